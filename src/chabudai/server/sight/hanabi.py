"""Hanabi, shown: clue marks, what is left, and which cards a clue would touch."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from chabudai.core import Seat
from chabudai.games.hanabi import CARDS, Band, ClueColour, ClueValue, Deduction, Knowledge
from chabudai.games.hanabi.components import RULEBOOK_ORDER
from chabudai.server.messages import Result
from chabudai.server.options import Aid
from chabudai.server.sight.eyes import EVERYTHING, Eyes, seat_of
from chabudai.server.sight.hanabi_moves import moves_of
from chabudai.server.sight.hanabi_outlook import outlook
from chabudai.server.sight.sight import Numbering, Sight

if TYPE_CHECKING:
    from chabudai.games.hanabi import Card, HanabiMove, HanabiSetup, HanabiState, HanabiView

Marks: TypeAlias = tuple[tuple[Knowledge, ...], ...]
"""For each hand and card, the colours and values that clues have pointed at it for."""

_encode: Final = msgspec.json.Encoder().encode
_TEXT: Final[dict[Card | None, str | None]] = {None: None, **{card: str(card) for card in CARDS}}
_UNMARKED: Final = Knowledge(0, 0)
_NO_MOVES: Final = msgspec.Raw(b"[]")


class HanabiSight(Sight):
    """Shows Hanabi."""

    def view(self, state: HanabiState, eyes: Eyes) -> HanabiView:
        """Return what these eyes may know."""
        if eyes >= 0:
            return state.view(Seat(eyes))
        hidden = tuple((None,) * len(hand.cards) for hand in state.hands)
        shown = tuple(hand.cards for hand in state.hands)
        return replace(state.view(Seat(0)), seat=Seat(eyes), hands=shown if eyes == EVERYTHING else hidden)

    def position(self, view: HanabiView, memory: Marks, aid: Aid, number: Numbering | None) -> msgspec.Raw:
        """Return a position, encoded."""
        ended = view.ended is not None
        faces, unfinishable, highest = outlook(view)
        shown: dict[str, Any] = {
            "game": "hanabi",
            "seat": seat_of(Eyes(view.seat)),
            "view": _view(view, aid),
            "moves": _NO_MOVES if number is None else moves_of(view),
            "faces": faces,
            "unfinishable": unfinishable,
            "highest": highest,
        }
        if aid is not Aid.NONE:
            shown["clues"] = [[_heard(mark) for mark in hand] for hand in memory]
        if aid is Aid.DEDUCTION and view.seat >= 0:
            shown["chances"] = _chances(view)
        if ended and view.score is not None:
            shown["verdict"] = Band.of(view.score).name.lower()
        return msgspec.Raw(_encode(shown))

    def secret(self, before: HanabiState, move: HanabiMove, eyes: Eyes) -> bool:  # noqa: ARG002
        """Every move of Hanabi is open."""
        return False

    def reveals(self, before: HanabiState, move: HanabiMove, after: HanabiState) -> bool:  # noqa: ARG002
        """A card that left a hand was seen; a clue only tells."""
        return not isinstance(move, ClueColour | ClueValue)

    def first_memory(self, state: HanabiState) -> Marks:
        """Return no marks on any card."""
        return tuple((_UNMARKED,) * len(hand.cards) for hand in state.hands)

    def memory(self, memory: Marks, before: HanabiState, move: HanabiMove, after: HanabiState) -> Marks:
        """Return the marks after a move."""
        if isinstance(move, ClueColour | ClueValue):
            return _with(memory, move.target, _pointed(memory[move.target], before, move))
        seat = before.to_move or 0
        hand = memory[seat][: move.slot] + memory[seat][move.slot + 1 :]
        if len(after.hands[seat].cards) > len(hand):
            hand = (*hand, _UNMARKED)
        return _with(memory, seat, hand)

    def result(self, state: HanabiState) -> Result | None:
        """Return how the game ended, or None while it goes on."""
        if state.ended is None:
            return None
        score = state.score
        verdict = None if score is None else Band.of(score).name.lower()
        return Result(state.ended.value, score, state.fireworks_total, state.setup.top_score, verdict)


def _with(memory: Marks, seat: int, hand: tuple[Knowledge, ...]) -> Marks:
    return (*memory[:seat], hand, *memory[seat + 1 :])


def _pointed(marks: tuple[Knowledge, ...], before: HanabiState, clue: ClueColour | ClueValue) -> tuple[Knowledge, ...]:
    colours = 1 << clue.colour if isinstance(clue, ClueColour) else 0
    values = 1 << (clue.value - 1) if isinstance(clue, ClueValue) else 0
    cards = before.hands[clue.target].cards
    return tuple(
        Knowledge(mark.colours | colours, mark.values | values) if clue.touches(card) else mark
        for mark, card in zip(marks, cards, strict=True)
    )


def _view(view: HanabiView, aid: Aid) -> dict[str, Any]:
    """Return the engine's JSON form, quickly; a test holds the two equal."""
    setup, fireworks = view.setup, view.fireworks
    told = aid in (Aid.EXCLUSIONS, Aid.DEDUCTION)
    return {
        "game": "hanabi",
        "players": setup.players,
        "rules": _rules(setup),
        "turn": view.turn,
        "to_move": view.to_move,
        "clue_tokens": view.clue_tokens,
        "errors": view.errors,
        "fireworks": _fireworks(fireworks),
        "deck_left": view.deck_left,
        "hands": [[_TEXT[card] for card in hand] for hand in view.hands],
        "knowledge": [[_heard(known) for known in hand] for hand in view.knowledge] if told else None,
        "discards": [_TEXT[card] for card in view.discards],
        "final_turns_left": view.final_turns_left,
        "ended": None if view.ended is None else view.ended.value,
        "fireworks_total": view.fireworks_total,
        "score": view.score,
    }


_RULES: Final[dict[int, tuple[HanabiSetup, msgspec.Raw]]] = {}


def _rules(setup: HanabiSetup) -> msgspec.Raw:
    """Return the rules, kept by the setup's place in memory: setups are few, shared and slow to hash."""
    kept = _RULES.get(id(setup))
    if kept is None or kept[0] is not setup:
        if len(_RULES) > 1000:
            _RULES.clear()
        kept = _RULES[id(setup)] = (setup, msgspec.Raw(_encode(setup.rules_json())))
    return kept[1]


@lru_cache(maxsize=20_000)
def _fireworks(fireworks: tuple[int, ...]) -> msgspec.Raw:
    heights = {colour.word: fireworks[colour] for colour in RULEBOOK_ORDER if colour < len(fireworks)}
    return msgspec.Raw(_encode(heights))


@lru_cache(maxsize=4096)
def _heard(known: Knowledge) -> msgspec.Raw:
    colours = [colour.word for colour in known.possible_colours()]
    return msgspec.Raw(_encode({"colours": colours, "values": list(known.possible_values())}))


def _chances(view: HanabiView) -> list[dict[str, float]]:
    return [
        {str(card): round(float(chance), 4) for card, chance in sorted(own.items(), key=lambda item: -item[1])}
        for own in Deduction.of(view).own
    ]

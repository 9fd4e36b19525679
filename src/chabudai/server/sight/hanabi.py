"""Hanabi, shown: clue marks, what is left, and which cards a clue would touch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from chabudai.core import Seat
from chabudai.games.hanabi import CARDS, Band, ClueColour, ClueValue, Deduction, Knowledge, Prospects
from chabudai.games.hanabi.components import RULEBOOK_ORDER
from chabudai.games.hanabi.moves import Announce, Discard, Play
from chabudai.server.messages import Result
from chabudai.server.options import Aid
from chabudai.server.sight.eyes import EVERYTHING, PUBLIC, Eyes, seat_of
from chabudai.server.sight.shapes import Face, HanabiMoveInfo
from chabudai.server.sight.sight import Sight

if TYPE_CHECKING:
    from chabudai.games.hanabi import Card, HanabiMove, HanabiSetup, HanabiState, HanabiView

Marks: TypeAlias = tuple[tuple[Knowledge, ...], ...]
"""For each hand and card, the colours and values that clues have pointed at it for."""

_encode: Final = msgspec.json.Encoder().encode
_TEXT: Final[dict[Card | None, str | None]] = {None: None, **{card: str(card) for card in CARDS}}
_UNMARKED: Final = Knowledge(0, 0)


class HanabiSight(Sight):
    """Shows Hanabi."""

    def view(self, state: HanabiState, eyes: Eyes) -> HanabiView:
        """Return what these eyes may know."""
        if eyes >= 0:
            return state.view(Seat(eyes))
        hidden = tuple((None,) * len(hand.cards) for hand in state.hands)
        shown = tuple(hand.cards for hand in state.hands)
        return replace(state.view(Seat(0)), seat=Seat(eyes), hands=shown if eyes == EVERYTHING else hidden)

    def position(self, view: HanabiView, actions: Sequence[int], memory: Marks, aid: Aid) -> msgspec.Raw:
        """Return a position, encoded."""
        ended = view.ended is not None
        faces, unfinishable, highest = _prospects(
            view.setup, view.fireworks, view.discards, view.deck_left, view.final_turns_left, ended
        )
        shown: dict[str, Any] = {
            "game": "hanabi",
            "seat": seat_of(Eyes(view.seat)),
            "view": _view(view, aid),
            "moves": [
                _move(move, action, _touched(view, move))
                for move, action in zip(view.legal_moves(), actions, strict=False)
            ],
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


@lru_cache(maxsize=256)
def _rules(setup: HanabiSetup) -> msgspec.Raw:
    return msgspec.Raw(_encode(setup.rules_json()))


@lru_cache(maxsize=20_000)
def _fireworks(fireworks: tuple[int, ...]) -> msgspec.Raw:
    heights = {colour.word: fireworks[colour] for colour in RULEBOOK_ORDER if colour < len(fireworks)}
    return msgspec.Raw(_encode(heights))


@lru_cache(maxsize=4096)
def _heard(known: Knowledge) -> msgspec.Raw:
    colours = [colour.word for colour in known.possible_colours()]
    return msgspec.Raw(_encode({"colours": colours, "values": list(known.possible_values())}))


@lru_cache(maxsize=2048)
def _prospects(
    setup: HanabiSetup,
    fireworks: tuple[int, ...],
    discards: tuple[Card, ...],
    deck_left: int,
    final_turns_left: int | None,
    ended: bool,  # noqa: FBT001 - part of the key
) -> tuple[msgspec.Raw, list[str], int]:
    """Return what can be said about every face, the lost fireworks and the highest score."""
    open_table = _OpenTable(setup, fireworks, discards, deck_left, final_turns_left, ended or None)
    prospects = Prospects.of(open_table)
    faces = {str(card): _face(prospects, card) for card in prospects.copies_left}
    lost = [colour.word for colour in RULEBOOK_ORDER if colour in prospects.unfinishable()]
    return msgspec.Raw(_encode(faces)), lost, prospects.highest_score


class _OpenTable(msgspec.Struct, frozen=True):
    setup: Any
    fireworks: tuple[int, ...]
    discards: tuple[Any, ...]
    deck_left: int
    final_turns_left: int | None
    ended: Any


def _face(prospects: Prospects, card: Card) -> Face:
    last = prospects.indispensable(card)
    if prospects.useless(card):
        return Face(prospects.copies_left[card], "useless", last)
    if prospects.playable(card):
        return Face(prospects.copies_left[card], "playable", last)
    return Face(prospects.copies_left[card], "indispensable" if last else None, last)


def _touched(view: HanabiView, move: HanabiMove) -> tuple[int, ...] | None:
    if not isinstance(move, ClueColour | ClueValue):
        return None
    hand = view.hands[move.target]
    return tuple(slot for slot, card in enumerate(hand) if card is not None and move.touches(card))


@lru_cache(maxsize=20_000)
def _move(move: HanabiMove, action: int, touched: tuple[int, ...] | None) -> msgspec.Raw:
    return msgspec.Raw(_encode(_move_info(move, action, touched)))


def _move_info(move: HanabiMove, action: int, touched: tuple[int, ...] | None) -> HanabiMoveInfo:
    text = str(move)
    match move:
        case Play(slot):
            return HanabiMoveInfo(text, action, "play", slot)
        case Announce(slot, colour):
            return HanabiMoveInfo(text, action, "announce", slot, colour=colour.word)
        case Discard(slot):
            return HanabiMoveInfo(text, action, "discard", slot)
        case ClueColour(target, colour):
            return HanabiMoveInfo(text, action, "clue", None, target, colour.word, None, list(touched or ()))
        case ClueValue(target, value):
            return HanabiMoveInfo(text, action, "clue", None, target, None, value, list(touched or ()))


def _chances(view: HanabiView) -> list[dict[str, float]]:
    return [
        {str(card): round(float(chance), 4) for card, chance in sorted(own.items(), key=lambda item: -item[1])}
        for own in Deduction.of(view).own
    ]


__all__ = ["PUBLIC", "HanabiSight"]

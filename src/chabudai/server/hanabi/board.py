"""What lies open for every seat at a table of Hanabi, encoded once for all observers."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from chabudai.games.hanabi import CARDS, Band, Knowledge
from chabudai.games.hanabi.components import RULEBOOK_ORDER
from chabudai.protocol.options import Aid
from chabudai.server.hanabi.outlook import outlook

if TYPE_CHECKING:
    from chabudai.games.hanabi import HanabiSetup, HanabiView

Marks: TypeAlias = tuple[tuple[Knowledge, ...], ...]
"""For each hand and card, the colours and values that clues have pointed at it for."""

_encode: Final = msgspec.json.Encoder().encode
_TEXTS: Final = [str(card) for card in CARDS]


class BoardEncoder:
    """Encodes boards and keeps the last one: a table's observers are shown it one after the other."""

    def __init__(self) -> None:
        """Start with none."""
        self._key: tuple[Any, ...] = ()
        self._encoded = (b"", b"")

    def encode(self, view: HanabiView, marks: Marks, aid: Aid) -> tuple[bytes, bytes]:
        """Return the view without the hands, and what comes after the moves; each from behind its first brace."""
        # Everything that is shown and nothing else: equal parts are mostly the same object.
        key = (
            view.turn,
            view.fireworks,
            view.discards,
            view.knowledge,
            marks,
            view.clue_tokens,
            view.errors,
            view.deck_left,
            view.to_move,
            view.final_turns_left,
            view.ended,
            aid,
            view.setup,
        )
        if self._key != key:
            self._key, self._encoded = key, (_view(view, aid), _rest(view, marks, aid))
        return self._encoded


def _view(view: HanabiView, aid: Aid) -> bytes:
    """Return the engine's JSON form, quickly; a test holds the two equal."""
    told = aid in (Aid.EXCLUSIONS, Aid.DEDUCTION)
    shown = {
        "game": "hanabi",
        "players": view.setup.players,
        "rules": _rules(view.setup),
        "turn": view.turn,
        "to_move": view.to_move,
        "clue_tokens": view.clue_tokens,
        "errors": view.errors,
        "fireworks": _fireworks(view.fireworks),
        "deck_left": view.deck_left,
        "knowledge": [[_heard(known) for known in hand] for hand in view.knowledge] if told else None,
        "discards": [_TEXTS[colour * 5 + value - 1] for colour, value in view.discards],
        "final_turns_left": view.final_turns_left,
        "ended": None if view.ended is None else view.ended.value,
        "fireworks_total": view.fireworks_total,
        "score": view.score,
    }
    return _encode(shown)[1:]


def _rest(view: HanabiView, marks: Marks, aid: Aid) -> bytes:
    faces, reach, highest = outlook(view)
    shown: dict[str, Any] = {"faces": faces, "reach": reach, "highest": highest}
    if aid is not Aid.NONE:
        shown["clues"] = [[_heard(mark) for mark in hand] for hand in marks]
    if view.ended is not None and view.score is not None:
        shown["verdict"] = Band.of(view.score).name.lower()
    return _encode(shown)[1:]


@lru_cache(maxsize=1000)
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

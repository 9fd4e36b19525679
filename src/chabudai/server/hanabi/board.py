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
    from chabudai.games.hanabi import Card, HanabiSetup, HanabiView

Marks: TypeAlias = tuple[tuple[Knowledge, ...], ...]
"""For each hand and card, the colours and values that clues have pointed at it for."""

_encode: Final = msgspec.json.Encoder().encode
_FACES: Final = [_encode(str(card)) for card in CARDS]
_VIEW: Final = (
    b'"game":"hanabi","players":%d,"rules":%b,"turn":%d,"to_move":%b,"clue_tokens":%d,"errors":%d,"fireworks":%b,'
    b'"deck_left":%d,"knowledge":%b,"discards":%b,"final_turns_left":%b,"ended":%b,"fireworks_total":%d,"score":%b}'
)


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
    return _VIEW % (
        view.setup.players,
        _rules(view.setup),
        view.turn,
        _number(view.to_move),
        view.clue_tokens,
        view.errors,
        _fireworks(view.fireworks),
        view.deck_left,
        _heard_at(view.knowledge) if told else b"null",
        _cards(view.discards),
        _number(view.final_turns_left),
        b"null" if view.ended is None else _encode(view.ended),
        view.fireworks_total,
        _number(view.score),
    )


def _rest(view: HanabiView, marks: Marks, aid: Aid) -> bytes:
    faces, highest = outlook(view)
    pieces = [faces, b',"highest":%d' % highest]
    if aid is not Aid.NONE:
        pieces += [b',"clues":', _heard_at(marks)]
    if view.ended is not None and view.score is not None:
        pieces += [b',"verdict":', _encode(Band.of(view.score).name.lower())]
    return b"".join([*pieces, b"}"])


def _number(value: int | None) -> bytes:
    return b"null" if value is None else b"%d" % value


def _heard_at(hands: Marks) -> bytes:
    return b"[" + b",".join(map(_heard_in, hands)) + b"]"


@lru_cache(maxsize=1000)
def _rules(setup: HanabiSetup) -> bytes:
    return _encode(setup.rules_json())


@lru_cache(maxsize=20_000)
def _fireworks(fireworks: tuple[int, ...]) -> bytes:
    return _encode({colour.word: fireworks[colour] for colour in RULEBOOK_ORDER if colour < len(fireworks)})


@lru_cache(maxsize=20_000)
def _cards(cards: tuple[Card, ...]) -> bytes:
    """Return a pile of cards: with each card it grows by, the rest is known."""
    if not cards:
        return b"[]"
    colour, value = cards[-1]
    before = _cards(cards[:-1])[:-1]
    return before + (b"," if len(cards) > 1 else b"") + _FACES[colour * 5 + value - 1] + b"]"


@lru_cache(maxsize=4096)
def _heard_in(hand: tuple[Knowledge, ...]) -> bytes:
    return b"[" + b",".join(map(_heard, hand)) + b"]"


@lru_cache(maxsize=4096)
def _heard(known: Knowledge) -> bytes:
    colours = [colour.word for colour in known.possible_colours()]
    return _encode({"colours": colours, "values": list(known.possible_values())})

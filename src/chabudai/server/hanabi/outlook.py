"""What can be said about every card of Hanabi from what lies open, colour by colour and cached."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from chabudai.games.hanabi import Prospects, highest_score
from chabudai.games.hanabi.components import RULEBOOK_ORDER, VALUES, Card, Colour
from chabudai.games.hanabi.prospects import turns_left
from chabudai.games.hanabi.rules import HanabiSetup, read_setup
from chabudai.protocol.hanabi.positions import Face

if TYPE_CHECKING:
    from chabudai.games.hanabi import HanabiView

_encode: Final = msgspec.json.Encoder().encode
_WORDS: Final = [(int(colour), colour.word) for colour in RULEBOOK_ORDER]


def outlook(view: HanabiView) -> tuple[bytes, int]:
    """Return all faces and how high each firework can still rise, encoded, and the highest score possible."""
    encoded, reach = _faces(view.fireworks, view.discards)
    return encoded, highest_score(reach, view.fireworks, turns_left(view))


@lru_cache(maxsize=2000)
def _faces(fireworks: tuple[int, ...], discards: tuple[Card, ...]) -> tuple[bytes, tuple[int, ...]]:
    """Return the fields `faces` and `reach`, and the reach of each colour; a clue changes nothing of this."""
    colours, gone = len(fireworks), _gone(discards)
    shown = [_colour(colours, colour, fireworks[colour], gone[colour]) for colour in range(colours)]
    reach = tuple([reach for _, reach in shown])
    faces = b",".join([faces for faces, _ in shown])
    return b'"faces":{' + faces + b'},"reach":' + _heights(reach), reach


@lru_cache(maxsize=20_000)
def _gone(discards: tuple[Card, ...]) -> tuple[tuple[int, ...], ...]:
    """Return how many cards of each colour and value were discarded: with each card, the rest is known."""
    if not discards:
        return ((0,) * len(VALUES),) * len(Colour)
    before, (colour, value) = _gone(discards[:-1]), discards[-1]
    row = before[colour]
    row = (*row[: value - 1], row[value - 1] + 1, *row[value:])
    return (*before[:colour], row, *before[colour + 1 :])


@lru_cache(maxsize=20_000)
def _heights(reach: tuple[int, ...]) -> bytes:
    return _encode({word: reach[colour] for colour, word in _WORDS if colour < len(reach)})


class _OneColour(msgspec.Struct, frozen=True):
    """A table on which only one colour was touched."""

    setup: HanabiSetup
    fireworks: tuple[int, ...]
    discards: tuple[Card, ...]
    deck_left: int = 1
    final_turns_left: int | None = None
    ended: None = None


@lru_cache(maxsize=20_000)
def _colour(colours: int, colour: int, height: int, gone: tuple[int, ...]) -> tuple[bytes, int]:
    """Return the faces of one colour, without braces, and how high its firework can rise.

    Nothing of this depends on the other colours, so a table with only this one will do.
    """
    setup = read_setup(2, {"avalanche": colours > 5})
    fireworks = tuple(height if other == colour else 0 for other in range(colours))
    cards = [Card(Colour(colour), value) for value in VALUES]
    discards = tuple(card for card, times in zip(cards, gone, strict=True) for _ in range(times))
    prospects = Prospects.of(_OneColour(setup, fireworks, discards))
    faces = _encode({str(card): _face(prospects, card) for card in cards})
    return faces[1:-1], prospects.reach[colour]


def _face(prospects: Prospects, card: Card) -> Face:
    left, last = prospects.copies_left[card], prospects.indispensable(card)
    if prospects.useless(card):
        return Face(left, "useless", last)
    if prospects.playable(card):
        return Face(left, "playable", last)
    return Face(left, "indispensable" if last else None, last)

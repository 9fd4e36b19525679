"""What can be said about every card of Hanabi from what lies open: quickly, colour by colour."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from chabudai.games.hanabi import Prospects
from chabudai.games.hanabi.components import RULEBOOK_ORDER, VALUES, Card, Colour
from chabudai.games.hanabi.rules import TOP_VALUE, read_setup
from chabudai.protocol.hanabi.positions import Face

if TYPE_CHECKING:
    from chabudai.games.hanabi import HanabiView

_encode: Final = msgspec.json.Encoder().encode
_WORDS: Final = [(int(colour), colour.word) for colour in RULEBOOK_ORDER]
Faces: TypeAlias = tuple[msgspec.Raw, list[str], int]
"""The faces, the lost colours, and how high the fireworks can rise together."""
MOST_KEPT: Final = 2000
_KEPT: Final[dict[tuple[int, int], tuple[tuple[int, ...], tuple[Card, ...], Faces]]] = {}


def outlook(view: HanabiView) -> tuple[msgspec.Raw, list[str], int]:
    """Return all faces, the colours that cannot be finished, and the highest score possible."""
    fireworks, discards = view.fireworks, view.discards
    # Clues leave both as they are, and looking them up by what they hold would be slow.
    place = (id(fireworks), id(discards))
    kept = _KEPT.get(place)
    if kept is None or kept[0] is not fireworks or kept[1] is not discards:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        kept = _KEPT[place] = (fireworks, discards, _faces(fireworks, discards))
    faces, lost, reached = kept[2]
    return faces, lost, _highest(view, reached)


def _faces(fireworks: tuple[int, ...], discards: tuple[Card, ...]) -> Faces:
    colours = len(fireworks)
    counts = [0] * (colours * 5)
    for colour, value in discards:
        counts[colour * 5 + value - 1] += 1
    shown = [
        _colour(colours, colour, fireworks[colour], tuple(counts[colour * 5 : colour * 5 + 5]))
        for colour in range(colours)
    ]
    lost = [word for colour, word in _WORDS if colour < colours and shown[colour][1] < TOP_VALUE]
    faces = b"{" + b",".join([faces for faces, _ in shown]) + b"}"
    return msgspec.Raw(faces), lost, sum([reach for _, reach in shown])


@lru_cache(maxsize=20_000)
def _colour(colours: int, colour: int, height: int, gone: tuple[int, ...]) -> tuple[bytes, int]:
    """Return the faces of one colour, without braces, and how high its firework can rise.

    Nothing of this depends on the other colours, so a table with only this one will do.
    """
    setup = read_setup(2, {"avalanche": colours > 5})
    fireworks = tuple(height if other == colour else 0 for other in range(colours))
    cards = [Card(Colour(colour), value) for value in VALUES]
    discards = tuple(card for card, times in zip(cards, gone, strict=True) for _ in range(times))
    prospects = Prospects.of(_OpenTable(setup, fireworks, discards, 1, None, None))
    faces = _encode({str(card): _face(prospects, card) for card in cards})
    return faces[1:-1], prospects.reach[colour]


def _highest(view: HanabiView, reached: int) -> int:
    """Return what the turns that are left can still add, as `Prospects` has it."""
    if view.ended is not None:
        return min(reached, view.fireworks_total)
    if view.setup.rules.all_or_nothing:
        return reached
    left = view.deck_left + view.setup.players if view.final_turns_left is None else view.final_turns_left
    return min(reached, view.fireworks_total + left)


class _OpenTable(msgspec.Struct, frozen=True):
    setup: Any
    fireworks: tuple[int, ...]
    discards: tuple[Any, ...]
    deck_left: int
    final_turns_left: int | None
    ended: Any


def _face(prospects: Prospects, card: Card) -> Face:
    left, last = prospects.copies_left[card], prospects.indispensable(card)
    if prospects.useless(card):
        return Face(left, "useless", last)
    if prospects.playable(card):
        return Face(left, "playable", last)
    return Face(left, "indispensable" if last else None, last)

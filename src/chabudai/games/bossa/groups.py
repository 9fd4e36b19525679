"""Which groups a hand can make: selections of its tiles by number of tiles and value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from operator import getitem, itemgetter
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from chabudai.games.bossa.components import MOST_PIPS, Colour, Hand, Modifier, Tile
from chabudai.games.bossa.line import Target, target, value_of
from chabudai.games.bossa.rules import HIGHEST_VALUE

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_TILES: Final = 7
"""The largest hand at the moment of moving.

A hand starts a turn with what the last one left, at first 4, and draws one. Placing and
stacking give away at least one tile, so they leave no more than there were before the draw.
Only swap and redraw leave one more, each once per game: 4 + 2 after a turn, and with the
draw 7. An opponent's swap changes which tiles a hand has, never how many.
"""
MOST_TILES_WAITING: Final = MOST_TILES - 1
"""The largest hand of the seat that is not to move: it has not drawn."""


class Selection(NamedTuple):
    """Some slots of a sorted hand as a bit mask, at most one of them with the modifier."""

    mask: int
    star: int | None = None


def _stars(mask: int) -> list[int]:
    return [slot for slot in range(MOST_TILES) if mask >> slot & 1]


SELECTIONS: Final = tuple(Selection(mask, star) for mask in range(1, 1 << MOST_TILES) for star in (None, *_stars(mask)))
"""Every selection, in the order of their numbers: by mask, unstarred first, then by star."""
SELECTION_NUMBER: Final[Mapping[Selection, int]] = {selection: number for number, selection in enumerate(SELECTIONS)}
_PLAIN: Final = [SELECTION_NUMBER.get(Selection(mask), 0) for mask in range(1 << MOST_TILES)]
_STARRED: Final = [
    [SELECTION_NUMBER.get(Selection(mask, star), 0) for mask in range(1 << MOST_TILES)] for star in range(MOST_TILES)
]


def _picker(mask: int) -> Callable[[Any], Any]:
    slots = _stars(mask)
    # A getter of a single item would return it bare; a slice keeps the tuple around it.
    return itemgetter(*slots) if len(slots) > 1 else itemgetter(slice(slots[0], slots[0] + 1))


PICKERS: Final = [(_picker(mask), star) for mask, star in SELECTIONS]

Sums: TypeAlias = Mapping[Target, tuple[int, ...]]
"""Which of the tiles that show a colour make each target, as masks; none make `target(0, 0)`."""


def _spread(slots: tuple[int, ...]) -> list[int]:
    """Return the mask of slots for each mask of the tiles that lie in *slots*."""
    spread = [0]
    for slot in slots:
        spread += [mask | 1 << slot for mask in spread]
    return spread


_SPREAD: Final = {
    slots: _spread(slots) for size in range(MOST_TILES + 1) for slots in combinations(range(MOST_TILES), size)
}


class Star(NamedTuple):
    """A slot that the modifier may lie on."""

    bit: int
    gain: Target
    """What the modified tile adds to a target: itself and its pips."""
    numbers: Sequence[int]
    """The numbers of the selections that star this slot, by mask."""


_STARS: Final = [
    [None, *(Star(1 << slot, target(1, worth), _STARRED[slot]) for worth in range(1, 2 * MOST_PIPS + 1))]
    for slot in range(MOST_TILES)
]
"""By slot and by what its tile counts; one without the colour takes part in no group (B4.4)."""


_PIPS: Final = [itemgetter(colour) for colour in Colour]


def groups(
    hand: Hand, colour: Colour, modifier: Modifier | None, targets: Sequence[Target]
) -> list[tuple[int, Target]]:
    """Return the selections of *hand* that make one of *targets*, by number, with what they make.

    *modifier* is the one that may still be used, or None.
    """
    sums, spread = _makings(tuple(map(_PIPS[colour], hand)))
    found = [(_PLAIN[spread[mask]], hit) for hit in targets if hit in sums for mask in sums[hit]]
    if modifier is not None:
        worths = modifier.worths(hand, colour)
        found += [
            (numbers[spread[mask] | bit], hit)
            for bit, gain, numbers in filter(None, map(getitem, _STARS, worths))
            for hit in targets
            if hit - gain in sums
            for mask in sums[hit - gain]
            if not spread[mask] & bit
        ]
    found.sort()
    return found


def picked(hand: Hand, number: int) -> tuple[Hand, Tile | None]:
    """Return the tiles of a selection and the modified one among them."""
    picker, star = PICKERS[number]
    return picker(hand), None if star is None else hand[star]


@lru_cache(maxsize=1 << 16)
def _makings(pips: tuple[int, ...]) -> tuple[Sums, Sequence[int]]:
    """Return what slots with these pips make, and where the masks of it lie in the hand."""
    showing = tuple([slot for slot, count in enumerate(pips) if count])
    return _sums(tuple([pips[slot] for slot in showing])), _SPREAD[showing]


@lru_cache(maxsize=1 << 14)
def _sums(pips: tuple[int, ...]) -> Sums:
    """Return what tiles with these pips make.

    Many hands show the same pips in one colour, and a longer row of pips continues a shorter
    one, so that few of these tables serve all.
    """
    if not pips:
        return {target(0, 0): (0,)}
    sums = _sums(pips[:-1])
    bit, gain, longer = 1 << len(pips) - 1, target(1, pips[-1]), dict(sums)
    for shorter, masks in sums.items():
        made = shorter + gain
        if value_of(made) <= HIGHEST_VALUE:
            longer[made] = longer.get(made, ()) + tuple([mask | bit for mask in masks])
    return longer

"""Which groups a hand can make: selections of its tiles by number of tiles and value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from chabudai.games.bossa.components import Colour, Hand, Modifier, Tile

if TYPE_CHECKING:
    from collections.abc import Callable

    from chabudai.games.bossa.line import Target

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


_PICKERS: Final = [_picker(selection.mask) for selection in SELECTIONS]

Found: TypeAlias = tuple[int, int]
"""The number of a selection and the value of the group that it makes."""


def picked(hand: Hand, number: int) -> tuple[Hand, Tile | None]:
    """Return the tiles of a selection and the modified one among them."""
    star = SELECTIONS[number].star
    return _PICKERS[number](hand), None if star is None else hand[star]


def groups(hand: Hand, colour: Colour, modifier: Modifier | None, targets: Sequence[Target]) -> list[Found]:
    """Return the groups of *hand* that hit one of *targets*, by number of selection.

    *modifier* is the one that may still be used, or None.
    """
    sums = _sums(tuple([tile[colour] for tile in hand]))
    found = [(_PLAIN[mask], target[1]) for target in targets if target in sums for mask in sums[target]]
    if modifier is not None:
        found += _modified(hand, colour, modifier, targets)
    found.sort()
    return found


def _modified(hand: Hand, colour: Colour, modifier: Modifier, targets: Sequence[Target]) -> list[Found]:
    sums = _sums(tuple([tile[colour] for tile in hand]))
    found: list[Found] = []
    for slot, tile in enumerate(hand):
        worth = modifier.worth(tile, colour)
        if not worth:
            continue
        bit, numbers = 1 << slot, _STARRED[slot]
        found += [
            (numbers[mask | bit], value)
            for size, value in targets
            for mask in sums.get((size - 1, value - worth), ())
            if not mask & bit
        ]
    return found


@lru_cache(maxsize=1 << 14)
def _sums(pips: tuple[int, ...]) -> Mapping[Target, tuple[int, ...]]:
    """Return the masks of slots by number of tiles and sum; a slot without pips is in none.

    Many hands show the same pips in one colour, so that few of these tables serve all.
    """
    showing = [slot for slot, count in enumerate(pips) if count]
    sums: dict[Target, tuple[int, ...]] = {}
    for size in range(len(showing) + 1):
        for slots in combinations(showing, size):
            target = size, sum(pips[slot] for slot in slots)
            sums[target] = (*sums.get(target, ()), sum(1 << slot for slot in slots))
    return sums

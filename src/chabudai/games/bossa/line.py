"""A line: a die with groups growing from it in two directions."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from chabudai.games.bossa.components import Tile
from chabudai.games.bossa.rules import BESIDE_THE_DIE

Target: TypeAlias = int
"""How many tiles a group must have, and their value: one number, so that targets add up."""
VALUES: Final = 64
"""More than any hand is worth, even with a doubler."""


def target(size: int, value: int) -> Target:
    """Return the target of a group with so many tiles and this value."""
    return size * VALUES + value


def size_of(target: Target) -> int:
    """Return how many tiles a group needs to hit *target*."""
    return target // VALUES


def value_of(target: Target) -> int:
    """Return the value that a group needs to hit *target*."""
    return target % VALUES


class Heap(NamedTuple):
    """Tiles that were put down together, and the one that a modifier lies on."""

    tiles: tuple[Tile, ...]
    modified: Tile | None = None


class Group(NamedTuple):
    """The tiles placed for one number, with what was stacked on them later."""

    value: int
    base: Heap
    stacked: tuple[Heap, ...] = ()

    @property
    def size(self) -> int:
        """The number of tiles that neighbours and stacks go by: stacked ones do not count."""
        return len(self.base.tiles)


@dataclass(frozen=True, slots=True)
class Line:
    """A die and the groups above and below it, from the die outwards."""

    die: int
    up: tuple[Group, ...] = ()
    down: tuple[Group, ...] = ()
    openings: tuple[Target, ...] = field(init=False, compare=False, repr=False)
    """What may be placed: a line is asked far more often than it grows, so it knows."""
    covers: tuple[Target, ...] = field(init=False, compare=False, repr=False)
    """What may be stacked."""

    def __post_init__(self) -> None:
        """Work out what may be placed at the two ends and stacked on the groups."""
        openings = _openings(self.next_up, _size_at_end(self.up)) + _openings(self.next_down, _size_at_end(self.down))
        covers = tuple([target(len(base.tiles), value) for value, base, _ in self.groups])
        object.__setattr__(self, "openings", openings)
        object.__setattr__(self, "covers", covers)

    @property
    def next_up(self) -> int:
        """The number that continues the upper end; there always is one."""
        return self.die + len(self.up) + 1

    @property
    def next_down(self) -> int:
        """The number that continues the lower end; 0 when the line has come down to 1."""
        return self.die - len(self.down) - 1

    @property
    def groups(self) -> tuple[Group, ...]:
        """All groups, both sides together."""
        return self.up + self.down

    def group(self, value: int) -> Group | None:
        """Return the group of this value, if there is one."""
        side, place = self._side(value)
        return side[place] if 0 <= place < len(side) else None

    def placed(self, value: int, heap: Heap) -> Line:
        """Return the line with a group more, at the end that *value* continues."""
        if value > self.die:
            return Line(self.die, (*self.up, Group(value, heap)), self.down)
        return Line(self.die, self.up, (*self.down, Group(value, heap)))

    def stacked(self, value: int, heap: Heap) -> Line:
        """Return the line with *heap* on top of the group of this value."""
        side, place = self._side(value)
        base = side[place]
        grown = base._replace(stacked=(*base.stacked, heap))
        side = (*side[:place], grown, *side[place + 1 :])
        if value > self.die:
            return Line(self.die, side, self.down)
        return Line(self.die, self.up, side)

    def _side(self, value: int) -> tuple[tuple[Group, ...], int]:
        if value > self.die:
            return self.up, value - self.die - 1
        return self.down, self.die - value - 1


def _size_at_end(side: tuple[Group, ...]) -> int:
    """Return how many tiles the last group of a side has; 0 for the die itself."""
    return len(side[-1].base.tiles) if side else 0


@cache
def _openings(value: int, beside: int) -> tuple[Target, ...]:
    """Return what continues an end with *value* next to a group of so many tiles."""
    if not value:
        return ()
    sizes = (beside - 1, beside + 1) if beside else BESIDE_THE_DIE
    return tuple(target(size, value) for size in sizes if size)

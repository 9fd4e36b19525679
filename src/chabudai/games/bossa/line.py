"""A line: a die with groups growing from it in two directions."""

from __future__ import annotations

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


class Line(NamedTuple):
    """A die and the groups above and below it, from the die outwards; make one with `Line.of`.

    A line is asked far more often than it grows, so it knows what it takes.
    """

    die: int
    up: tuple[Group, ...]
    down: tuple[Group, ...]
    covers: tuple[Target, ...]
    """What may be stacked: a target for each group, from the upper end to the lower."""
    openings: tuple[Target, ...]
    """What may be placed."""

    @classmethod
    def of(cls, die: int, up: tuple[Group, ...] = (), down: tuple[Group, ...] = ()) -> Line:
        """Return a die with these groups."""
        groups = (*reversed(up), *down)
        return _line(die, up, down, tuple(target(group.size, group.value) for group in groups))

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
        die, up, down, covers, _ = self
        group, cover = Group(value, heap), target(len(heap.tiles), value)
        if value > die:
            return _line(die, (*up, group), down, (cover, *covers))
        return _line(die, up, (*down, group), (*covers, cover))

    def stacked(self, value: int, heap: Heap) -> Line:
        """Return the line with *heap* on top of the group of this value."""
        side, place = self._side(value)
        base = side[place]
        grown = base._replace(stacked=(*base.stacked, heap))
        side = (*side[:place], grown, *side[place + 1 :])
        if value > self.die:
            return self._replace(up=side)
        return self._replace(down=side)

    def _side(self, value: int) -> tuple[tuple[Group, ...], int]:
        if value > self.die:
            return self.up, value - self.die - 1
        return self.down, self.die - value - 1


def _line(die: int, up: tuple[Group, ...], down: tuple[Group, ...], covers: tuple[Target, ...]) -> Line:
    above = _openings(die + len(up) + 1, covers[0] if up else 0)
    below = _openings(die - len(down) - 1, covers[-1] if down else 0)
    return Line(die, up, down, covers, above + below)


@cache
def _openings(value: int, end: Target) -> tuple[Target, ...]:
    """Return what continues an end with *value*, next to a group that hit *end*, or 0 for the die."""
    if not value:
        return ()
    beside = size_of(end)
    sizes = (beside - 1, beside + 1) if end else BESIDE_THE_DIE
    return tuple(target(size, value) for size in sizes if size)

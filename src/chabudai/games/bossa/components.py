"""The material: tiles, the two colours, modifiers and action tiles."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import Final, NamedTuple, TypeAlias


class Colour(IntEnum):
    """A colour of pips, and the line that is counted in it."""

    WHITE = 0
    BLACK = 1

    @property
    def word(self) -> str:
        """The colour's name in texts."""
        return self.name.lower()


COLOUR_BY_WORD: Final = {colour.word: colour for colour in Colour}


class Tile(NamedTuple):
    """A tile: how many white and how many black pips it shows; indexed by `Colour`.

    A named tuple because hands are sorted and compared all the time, by white, then black.
    """

    white: int
    black: int

    def __str__(self) -> str:
        return f"{self.white}/{self.black}"


Hand: TypeAlias = tuple[Tile, ...]
"""The tiles in front of a player, ascending."""
SeenHand: TypeAlias = tuple[Tile | None, ...]
"""A hand, with None for a tile that lies face down for the observer."""

MOST_PIPS: Final = 6
TILES: Final = tuple(
    Tile(white, black)
    for white in range(MOST_PIPS + 1)
    for black in range(MOST_PIPS + 1)
    if 1 <= white + black <= MOST_PIPS
)
"""Every tile once, ascending."""
TILE_BY_TEXT: Final = {str(tile): tile for tile in TILES}


class Modifier(StrEnum):
    """A side of the modifier token."""

    DOUBLER = "doubler"
    INVERTER = "inverter"

    def worths(self, tiles: tuple[Tile, ...], colour: Colour) -> list[int]:
        """Return the pips of *colour* that each tile counts under this modifier; 0 is none."""
        if self is Modifier.DOUBLER:
            return [2 * tile[colour] for tile in tiles]
        inverse = 1 - colour
        return [tile[inverse] for tile in tiles]


Modifiers: TypeAlias = tuple[Modifier | None, Modifier | None]
"""The chosen sides by seat, used or not."""


class ActionTile(StrEnum):
    """An action tile, in the order in which they are listed."""

    REDRAW = "redraw"
    SWAP = "swap"
    STACK = "stack"


REDRAW, SWAP, STACK = ActionTile

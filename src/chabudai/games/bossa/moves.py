"""The moves: the choices of the set-up, placing a group and the three action tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from chabudai.core import Move
from chabudai.games.bossa.components import Colour, Modifier, Tile


@dataclass(frozen=True, slots=True)
class TakeLine(Move):
    """Take this line and let the other play first, or take it after the other chose to."""

    line: Colour

    def __str__(self) -> str:
        return self.line.word


@dataclass(frozen=True, slots=True)
class PlayFirst(Move):
    """Play first and let the other take a line."""

    def __str__(self) -> str:
        return "first"


@dataclass(frozen=True, slots=True)
class ChooseModifier(Move):
    """Choose a side of one's modifier token for this game."""

    kind: Modifier

    def __str__(self) -> str:
        return self.kind.value


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Place *tiles* (ascending) as a group of *value* at an end of *line*."""

    line: Colour
    value: int
    tiles: tuple[Tile, ...]
    modified: Tile | None = None
    """The tile that the modifier lies on."""

    def __str__(self) -> str:
        return f"place {self.line.word} {self.value} {tiles_text(self.tiles, self.modified)}"


@dataclass(frozen=True, slots=True)
class Stack(Move):
    """Put *tiles* (ascending) on the group of *value* in *line*."""

    line: Colour
    value: int
    tiles: tuple[Tile, ...]
    modified: Tile | None = None
    """The tile that the modifier lies on."""

    def __str__(self) -> str:
        return f"stack {self.line.word} {self.value} {tiles_text(self.tiles, self.modified)}"


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """Give *mine* to the opponent for *theirs*."""

    mine: Tile
    theirs: Tile

    def __str__(self) -> str:
        return f"swap {self.mine} {self.theirs}"


@dataclass(frozen=True, slots=True)
class Redraw(Move):
    """Discard *tile* face up, then draw one."""

    tile: Tile

    def __str__(self) -> str:
        return f"redraw {self.tile}"


BossaMove: TypeAlias = TakeLine | PlayFirst | ChooseModifier | Place | Stack | Swap | Redraw


def tiles_text(tiles: tuple[Tile, ...], modified: Tile | None) -> str:
    """Write tiles with a star on the modified one."""
    return " ".join(f"{tile}*" if tile == modified else str(tile) for tile in tiles)

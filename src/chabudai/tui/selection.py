"""What a person has picked at the screen: a cursor, things chosen, and the moves that this offers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from chabudai.tui.commands import MenuItem
    from chabudai.tui.drawing import Drawing
    from chabudai.tui.scene import Scene
    from chabudai.words import Words


class Offer(NamedTuple):
    """Something that can be chosen now, by its key or by a click."""

    key: str
    label: str
    move: str = ""
    """The move that it stands for; it is made only after it was confirmed."""
    spot: str = ""
    """Or what choosing it presses."""
    item: MenuItem | None = None
    """Or what it asks of the table, which is confirmed like a move."""


class Selection(ABC):
    """What is picked in one game. It knows scenes, and no more of the game than they show."""

    def __init__(self, words: Words) -> None:
        """Start with nothing picked."""
        self.words = words
        self.scene: Scene | None = None
        self.cursor = ""
        self.pending = ""
        """The move that waits to be confirmed."""

    def update(self, scene: Scene) -> None:
        """Take a new scene; what was picked in an older one is dropped when the game has moved on."""
        before, self.scene = self.scene, scene
        if before is None or before.view != scene.view or before.seat != scene.seat:
            self.pending = ""
            self.clear()
        spots = [spot for row in self.rows() for spot in row]
        if self.cursor not in spots:
            self.cursor = self.home()

    def go(self, right: int, down: int) -> None:
        """Move the cursor by one place."""
        rows = [row for row in self.rows() if row]
        place = next(((y, row.index(self.cursor)) for y, row in enumerate(rows) if self.cursor in row), None)
        if place is None:
            self.cursor = self.home()
            return
        y = min(max(place[0] + down, 0), len(rows) - 1)
        x = place[1] if not down else _opposite(place[1], len(rows[place[0]]), len(rows[y]))
        self.cursor = rows[y][min(max(x + right, 0), len(rows[y]) - 1)]
        self.pending = ""

    def press(self, spot: str) -> None:
        """Press a place on the board, or what an offer opens."""
        self.pending = ""
        if any(spot in row for row in self.rows()):
            self.cursor = spot
        self.pressed(spot)

    def home(self) -> str:
        """Return where the cursor starts: the first place of the last row, which is the player's own hand."""
        rows = [row for row in self.rows() if row]
        return rows[-1][0] if rows else ""

    def back(self) -> bool:
        """Undo the last choice; False if there was none."""
        if self.pending:
            self.pending = ""
            return True
        return self.clear()

    @abstractmethod
    def rows(self) -> tuple[tuple[str, ...], ...]:
        """Return the places where the cursor can be, as they lie on the board."""

    @abstractmethod
    def draw(self, width: int, height: int) -> Drawing:
        """Draw the board."""

    @abstractmethod
    def pressed(self, spot: str) -> None:
        """Pick, or open, what lies at *spot*."""

    @abstractmethod
    def clear(self) -> bool:
        """Drop everything that was picked; False if nothing was."""

    @abstractmethod
    def offers(self) -> tuple[Offer, ...]:
        """Return what can be chosen now."""

    @abstractmethod
    def hint(self) -> str:
        """Say what lies under the cursor, or what could be done."""

    @abstractmethod
    def numbered(self, number: int) -> str:
        """Return the place that has this number on the board; empty if there is none."""


def _opposite(x: int, width: int, other: int) -> int:
    """Return the nearest place in a row of another length."""
    return round(x * (other - 1) / (width - 1)) if width > 1 else min(x, other - 1)

"""A drawing board with soft edges, and the colours of the evening."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageDraw, ImageFont

if TYPE_CHECKING:
    from collections.abc import Sequence

NIGHT: Final = "#0f1530"
RAISED: Final = "#1b2347"
EDGE: Final = "#7d88b8"
PAPER: Final = "#f4efe4"
SOFT: Final = "#b9c0de"
INK: Final = "#1d2238"
LANTERN: Final = "#ffb454"
SMOKE: Final = "#ff8f7d"
WOOD: Final = "#ead9b7"
WOOD_EDGE: Final = "#9c8051"

FINE: Final = 2
"""Everything is drawn so many times larger, then made smaller: that smooths its edges."""

Point = tuple[float, float]


@cache
def _font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size)


class Canvas:
    """A picture in the making; all measures are points of the finished picture."""

    def __init__(self, width: int, height: int) -> None:
        """Start with an empty evening."""
        self.size = (width, height)
        self._image = Image.new("RGB", (width * FINE, height * FINE), NIGHT)
        self._draw = ImageDraw.Draw(self._image)

    def finished(self) -> Image.Image:
        """Return the picture."""
        return self._image.resize(self.size, Image.Resampling.LANCZOS)

    def box(self, at: Point, size: Point, fill: str | None, edge: str | None = None, corner: float = 8) -> None:
        """Draw a rectangle with round corners."""
        (x, y), (width, height) = at, size
        corners = tuple(FINE * value for value in (x, y, x + width, y + height))
        self._draw.rounded_rectangle(corners, FINE * corner, fill, edge, 2 * FINE if edge else 0)

    def dot(self, at: Point, radius: float, fill: str | None, edge: str | None = None, width: float = 1.5) -> None:
        """Draw a circle around *at*."""
        (x, y) = at
        corners = tuple(FINE * value for value in (x - radius, y - radius, x + radius, y + radius))
        self._draw.ellipse(corners, fill, edge, round(width * FINE) if edge else 0)

    def stroke(self, points: Sequence[Point], colour: str, width: float) -> None:
        """Draw a line through *points*, round at its bends."""
        path = [(FINE * x, FINE * y) for x, y in points]
        self._draw.line(path, colour, round(FINE * width), joint="curve")

    def write(self, at: Point, text: str, size: int, colour: str = PAPER, anchor: str = "lm") -> None:
        """Write *text*; *anchor* says where *at* lies in it, as Pillow does."""
        self._draw.text((FINE * at[0], FINE * at[1]), text, colour, _font(size * FINE), anchor)

    def width_of(self, text: str, size: int) -> float:
        """Return how wide *text* will be."""
        return self._draw.textlength(text, _font(size * FINE)) / FINE

    def label(self, at: Point, text: str, fill: str, colour: str) -> float:
        """Write *text* on a small plate whose left edge is at *at*; return where it ends."""
        width = self.width_of(text, 13) + 16
        self.box((at[0], at[1] - 12), (width, 24), fill, corner=12)
        self.write((at[0] + width / 2, at[1]), text, 13, colour, "mm")
        return at[0] + width

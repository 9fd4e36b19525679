"""The fireworks: each colour has its own shape, so that nobody needs to see colours."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from chabudai.games.hanabi import Colour

if TYPE_CHECKING:
    from chabudai.envs.canvas import Canvas, Point

ON_PAPER: Final = {
    Colour.WHITE: "#4b5170",
    Colour.RED: "#c4281c",
    Colour.BLUE: "#1f57c3",
    Colour.YELLOW: "#9a6a00",
    Colour.GREEN: "#00745a",
    Colour.MULTICOLOUR: "#7a3b9e",
}
"""Inks for paper."""
AT_NIGHT: Final = {
    Colour.WHITE: "#f6f1e6",
    Colour.RED: "#ff7361",
    Colour.BLUE: "#7fb0ff",
    Colour.YELLOW: "#ffd25e",
    Colour.GREEN: "#4fd6a8",
    Colour.MULTICOLOUR: "#d9a6ff",
}
"""Lights for the night."""


def emblem(canvas: Canvas, colour: Colour, at: Point, radius: float, ink: str) -> None:
    """Draw the firework of *colour* around *at*."""
    match colour:
        case Colour.WHITE:
            _chrysanthemum(canvas, at, radius, ink)
        case Colour.RED:
            _peony(canvas, at, radius, ink)
        case Colour.BLUE:
            _willow(canvas, at, radius, ink)
        case Colour.YELLOW:
            _palm(canvas, at, radius, ink)
        case Colour.GREEN:
            _ring(canvas, at, radius, ink)
        case Colour.MULTICOLOUR:
            _star_shell(canvas, at, radius)


def _towards(at: Point, angle: float, distance: float) -> Point:
    """Return the point at *angle*, in parts of a full turn from the top, clockwise."""
    return at[0] + distance * sin(2 * pi * angle), at[1] - distance * cos(2 * pi * angle)


def _chrysanthemum(canvas: Canvas, at: Point, radius: float, ink: str) -> None:
    for k in range(16):
        canvas.stroke([_towards(at, k / 16, radius * 0.25), _towards(at, k / 16, radius)], ink, 1.3)


def _peony(canvas: Canvas, at: Point, radius: float, ink: str) -> None:
    canvas.dot(at, radius * 0.22, ink)
    for k in range(8):
        canvas.dot(_towards(at, k / 8, radius * 0.75), radius * 0.23, ink)


def _willow(canvas: Canvas, at: Point, radius: float, ink: str) -> None:
    top = (at[0], at[1] - radius * 0.8)
    for reach in (-1.0, -0.5, 0.0, 0.5, 1.0):
        trail = [
            (top[0] + radius * reach * sin(pi / 2 * k / 8), top[1] + radius * 1.75 * (k / 8) ** 1.8) for k in range(9)
        ]
        canvas.stroke(trail, ink, 2)


def _palm(canvas: Canvas, at: Point, radius: float, ink: str) -> None:
    for k in range(5):
        canvas.stroke([at, _towards(at, k / 5, radius * 0.85)], ink, radius * 0.28)
        canvas.dot(_towards(at, k / 5, radius * 0.85), radius * 0.14, ink)


def _ring(canvas: Canvas, at: Point, radius: float, ink: str) -> None:
    canvas.dot(at, radius * 0.9, None, ink, radius * 0.2)
    canvas.dot(at, radius * 0.3, ink)


def _star_shell(canvas: Canvas, at: Point, radius: float) -> None:
    for k, colour in enumerate(list(Colour)[:5]):
        for side in (0, 5):
            far = _towards(at, (k + side) / 10, radius)
            canvas.stroke([_towards(at, (k + side) / 10, radius * 0.2), far], ON_PAPER[colour], 2.5)

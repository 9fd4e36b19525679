"""The table as a picture: paper cards and wooden tiles on an indigo evening."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from chabudai.envs.canvas import LANTERN, PAPER, Canvas
from chabudai.envs.text import board_text
from chabudai.games import GAMES

if TYPE_CHECKING:
    from PIL.Image import Image

    from chabudai.core import State

WIDTH: Final = 780
MARGIN: Final = 24
LINE: Final = 24
LETTERS: Final = 90
"""How many letters of a line of text there is room for."""


def board_image(game: str, state: State[Any, Any]) -> Image:
    """Return a picture of a position, with all hands open.

    A game's own part for this level may bring `board_image`; otherwise the text of the position is drawn.
    """
    own: Callable[[State[Any, Any]], Image] | None = getattr(GAMES.part(game, "envs"), "board_image", None)
    if own is not None:
        return own(state)
    title, *lines = board_text(game, state).splitlines()
    canvas = Canvas(WIDTH, 2 * MARGIN + LINE * (len(lines) + 1))
    canvas.write((MARGIN, MARGIN + LINE / 2), title[:LETTERS], 22, LANTERN)
    for number, line in enumerate(lines, start=1):
        canvas.write((MARGIN, MARGIN + LINE * (number + 0.5)), line[:LETTERS], 15, PAPER)
    return canvas.finished()

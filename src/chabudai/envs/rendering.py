"""How a table is shown: printed, as a text or as an image, always with open hands."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt

from chabudai.envs.errors import InvalidOption
from chabudai.envs.text import board_text

if TYPE_CHECKING:
    from chabudai.core import State

MODES: Final = ("human", "ansi", "rgb_array")
Picture = npt.NDArray[np.uint8]
"""An image: height x width x 3."""


class Renderer:
    """Shows positions in one of the render modes.

    `human` prints the board on standard output, `ansi` returns that text, `rgb_array`
    returns an image.
    """

    def __init__(self, game: str, mode: str | None) -> None:
        """Show positions of *game* in *mode*; None shows nothing.

        Raises:
            InvalidOption: There is no such mode.
        """
        if mode is not None and mode not in MODES:
            raise InvalidOption(f"There is no render mode {mode!r}.", hint=f"The modes are: {', '.join(MODES)}.")
        self.game = game
        self.mode = mode

    def render(self, state: State[Any, Any]) -> str | Picture | None:
        """Show a position.

        Raises:
            InvalidOption: The environment was made without a mode.
        """
        if self.mode is None:
            raise InvalidOption(
                "This environment has no render mode.", hint=f"Make it with render_mode, one of: {', '.join(MODES)}."
            )
        if self.mode == "rgb_array":
            return drawn(self.game, state)
        text = board_text(self.game, state)
        if self.mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n\n")
        return None


def drawn(game: str, state: State[Any, Any]) -> Picture:
    """Return a picture of a position."""
    from chabudai.envs.picture import board_image  # noqa: PLC0415 - Pillow is loaded when somebody draws

    return np.asarray(board_image(game, state), np.uint8)

"""How a table of Hanabi is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.envs.hanabi.text import board_text

if TYPE_CHECKING:
    from PIL.Image import Image

    from chabudai.games.hanabi import HanabiState

__all__ = ["board_image", "board_text"]


def board_image(state: HanabiState) -> Image:
    """Return a picture of a position, with all hands open."""
    from chabudai.envs.hanabi.drawing import hanabi_image  # noqa: PLC0415 - Pillow is loaded when somebody draws

    return hanabi_image(state)

"""How a table of Bossa is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.envs.bossa.text import board_text

if TYPE_CHECKING:
    from PIL.Image import Image

    from chabudai.games.bossa import BossaState

__all__ = ["board_image", "board_text"]


def board_image(state: BossaState) -> Image:
    """Return a picture of a position, with all hands open."""
    from chabudai.envs.bossa.drawing import bossa_image  # noqa: PLC0415 - Pillow is loaded when somebody draws

    return bossa_image(state)

"""Pictures of a table: paper cards and wooden tiles on an indigo evening."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chabudai.envs.drawing.bossa import bossa_image
from chabudai.envs.drawing.hanabi import hanabi_image
from chabudai.games.bossa import BossaState
from chabudai.games.hanabi import HanabiState

if TYPE_CHECKING:
    from PIL.Image import Image

    from chabudai.core import State


def board_image(state: State[Any, Any]) -> Image:
    """Return a picture of a position, with all hands open."""
    if isinstance(state, HanabiState):
        return hanabi_image(state)
    assert isinstance(state, BossaState)  # noqa: S101
    return bossa_image(state)

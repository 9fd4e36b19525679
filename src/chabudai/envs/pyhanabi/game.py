"""The game, as programs for the Hanabi Learning Environment start from it."""

from __future__ import annotations

from chabudai.envs.pyhanabi.state import HanabiState
from chabudai.envs.pyhanabi.table import HanabiTable


class HanabiGame(HanabiTable):
    """The full game for 2 to 5 players."""

    def new_initial_state(self) -> HanabiState:
        """Return the next game; the hands are dealt already."""
        return HanabiState(self)

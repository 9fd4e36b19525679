"""The ids under which Gymnasium knows the games."""

from __future__ import annotations

from typing import Final

import gymnasium

IDS: Final = {"chabudai/Hanabi-v1": "hanabi", "chabudai/Bossa-v1": "bossa"}
"""By id, the game's name."""


def register() -> None:
    """Tell Gymnasium about the environments; what is known already stays as it is."""
    for name, game in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="chabudai.envs.solo:SoloEnv",
                vector_entry_point="chabudai.envs.vector:BatchEnv",
                kwargs={"game": game},
                # The games check their own actions, and refuse better than the general wrappers do.
                disable_env_checker=True,
            )

"""The ids under which Gymnasium knows the games."""

from __future__ import annotations

import gymnasium

from chabudai.games import GAMES


def id_of(game: str) -> str:
    """Return the id of a game's environments, such as `chabudai/Chess-v1`."""
    return f"chabudai/{game.capitalize()}-v1"


def register() -> None:
    """Tell Gymnasium about every game that has a twin; what is known already stays as it is."""
    for game in GAMES:
        if GAMES.has_part(game, "fast") and id_of(game) not in gymnasium.registry:
            gymnasium.register(
                id_of(game),
                entry_point="chabudai.envs.solo:SoloEnv",
                vector_entry_point="chabudai.envs.vector:BatchEnv",
                kwargs={"game": game},
                # The games check their own actions, and refuse better than the general wrappers do.
                disable_env_checker=True,
            )

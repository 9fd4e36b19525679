"""Environments for research on top of the compiled games.

- `table_v1`: PettingZoo, one agent at a time (`table_v1.env(name, players=3)`); our games also have
  modules of their own (`hanabi_v1.env(players=3)`).
- Gymnasium, one game or thousands (`gymnasium.make_vec("chabudai/Hanabi-v1", num_envs=4096)`): an id for each
  game, known once this is imported.
- `rl_env`: the interface of the Hanabi Learning Environment.

All of them play a game's compiled twin, so they need a game that has one.
"""

from __future__ import annotations

from importlib.util import find_spec

_NEEDED = {"numba": "numba", "gymnasium": "gymnasium", "pettingzoo": "pettingzoo", "PIL": "pillow"}

if _MISSING := [package for module, package in _NEEDED.items() if find_spec(module) is None]:
    raise ModuleNotFoundError(
        f"The environments need {' and '.join(_MISSING)}. Install them with: pip install chabudai[envs]"
    )

from chabudai.envs.registration import register  # noqa: E402

register()

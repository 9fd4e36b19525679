"""Environments for research on top of the compiled games.

- `hanabi_v1`, `bossa_v1`: PettingZoo, one agent at a time (`hanabi_v1.env(players=3)`).
- `chabudai/Hanabi-v1`, `chabudai/Bossa-v1`: Gymnasium, one game or thousands
  (`gymnasium.make_vec("chabudai/Hanabi-v1", num_envs=4096)`), known once this is imported.
- `rl_env`: the interface of the Hanabi Learning Environment.
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

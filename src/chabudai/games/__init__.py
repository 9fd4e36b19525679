"""The rulebooks, and the registry that lists them."""

from typing import Final

from chabudai.core import Registry
from chabudai.games.bossa import BOSSA
from chabudai.games.hanabi import HANABI
from chabudai.games.installed import installed_games

_OURS: Final = (HANABI, BOSSA)
GAMES: Final = Registry([*_OURS, *installed_games([game.name for game in _OURS])])
"""Every game that there is: ours, and those that other packages bring."""

__all__ = ["BOSSA", "GAMES", "HANABI"]

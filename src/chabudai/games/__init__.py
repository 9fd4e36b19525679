"""The rulebooks, and the registry that lists them."""

from chabudai.core import Registry
from chabudai.games.bossa import BOSSA
from chabudai.games.hanabi import HANABI

GAMES = Registry([HANABI, BOSSA])
"""Every game that there is."""

__all__ = ["BOSSA", "GAMES", "HANABI"]

"""Every combination of players and variants."""

from __future__ import annotations

from itertools import product

from chabudai.fast.hanabi import HanabiTwin
from chabudai.games.hanabi import HANABI
from chabudai.games.hanabi.rules import SWITCHES

PLAYERS = (2, 3, 4, 5)
VARIANTS = tuple(dict(zip(SWITCHES, switches, strict=True)) for switches in product((False, True), repeat=4))


def twin(players: int, **rules: bool | int | str) -> HanabiTwin:
    """Return the compiled rules of a table."""
    return HanabiTwin(HANABI.setup(players, rules))

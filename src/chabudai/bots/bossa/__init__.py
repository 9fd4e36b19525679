"""Bots for Bossa."""

from typing import Final

from chabudai.bots.bossa.greedy import GreedyKind
from chabudai.bots.bossa.master import MasterKind
from chabudai.bots.bossa.numbers import action_number

KINDS: Final = (GreedyKind(), MasterKind())

__all__ = ["KINDS", "action_number"]

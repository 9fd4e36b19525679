"""Refusals that are also the exceptions which the Hanabi Learning Environment raises."""

from chabudai.core import ChabudaiError, IllegalMove, InvalidRules


class UnsupportedConfig(InvalidRules, ValueError):
    """A configuration that the rules of the game do not have."""


class IllegalAction(IllegalMove, AssertionError):
    """An action that the rules forbid in this position."""


class UnreadableAction(ChabudaiError, ValueError):
    """What is neither the number nor the dictionary of an action."""

    code = "move/unreadable"

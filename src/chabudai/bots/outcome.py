"""How a game between bots ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended, and its moves: with its seed that is all of it."""

    returns: tuple[float, ...]
    """What each seat got: partners the same, rivals what they won or lost."""
    ended: str
    """Why the game is over, in the game's own word."""
    moves: tuple[str, ...]

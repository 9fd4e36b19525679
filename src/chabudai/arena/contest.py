"""What kind of contest a game is, and what each seat has of it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chabudai.core.registry import AnyGame


class Contest(Enum):
    """How results are compared."""

    PARTNERS = "partners"
    """All win or lose together: bots are compared by their scores."""
    DUEL = "duel"
    """One against one: wins, draws and losses, and Elo."""
    MELEE = "melee"
    """Everybody against everybody: what bots are paid, and their share of the victories."""


def contest_of(game: AnyGame, players: int) -> Contest:
    """Return what kind of contest *game* is with so many players."""
    if game.cooperative:
        return Contest.PARTNERS
    return Contest.DUEL if players == 2 else Contest.MELEE


def shares(returns: Sequence[float]) -> tuple[float, ...]:
    """Return each rival's part of the victory: whoever was paid most wins, and several share it."""
    most = max(returns)
    winners = sum(paid == most for paid in returns)
    return tuple(1 / winners if paid == most else 0.0 for paid in returns)

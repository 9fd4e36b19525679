"""A player that reaches every kind of end: for tests, not for tables.

Random play mostly gets stuck. This one has a temper, drawn for each game: it empties its hand,
builds lines, wastes its action tiles or saves them, and is more or less wild in all that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.core import mover_of
from chabudai.games.bossa.moves import Place, Redraw, Stack, Swap

if TYPE_CHECKING:
    from collections.abc import Callable

    from chabudai.core import Chance
    from chabudai.games.bossa.moves import BossaMove
    from chabudai.games.bossa.state import BossaState

WILDNESS: Final = (0, 5, 20, 50, 100)
"""Out of a hundred moves, how many are drawn at random."""


def _shedding(move: BossaMove) -> int:
    return len(move.tiles) if isinstance(move, Place | Stack) else 0


def _building(move: BossaMove) -> int:
    return 10 - len(move.tiles) if isinstance(move, Place) else 0


def _wasting(move: BossaMove) -> int:
    return 2 if isinstance(move, Swap | Redraw) else int(isinstance(move, Stack))


def _hoarding(move: BossaMove) -> int:
    return 10 - len(move.tiles) if isinstance(move, Place | Stack) else 20


TEMPERS: Final[tuple[Callable[[BossaMove], int], ...]] = (_shedding, _building, _wasting, _hoarding)
"""How much each kind of player likes a move."""


class Rehearsal:
    """Chooses moves for both seats of one game."""

    def __init__(self, chance: Chance) -> None:
        """Draw this game's tempers, one for each seat."""
        self._chance = chance
        self._wildness = WILDNESS[chance.below(len(WILDNESS))]
        self._tempers = [TEMPERS[chance.below(len(TEMPERS))] for _ in range(2)]

    def __call__(self, state: BossaState) -> BossaMove:
        """Choose a move in *state*."""
        legal = state.legal_moves()
        if self._chance.below(100) >= self._wildness:
            liked = self._tempers[mover_of(state)]
            most = max(map(liked, legal))
            legal = tuple(move for move in legal if liked(move) == most)
        return legal[self._chance.below(len(legal))]

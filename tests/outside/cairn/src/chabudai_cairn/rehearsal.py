"""A player that reaches every kind of end: for tests, not for tables.

A patient table spends all its stones before it calls; a watchful one calls what has fallen; a
rash one calls what stands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai_cairn.components import CARRIES, weight_of
from chabudai_cairn.moves import Call

if TYPE_CHECKING:
    from collections.abc import Callable

    from chabudai.core import Chance
    from chabudai_cairn.moves import CairnMove
    from chabudai_cairn.state import CairnState


def _patient(state: CairnState) -> bool:  # noqa: ARG001 - like the other tempers
    return False


def _watchful(state: CairnState) -> bool:
    return weight_of(state.cairn) > CARRIES


def _rash(state: CairnState) -> bool:
    return not _watchful(state)


TEMPERS: Final[tuple[Callable[[CairnState], bool], ...]] = (_patient, _watchful, _rash)
"""Whether each kind of table calls."""


class Rehearsal:
    """Chooses moves for all seats of one game."""

    def __init__(self, chance: Chance) -> None:
        """Draw this game's temper."""
        self._chance = chance
        self._calls = TEMPERS[chance.below(len(TEMPERS))]

    def __call__(self, state: CairnState) -> CairnMove:
        """Choose a move in *state*; one in ten is drawn from all."""
        legal = state.legal_moves()
        if self._chance.below(10):
            wanted = [move for move in legal if isinstance(move, Call) == self._calls(state)]
            legal = tuple(wanted) or legal
        return legal[self._chance.below(len(legal))]

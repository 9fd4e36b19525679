"""One move of Bossa, looked back at."""

from __future__ import annotations

from math import hypot, sqrt
from typing import TYPE_CHECKING, Final

from chabudai.analysis.bossa.reasons import reasons_for
from chabudai.analysis.estimate import DIGITS
from chabudai.bots.bossa.master import BUDGETS
from chabudai.core import Seat
from chabudai.fast.bossa_search.appraisal import Appraiser
from chabudai.fast.bossa_search.level import Level
from chabudai.fast.bossa_search.player import Thinker
from chabudai.games.bossa import BOSSA
from chabudai.protocol.bossa.reviews import BossaStep
from chabudai.protocol.estimate import Estimate

if TYPE_CHECKING:
    from chabudai.analysis.settings import Settings
    from chabudai.games.bossa import BossaMove, BossaState, BossaView

STREAM: Final = 1 << 20
"""Seeds of different moves lie so far apart."""


class BossaAnalyst:
    """Looks at the moves of a game, one at a time."""

    def __init__(self, settings: Settings) -> None:
        """Make room for the level that the settings name."""
        level = Level(*BUDGETS[settings.level])
        self._thinker = Thinker(level)
        self._appraiser = Appraiser(level)
        self._seed = settings.number

    def step(self, number: int, state: BossaState, move: BossaMove) -> BossaStep:
        """Look at move *number*, counted from 1."""
        view, seed = state.view(_mover(state)), self._seed + STREAM * number
        best = self._thinker.think(view, seed).move
        after = self._chance(state, view, move, seed)
        before = after if best == move else self._chance(state, view, best, seed)
        if after.mean >= before.mean:
            best, before = move, after
        cost = Estimate(round(before.mean - after.mean, DIGITS), round(hypot(before.error, after.error), DIGITS))
        return BossaStep(
            number=number,
            seat=_mover(state),
            move=str(move),
            pile=state.table.pile_left,
            hand=list(map(str, state.hands[_mover(state)])),
            best=str(best),
            exact=not before.error and not after.error,
            before=before,
            after=after,
            cost=cost if best != move else Estimate(0.0),
            why=reasons_for(state, best),
            instead=reasons_for(state, move),
        )

    def standing(self, number: int, state: BossaState) -> Estimate:
        """Return the winning chance of seat 0 after the last move that is known."""
        returns = state.returns()
        if returns is not None:
            return Estimate((returns[0] + 1) / 2)
        view, seed = state.view(_mover(state)), self._seed + STREAM * number
        return for_first(_mover(state), self._chance(state, view, self._thinker.think(view, seed).move, seed))

    def _chance(self, state: BossaState, view: BossaView, move: BossaMove, seed: int) -> Estimate:
        chance, games = self._appraiser.chance(view, BOSSA.action(state, move), seed)
        error = sqrt(max(chance * (1 - chance), 1 / games) / games) if games else 0.0
        return Estimate(round(chance, DIGITS), round(error, DIGITS))


def for_first(seat: int, chance: Estimate) -> Estimate:
    """Turn a chance of *seat* into the chance of seat 0."""
    return chance if seat == 0 else Estimate(round(1 - chance.mean, DIGITS), chance.error)


def _mover(state: BossaState) -> Seat:
    return Seat(0) if state.to_move is None else state.to_move

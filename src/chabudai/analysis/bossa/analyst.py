"""One move of Bossa, looked back at."""

from __future__ import annotations

from math import hypot, sqrt
from typing import TYPE_CHECKING, Final

from chabudai.analysis.bossa.chance import for_first
from chabudai.analysis.bossa.reasons import reasons_for
from chabudai.analysis.estimate import DIGITS
from chabudai.analysis.game_reviewer import Analyst
from chabudai.bots.bossa.master import BUDGETS, STRONGEST
from chabudai.core import mover_of
from chabudai.fast.bossa_search.appraisal import Appraiser
from chabudai.fast.bossa_search.level import Level
from chabudai.fast.bossa_search.player import Thinker
from chabudai.games.bossa import BOSSA
from chabudai.protocol.bossa.reviews import BossaStep
from chabudai.protocol.estimate import Estimate

if TYPE_CHECKING:
    from chabudai.analysis.played import Played
    from chabudai.analysis.settings import Settings
    from chabudai.games.bossa import BossaMove, BossaState, BossaView

STREAM: Final = 1 << 20
"""Seeds of different moves lie so far apart."""


class BossaAnalyst(Analyst):
    """Looks at the moves of a game, one at a time."""

    def __init__(self, settings: Settings, played: Played) -> None:
        """Make room for the level that the settings name."""
        level = Level(*BUDGETS[settings.bot.partition(":")[2] or STRONGEST])
        self._thinker = Thinker(level)
        self._appraiser = Appraiser(level)
        self._seed = settings.number
        self._played = played

    def step(self, number: int) -> BossaStep:
        """Look at move *number*, counted from 1."""
        state: BossaState = self._played.states[number - 1]
        move: BossaMove = self._played.moves[number - 1]
        view, seed = state.view(mover_of(state)), self._seed + STREAM * number
        best = self._thinker.think(view, seed).move
        made = self._chance(state, view, move, seed)
        before = made if best == move else self._chance(state, view, best, seed)
        if made.mean >= before.mean:
            best, before = move, made
        cost = Estimate(round(before.mean - made.mean, DIGITS), round(hypot(before.error, made.error), DIGITS))
        return BossaStep(
            number=number,
            seat=mover_of(state),
            move=str(move),
            pile=state.board.pile_left,
            hand=list(map(str, state.hands[mover_of(state)])),
            best=str(best),
            exact=not before.error and not made.error,
            before=before,
            after=made,
            cost=cost if best != move else Estimate(0.0),
            why=reasons_for(state, best),
            instead=reasons_for(state, move),
        )

    def standing(self, number: int) -> Estimate:
        """Return the winning chance of seat 0 before move *number*."""
        state: BossaState = self._played.states[number - 1]
        returns = state.returns()
        if returns is not None:
            return Estimate((returns[0] + 1) / 2)
        view, seed = state.view(mover_of(state)), self._seed + STREAM * number
        return for_first(mover_of(state), self._chance(state, view, self._thinker.think(view, seed).move, seed))

    def _chance(self, state: BossaState, view: BossaView, move: BossaMove, seed: int) -> Estimate:
        chance, games = self._appraiser.chance(view, BOSSA.action(state, move), seed)
        error = sqrt(max(chance * (1 - chance), 1 / games) / games) if games else 0.0
        return Estimate(round(chance, DIGITS), round(error, DIGITS))

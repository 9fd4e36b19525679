"""One move of Hanabi, looked back at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.analysis.game_reviewer import Analyst
from chabudai.analysis.hanabi.appraisal import Appraiser
from chabudai.analysis.hanabi.facts import facts_of
from chabudai.core import mover_of
from chabudai.games.hanabi import HANABI
from chabudai.protocol.estimate import Estimate
from chabudai.protocol.hanabi.reviews import HanabiStep

if TYPE_CHECKING:
    from chabudai.analysis.settings import Settings
    from chabudai.games.hanabi import HanabiMove, HanabiState


class HanabiAnalyst(Analyst):
    """Looks at the moves of a game, one at a time."""

    def __init__(self, settings: Settings) -> None:
        """Look as the settings say."""
        self._settings = settings

    def step(self, number: int, state: HanabiState, move: HanabiMove, after: HanabiState) -> HanabiStep:
        """Look at move *number*, counted from 1."""
        facts = facts_of(state, move, after)
        legal = [HANABI.action(state, other) for other in state.legal_moves()]
        search = self._settings.bot == "foresight"
        found = self._appraiser(number, state).appraise(HANABI.action(state, move), legal, search=search)
        return HanabiStep(
            number=number,
            seat=mover_of(state),
            move=str(move),
            card=None if facts.card is None else str(facts.card),
            tokens=state.clue_tokens,
            errors=state.errors,
            deck=state.deck_left,
            score=state.fireworks_total,
            pace=facts.pace,
            highest=facts.highest,
            highest_after=facts.highest_after,
            lost=None if facts.lost is None else str(facts.lost),
            known=facts.known,
            best=str(HANABI.move(state, found.best)),
            close=[str(HANABI.move(state, action)) for action in found.close],
            lead=found.lead,
            plain=str(HANABI.move(state, found.plain)),
            before=found.before,
            cost=found.cost,
            cost_as_it_lay=found.cost_as_it_lay,
        )

    def standing(self, number: int, state: HanabiState) -> Estimate:
        """Return where the course stands after the last move that is known, before move *number*."""
        returns = state.returns()
        return self._appraiser(number, state).standing() if returns is None else Estimate(returns[0])

    def _appraiser(self, number: int, state: HanabiState) -> Appraiser:
        return Appraiser(state, number, self._settings.number, self._settings.worlds)

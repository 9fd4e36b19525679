"""One move of Hanabi, looked back at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.analysis.hanabi.appraisal import Appraiser
from chabudai.analysis.hanabi.facts import facts_of
from chabudai.games.hanabi import HANABI
from chabudai.protocol.estimate import Estimate
from chabudai.protocol.hanabi.reviews import HanabiStep

if TYPE_CHECKING:
    from chabudai.analysis.settings import Settings
    from chabudai.games.hanabi import HanabiMove, HanabiState


def hanabi_step(
    number: int, state: HanabiState, move: HanabiMove, after: HanabiState, settings: Settings
) -> HanabiStep:
    """Look at move *number*, counted from 1."""
    facts = facts_of(state, move, after)
    legal = [HANABI.action(state, other) for other in state.legal_moves()]
    appraiser = Appraiser(state, number, settings.number, settings.worlds)
    found = appraiser.appraise(HANABI.action(state, move), legal, search=settings.bot == "foresight")
    return HanabiStep(
        number=number,
        seat=state.to_move or 0,
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
        before=found.before,
        cost=found.cost,
        cost_as_it_lay=found.cost_as_it_lay,
    )


def hanabi_standing(number: int, state: HanabiState, settings: Settings) -> Estimate:
    """Return where the course stands after the last move that is known, before move *number*."""
    returns = state.returns()
    if returns is not None:
        return Estimate(returns[0])
    return Appraiser(state, number, settings.number, settings.worlds).standing()

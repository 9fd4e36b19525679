"""One move of Hanabi, looked back at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.analysis.game_reviewer import Analyst
from chabudai.analysis.hanabi.appraisal import Appraiser
from chabudai.analysis.hanabi.facts import facts_of
from chabudai.analysis.hanabi.language import Language
from chabudai.bots.hanabi.partner.numbers import numbers
from chabudai.core import mover_of
from chabudai.fast.hanabi_conventions import takeover as conventions
from chabudai.fast.hanabi_search import takeover as code
from chabudai.games.hanabi import HANABI
from chabudai.protocol.estimate import Estimate
from chabudai.protocol.hanabi.reviews import HanabiStep

if TYPE_CHECKING:
    from collections.abc import Iterable

    from chabudai.analysis.played import Played
    from chabudai.analysis.settings import Settings
    from chabudai.games.hanabi import HanabiMove, HanabiState

PEOPLE = "partner"
"""The bot that judges by what people agree on."""
PRECISE_BY_PEOPLE = 0.003
"""0.075 of 25 points: a game by the conventions takes several times as long as one by the code."""
PLAIN = "encoder"
"""The bot that compares a move only with its own choice."""


class HanabiAnalyst(Analyst):
    """Looks at the moves of a game, one at a time."""

    def __init__(self, settings: Settings, played: Played) -> None:
        """Look as the settings say."""
        self._settings = settings
        self._played = played
        self._language = Language(played) if settings.bot == PEOPLE else None

    def step(self, number: int) -> HanabiStep:
        """Look at move *number*, counted from 1."""
        state: HanabiState = self._played.states[number - 1]
        move: HanabiMove = self._played.moves[number - 1]
        facts = facts_of(state, move, self._played.states[number])
        legal = [HANABI.action(state, other) for other in self._candidates(number, state)]
        search = self._settings.bot != PLAIN
        found = self._appraiser(number).appraise(HANABI.action(state, move), legal, search=search)
        best = HANABI.move(state, found.best)
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
            best=str(best),
            close=[str(HANABI.move(state, action)) for action in found.close],
            lead=found.lead,
            plain=str(HANABI.move(state, found.plain)),
            before=found.before,
            cost=found.cost,
            cost_as_it_lay=found.cost_as_it_lay,
            gain=found.gain,
            answered=None,
            taken=None if self._language is None else self._language.taken(number),
            meant=[] if self._language is None else self._language.meant(number),
            why=None if self._language is None else self._language.why(number, best),
        )

    def _candidates(self, number: int, state: HanabiState) -> Iterable[HanabiMove]:
        """Return the moves among which the best is looked for: by people, those that one could give a reason for."""
        return state.legal_moves() if self._language is None else self._language.thinkable(number)

    def standing(self, number: int) -> Estimate:
        """Return where the course stands before move *number*."""
        returns = self._played.states[number - 1].returns()
        return self._appraiser(number).standing() if returns is None else Estimate(returns[0])

    def _appraiser(self, number: int) -> Appraiser:
        states, moves = self._played.states[:number], self._played.moves[: number - 1]
        setup = states[-1].setup
        if self._language is None:
            return Appraiser(code.Takeover(states[-1]), setup, number, self._settings)
        takeover = conventions.Takeover(states, moves, numbers(setup.players))
        return Appraiser(takeover, setup, number, self._settings, PRECISE_BY_PEOPLE)

"""What a move of Hanabi is worth: all seats are taken over by the bot, in many worlds.

The best move is looked for in some worlds and compared with the move that was made in others, so that
the comparison does not favour what was lucky in the search.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

import numpy as np

from chabudai.analysis.estimate import DIGITS, estimated
from chabudai.analysis.figures import is_clear
from chabudai.fast.hanabi_search.takeover import NO_MOVE
from chabudai.protocol.estimate import Estimate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from chabudai.analysis.settings import Settings
    from chabudai.games.hanabi import HanabiSetup

SMALLEST: Final = 24
"""Worlds in which every move is tried; then they double, and those that fall behind are given up."""
SEARCHED: Final = 8
"""One part in so many of the worlds is for looking for the best move."""
BATCH: Final = 200
BEHIND: Final = 2.0
"""Standard errors by which a move must be behind to be given up."""
PRECISE: Final = 0.002
"""0.05 of 25 points."""
STREAMS: Final = 4


class _Stream(IntEnum):
    """What worlds are drawn for: each purpose has its own."""

    SEARCH = 0
    COMPARE = 1
    COURSE = 2


class Takeover(Protocol):
    """A position that players of one kind take over, all seats at once."""

    def choice(self) -> int:
        """Return the action that they would choose by themselves."""
        ...

    def worths(
        self, actions: Sequence[int], worlds: int, *, hidden: bool, seed: int, stream: int, first: int = 0
    ) -> NDArray[np.float64]:
        """Play each of *actions* out in the same worlds; return what came of it, a row for each action."""
        ...


class Appraisal(NamedTuple):
    """What was found out about one move."""

    best: int
    close: list[int]
    lead: float
    """How much better the best is than every other, at the least."""
    plain: int
    """What the strategy chooses without a search."""
    before: Estimate
    cost: Estimate
    cost_as_it_lay: Estimate
    gain: Estimate
    """How much more the move is worth than what the strategy chooses, as the cards lay."""


class Appraiser:
    """One position and how it is looked at."""

    def __init__(
        self, takeover: Takeover, setup: HanabiSetup, number: int, settings: Settings, precise: float = PRECISE
    ) -> None:
        """Look at what becomes of a position, before move *number*, when bots take it over.

        With standard errors below *precise*, a share of the top score, no more worlds are drawn.
        """
        self._takeover = takeover
        self._first_stream = number * STREAMS
        self._seed = settings.number
        self._worlds = settings.worlds
        top = setup.top_score
        self._unit = 1 / top if setup.rules.all_or_nothing else 1.0
        self._precise = precise * top * self._unit

    def standing(self) -> Estimate:
        """Return what the bots would reach from here."""
        return estimated(self._precisely([NO_MOVE], _Stream.COURSE, hidden=False)[0])

    def appraise(self, made: int, legal: Sequence[int], *, search: bool) -> Appraisal:
        """Compare the action that was made with the best of the *legal* ones, or with the strategy's own choice."""
        choice = self._takeover.choice()
        best, close, lead = self._search(made, choice, legal) if search else (choice, [], 0.0)
        before, as_made, as_best = self._precisely([NO_MOVE, made, best], _Stream.COURSE, hidden=False)
        cost = Estimate(0.0)
        if best != made:
            worths = self._precisely([best, made], _Stream.COMPARE, hidden=True)
            cost = estimated(worths[0] - worths[1])
            if made not in close and not is_clear(cost):
                close = [made, *close]
        as_it_lay, gain = estimated(as_best - as_made), estimated(as_made - before)
        return Appraisal(best, close, lead, choice, estimated(before), cost, as_it_lay, gain)

    def _search(self, made: int, choice: int, legal: Sequence[int]) -> tuple[int, list[int], float]:
        """Return the best action, those that cannot be told from it, and its lead; of equals the one that was made."""
        actions = list(dict.fromkeys((made, choice, *legal)))
        if len(actions) == 1:
            return made, [], 0.0
        results = np.zeros((len(actions), 0))
        size = SMALLEST
        leads: list[float] = []
        while len(actions) > 1 and results.shape[1] < self._worlds // SEARCHED:
            more = self._worths(actions, _Stream.SEARCH, results.shape[1], size, hidden=True)
            results = np.concatenate([results, more], axis=1)
            ahead = _ahead(results)
            alive = ahead <= 0
            leads.extend(float(lead) for lead in ahead[~alive])
            actions, results = [action for action, lives in zip(actions, alive, strict=True) if lives], results[alive]
            size = results.shape[1]
        means = results.mean(axis=1)
        order = sorted(range(len(actions)), key=lambda place: -means[place])
        lead = round(min(leads), DIGITS) if len(actions) == 1 and leads else 0.0
        return actions[order[0]], [actions[place] for place in order[1:]], lead

    def _precisely(self, actions: list[int], stream: _Stream, *, hidden: bool) -> NDArray[np.float64]:
        """Play out until the standard errors are small, or the worlds are used up."""
        distinct = list(dict.fromkeys(actions))
        results = self._worths(distinct, stream, 0, BATCH, hidden=hidden)
        while results.shape[1] < self._worlds and _error(results, hidden=hidden) > self._precise:
            size = min(BATCH, self._worlds - results.shape[1])
            results = np.concatenate(
                [results, self._worths(distinct, stream, results.shape[1], size, hidden=hidden)], axis=1
            )
        return results[[distinct.index(action) for action in actions]]

    def _worths(
        self, actions: list[int], stream: _Stream, first: int, worlds: int, *, hidden: bool
    ) -> NDArray[np.float64]:
        number = self._first_stream + stream
        return self._unit * self._takeover.worths(
            actions, worlds, hidden=hidden, seed=self._seed, stream=number, first=first
        )


def _ahead(results: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return by how much the best row is ahead of each, at the least; not above 0 where that may be noise."""
    leader = results[results.mean(axis=1).argmax()]
    gaps = leader - results
    means = gaps.mean(axis=1)
    errors = gaps.std(axis=1) / np.sqrt(results.shape[1])
    ahead: NDArray[np.float64] = means - BEHIND * errors
    return ahead


def _error(results: NDArray[np.float64], *, hidden: bool) -> float:
    """Return the largest standard error: of the difference that is asked for, and of each mean where hands are open."""
    rows = [results[0] - results[-1]] if hidden else [*results, results[-1] - results[min(1, len(results) - 1)]]
    return float(max(row.std(ddof=1) for row in rows) / np.sqrt(results.shape[1]))

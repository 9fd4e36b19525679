"""From a record to its review: every move on its own, on as many threads as there are cores."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import pairwise, takewhile
from threading import local
from typing import TYPE_CHECKING, NamedTuple

import chabudai
from chabudai.analysis.errors import InvalidReview
from chabudai.analysis.game_reviewer import reviewer_of
from chabudai.analysis.played import Played
from chabudai.analysis.turning import turning_points
from chabudai.analysis.verdicts import verdict
from chabudai.games import GAMES
from chabudai.protocol.estimate import Estimate
from chabudai.protocol.reviews import Review, Step

if TYPE_CHECKING:
    from chabudai.analysis.game_reviewer import Analyst
    from chabudai.analysis.settings import Settings
    from chabudai.analysis.verdicts import Scale
    from chabudai.core import Record
    from chabudai.protocol.reviews import Verdict


class Found(NamedTuple):
    """One part of a review: a move's, or where the course stands at the end."""

    number: int
    """The move's number from 1; one more than there are moves for the end."""
    part: Step | Estimate


class Reviewer:
    """One game and how it is looked back at."""

    def __init__(self, record: Record, settings: Settings) -> None:
        """Replay *record*.

        Raises:
            InvalidRecord: It does not replay.
            InvalidReview: It has no moves, its game has no review, or the settings do not fit its game.
        """
        if not record.moves:
            raise InvalidReview("The game has no moves to look back at.", hint="Give one that has been played.")
        self._game = reviewer_of(record.game)
        self.record = record
        parse = GAMES[record.game].parse
        self._played = Played(list(record.replay(GAMES)), list(map(parse, record.moves)))
        self.settings = settings.with_bot(self._game.bots)
        self._room = local()

    @property
    def parts(self) -> int:
        """How many parts there are to find: one for each move, and the end."""
        return len(self.record.moves) + 1

    def find(self, number: int) -> Found:
        """Look at one part; the same whatever else was looked at before."""
        analyst = self._analyst()
        return Found(number, analyst.standing(number) if number == self.parts else analyst.step(number))

    def run(self, known: Iterable[int] = (), jobs: int = 0) -> Iterator[Found]:
        """Yield all parts but the *known* ones as they are found, in any order."""
        left = iter(sorted(set(range(1, self.parts + 1)) - set(known)))
        threads = jobs or os.cpu_count() or 1
        pool = ThreadPoolExecutor(threads)
        try:
            waiting: set[Future[Found]] = set()
            while True:
                # Few are under way at a time, so that an interrupt has little to wait for.
                for number in left:
                    waiting.add(pool.submit(self.find, number))
                    if len(waiting) == threads:
                        break
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)

    def review(self, found: Mapping[int, Step | Estimate]) -> Review:
        """Put all parts together."""
        parts = [part for _, part in sorted(found.items()) if not isinstance(part, Estimate)]
        end = found[self.parts]
        if len(parts) != len(self.record.moves) or not isinstance(end, Estimate):
            raise InvalidReview("Parts of the review are missing.", hint="Find all of them first.")
        return self._review(self._game.together(parts), end)

    def so_far(self, found: Mapping[int, Step | Estimate]) -> Review | None:
        """Put together what is settled about the first moves while other parts are missing; None without the first."""
        numbers = takewhile(found.__contains__, range(1, self.parts))
        parts: list[Step] = [found[number] for number in numbers]
        if not parts:
            return None
        judged = max(0, len(parts) - self._game.waits(self.record.players))
        return self._review(self._game.together(parts)[:judged], self._game.stands(parts[judged]))

    def _review(self, steps: list[Step], end: Estimate) -> Review:
        course = [*map(self._game.stands, steps), end]
        falls = [self._game.lost(step, *span) for step, span in zip(steps, pairwise(course), strict=True)]
        top = self._game.top(self._played.states[0])
        scale = self._game.scale(top)
        costs: list[float] = [
            round(sum(step.cost.mean for step in steps if step.seat == seat), 4) for seat in range(self.record.players)
        ]
        ended = self._played.states[len(steps)].ended
        return Review(
            game=self.record.game,
            players=self.record.players,
            rules=dict(self.record.rules),
            names=list(self.record.names),
            bot=self.settings.bot,
            ways=list(self._game.ways),
            way=next((way for way, bot in self._game.ways.items() if bot == self.settings.bot), None),
            seed=self.settings.seed,
            worlds=self.settings.worlds,
            version=chabudai.__version__,
            top=top,
            steps=steps,
            verdicts=[self._verdict(step, scale) for step in steps],
            course=course,
            turning_points=turning_points(falls, [step.cost for step in steps], scale.doubtful),
            costs=costs,
            ended=None if ended is None else str(ended),
        )

    def _verdict(self, step: Step, scale: Scale) -> Verdict:
        game = self._game
        return verdict(step.cost, scale, brilliant=game.brilliant(step, scale), came_off=game.came_off(step))

    def _analyst(self) -> Analyst:
        """Return this thread's own analyst: a search works in memory of its own."""
        if not hasattr(self._room, "analyst"):
            self._room.analyst = self._game.analyst(self.settings, self._played)
        analyst: Analyst = self._room.analyst
        return analyst

"""Thousands of games stepped together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from chabudai.core import IllegalMove, InvalidRules, UnreadableMove
from chabudai.fast import checks
from chabudai.fast.chance import choose, seeds
from chabudai.fast.errors import InvalidBatch
from chabudai.fast.legality import first_illegal, spread
from chabudai.fast.outcome import REFUSED, Outcome
from chabudai.fast.twins import find_twin
from chabudai.fast.workers import Job, Workers

if TYPE_CHECKING:
    from chabudai.core import Json, State
    from chabudai.core.registry import AnyGame

DEALS: Final = 0
"""For `seeds`: what the deals are made of."""
DICE: Final = 1
"""For `seeds`: what random actions are made of."""
NO_RULES: Final[Mapping[str, Json]] = {}
SHAPING: Final[Mapping[str, float]] = {}


class Tally(NamedTuple):
    """What random play brought about."""

    moves: int
    games: int
    """How many games ended."""
    score: int
    """The sum of their scores."""
    progress: int
    """The sum of what was reached in them before a defeat took it away."""


class Batch:
    """Many games of one table, moved together; where one ends, the next is dealt at once.

    All arrays belong to the batch and are written anew by every step. Game *i* depends on
    the seed and on *i* alone, not on how many games or threads there are.
    """

    def __init__(  # noqa: PLR0913
        self,
        game: str | AnyGame,
        games: int = 4096,
        players: int = 2,
        rules: Mapping[str, Json] = NO_RULES,
        seed: int = 1,
        threads: int = 1,
        *,
        observe: bool = True,
        masked: bool = False,
        shaping: Mapping[str, float] = SHAPING,
    ) -> None:
        """Deal *games* games.

        Args:
            game: The name of a game that has a compiled twin, or the game itself.
            games: How many games there are.
            players: How many seats each has.
            rules: The rules, as for a table.
            seed: From which all deals and all random actions come.
            threads: How many threads share the work.
            observe: Whether every step writes observations and legal actions; if not, they
                are written when somebody asks for them.
            masked: Whether an illegal action is left out and marked in `refused`, instead
                of an error.
            shaping: What is added to the rewards in `shaped` for each mark of a move.
        """
        self.twin = find_twin(game, checks.whole("players", players, 1), rules)
        self.games = checks.whole("games", games, 1)
        self.threads = checks.whole("threads", threads, 1)
        self.masked = masked
        self.shaping = checks.shaping(shaping, self.twin.marks)
        self.records: npt.NDArray[np.void] = np.zeros(games, self.twin.record)
        """The games themselves, as their twin keeps them."""
        self.words: npt.NDArray[np.int64] = np.zeros((games, -(-self.twin.actions // 64)), np.int64)
        """The legal actions, one bit for each."""
        self._outcome = Outcome(
            np.zeros(games, np.float32), np.zeros(games, np.bool_), np.zeros(games, np.int64), np.zeros(games, np.uint8)
        )
        self._actions = np.zeros(games, np.int64)
        self._movers = np.full(games, -1)
        self._all = np.ones(games, np.bool_)
        self._seen: tuple[npt.NDArray[np.uint8], npt.NDArray[np.uint8]] | None = None
        self._observe = observe
        self._stale = True
        self._workers = Workers(self.threads)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Deal every game anew: the next deals, or with a *seed* those of a new batch."""
        if seed is not None:
            self.seed = checks.whole("seed", seed, 0)
            self.records["seed"] = seeds(self.seed, self.games, DEALS)
            self.records["dice"] = seeds(self.seed, self.games, DICE)
        self._run(lambda start, stop: self.twin.deal(self.records, self.words, start, stop))
        rewards, done, scores, marks = self._outcome
        rewards[:], done[:], scores[:], marks[:] = 0, False, -1, 0
        self._changed()

    def step(self, actions: npt.ArrayLike) -> None:
        """Make one move in every game.

        Raises:
            IllegalMove: An action is not legal in its game, unless the batch is masked.
            InvalidBatch: The array has another shape or type; in both cases nothing changed.
        """
        numbers = checks.actions(actions, self.games)
        if not self.masked and (wrong := first_illegal(self.words, numbers)) >= 0:
            raise self._refusal(wrong, int(numbers[wrong]))
        seen = self._buffers() if self._observe else None
        self._run(
            lambda start, stop: self.twin.advance(self.records, self.words, numbers, self._outcome, seen, start, stop)
        )
        self._stale = seen is None

    def random_actions(self) -> npt.NDArray[np.int64]:
        """Return a legal action for every game, all equally likely; the array is reused."""
        self._run(lambda start, stop: choose(self.records, self.words, self._actions, start, stop))
        return self._actions

    def rollout(self, steps: int) -> Tally:
        """Play so many random legal moves in every game and tell what came of them."""
        checks.whole("steps", steps, 0)
        tallies: list[npt.NDArray[np.int64]] = []

        def job(start: int, stop: int) -> None:
            tally = np.zeros(3, np.int64)
            tallies.append(tally)
            self.twin.roll(self.records, self.words, self._outcome, steps, tally, start, stop)

        self._run(job)
        rewards, done, _, marks = self._outcome
        rewards[:], done[:], marks[:] = 0, False, 0
        self._changed()
        return Tally(steps * self.games, *(int(number) for number in np.sum(tallies, axis=0)))

    @property
    def observations(self) -> npt.NDArray[np.uint8]:
        """What the seat to move sees in each game: games x bits, 0 or 1."""
        return self._fresh()[0].reshape(self.games, self.twin.bits)

    @property
    def legal(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal in each game: games x actions."""
        return self._fresh()[1].view(np.bool_).reshape(self.games, self.twin.actions)

    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """What the last move of each game changed of its score.

        Over a whole game they add up to the score: a defeat takes back what was built.
        """
        return self._outcome.rewards

    @property
    def done(self) -> npt.NDArray[np.bool_]:
        """Which games the last move ended; the next game is dealt already."""
        return self._outcome.done

    @property
    def scores(self) -> npt.NDArray[np.int64]:
        """The score of the last finished game in each place; -1 before one has finished."""
        return self._outcome.scores

    @property
    def shaped(self) -> npt.NDArray[np.float32]:
        """The rewards with what `shaping` adds for the marks of the moves."""
        total = self.rewards.copy()
        for name, weight in self.shaping.items():
            total += np.float32(weight) * self.marked(name)
        return total

    @property
    def refused(self) -> npt.NDArray[np.bool_]:
        """Which actions of the last step were illegal and left out (in a masked batch)."""
        return self._with_mark(REFUSED)

    @property
    def to_move(self) -> npt.NDArray[np.int8]:
        """The seat to move in each game."""
        movers: npt.NDArray[np.int8] = self.records["mover"]
        return movers

    def marked(self, name: str) -> npt.NDArray[np.bool_]:
        """Tell which last moves carry a mark, such as "misplay"."""
        return self._with_mark(checks.known("mark", name, self.twin.marks))

    def state(self, game: int) -> State[Any, Any]:
        """Return the readable position of one game."""
        return self.twin.unpack(self.records[checks.place("game", game, self.games)])

    def place(self, game: int, state: State[Any, Any]) -> None:
        """Put a readable position of the same table into one place."""
        checks.place("game", game, self.games)
        # A game without options has one table only, and its positions name none.
        if not isinstance(state, self.twin.state) or getattr(state, "setup", self.twin.setup) != self.twin.setup:
            raise InvalidRules("The position is of another table.", hint=f"The batch plays {self.twin.setup}.")
        kept = self.records[game][["seed", "dice"]].copy()
        self.records[game] = self.twin.pack(state)
        for name in ("seed", "dice"):
            self.records[game][name] = kept[name]
        self.twin.relist(self.records, self.words, self._all, game, game + 1)
        if self._observe:
            self._look(game, game + 1)
        else:
            self._stale = True

    def seen_by(self, seats: npt.ArrayLike) -> npt.NDArray[np.uint8]:
        """Return what a seat sees in each game, a new array; one seat for all, or one each."""
        chosen = checks.seats(seats, self.games, self.twin.setup.players)
        row = np.empty(self.games * self.twin.bits, np.uint8)
        self._run(lambda start, stop: self.twin.look(self.records, chosen, row, start, stop))
        return row.reshape(self.games, self.twin.bits)

    def _with_mark(self, bit: int) -> npt.NDArray[np.bool_]:
        carried: npt.NDArray[np.bool_] = (self._outcome.marks & bit) != 0
        return carried

    def _run(self, job: Job) -> None:
        self._workers.run(job, self.games)

    def _changed(self) -> None:
        self._stale = True
        if self._observe:
            self._fresh()

    def _buffers(self) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.uint8]]:
        if self._seen is None:
            self._seen = (
                np.zeros(self.games * self.twin.bits, np.uint8),
                np.zeros(self.games * self.twin.actions, np.uint8),
            )
        return self._seen

    def _fresh(self) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.uint8]]:
        seen = self._buffers()
        if self._stale:
            self._run(self._look)
            self._stale = False
        return seen

    def _look(self, start: int, stop: int) -> None:
        observations, legal = self._buffers()
        self.twin.look(self.records, self._movers, observations, start, stop)
        spread(self.words, self.twin.actions, legal, start, stop)

    def _refusal(self, game: int, action: int) -> Exception:
        """Return why *action* is refused in *game*, in the words of the readable rules."""
        state = self.state(game)
        try:
            state.play(self.twin.game.move(state, action))
        except (IllegalMove, UnreadableMove) as error:
            return IllegalMove(f"Game {game}, action {action}: {error.message}", hint=error.hint, rule=error.rule)
        return InvalidBatch(f"Game {game}: action {action} is not listed as legal.")

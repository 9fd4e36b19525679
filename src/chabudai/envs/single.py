"""One game in the compiled engine, with what an environment asks of it."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from operator import index
from secrets import randbits
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from chabudai.core import ChabudaiError, GameIsOver, IllegalMove
from chabudai.envs.errors import InvalidAction
from chabudai.fast import checks
from chabudai.fast.batch import DEALS
from chabudai.fast.chance import seeds
from chabudai.fast.twins import find_twin

if TYPE_CHECKING:
    from chabudai.core import Json, State

Row = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]
SEED_BITS = 62


class Single:
    """One game: its record, its legal actions and the kernels that move it.

    `begin`, `turn` and `survey` are the kernels themselves, because a step takes less
    time than a few method calls.
    """

    def __init__(self, game: str, players: int, rules: Mapping[str, Json]) -> None:
        """Set up a table; nothing is dealt yet, and the deals differ from run to run.

        Raises:
            InvalidRules: The game, the number of players or a rule does not exist, or the game has no
                compiled twin, which observations come from.
            InvalidBatch: The number of players is not a whole number.
        """
        self.twin = find_twin(game, checks.whole("players", players, 1), rules)
        self.players = self.twin.setup.players
        self.bits, self.actions = self.twin.bits, self.twin.actions
        self.records: npt.NDArray[Any] = np.zeros(1, self.twin.record)
        self.words = np.zeros((1, -(-self.actions // 64)), np.int64)
        self.kernels = self.twin.kernels()
        self.reseed(randbits(SEED_BITS))

    def __getstate__(self) -> dict[str, Any]:
        """Leave the kernels behind: they are made anew where the game is copied to."""
        return {name: value for name, value in vars(self).items() if name != "kernels"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Take up a game where it was left."""
        vars(self).update(kept)
        self.kernels = self.twin.kernels()

    def __deepcopy__(self, _memo: dict[int, Any]) -> Single:
        """Copy the game; the rules of its table never change and are shared."""
        other = copy(self)
        other.records, other.words = self.records.copy(), self.words.copy()
        return other

    def reseed(self, seed: int) -> None:
        """Make the coming deals those of *seed*: the ones of game 0 of a batch.

        Raises:
            InvalidBatch: The seed is not a whole number from 0 on.
        """
        self.records["seed"] = seeds(checks.whole("seed", seed, 0), 1, DEALS)

    def number(self, action: object) -> int:
        """Check that *action* is a number that an action has, legal or not.

        Raises:
            IllegalMove: No action has this number.
            InvalidAction: It is not a whole number.
        """
        try:
            number = index(action)  # type: ignore[arg-type]
        except TypeError:
            number = -1
        if 0 <= number < self.actions and action is not True and action is not False:
            return number
        hint = f"It is a whole number from 0 to {self.actions - 1}."
        if isinstance(action, int | np.integer) and not isinstance(action, bool):
            raise IllegalMove(f"There is no action {action}.", hint=hint)
        raise InvalidAction(f"The action is {action!r}.", hint=hint)

    def survey(self) -> npt.NDArray[np.uint8]:
        """Return what every seat sees: players x bits."""
        rows = np.empty(self.players * self.bits, np.uint8)
        self.kernels.survey(self.records, rows)
        return rows.reshape(self.players, self.bits)

    def state(self) -> State[Any, Any]:
        """Return the readable position, everything in it."""
        return self.twin.unpack(self.records[0])

    def place(self, state: State[Any, Any]) -> None:
        """Go on from a readable position of the same table."""
        kept = self.records[0]["seed"].copy()
        self.records[0] = self.twin.pack(state)
        self.records[0]["seed"] = kept
        self.twin.relist(self.records, self.words, np.ones(1, np.bool_), 0, 1)

    def refusal(self, action: int) -> ChabudaiError:
        """Return why *action* is refused here, in the words of the rulebook."""
        state = self.state()
        if state.to_move is None:
            return GameIsOver(f"Action {action} comes too late: the game is over.", hint="Reset the environment.")
        try:
            state.play(self.twin.game.move(state, action))
        except ChabudaiError as error:
            return IllegalMove(
                f"Seat {state.to_move}, action {action}: {error.message}", hint=error.hint, rule=error.rule
            )
        return IllegalMove(f"Seat {state.to_move}: action {action} is not listed as legal.")

"""Thousands of games for Gymnasium, stepped together in a batch."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from secrets import randbits
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Space
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from chabudai.envs.actions import Actions
from chabudai.envs.options import Illegal, check_illegal, zero_sum
from chabudai.envs.rendering import MODES, Renderer
from chabudai.envs.single import SEED_BITS
from chabudai.fast import Batch
from chabudai.fast.batch import SHAPING

if TYPE_CHECKING:
    from chabudai.core import Json

Rows = npt.NDArray[np.uint8]
Info = dict[str, Any]
Stepped = tuple[Rows, npt.NDArray[np.float32], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Info]
NO_RULES: Mapping[str, Json] = {}


class BatchEnv(VectorEnv[Rows, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many games of one table; each observation is that of the seat to move.

    Where a game ends, the next is dealt in the same step: the observation is the new
    game's, and `final_obs` and `final_info` tell of the old one. `infos` holds the legal
    actions (`action_mask`), the seats to move (`to_move`) and which of the last actions
    were illegal and therefore ignored (`refused`).
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": list(MODES),
        "render_fps": 2,
    }

    def __init__(  # noqa: PLR0913
        self,
        game: str,
        num_envs: int = 1,
        players: int = 2,
        rules: Mapping[str, Json] = NO_RULES,
        render_mode: str | None = None,
        *,
        illegal: Illegal = "ignore",
        threads: int = 1,
        shaping: Mapping[str, float] = SHAPING,
        final_obs: bool = True,
        copy: bool = True,
    ) -> None:
        """Set up the tables.

        Args:
            game: The game's name.
            num_envs: How many games there are.
            players: How many seats each has.
            rules: The rules, as for a table.
            render_mode: How `render` shows the tables.
            illegal: Whether an illegal action is left out and marked in the information, as
                Gymnasium wants every action of the space to be taken, or refused by an error.
            threads: How many threads share the work.
            shaping: What is added to the rewards for each mark of a move, such as "misplay".
            final_obs: Whether the last observation of an ended game is worked out.
            copy: Whether the caller owns what it gets; if not, the next step writes over it.
        """
        ignore = check_illegal(illegal)
        self.batch = Batch(game, num_envs, players, rules, randbits(SEED_BITS), threads, masked=ignore, shaping=shaping)
        self.num_envs = self.batch.games
        self.renderer = Renderer(game, render_mode)
        self.render_mode = render_mode
        self.single_observation_space = Box(0, 1, (self.batch.twin.bits,), np.uint8)
        self.single_action_space = Actions(self.batch.twin.actions)
        self._kernels = self.batch.twin.kernels()
        self._zero_sum = zero_sum(self.batch.twin)
        self._final_obs = final_obs
        self._copy = copy

    @cached_property
    def observation_space(self) -> Space[Rows]:  # type: ignore[override]
        """The space of all observations together, made when somebody asks: it is large."""
        return batch_space(self.single_observation_space, self.num_envs)

    @cached_property
    def action_space(self) -> Space[npt.NDArray[np.int64]]:  # type: ignore[override]
        """The space of all actions together."""
        return batch_space(self.single_action_space, self.num_envs)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Rows, Info]:
        """Deal the next games, or with a *seed* the first ones of that seed; there are no options.

        Raises:
            InvalidBatch: The seed is not a whole number from 0 on.
        """
        self.batch.reset(seed)
        super().reset(seed=seed, options=options)
        return self._rows(), self._infos(np.zeros(self.num_envs, np.bool_))

    def step(self, actions: npt.ArrayLike) -> Stepped:
        """Make one move in every game.

        Raises:
            IllegalMove: An action is illegal, and illegal actions are not ignored.
            InvalidBatch: The array has another shape or type.
        """
        batch = self.batch
        movers = batch.to_move.copy()
        before = (batch.records.copy(), batch.words.copy()) if self._final_obs else None
        batch.step(actions)
        rewards = batch.shaped
        if self._zero_sum:
            rewards *= 1 - 2 * movers
        done = batch.done.copy()
        infos = self._infos(batch.refused)
        if done.any():
            infos |= self._last_words(done, before, np.asarray(actions))
        return self._rows(), rewards, done, np.zeros(self.num_envs, np.bool_), infos

    def random_actions(self) -> npt.NDArray[np.int64]:
        """Return a legal action for every game, all equally likely."""
        return self.batch.random_actions().copy()

    def render(self) -> tuple[Any, ...] | None:
        """Show every table as the render mode says."""
        shown = tuple(self.renderer.render(self.batch.state(game)) for game in range(self.num_envs))
        return None if self.render_mode == "human" else shown

    def _rows(self) -> Rows:
        return self.batch.observations.copy() if self._copy else self.batch.observations

    def _infos(self, refused: npt.NDArray[np.bool_]) -> Info:
        mask = self.batch.legal.view(np.int8)
        seats = self.batch.to_move
        return {
            "action_mask": mask.copy() if self._copy else mask,
            "to_move": seats.copy() if self._copy else seats,
            "refused": refused,
        }

    def _last_words(
        self,
        done: npt.NDArray[np.bool_],
        before: tuple[npt.NDArray[Any], npt.NDArray[np.int64]] | None,
        actions: npt.NDArray[Any],
    ) -> Info:
        """Return what is to be said of the games that ended, as Gymnasium's own vectors do."""
        score = np.where(done, self.batch.scores, 0)
        infos: Info = {"final_info": {"score": score, "_score": done.copy()}, "_final_info": done.copy()}
        if before is not None:
            infos["final_obs"] = self._last_rows(done, before, actions)
            infos["_final_obs"] = done.copy()
        return infos

    def _last_rows(
        self,
        done: npt.NDArray[np.bool_],
        before: tuple[npt.NDArray[Any], npt.NDArray[np.int64]],
        actions: npt.NDArray[Any],
    ) -> npt.NDArray[np.object_]:
        """Make the last moves once more, without the deal that follows them."""
        records, words = before
        rows = np.full(self.num_envs, None, np.object_)
        mask = np.empty(self.batch.twin.actions, np.int8)
        for game in map(int, done.nonzero()[0]):
            row = np.empty(self.batch.twin.bits, np.uint8)
            one = slice(game, game + 1)
            self._kernels.turn(records[one], words[one], int(actions[game]), row, mask)
            rows[game] = row
        return rows

"""One game for Gymnasium: one agent makes the moves of all seats, as in self-play."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box

from chabudai.envs.actions import Actions
from chabudai.envs.errors import OutOfOrder
from chabudai.envs.options import Illegal, check_illegal, zero_sum
from chabudai.envs.rendering import MODES, Picture, Renderer
from chabudai.envs.single import Mask, Row, Single
from chabudai.fast.news import BYTE, ENDED, NO_REWARD, REWARD

if TYPE_CHECKING:
    from chabudai.core import Json

Info = dict[str, Any]
NO_RULES: Mapping[str, Json] = {}


class SoloEnv(gymnasium.Env[Row, np.int64]):
    """A game in which each observation is that of the seat to move.

    A reward is what the move brought to the seat that made it. `info` tells the legal
    actions (`action_mask`), the seat to move (`to_move`) and whether the last action was
    illegal and therefore ignored (`refused`).
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": list(MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        players: int = 2,
        rules: Mapping[str, Json] = NO_RULES,
        render_mode: str | None = None,
        illegal: Illegal = "ignore",
    ) -> None:
        """Set up a table.

        Args:
            game: The game's name.
            players: How many seats there are.
            rules: The rules, as for a table.
            render_mode: How `render` shows the table.
            illegal: Whether an illegal action is left out and marked in the information, as
                Gymnasium wants every action of the space to be taken, or refused by an error.
        """
        self.game = Single(game, players, rules)
        self.renderer = Renderer(game, render_mode)
        self.render_mode = render_mode
        self.observation_space = Box(0, 1, (self.game.bits,), np.uint8)
        self.action_space = Actions(self.game.actions)
        self._ignore = check_illegal(illegal)
        self._zero_sum = zero_sum(self.game.twin)
        self._running = False
        self._mover = 0

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Row, Info]:
        """Deal the next game, or with a *seed* the first one of that seed; there are no options."""
        super().reset(seed=seed, options=options)
        if seed is not None:
            self.game.reseed(seed)
        seen, mask = self._fresh()
        news = self.game.kernels.begin(self.game.records, self.game.words, seen, mask)
        self._running = True
        return self._told(news, seen, mask)

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, Info]:
        """Make the move of the seat to move.

        Raises:
            IllegalMove: The rules forbid it, and illegal actions are not ignored.
            InvalidAction: It is not a whole number.
            OutOfOrder: The game is over, or was never dealt.
        """
        if not self._running:
            raise OutOfOrder("There is no game to move in.", hint="Call reset() first.")
        number, mover = self.game.number(action), self._mover
        seen, mask = self._fresh()
        news = self.game.kernels.turn(self.game.records, self.game.words, number, seen, mask)
        if news < 0:
            if not self._ignore:
                raise self.game.refusal(number)
            return self._unmoved()
        ended = bool(news >> ENDED & BYTE)
        self._running = not ended
        reward = (news >> REWARD) - NO_REWARD
        row, info = self._told(news, seen, mask)
        return row, float(-reward if self._zero_sum and mover else reward), ended, False, info

    def render(self) -> str | Picture | None:
        """Show the whole table as the render mode says."""
        return self.renderer.render(self.game.state())

    def _unmoved(self) -> tuple[Row, float, bool, bool, Info]:
        """Return the position as it was, with a note that the action was illegal."""
        mask = np.array([int(word) >> k & 1 for word in self.game.words[0] for k in range(64)], np.int8)
        info = {"action_mask": mask[: self.game.actions].copy(), "to_move": self._mover, "refused": True}
        return self.game.survey()[self._mover].copy(), 0.0, False, False, info

    def _fresh(self) -> tuple[Row, Mask]:
        return np.empty(self.game.bits, np.uint8), np.empty(self.game.actions, np.int8)

    def _told(self, news: int, seen: Row, mask: Mask) -> tuple[Row, Info]:
        self._mover = news & BYTE
        if self.render_mode == "human":
            self.render()
            sys.stdout.flush()
        return seen, {"action_mask": mask, "to_move": self._mover, "refused": False}

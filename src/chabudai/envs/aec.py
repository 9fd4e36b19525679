"""A table as a PettingZoo environment: the agents move one after the other."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from chabudai.envs.actions import Actions
from chabudai.envs.options import zero_sum
from chabudai.envs.rendering import MODES, Picture, Renderer
from chabudai.envs.single import Mask, Row, Single
from chabudai.fast.news import BYTE, ENDED, NO_REWARD, REWARD

if TYPE_CHECKING:
    from chabudai.core import Json

Observation = dict[str, npt.NDArray[Any]]
NO_RULES: Mapping[str, Json] = {}


class TableEnv(AECEnv):  # type: ignore[misc]
    """One table, in the order of play; an illegal action is refused and changes nothing.

    Agents are called `player_0`, `player_1` and so on, by seat. An observation is a
    dictionary: `observation`, what the seat sees as bits, and `action_mask`, 1 for each
    action that is legal now; all 0 for a seat that is not to move. The arrays are new at
    every step and belong to the caller.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "is_parallelizable": False,
        "render_fps": 2,
        "render_modes": list(MODES),
    }

    def __init__(self, game: str, players: int, rules: Mapping[str, Json], render_mode: str | None) -> None:
        """Set up the table; `reset` deals."""
        super().__init__()
        self.game = Single(game, players, rules)
        self.metadata = {**type(self).metadata, "name": f"{game}_v1"}
        self.renderer = Renderer(game, render_mode)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._zero_sum = zero_sum(self.game.twin)
        bits, actions = self.game.bits, self.game.actions
        self._seeing = {
            agent: Dict({"observation": Box(0, 1, (bits,), np.uint8), "action_mask": Box(0, 1, (actions,), np.int8)})
            for agent in self.possible_agents
        }
        self._acting = {agent: Actions(actions) for agent in self.possible_agents}
        self.observation_spaces = {**self._seeing}
        self.action_spaces = {**self._acting}
        self.state_space = Box(0, 1, (self.game.players * bits,), np.uint8)

    def observation_space(self, agent: str) -> Dict:
        """Return what *agent* may observe."""
        return self._seeing[agent]

    def action_space(self, agent: str) -> Actions:
        """Return what *agent* may do."""
        return self._acting[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal the next game, or with a *seed* the first one of that seed; there are no options."""
        if seed is not None:
            self.game.reseed(seed)
        self._seen, self._mask = self._fresh()
        news = self.game.kernels.begin(self.game.records, self.game.words, self._seen, self._mask)
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0)
        self._cumulative_rewards = dict.fromkeys(agents, 0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._quiet = True
        self._over = False
        self.agent_selection = agents[news & BYTE]
        self._show()

    def step(self, action: int | None) -> None:
        """Make the move of the agent whose turn it is; None when its game is over.

        Raises:
            IllegalMove: The rules forbid it; the message cites the paragraph.
            InvalidAction: It is not a whole number.
        """
        if self._over:
            self._leave(action)
            return
        number = self.game.number(action)
        seen, mask = self._fresh()
        news = self.game.kernels.turn(self.game.records, self.game.words, number, seen, mask)
        if news < 0:
            raise self.game.refusal(number)
        self._seen, self._mask = seen, mask
        self._cumulative_rewards[self.agent_selection] = 0
        self._pay((news >> REWARD) - NO_REWARD)
        if news >> ENDED & BYTE:
            self._over = True
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[news & BYTE]
        self._show()

    def observe(self, agent: str) -> Observation:
        """Return what *agent* sees now, and what it may do if it is to move."""
        if not self._over and agent == self.agent_selection:
            return {"observation": self._seen, "action_mask": self._mask}
        return {
            "observation": self.game.survey()[self._seat_of[agent]].copy(),
            "action_mask": np.zeros(self.game.actions, np.int8),
        }

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:  # noqa: FBT001, FBT002
        """Return observation, reward since its last move, two flags and information of the agent to move."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def state(self) -> Row:
        """Return what all seats see, one after the other: for critics, not for players."""
        return self.game.survey().reshape(-1)

    def render(self) -> str | Picture | None:
        """Show the whole table as the render mode says: print it, or return text or image."""
        return self.renderer.render(self.game.state())

    def close(self) -> None:
        """Do nothing: there is no window to close."""

    def _fresh(self) -> tuple[Row, Mask]:
        return np.empty(self.game.bits, np.uint8), np.empty(self.game.actions, np.int8)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()
            sys.stdout.flush()

    def _pay(self, reward: int) -> None:
        """Give every agent what the last move brought it; most moves bring nothing."""
        if not reward:
            if not self._quiet:
                self.rewards = dict.fromkeys(self.agents, 0)
                self._quiet = True
            return
        self._quiet = False
        self.rewards = dict.fromkeys(self.agents, -reward if self._zero_sum else reward)
        self.rewards[self.possible_agents[0]] = reward
        for agent, paid in self.rewards.items():
            self._cumulative_rewards[agent] += paid

    def _leave(self, action: int | None) -> None:
        """Take the agent whose turn it is out of a finished game."""
        if action is not None:
            raise self.game.refusal(self.game.number(action))
        agent = self.agent_selection
        self.agents.remove(agent)
        for kept in (self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos):
            del kept[agent]
        self.rewards = dict.fromkeys(self.agents, 0)
        if self.agents:
            self.agent_selection = self.agents[0]

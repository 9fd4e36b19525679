"""The wrapper that keeps callers to the order of PettingZoo's interface."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pettingzoo.utils.wrappers import BaseWrapper  # type: ignore[import-untyped]

from chabudai.envs.actions import Actions
from chabudai.envs.aec import Observation, TableEnv
from chabudai.envs.errors import OutOfOrder
from chabudai.envs.rendering import Picture
from chabudai.envs.single import Row

ENDLESS = 2**63
Anything = Any
"""What an attribute of the environment may be."""


class Referee(BaseWrapper):  # type: ignore[misc]
    """Refuses what comes at the wrong time, each time with what to call first.

    It passes everything else on without looking it up by name, which in PettingZoo's own
    wrappers takes longer than a move.
    """

    env: TableEnv

    def __init__(self, env: TableEnv) -> None:
        """Watch over *env*."""
        super().__init__(env)
        self._ready = False
        self._moved = False

    @property
    def unwrapped(self) -> TableEnv:
        """The table itself."""
        return self.env

    @property
    def agents(self) -> list[str]:  # pyright: ignore[reportIncompatibleVariableOverride]
        """The agents that are still in the game."""
        self._check("agents")
        return self.env.agents

    @property
    def agent_selection(self) -> str:
        """The agent whose turn it is."""
        self._check("agent_selection")
        return self.env.agent_selection

    def __getattr__(self, name: str) -> Anything:
        """Pass an attribute on; those of a game are not there before the first deal."""
        if name in {"rewards", "terminations", "truncations", "infos", "_cumulative_rewards"}:
            self._check(name)
        return super().__getattr__(name)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game."""
        self.env.reset(seed, options)
        self._ready = self._moved = True

    def step(self, action: int | None) -> None:
        """Make a move."""
        self._check("step()")
        if not self.env.agents:
            raise OutOfOrder("The game is over and all agents have left.", hint="Call reset() first.")
        self.env.step(action)
        self._moved = True

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:  # noqa: FBT001, FBT002
        """Return what the agent whose turn it is needs to know."""
        if not self._ready or not self.env.agents:
            self._check("last()")
            raise OutOfOrder("The game is over and all agents have left.", hint="Call reset() first.")
        return self.env.last(observe)

    def observe(self, agent: str) -> Observation:
        """Return what *agent* sees."""
        self._check("observe()")
        return self.env.observe(agent)

    def action_space(self, agent: str) -> Actions:
        """Return what *agent* may do."""
        return self.env.action_space(agent)

    def state(self) -> Row:
        """Return what all seats see."""
        self._check("state()")
        return self.env.state()

    def render(self) -> str | Picture | None:
        """Show the table."""
        self._check("render()")
        return self.env.render()

    def agent_iter(  # pyright: ignore[reportIncompatibleMethodOverride]
        self, max_iter: int = ENDLESS
    ) -> Iterator[str]:
        """Yield the agent whose turn it is, until all have left; each turn needs a step."""
        self._check("agent_iter()")
        return self._turns(max_iter)

    def __str__(self) -> str:
        return str(self.env)

    def _turns(self, count: int) -> Iterator[str]:
        env = self.env
        while env.agents and count > 0:
            if not self._moved:
                raise OutOfOrder(f"{env.agent_selection} has not moved.", hint="Call step() once in every turn.")
            self._moved = False
            count -= 1
            yield env.agent_selection

    def _check(self, what: str) -> None:
        if not self._ready:
            raise OutOfOrder(f"{what} comes before the first deal.", hint="Call reset() first.")

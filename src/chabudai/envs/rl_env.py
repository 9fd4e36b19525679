"""The Hanabi Learning Environment's `rl_env`, on our compiled engine.

Change `from hanabi_learning_environment import rl_env` into `from chabudai.envs import
rl_env` and go on: the same names, the same dictionaries with the same keys and values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from chabudai.envs import pyhanabi
from chabudai.envs.errors import OutOfOrder
from chabudai.envs.pyhanabi.cards import COLOR_CHAR
from chabudai.envs.pyhanabi.errors import UnreadableAction, UnsupportedConfig
from chabudai.envs.pyhanabi.moves import read_move
from chabudai.envs.pyhanabi.table import SUPPORTED

NAMES: Final = {
    "Hanabi-Full": pyhanabi.AgentObservationType.CARD_KNOWLEDGE,
    "Hanabi-Full-CardKnowledge": pyhanabi.AgentObservationType.CARD_KNOWLEDGE,
    "Hanabi-Full-Minimal": pyhanabi.AgentObservationType.MINIMAL,
}
"""The environments that `make` knows, and what their observations show."""

Observation = dict[str, Any]
Action = Any
"""The number of a move, or a dictionary that describes it."""


class Environment:
    """What an environment offers to a loop over games."""

    def reset(self) -> Observation:
        """Start a game and return what every player sees."""
        raise NotImplementedError

    def step(self, action: Action) -> tuple[Observation, float, bool, dict[str, Any]]:
        """Make a move; return what every player sees, the reward, whether it is over, and information."""
        raise NotImplementedError


class HanabiEnv(Environment):
    """Games of Hanabi, one after the other."""

    def __init__(self, config: Mapping[str, Any]) -> None:
        """Set up a table: the full game for 2 to 5 players.

        Raises:
            UnsupportedConfig: The configuration asks for something else, or names it wrongly.
        """
        if not isinstance(config, Mapping):
            raise UnsupportedConfig(f"The config is {config!r}.", hint="It is a dictionary.")
        self.game = pyhanabi.HanabiGame(config)
        self.observation_encoder = pyhanabi.ObservationEncoder(self.game)
        self.players = self.game.num_players()
        self._state: pyhanabi.HanabiState | None = None

    @property
    def state(self) -> pyhanabi.HanabiState:
        """The running game, every hand open.

        Raises:
            OutOfOrder: Nothing was dealt yet.
        """
        if self._state is None:
            raise OutOfOrder("There is no game yet.", hint="Call reset() first.")
        return self._state

    def reset(self, deck: Sequence[str] | None = None) -> Observation:
        """Deal the next game, or the one with this *deck* ("R1", in drawing order)."""
        self._state = pyhanabi.HanabiState(self.game, deck)
        return self._observe_all()

    def vectorized_observation_shape(self) -> list[int]:
        """Return the shape of a vectorized observation."""
        return self.observation_encoder.shape()

    def num_moves(self) -> int:
        """Return how many moves there are, legal or not."""
        return self.game.max_moves()

    def step(self, action: Action) -> tuple[Observation, float, bool, dict[str, Any]]:
        """Make a move, given by its number or as a dictionary.

        Raises:
            IllegalAction: The rules forbid it; the message cites the paragraph.
            UnreadableAction: It is neither a number nor the dictionary of a move.
            GameIsOver: The game has ended.
        """
        state = self.state
        before = state.score()
        if isinstance(action, Mapping):
            move = read_move(action)
            state.apply_uid(self.game.get_move_uid(move), dict(action))
        elif isinstance(action, int | np.integer) and not isinstance(action, bool):
            state.apply_uid(int(action) if 0 <= action < self.num_moves() else -1, action)
        else:
            raise UnreadableAction(f"The action is {action!r}.", hint="It is a dictionary or a whole number.")
        return self._observe_all(), state.score() - before, state.is_terminal(), {}

    def _observe_all(self) -> Observation:
        seen = [self._observe(player) for player in range(self.players)]
        return {"player_observations": seen, "current_player": self.state.cur_player()}

    def _observe(self, player: int) -> Observation:
        observation = self.state.observation(player)
        uids = observation.legal_uids()
        return {
            "current_player": self.state.cur_player(),
            "current_player_offset": observation.cur_player_offset(),
            "life_tokens": observation.life_tokens(),
            "information_tokens": observation.information_tokens(),
            "num_players": self.players,
            "deck_size": observation.deck_size(),
            "fireworks": dict(zip(COLOR_CHAR, observation.fireworks(), strict=True)),
            "legal_moves": [self.game.move_dict(uid) for uid in uids],
            "legal_moves_as_int": list(uids),
            "observed_hands": [[card.to_dict() for card in hand] for hand in observation.observed_hands()],
            "discard_pile": [card.to_dict() for card in observation.discard_pile()],
            "card_knowledge": [[told.to_dict() for told in hand] for hand in observation.card_knowledge()],
            "vectorized": observation.row(),
            "pyhanabi": observation,
        }


def make(
    environment_name: str = "Hanabi-Full",
    num_players: int = 2,
    pyhanabi_path: str | None = None,  # noqa: ARG001
) -> HanabiEnv:
    """Return an environment by its name; there is no library to load, so the path does not matter.

    Raises:
        UnsupportedConfig: There is no such environment, or it is not supported.
    """
    if environment_name not in NAMES:
        raise UnsupportedConfig(
            f"The environment {environment_name!r} is not supported.",
            hint=f"There are: {', '.join(NAMES)}. {SUPPORTED}",
        )
    return HanabiEnv({"players": num_players, "observation_type": NAMES[environment_name].value})


class Agent:
    """What a player offers to a loop over games."""

    def __init__(self, config: Mapping[str, Any], *args: object, **kwargs: object) -> None:
        """Get ready for games of this configuration."""
        raise NotImplementedError

    def reset(self, config: Mapping[str, Any]) -> None:
        """Get ready for a game of another configuration."""
        raise NotImplementedError

    def act(self, observation: Observation) -> Action:
        """Return an action, or None when it is another player's turn."""
        raise NotImplementedError

"""A table, as the Hanabi Learning Environment configures it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from secrets import randbits
from typing import Any, Final

import numpy as np

from chabudai.envs.pyhanabi.cards import COLOR_CHAR, RANKS
from chabudai.envs.pyhanabi.errors import UnsupportedConfig
from chabudai.envs.pyhanabi.moves import HanabiMove, moves_of
from chabudai.envs.single import Single
from chabudai.games import HANABI
from chabudai.games.hanabi.components import COPIES
from chabudai.games.hanabi.rules import CLUE_TOKENS, ERRORS, HAND_SIZES


class AgentObservationType(IntEnum):
    """What an observation shows."""

    MINIMAL = 0
    CARD_KNOWLEDGE = 1
    SEER = 2


FIXED: Final = {
    "colors": len(COLOR_CHAR),
    "ranks": RANKS,
    "max_information_tokens": CLUE_TOKENS,
    "max_life_tokens": ERRORS,
}
"""What every supported table has."""
KEYS: Final = ("players", *FIXED, "hand_size", "observation_type", "seed", "random_start_player")
STANDARD: Final = {"edition": "pl"}
"""The rules that the Learning Environment plays by: a clue points at a card at least."""
SUPPORTED: Final = (
    "Supported is the full game: 5 colors, 5 ranks, 2 to 5 players, 5 cards each for 2 or 3 players and 4 for "
    "4 or 5, 8 information and 3 life tokens, observation_type 0 or 1."
)


class HanabiTable:
    """A table of the full game for 2 to 5 players, which states and observations refer to."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Check the configuration.

        Raises:
            UnsupportedConfig: It asks for something that is not supported, or names it wrongly.
        """
        given = dict(params or {})
        if unknown := [key for key in given if key not in KEYS]:
            raise UnsupportedConfig(f"There is no parameter {unknown[0]!r}.", hint=f"There are: {', '.join(KEYS)}.")
        self._players = _number(given, "players", 2)
        if self._players not in HAND_SIZES:
            raise UnsupportedConfig(f"`players` is {self._players}.", hint=SUPPORTED)
        for key, value in {**FIXED, "hand_size": HAND_SIZES[self._players]}.items():
            if _number(given, key, value) != value:
                raise UnsupportedConfig(f"`{key}` is {given[key]!r}; {value} is supported.", hint=SUPPORTED)
        kind = _number(given, "observation_type", AgentObservationType.CARD_KNOWLEDGE)
        if kind not in {AgentObservationType.MINIMAL, AgentObservationType.CARD_KNOWLEDGE}:
            raise UnsupportedConfig(f"`observation_type` is {kind}.", hint=SUPPORTED)
        self._kind = AgentObservationType(kind)
        self._random_start = str(given.get("random_start_player", False)).lower() in {"true", "1"}
        seed = _number(given, "seed", -1)
        self._seed = randbits(32) if seed < 0 else seed
        self._chance = np.random.default_rng(self._seed)
        self._tables: dict[int, Single] = {}
        self._moves = moves_of(self._players, self.hand_size())
        self._dicts = [move.to_dict() for move in self._moves]

    def deal(self) -> Single:
        """Return the next game, dealt; it is the same object again unless another seat starts."""
        first = int(self._chance.integers(self._players)) if self._random_start else 0
        if first not in self._tables:
            self._tables[first] = Single(HANABI.name, self._players, {**STANDARD, "first": first})
            self._tables[first].reseed(self._seed * self._players + first)
        game = self._tables[first]
        game.kernels.begin(game.records, game.words, np.empty(game.bits, np.uint8), np.empty(game.actions, np.int8))
        return game

    def num_players(self) -> int:
        """Return how many players there are."""
        return self._players

    def num_colors(self) -> int:
        """Return how many colours there are."""
        return len(COLOR_CHAR)

    def num_ranks(self) -> int:
        """Return how many ranks there are."""
        return RANKS

    def hand_size(self) -> int:
        """Return how many cards a hand has at most."""
        return HAND_SIZES[self._players]

    def max_information_tokens(self) -> int:
        """Return how many clue tokens there are."""
        return CLUE_TOKENS

    def max_life_tokens(self) -> int:
        """Return how many errors end the game."""
        return ERRORS

    def observation_type(self) -> AgentObservationType:
        """Return what observations show."""
        return self._kind

    def max_moves(self) -> int:
        """Return how many moves there are, legal or not."""
        return len(self._moves)

    def num_cards(self, color: int, rank: int) -> int:
        """Return how many copies of a card the deck has."""
        return COPIES[rank + 1] if 0 <= color < len(COLOR_CHAR) else 0

    def get_move_uid(self, move: HanabiMove) -> int:
        """Return the number of a move, or -1 if it has none."""
        return self._moves.index(move) if move in self._moves else -1

    def move_dict(self, move_uid: int) -> dict[str, Any]:
        """Return the move that has this number as a new dictionary."""
        return self._dicts[move_uid].copy()

    def get_move(self, move_uid: int) -> HanabiMove:
        """Return the move that has this number."""
        return self._moves[move_uid]


def _number(given: Mapping[str, Any], key: str, default: int) -> int:
    value = given.get(key, default)
    try:
        return int(str(int(value) if isinstance(value, IntEnum) else value))
    except ValueError:
        raise UnsupportedConfig(f"`{key}` is {value!r}.", hint="It is a whole number.") from None

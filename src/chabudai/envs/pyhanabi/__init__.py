"""A stand-in for the Hanabi Learning Environment's `pyhanabi`, on our compiled engine.

The classes have the methods that players use; what they return, the texts included, is
what the original returns. There is no C library behind them: nothing to load, and
everything can be copied and pickled.
"""

from chabudai.envs.pyhanabi.cards import (
    COLOR_CHAR,
    HanabiCard,
    HanabiCardKnowledge,
    color_char_to_idx,
    color_idx_to_char,
)
from chabudai.envs.pyhanabi.game import HanabiGame
from chabudai.envs.pyhanabi.history import CHANCE_PLAYER_ID, HanabiHistoryItem
from chabudai.envs.pyhanabi.moves import HanabiMove, HanabiMoveType
from chabudai.envs.pyhanabi.observation import HanabiObservation, ObservationEncoder, ObservationEncoderType
from chabudai.envs.pyhanabi.state import HanabiEndOfGameType, HanabiState
from chabudai.envs.pyhanabi.table import AgentObservationType

__all__ = [
    "CHANCE_PLAYER_ID",
    "COLOR_CHAR",
    "AgentObservationType",
    "HanabiCard",
    "HanabiCardKnowledge",
    "HanabiEndOfGameType",
    "HanabiGame",
    "HanabiHistoryItem",
    "HanabiMove",
    "HanabiMoveType",
    "HanabiObservation",
    "HanabiState",
    "ObservationEncoder",
    "ObservationEncoderType",
    "color_char_to_idx",
    "color_idx_to_char",
]

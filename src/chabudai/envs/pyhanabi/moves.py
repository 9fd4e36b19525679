"""Moves as the Hanabi Learning Environment names them, and their numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from typing import Any, Final

from chabudai.envs.pyhanabi.cards import COLOR_CHAR, RANKS, color_char_to_idx
from chabudai.envs.pyhanabi.errors import UnreadableAction


class HanabiMoveType(IntEnum):
    """The kinds of moves."""

    INVALID = 0
    PLAY = 1
    DISCARD = 2
    REVEAL_COLOR = 3
    REVEAL_RANK = 4
    DEAL = 5


@dataclass(frozen=True, slots=True)
class HanabiMove:
    """A move of a player, or a card that was dealt; -1 for what its kind does not have."""

    _type: HanabiMoveType
    _card_index: int = -1
    _target_offset: int = -1
    _color: int = -1
    _rank: int = -1

    def type(self) -> HanabiMoveType:
        """Return the kind."""
        return self._type

    def card_index(self) -> int:
        """Return the slot of the card that is played or discarded."""
        return self._card_index

    def target_offset(self) -> int:
        """Return how many seats further on the player who is told something sits."""
        return self._target_offset

    def color(self) -> int:
        """Return the colour of a clue or of a dealt card."""
        return self._color

    def rank(self) -> int:
        """Return the rank of a clue or of a dealt card."""
        return self._rank

    @staticmethod
    def get_play_move(card_index: int) -> HanabiMove:
        """Return the move that plays a card."""
        return HanabiMove(HanabiMoveType.PLAY, card_index)

    @staticmethod
    def get_discard_move(card_index: int) -> HanabiMove:
        """Return the move that discards a card."""
        return HanabiMove(HanabiMoveType.DISCARD, card_index)

    @staticmethod
    def get_reveal_color_move(target_offset: int, color: int) -> HanabiMove:
        """Return a clue about a colour."""
        return HanabiMove(HanabiMoveType.REVEAL_COLOR, -1, target_offset, color)

    @staticmethod
    def get_reveal_rank_move(target_offset: int, rank: int) -> HanabiMove:
        """Return a clue about a rank."""
        return HanabiMove(HanabiMoveType.REVEAL_RANK, -1, target_offset, -1, rank)

    def to_dict(self) -> dict[str, Any]:
        """Return the move as a dictionary."""
        color = None if self._color < 0 else COLOR_CHAR[self._color]
        match self._type:
            case HanabiMoveType.REVEAL_COLOR:
                said = {"target_offset": self._target_offset, "color": color}
            case HanabiMoveType.REVEAL_RANK:
                said = {"target_offset": self._target_offset, "rank": self._rank}
            case HanabiMoveType.DEAL:
                said = {"color": color, "rank": self._rank}
            case _:
                said = {"card_index": self._card_index}
        return {"action_type": self._type.name, **said}

    def __str__(self) -> str:
        match self._type:
            case HanabiMoveType.PLAY:
                return f"(Play {self._card_index})"
            case HanabiMoveType.DISCARD:
                return f"(Discard {self._card_index})"
            case HanabiMoveType.REVEAL_COLOR:
                return f"(Reveal player +{self._target_offset} color {COLOR_CHAR[self._color]})"
            case HanabiMoveType.REVEAL_RANK:
                return f"(Reveal player +{self._target_offset} rank {self._rank + 1})"
            case HanabiMoveType.DEAL:
                return f"(Deal {COLOR_CHAR[self._color]}{self._rank + 1})" if self._color >= 0 else "(Deal XX)"
            case _:
                return "(INVALID)"

    __repr__ = __str__


@cache
def moves_of(players: int, hand_size: int) -> tuple[HanabiMove, ...]:
    """Return all moves of a table by number."""
    slots, others = range(hand_size), range(1, players)
    return (
        *map(HanabiMove.get_discard_move, slots),
        *map(HanabiMove.get_play_move, slots),
        *(HanabiMove.get_reveal_color_move(k, color) for k in others for color in range(len(COLOR_CHAR))),
        *(HanabiMove.get_reveal_rank_move(k, rank) for k in others for rank in range(RANKS)),
    )


_FIELDS: Final = {
    "PLAY": ("card_index",),
    "DISCARD": ("card_index",),
    "REVEAL_COLOR": ("target_offset", "color"),
    "REVEAL_RANK": ("target_offset", "rank"),
}


def read_move(action: Mapping[str, Any]) -> HanabiMove:
    """Return the move that a dictionary describes.

    Raises:
        UnreadableAction: A key is missing, or its value cannot be.
    """
    kind = action.get("action_type")
    if kind not in _FIELDS:
        raise UnreadableAction(
            f"`action_type` is {kind!r} in {dict(action)}.", hint=f"It is one of: {', '.join(_FIELDS)}."
        )
    if missing := [name for name in _FIELDS[kind] if name not in action]:
        raise UnreadableAction(f"`{missing[0]}` is missing in {dict(action)}.", hint=f"{kind} needs it.")
    first, second = ([action[name] for name in _FIELDS[kind]] + [None])[:2]
    match kind:
        case "PLAY":
            return HanabiMove.get_play_move(first)
        case "DISCARD":
            return HanabiMove.get_discard_move(first)
        case "REVEAL_COLOR":
            return HanabiMove.get_reveal_color_move(first, color_char_to_idx(second))
    return HanabiMove.get_reveal_rank_move(first, _rank(second))


def _rank(given: object) -> int:
    try:
        return int(str(given))
    except ValueError:
        raise UnreadableAction(f"`rank` is {given!r}.", hint="It is a whole number from 0 to 4.") from None

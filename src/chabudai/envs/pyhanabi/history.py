"""What has happened, move by move, as the Hanabi Learning Environment tells it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from chabudai.envs.pyhanabi.cards import COLOR_CHAR, HanabiCard
from chabudai.envs.pyhanabi.moves import HanabiMove, HanabiMoveType

CHANCE_PLAYER_ID: Final = -1
HIDDEN_DEAL: Final = HanabiMove(HanabiMoveType.DEAL)
MOST_CARDS: Final = 8
"""The bits of a hand in the masks."""


@dataclass(frozen=True, slots=True)
class HanabiHistoryItem:
    """A move with what came of it, or a card that was dealt."""

    _move: HanabiMove
    _player: int
    _scored: bool = False
    _information_token: bool = False
    _color: int = -1
    _rank: int = -1
    _revealed: int = 0
    _newly_revealed: int = 0
    _deal_to_player: int = -1

    def move(self) -> HanabiMove:
        """Return the move."""
        return self._move

    def player(self) -> int:
        """Return who made it; -1 for a deal."""
        return self._player

    def scored(self) -> bool:
        """Tell whether a card was added to the fireworks."""
        return self._scored

    def information_token(self) -> bool:
        """Tell whether a clue token came back."""
        return self._information_token

    def color(self) -> int:
        """Return the colour of the card that was played or discarded."""
        return self._color

    def rank(self) -> int:
        """Return the rank of the card that was played or discarded."""
        return self._rank

    def card_info_revealed(self) -> list[int]:
        """Return the slots that a clue pointed at."""
        return [slot for slot in range(MOST_CARDS) if self._revealed >> slot & 1]

    def card_info_newly_revealed(self) -> list[int]:
        """Return the slots that this kind of clue pointed at for the first time."""
        return [slot for slot in range(MOST_CARDS) if self._newly_revealed >> slot & 1]

    def deal_to_player(self) -> int:
        """Return who was dealt the card."""
        return self._deal_to_player

    def seen_by(self, observer: int, players: int) -> HanabiHistoryItem:
        """Return the item with players counted from *observer*, its own new cards hidden."""
        if self._player != CHANCE_PLAYER_ID:
            return replace(self, _player=(self._player - observer) % players)
        offset = (self._deal_to_player - observer) % players
        return replace(self, _deal_to_player=offset, _move=self._move if offset else HIDDEN_DEAL)

    def __str__(self) -> str:
        parts = [str(self._move)]
        if self._player >= 0:
            parts.append(f"by player {self._player}")
        parts += ["scored"] * self._scored + ["info_token"] * self._information_token
        if self._color >= 0:
            parts.append(f"{COLOR_CHAR[self._color]}{self._rank + 1}")
        if self._revealed:
            parts.append("reveal " + ",".join(map(str, self.card_info_revealed())))
        return f"<{' '.join(parts)}>"

    __repr__ = __str__


def dealt(card: HanabiCard, player: int) -> HanabiHistoryItem:
    """Return the item of a card that was dealt."""
    move = HanabiMove(HanabiMoveType.DEAL, -1, -1, card.color(), card.rank())
    return HanabiHistoryItem(move, CHANCE_PLAYER_ID, _deal_to_player=player)


def last_moves(history: Sequence[HanabiHistoryItem], observer: int, players: int) -> list[HanabiHistoryItem]:
    """Return what happened since *observer* moved, that move included, the newest first."""
    first = next((k for k, item in enumerate(history) if item.player() != CHANCE_PLAYER_ID), len(history))
    since = []
    for item in reversed(history[first:]):
        since.append(item.seen_by(observer, players))
        if item.player() == observer:
            break
    return since

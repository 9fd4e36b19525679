"""The moves: play, discard and the two kinds of clue."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from chabudai.core import Move, Seat
from chabudai.games.hanabi.components import Card, Colour, Slot


@dataclass(frozen=True, slots=True)
class Play(Move):
    """Play the card in *slot* (0 is the oldest)."""

    slot: Slot

    def __str__(self) -> str:
        return f"play {self.slot + 1}"


@dataclass(frozen=True, slots=True)
class Announce(Move):
    """Play the card in *slot*, announcing its colour (synchronised show)."""

    slot: Slot
    colour: Colour

    def __str__(self) -> str:
        return f"play {self.slot + 1} as {self.colour.word}"


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Discard the card in *slot* for a clue token."""

    slot: Slot

    def __str__(self) -> str:
        return f"discard {self.slot + 1}"


@dataclass(frozen=True, slots=True)
class ClueColour(Move):
    """Point at every card of one colour in the hand of *target*."""

    target: Seat
    colour: Colour

    def touches(self, card: Card) -> bool:
        """Tell whether the clue points at *card*."""
        return card.colour is self.colour

    def __str__(self) -> str:
        return f"clue {self.target + 1} {self.colour.word}"


@dataclass(frozen=True, slots=True)
class ClueValue(Move):
    """Point at every card of one value in the hand of *target*."""

    target: Seat
    value: int

    def touches(self, card: Card) -> bool:
        """Tell whether the clue points at *card*."""
        return card.value == self.value

    def __str__(self) -> str:
        return f"clue {self.target + 1} {self.value}"


Clue: TypeAlias = ClueColour | ClueValue
CardMove: TypeAlias = Play | Announce | Discard
HanabiMove: TypeAlias = CardMove | Clue

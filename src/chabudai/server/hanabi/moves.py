"""The legal moves of Hanabi with what a screen needs of each, encoded once and cached.

A move's form depends on little: the kind of table, the seat, and which slots a clue points at. There are at most 4,000
such forms for each seat of a kind of table, so a list of moves is put together in a fraction of the time that encoding
it anew would take.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from chabudai.games.hanabi.actions import action_of
from chabudai.games.hanabi.moves import Announce, ClueColour, ClueValue, Discard, HanabiMove, Play
from chabudai.protocol.hanabi.positions import HanabiMoveInfo

if TYPE_CHECKING:
    from chabudai.core import Seat
    from chabudai.games.hanabi import Card, HanabiSetup, HanabiView

_encode: Final = msgspec.json.Encoder().encode


class MoveEncoder:
    """Encodes the moves of one seat under one setup."""

    def __init__(self, setup: HanabiSetup, seat: Seat) -> None:
        """Start with nothing cached."""
        self._setup, self._seat = setup, seat
        self._pieces: dict[int, bytes] = {}

    def encode(self, view: HanabiView) -> bytes:
        """Return the legal moves of this seat, in whose view they are."""
        slots = [_slots(hand) for hand in view.hands]
        pieces = self._pieces
        found = []
        for move in view.legal_moves():
            # Moves and colours are slow to hash, numbers are not.
            touched = 0
            if isinstance(move, ClueColour):
                touched = slots[move.target][0][move.colour]
                code = (move.target * 16 + move.colour) * 32 + touched
            elif isinstance(move, ClueValue):
                touched = slots[move.target][1][move.value]
                code = (move.target * 16 + 8 + move.value) * 32 + touched
            elif isinstance(move, Announce):
                code = -16 - move.colour * 8 - move.slot
            else:
                code = (-1 if isinstance(move, Play) else -8) - move.slot
            found.append(pieces.get(code) or self._encoded(code, move, touched))
        return b"[" + b",".join(found) + b"]"

    def _encoded(self, code: int, move: HanabiMove, touched: int) -> bytes:
        slots = [slot for slot in range(touched.bit_length()) if touched >> slot & 1]
        piece = self._pieces[code] = _encode(_info(move, action_of(self._setup, self._seat, move), slots))
        return piece


@lru_cache(maxsize=200)
def move_encoder(setup: HanabiSetup, seat: Seat) -> MoveEncoder:
    """Return the encoder of a seat's moves."""
    return MoveEncoder(setup, seat)


def _slots(hand: tuple[Card | None, ...]) -> tuple[list[int], list[int]]:
    """Return the bit sets of the slots with each colour, and with each value."""
    by_colour, by_value = [0] * 6, [0] * 6
    for slot, card in enumerate(hand):
        if card is not None:
            by_colour[card[0]] |= 1 << slot
            by_value[card[1]] |= 1 << slot
    return by_colour, by_value


def _info(move: HanabiMove, action: int, touched: list[int]) -> HanabiMoveInfo:
    text = str(move)
    match move:
        case Play(slot):
            return HanabiMoveInfo(text, action, "play", slot)
        case Announce(slot, colour):
            return HanabiMoveInfo(text, action, "announce", slot, colour=colour.word)
        case Discard(slot):
            return HanabiMoveInfo(text, action, "discard", slot)
        case ClueColour(target, colour):
            return HanabiMoveInfo(text, action, "clue", None, target, colour.word, None, touched)
        case ClueValue(target, value):
            return HanabiMoveInfo(text, action, "clue", None, target, None, value, touched)

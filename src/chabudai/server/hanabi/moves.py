"""The legal moves of Hanabi with what a screen needs of each, encoded once and cached.

A move's form depends on little: the kind of table, the seat, and which slots a clue points at. There are at most 4,000
such forms for each seat of a kind of table. The clues to one player depend on that hand alone, which stays as it is for
some moves: they are cached together.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from chabudai.games.hanabi.actions import action_of
from chabudai.games.hanabi.moves import Announce, ClueColour, ClueValue, Discard, HanabiMove, Play
from chabudai.protocol.hanabi.positions import HanabiMoveInfo

if TYPE_CHECKING:
    from chabudai.core import Seat
    from chabudai.games.hanabi import Card, HanabiSetup, HanabiView

MOST_GROUPS: Final = 2_000
"""Groups of moves that are cached for each seat of a kind of table, of up to 700 bytes."""

_encode: Final = msgspec.json.Encoder().encode


_Group: TypeAlias = "tuple[type[HanabiMove], int, tuple[Card | None, ...]]"
"""A kind of move, and what decides how its moves look here: the target of clues and the cards at which they point; of
other moves how many there are, negative, as they follow from the number of cards."""


class MoveEncoder:
    """Encodes the moves of one seat under one setup."""

    def __init__(self, setup: HanabiSetup, seat: Seat) -> None:
        """Start with nothing cached."""
        self._setup, self._seat = setup, seat
        self._pieces: dict[int, bytes] = {}
        self._groups: dict[_Group, bytes] = {}

    def encode(self, view: HanabiView) -> bytes:
        """Return the legal moves of this seat, in whose view they are."""
        groups, found = self._groups, []
        for moves in view.legal_groups():
            if not moves:
                continue
            first, number = moves[0], -len(moves)
            hand: tuple[Card | None, ...] = ()
            if isinstance(first, (ClueColour, ClueValue)):
                hand, number = view.hands[first.target], first.target
            key = (type(first), number, hand)
            group = groups.get(key)
            if group is None:
                if len(groups) >= MOST_GROUPS:
                    groups.clear()
                group = groups[key] = self._encoded(moves, hand)
            found.append(group)
        return b"[" + b",".join(found) + b"]"

    def _encoded(self, moves: tuple[HanabiMove, ...], hand: tuple[Card | None, ...]) -> bytes:
        by_colour, by_value = _slots(hand)
        found = []
        for move in moves:
            # Moves are slow to hash, numbers are not.
            touched = 0
            if isinstance(move, ClueColour):
                touched = by_colour[move.colour]
                code = (move.target * 16 + move.colour) * 32 + touched
            elif isinstance(move, ClueValue):
                touched = by_value[move.value]
                code = (move.target * 16 + 8 + move.value) * 32 + touched
            elif isinstance(move, Announce):
                code = -16 - move.colour * 8 - move.slot
            else:
                code = (-1 if isinstance(move, Play) else -8) - move.slot
            found.append(self._pieces.get(code) or self._piece(code, move, touched))
        return b",".join(found)

    def _piece(self, code: int, move: HanabiMove, touched: int) -> bytes:
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

"""The legal moves of Hanabi with what a screen needs of each, encoded one by one and cached.

A move's form depends on little: the kind of table, the seat, and which slots a clue points at. So nearly all are in the
cache, and a list of moves is put together in a fraction of the time that encoding it anew would take.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from chabudai.core import Seat
from chabudai.games.hanabi.actions import action_of
from chabudai.games.hanabi.components import Colour, Slot
from chabudai.games.hanabi.moves import Announce, ClueColour, ClueValue, Discard, HanabiMove, Play
from chabudai.games.hanabi.rules import read_setup
from chabudai.protocol.hanabi.positions import HanabiMoveInfo

if TYPE_CHECKING:
    from chabudai.games.hanabi import Card, HanabiView

Shape: TypeAlias = tuple[int, bool, bool]
"""What the numbers of moves depend on: the players, and whether the rules synchronised and avalanche hold."""

_encode: Final = msgspec.json.Encoder().encode


def encoded_moves(view: HanabiView) -> bytes:
    """Return the legal moves of the seat of *view*."""
    seat, rules = view.seat, view.setup.rules
    shape = (view.setup.players, rules.synchronised, rules.avalanche)
    slots = [_slots(hand) for hand in view.hands]
    pieces = []
    for move in view.legal_moves():
        # By type and number: moves and colours are slow to hash.
        match move:
            case ClueColour(target, colour):
                pieces.append(_clue(shape, seat, ClueColour, target, int(colour), slots[target][0][colour]))
            case ClueValue(target, value):
                pieces.append(_clue(shape, seat, ClueValue, target, value, slots[target][1][value]))
            case Announce(slot, colour):
                pieces.append(_announcement(shape, slot, int(colour)))
            case Play(slot) | Discard(slot):
                pieces.append(_own_card(shape, isinstance(move, Discard), slot))
    return b"[" + b",".join(pieces) + b"]"


def _slots(hand: tuple[Card | None, ...]) -> tuple[list[int], list[int]]:
    """Return the bit sets of the slots with each colour, and with each value."""
    by_colour, by_value = [0] * 6, [0] * 6
    for slot, card in enumerate(hand):
        if card is not None:
            by_colour[card[0]] |= 1 << slot
            by_value[card[1]] |= 1 << slot
    return by_colour, by_value


@lru_cache(maxsize=40_000)
def _clue(shape: Shape, seat: Seat, kind: type[ClueColour | ClueValue], target: Seat, named: int, slots: int) -> bytes:
    clue = ClueValue(target, named) if kind is ClueValue else ClueColour(target, Colour(named))
    return _piece(shape, seat, clue, [slot for slot in range(slots.bit_length()) if slots >> slot & 1])


@lru_cache(maxsize=1000)
def _own_card(shape: Shape, discards: bool, slot: Slot) -> bytes:  # noqa: FBT001 - part of the key
    return _piece(shape, Seat(0), Discard(slot) if discards else Play(slot))


@lru_cache(maxsize=1000)
def _announcement(shape: Shape, slot: Slot, colour: int) -> bytes:
    return _piece(shape, Seat(0), Announce(slot, Colour(colour)))


def _piece(shape: Shape, seat: Seat, move: HanabiMove, touched: list[int] | None = None) -> bytes:
    players, synchronised, avalanche = shape
    setup = read_setup(players, {"synchronised": synchronised, "avalanche": avalanche})
    return _encode(_info(move, action_of(setup, seat, move), touched))


def _info(move: HanabiMove, action: int, touched: list[int] | None) -> HanabiMoveInfo:
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

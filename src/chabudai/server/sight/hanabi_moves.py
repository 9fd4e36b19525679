"""The legal moves of Hanabi with what a screen needs of each, encoded in pieces that are kept.

The list is the same as `HanabiView.legal_moves`, in the same order; a test says so. It is put
together from pieces: what the own hand allows, and each clue with the slots that it points at.
There are few of them, so they are nearly always there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from chabudai.core import Seat
from chabudai.games.hanabi.actions import action_of
from chabudai.games.hanabi.components import VALUES, Card, Colour, Slot
from chabudai.games.hanabi.moves import Announce, Clue, ClueColour, ClueValue, Discard, HanabiMove, Play
from chabudai.games.hanabi.rules import CLUE_TOKENS, HanabiSetup, read_setup
from chabudai.protocol.hanabi.positions import HanabiMoveInfo

if TYPE_CHECKING:
    from chabudai.games.hanabi import HanabiView

Shape: TypeAlias = tuple[int, bool, bool, bool]
"""Players, and which of the rules hold that change what can be done."""

_encode: Final = msgspec.json.Encoder().encode


def _setup(shape: Shape) -> HanabiSetup:
    players, empty_clues, synchronised, avalanche = shape
    return read_setup(players, {"empty_clues": empty_clues, "synchronised": synchronised, "avalanche": avalanche})


def moves_of(view: HanabiView) -> bytes:
    """Return the legal moves of the seat of *view*, which is to move."""
    setup, seat = view.setup, view.seat
    held, players, rules = len(view.hands[seat]), setup.players, setup.rules
    # A setup is slow to hash; what its moves depend on is not.
    shape = (players, rules.empty_clues, rules.synchronised, rules.avalanche)
    pieces = [_own(shape, held, view.clue_tokens < CLUE_TOKENS)]
    if view.clue_tokens:
        targets = [(seat + step) % players for step in range(1, players)]
        clues = [_clues(shape, seat, target, view.hands[target]) for target in targets]
        pieces += [colours for colours, _ in clues]
        pieces += [values for _, values in clues]
    if rules.synchronised:
        pieces.append(_announcements(shape, held))
    return b"[" + b",".join(filter(None, pieces)) + b"]"


@lru_cache(maxsize=1024)
def _own(shape: Shape, held: int, discards: bool) -> bytes:  # noqa: FBT001 - part of the key
    setup = _setup(shape)
    slots = [Slot(slot) for slot in range(held)]
    moves: list[HanabiMove] = [*map(Discard, slots)] if discards else []
    return _joined(setup, Seat(0), [(move, None) for move in (*moves, *map(Play, slots))])


@lru_cache(maxsize=1024)
def _announcements(shape: Shape, held: int) -> bytes:
    setup = _setup(shape)
    moves = [Announce(Slot(slot), colour) for slot in range(held) for colour in setup.colours]
    return _joined(setup, Seat(0), [(move, None) for move in moves])


def _clues(shape: Shape, seat: Seat, target: int, hand: tuple[Card | None, ...]) -> tuple[bytes, bytes]:
    """Return the colour clues and the value clues that *seat* can give to a hand."""
    by_colour = [0] * (6 if shape[3] else 5)
    by_value = [0] * len(VALUES)
    for slot, card in enumerate(hand):
        if card is not None:
            by_colour[card[0]] |= 1 << slot
            by_value[card[1] - 1] |= 1 << slot
    colours = [_colour_clue(shape, seat, target, *clue) for clue in enumerate(by_colour)]
    values = [_value_clue(shape, seat, target, *clue) for clue in enumerate(by_value, 1)]
    return b",".join(filter(None, colours)), b",".join(filter(None, values))


@lru_cache(maxsize=20_000)
def _colour_clue(shape: Shape, seat: Seat, target: int, colour: int, slots: int) -> bytes:
    return _clue(shape, seat, ClueColour(Seat(target), Colour(colour)), slots)


@lru_cache(maxsize=20_000)
def _value_clue(shape: Shape, seat: Seat, target: int, value: int, slots: int) -> bytes:
    return _clue(shape, seat, ClueValue(Seat(target), value), slots)


def _clue(shape: Shape, seat: Seat, clue: Clue, slots: int) -> bytes:
    """Return a clue that points at a set of slots; nothing if it may not be given."""
    touched = [slot for slot in range(slots.bit_length()) if slots >> slot & 1]
    return _joined(_setup(shape), seat, [(clue, touched)]) if touched or shape[1] else b""


def _joined(setup: HanabiSetup, seat: Seat, moves: list[tuple[HanabiMove, list[int] | None]]) -> bytes:
    infos = [_info(move, action_of(setup, seat, move), slots) for move, slots in moves]
    return _encode(infos)[1:-1]


def _info(move: HanabiMove, action: int, slots: list[int] | None) -> HanabiMoveInfo:
    text = str(move)
    match move:
        case Play(slot):
            return HanabiMoveInfo(text, action, "play", slot)
        case Announce(slot, colour):
            return HanabiMoveInfo(text, action, "announce", slot, colour=colour.word)
        case Discard(slot):
            return HanabiMoveInfo(text, action, "discard", slot)
        case ClueColour(target, colour):
            return HanabiMoveInfo(text, action, "clue", None, target, colour.word, None, slots)
        case ClueValue(target, value):
            return HanabiMoveInfo(text, action, "clue", None, target, None, value, slots)

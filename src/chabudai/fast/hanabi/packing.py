"""Between a readable position and its record, exactly and both ways."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

import numpy as np

from chabudai.core import Seat
from chabudai.fast.hanabi.record import (
    ALL_COPIES,
    ENDINGS,
    FACES,
    FIRST_COPY,
    PLANE,
    RECORD,
    TOLD,
    VALUE_PLANES,
    setup_of,
    stride,
    table_code,
)
from chabudai.games.hanabi import CARDS, Card, Colour, HanabiSetup, HanabiState, Knowledge
from chabudai.games.hanabi.actions import SLOTS
from chabudai.games.hanabi.components import VALUES
from chabudai.games.hanabi.hand import Hand

_COLOURS = stride(len(Colour))
_VALUES = stride(len(VALUES))

Fields = Any
"""A record of `RECORD`, or an element of an array of them."""


def pack(state: HanabiState) -> np.void:
    """Return the record of *state*.

    A position does not tell what the last move was, nor whether a colour or value that is
    certain was pointed at or follows from other clues: the record has no last move, and
    counts what is certain as pointed at. Both only show in observations.
    """
    record: Fields = np.zeros((), RECORD)
    record["table"] = table_code(state.setup)
    for seat, hand in enumerate(state.hands):
        record["cards"][seat], record["known"][seat] = _pack_hand(hand)
        record["colours"] |= hand.colours << seat * len(state.setup.colours)
        record["values"] |= hand.values << seat * len(VALUES)
    record["built"] = sum(1 << card.number for card in CARDS if _is_built(state, card))
    size = len(state.setup.deck)
    record["drawn"] = size - len(state.deck)
    record["deck"][size - len(state.deck) : size] = [card.number for card in state.deck]
    for card in state.discards:
        _throw(record, card.number)
    _pack_counters(record, state)
    packed: np.void = record[()]
    return packed


def _pack_counters(record: Fields, state: HanabiState) -> None:
    record["turn"] = state.turn
    record["tokens"] = state.clue_tokens
    record["errors"] = state.errors
    record["final"] = -1 if state.final_turns_left is None else state.final_turns_left
    record["ended"] = ENDINGS.index(state.ended)
    # A finished game has nobody to move; the kernel goes on counting.
    counted = (state.setup.rules.first + state.turn) % state.players
    record["mover"] = counted if state.to_move is None else state.to_move
    record["last_seat"] = -1


def _pack_hand(hand: Hand) -> tuple[int, int]:
    cards = known = 0
    for slot, (card, told) in enumerate(zip(hand.cards, hand.knowledge, strict=True)):
        cards |= int(FACES[card.number]) << slot
        cards |= (told.colours.bit_count() == 1) << (TOLD + slot)
        known |= _spread(told.colours) << slot | _spread(told.values) << (VALUE_PLANES + slot)
        known |= (told.values.bit_count() == 1) << (TOLD + slot)
    return cards, known


def _is_built(state: HanabiState, card: Card) -> bool:
    return card.colour < len(state.fireworks) and card.value <= state.fireworks[card.colour]


def _throw(record: Fields, card: int) -> None:
    gone = int(record["gone"])
    record["gone"] = gone | (gone << 1 | int(FIRST_COPY[card])) & ~gone & int(ALL_COPIES[card])
    record["pile"][record["thrown"]] = card
    record["thrown"] += 1


def unpack(record: Fields) -> HanabiState:
    """Return the readable position of *record*."""
    given = dict(zip(RECORD.names or (), record.item(), strict=True))
    setup = setup_of(given["table"])
    final, ended = given["final"], ENDINGS[given["ended"]]
    return HanabiState(
        setup=setup,
        deck=tuple(CARDS[number] for number in given["deck"][given["drawn"] : len(setup.deck)].tolist()),
        hands=tuple(_unpack_hand(given, setup, seat) for seat in range(setup.players)),
        fireworks=tuple(_height(given["built"], colour) for colour in setup.colours),
        discards=tuple(CARDS[number] for number in given["pile"][: given["thrown"]].tolist()),
        clue_tokens=given["tokens"],
        errors=given["errors"],
        turn=given["turn"],
        to_move=Seat(given["mover"]) if ended is None else None,
        final_turns_left=None if final < 0 else final,
        ended=ended,
    )


def _height(built: int, colour: int) -> int:
    return (built >> colour * len(VALUES) & ((1 << len(VALUES)) - 1)).bit_count()


def _unpack_hand(given: Mapping[str, Any], setup: HanabiSetup, seat: int) -> Hand:
    width = len(setup.colours)
    cards = _cards(int(given["cards"][seat]))
    return Hand(
        cards,
        _knowledge(int(given["known"][seat]), len(cards)),
        given["colours"] >> seat * width & ((1 << width) - 1),
        given["values"] >> seat * len(VALUES) & ((1 << len(VALUES)) - 1),
    )


@lru_cache(maxsize=4096)
def _cards(word: int) -> tuple[Card, ...]:
    sets = [(_gathered(word >> slot & _COLOURS), _gathered(word >> VALUE_PLANES + slot & _VALUES)) for slot in SLOTS]
    return tuple(
        CARDS[(colours.bit_length() - 1) * len(VALUES) + values.bit_length() - 1] for colours, values in sets if colours
    )


@lru_cache(maxsize=4096)
def _knowledge(word: int, held: int) -> tuple[Knowledge, ...]:
    return tuple(
        Knowledge(_gathered(word >> slot & _COLOURS), _gathered(word >> VALUE_PLANES + slot & _VALUES))
        for slot in SLOTS[:held]
    )


@cache
def _gathered(word: int) -> int:
    """Return the lowest bits of the planes, side by side."""
    return sum((word >> k * PLANE & 1) << k for k in range(len(Colour)))


@cache
def _spread(bits: int) -> int:
    """Return neighbouring bits as the lowest bits of planes."""
    return sum((bits >> k & 1) << k * PLANE for k in range(len(Colour)))

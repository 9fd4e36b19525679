"""Between a readable position and its record, exactly and both ways."""

from __future__ import annotations

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
    table_code,
)
from chabudai.games.hanabi import CARDS, Card, Colour, HanabiSetup, HanabiState, Knowledge
from chabudai.games.hanabi.components import VALUES
from chabudai.games.hanabi.hand import Hand

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
        for plane in range(len(Colour)):
            known |= (told.colours >> plane & 1) << (plane * PLANE + slot)
        for plane in range(len(VALUES)):
            known |= (told.values >> plane & 1) << (VALUE_PLANES + plane * PLANE + slot)
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
    setup = setup_of(int(record["table"]))
    final, ended = int(record["final"]), ENDINGS[record["ended"]]
    return HanabiState(
        setup=setup,
        deck=tuple(CARDS[number] for number in record["deck"][record["drawn"] : len(setup.deck)]),
        hands=tuple(_unpack_hand(record, setup, seat) for seat in range(setup.players)),
        fireworks=tuple(_height(int(record["built"]), colour) for colour in setup.colours),
        discards=tuple(CARDS[number] for number in record["pile"][: record["thrown"]]),
        clue_tokens=int(record["tokens"]),
        errors=int(record["errors"]),
        turn=int(record["turn"]),
        to_move=Seat(int(record["mover"])) if ended is None else None,
        final_turns_left=None if final < 0 else final,
        ended=ended,
    )


def _height(built: int, colour: int) -> int:
    return (built >> colour * len(VALUES) & ((1 << len(VALUES)) - 1)).bit_count()


def _unpack_hand(record: Fields, setup: HanabiSetup, seat: int) -> Hand:
    cards, known = int(record["cards"][seat]), int(record["known"][seat])
    slots = [slot for slot in range(PLANE) if _planes(cards, 0, len(Colour), slot)]
    width = len(setup.colours)
    return Hand(
        tuple(_card(cards, slot) for slot in slots),
        tuple(
            Knowledge(_planes(known, 0, len(Colour), slot), _planes(known, VALUE_PLANES, len(VALUES), slot))
            for slot in slots
        ),
        int(record["colours"]) >> seat * width & ((1 << width) - 1),
        int(record["values"]) >> seat * len(VALUES) & ((1 << len(VALUES)) - 1),
    )


def _card(cards: int, slot: int) -> Card:
    colour = _planes(cards, 0, len(Colour), slot).bit_length() - 1
    value = _planes(cards, VALUE_PLANES, len(VALUES), slot).bit_length()
    return Card(Colour(colour), value)


def _planes(word: int, start: int, count: int, slot: int) -> int:
    """Return the bits of *slot* in so many planes from *start* on, side by side."""
    return sum((word >> (start + k * PLANE + slot) & 1) << k for k in range(count))

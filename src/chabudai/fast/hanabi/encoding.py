"""What a seat sees as a row of bits: the canonical encoding of the Hanabi Learning Environment.

For the standard game the bits are that encoding, place for place. The variants keep its
sections, with the sixth colour in every section that counts colours, and add at the end
- synchronised show: the colour that the last move announced, one bit for each colour;
- all or nothing: for each seat, starting with the one that looks, how many cards it holds (thermometer).
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from chabudai.fast.bits import Bytes, put_64, shifted_down
from chabudai.fast.compiling import inlined
from chabudai.fast.hanabi.kernel import Game, faces, five, held, six
from chabudai.fast.hanabi.record import TOLD, VALUE_PLANES, Table
from chabudai.fast.hanabi.rules import ONES, VALUE_CLUE, card_in, clue_in, is_clue
from chabudai.games.hanabi.components import VALUES
from chabudai.games.hanabi.rules import CLUE_TOKENS, ERRORS

KINDS: Final = 4
"""The kinds of moves: play, discard, colour clue, value clue."""
PLAYED: Final = 0
DISCARDED: Final = 1
CLUED: Final = 2
"""The first of the two kinds of clues."""


class Layout(NamedTuple):
    """Where the sections of an observation start, and how long it is."""

    hands: int
    board: int
    discards: int
    last_move: int
    knowledge: int
    extension: int
    bits: int


@cache
def layout_of(table: Table) -> Layout:
    """Return the sections of the observations at a table."""
    faces = table.colours * len(VALUES)
    players, size = table.players, table.hand_size
    lengths = [
        (players - 1) * size * faces + players,
        table.deck_size - players * size + faces + CLUE_TOKENS + ERRORS,
        table.deck_size,
        2 * players + KINDS + table.colours + len(VALUES) + 2 * size + faces + 2,
        players * size * (faces + table.colours + len(VALUES)),
        (table.colours if table.synchronised else 0) + (players * size if table.all_or_nothing else 0),
    ]
    return Layout(*(sum(lengths[:k]) for k in range(len(lengths) + 1)))


@inlined
def put_hands(game: Game, table: Table, seat: int, row: Bytes, at: int) -> int:
    """Write the cards of the other hands, then which hands lack a card; return the end."""
    missing = 0
    for step in range(table.players):
        owner = seat + step if seat + step < table.players else seat + step - table.players
        cards = game.cards[owner]
        if held(cards) < table.hand_size:
            missing |= 1 << step
        if step:
            for slot in range(table.hand_size):
                put_64(row, at, faces(cards, slot))
                at += table.colours * len(VALUES)
    put_64(row, at, missing)
    return at + table.players


@inlined
def put_board(game: Game, table: Table, row: Bytes, at: int) -> int:
    """Write the deck's size, the fireworks, tokens and errors, and the discard pile."""
    put_64(row, at, (1 << (table.deck_size - game.drawn)) - 1)
    at += table.deck_size - table.players * table.hand_size
    top = game.built & ~(game.built >> 1 & ~(ONES << (len(VALUES) - 1)))
    faces_count = table.colours * len(VALUES)
    tokens = ((1 << game.tokens) - 1) << faces_count
    lives = ((1 << (ERRORS - game.errors)) - 1) << (faces_count + CLUE_TOKENS)
    put_64(row, at, top | tokens | lives)
    at += faces_count + CLUE_TOKENS + ERRORS
    put_64(row, at, game.gone)
    return at + table.deck_size


@inlined
def clue_bits(game: Game, table: Table, mover: int) -> int:
    """Return the kind of the clue that was given last, its target, what it named and what it touched, as bits."""
    players = table.players
    named_at = 2 * players + KINDS
    distance, kind, said = clue_in(table, game.last_action)
    target = mover + 1 + distance
    if target >= players:
        target -= players
    if kind == VALUE_CLUE:
        said += table.colours
    bits = 1 << (players + CLUED + kind) | 1 << (players + KINDS + target) | 1 << (named_at + said)
    touched: int = game.last_touched
    return bits | touched << (named_at + table.colours + len(VALUES))


@inlined
def slot_bits(game: Game, table: Table, card_at: int) -> int:
    """Return whether a card was played or discarded last, and from which slot, as bits."""
    slot, _ = card_in(table, game.last_action)
    kind = DISCARDED if game.last_action < table.plays_from else PLAYED
    return 1 << (table.players + kind) | 1 << (card_at - table.hand_size + slot)


@inlined
def put_last_move(game: Game, table: Table, seat: int, row: Bytes, at: int) -> int:
    """Write who moved last, what, to whom, and what came of it; return the end."""
    card_at = 2 * table.players + KINDS + table.colours + len(VALUES) + 2 * table.hand_size
    move = 0
    card = 0
    if game.last_seat >= 0:
        mover = game.last_seat - seat if game.last_seat >= seat else game.last_seat - seat + table.players
        move = 1 << mover
        if is_clue(table, game.last_action):
            move |= clue_bits(game, table, mover)
        else:
            move |= slot_bits(game, table, card_at)
            card = 1 << game.last_card | game.last_gain << table.colours * len(VALUES)
    put_64(row, at, move)
    put_64(row, at + card_at, card)
    return at + card_at + table.colours * len(VALUES) + 2


@inlined
def known_of(cards: int, known: int, table: Table, slot: int) -> int:
    """Return what clues left possible for a card, and what they pointed at, as bits."""
    bits = faces(known, slot)
    at = table.colours * len(VALUES)
    if cards >> (TOLD + slot) & 1:
        bits |= six(cards >> slot) << at
    if known >> (TOLD + slot) & 1:
        bits |= five(cards >> (VALUE_PLANES + slot)) << (at + table.colours)
    return bits


@inlined
def extension_of(game: Game, table: Table, seat: int) -> int:
    """Return the bits that the variants add."""
    bits = 0
    at = 0
    if table.synchronised:
        if game.last_seat >= 0 and game.last_action >= table.announced_from:
            bits = 1 << (game.last_action - table.announced_from) % table.colours
        at = table.colours
    if table.all_or_nothing:
        for step in range(table.players):
            owner = seat + step if seat + step < table.players else seat + step - table.players
            bits |= ((1 << held(game.cards[owner])) - 1) << at
            at += table.hand_size
    return bits


@inlined
def put_knowledge(game: Game, table: Table, layout: Layout, seat: int, row: Bytes, at: int) -> None:
    """Write what the hands were told, that of *seat* first, and the variants' bits; *at* is the row's start.

    Every writing of 64 bytes runs beyond its bits, into what is written next. The last
    64 bits are collected, because nothing may be written beyond the row.
    """
    end = at + layout.bits
    at += layout.knowledge
    width = table.colours * len(VALUES) + table.colours + len(VALUES)
    last = 0
    for step in range(table.players):
        owner = seat + step if seat + step < table.players else seat + step - table.players
        cards = game.cards[owner]
        known = game.known[owner]
        for slot in range(table.hand_size):
            bits = known_of(cards, known, table, slot)
            if at + 64 <= end:
                put_64(row, at, bits)
            last = shifted_down(last, width) | bits << (64 - width)
            at += width
    added = layout.bits - layout.extension
    if added:
        last = shifted_down(last, added) | extension_of(game, table, seat) << (64 - added)
    put_64(row, end - 64, last)


@inlined
def put_observation(game: Game, table: Table, layout: Layout, seat: int, row: Bytes, start: int) -> None:
    """Write what *seat* sees into `layout.bits` bytes of *row* from *start* on."""
    at = put_hands(game, table, seat, row, start)
    at = put_board(game, table, row, at)
    put_last_move(game, table, seat, row, at)
    put_knowledge(game, table, layout, seat, row, start)

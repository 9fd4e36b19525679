"""The rules of a turn, compiled: the same decisions as `chabudai.games.hanabi.state`."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from chabudai.fast.bits import popcount, trailing_zeros
from chabudai.fast.chance import STEP, Words, below, mixed
from chabudai.fast.compiling import inlined
from chabudai.fast.hanabi.record import (
    ALL_COPIES,
    DECK,
    ENDINGS,
    FACES,
    FIRST_COPY,
    PLANE,
    PLANES,
    REGAINED,
    SCORED,
    TOLD,
    VALUE_PLANES,
    Table,
    stride,
)
from chabudai.fast.hanabi.rules import (
    COLOUR_CLUE,
    DEFEAT,
    VICTORY,
    card_in,
    clue_in,
    ended_at_once,
    final_after,
    fits,
    is_clue,
    tokens_after,
)
from chabudai.games.hanabi import Colour
from chabudai.games.hanabi.components import ALL_VALUES, VALUES
from chabudai.games.hanabi.rules import CLUE_TOKENS
from chabudai.games.hanabi.scoring import Ended

Game = Any
"""A record of `chabudai.fast.hanabi.record.RECORD`."""

MISPLAYED: Final = 1
"""Mark of a move: an error was counted."""
SQUANDERED: Final = 2
"""Mark of a move: an indispensable card went to the discard pile."""
LAST_COPY: Final = 4
"""Mark of a move: the last copy of a card that was still to be built was discarded."""

SLOTS: Final = (1 << PLANE) - 1
EACH_COLOUR: Final = stride(len(Colour))
EACH_VALUE: Final = stride(len(VALUES))
EACH_PLANE: Final = stride(PLANES)
COLOUR_PLANES: Final = SLOTS * EACH_COLOUR
ALL_VALUE_PLANES: Final = SLOTS * EACH_VALUE << VALUE_PLANES
DECK_OUT: Final = ENDINGS.index(Ended.DECK)
STUCK: Final = ENDINGS.index(Ended.STUCK)
_GATHER: Final = sum(1 << (20 - 4 * k) for k in range(5))
_HALF: Final = np.uint64(32)


@inlined
def five(word: int) -> int:
    """Gather the lowest bits of the first five planes into five neighbouring bits."""
    return ((word & EACH_VALUE) * _GATHER >> 20) & ALL_VALUES


@inlined
def six(word: int) -> int:
    """Gather the lowest bits of the first six planes into six neighbouring bits."""
    return five(word) | ((word >> 20) & 32)


@inlined
def faces(word: int, slot: int) -> int:
    """Return which faces the planes of *word* leave for *slot*, by `Card.number`."""
    return ((word >> slot) & EACH_COLOUR) * five(word >> (VALUE_PLANES + slot))


@inlined
def held(cards: int) -> int:
    """Count the cards of a hand."""
    return popcount(cards & COLOUR_PLANES)


@inlined
def without(word: int, slot: int) -> int:
    """Take *slot* out of every plane; younger cards move up."""
    older = (1 << slot) - 1
    return (word & older * EACH_PLANE) | ((word >> 1) & (SLOTS >> 1 & ~older) * EACH_PLANE)


@inlined
def note_presence(game: Game, table: Table, seat: int) -> None:
    """Keep the sets of colours and values in the hand of *seat* up to date."""
    cards = game.cards[seat]
    any_slot = cards | cards >> 1 | cards >> 2 | cards >> 3 | cards >> 4
    at = seat * table.colours
    game.colours = (game.colours & ~(((1 << table.colours) - 1) << at)) | six(any_slot) << at
    at = seat * len(VALUES)
    game.values = (game.values & ~(ALL_VALUES << at)) | five(any_slot >> VALUE_PLANES) << at


@inlined
def seen_from(present: int, table: Table, seat: int, width: int) -> int:
    """Turn what is present in each hand so that the next seat comes first, without *seat*."""
    own = seat * width
    return (present >> (own + width)) | (present & ((1 << own) - 1)) << ((table.players - 1 - seat) * width)


@inlined
def note_legal(game: Game, table: Table, words: Words, i: int) -> None:
    """Write the legal actions of the seat to move into row *i* of *words*."""
    seat = game.mover
    count = held(game.cards[seat])
    slots = (1 << count) - 1
    legal = slots << table.plays_from
    if game.tokens < CLUE_TOKENS:
        legal |= slots
    if game.tokens > 0:
        if table.empty_clues:
            legal |= (1 << table.announced_from) - (1 << table.colours_from)
        else:
            legal |= seen_from(game.colours, table, seat, table.colours) << table.colours_from
            legal |= seen_from(game.values, table, seat, len(VALUES)) << table.values_from
    words[i, 0] = legal
    if table.synchronised:
        announced = (1 << count * table.colours) - 1
        words[i, 0] |= announced << table.announced_from
        if words.shape[1] > 1:
            words[i, 1] = announced >> (64 - table.announced_from)


@inlined
def deal(game: Game, table: Table) -> None:
    """Shuffle and deal a new game from the record's seed, and make the next deal's seed."""
    state = game.seed
    word = state
    for k in range(table.deck_size):
        # One number serves two cards.
        if k & 1:
            word <<= _HALF
        else:
            state += STEP
            word = mixed(state)
        other = below(word, k + 1)
        game.deck[k] = game.deck[other]
        game.deck[other] = DECK[k]
    game.seed = mixed(state + STEP)
    begin(game, table)


@inlined
def begin(game: Game, table: Table) -> None:
    """Lay out the first position of the record's deck."""
    game.colours = game.values = 0
    at = 0
    for seat in range(table.players):
        cards = 0
        for slot in range(table.hand_size):
            cards |= FACES[game.deck[at]] << slot
            at += 1
        game.cards[seat] = cards
        game.known[seat] = table.unclued * ((1 << table.hand_size) - 1)
        note_presence(game, table, seat)
    game.drawn = at
    game.table = table.code
    game.tokens = CLUE_TOKENS
    game.mover = table.first
    game.final = game.last_seat = -1
    game.built = game.gone = 0
    game.turn = game.errors = game.ended = game.thrown = 0


@inlined
def give_clue(game: Game, table: Table, action: int) -> None:
    """Point at every card of one colour or value in one hand."""
    distance, kind, said = clue_in(table, action)
    at = said * PLANE if kind == COLOUR_CLUE else VALUE_PLANES + said * PLANE
    family = COLOUR_PLANES if kind == COLOUR_CLUE else ALL_VALUE_PLANES
    target = game.mover + 1 + distance
    if target >= table.players:
        target -= table.players
    touched = (game.cards[target] >> at) & SLOTS
    known = game.known[target]
    here = known & touched << at
    game.known[target] = (known & ~(touched * EACH_PLANE & family) & ~(SLOTS << at)) | here
    if kind == COLOUR_CLUE:
        game.cards[target] |= touched << TOLD
    else:
        game.known[target] |= touched << TOLD
    game.tokens -= 1
    game.last_touched = touched


@inlined
def draw(game: Game, table: Table, seat: int, slot: int, marks: int) -> None:
    """Take the card out of *slot* and draw the next one, if there is one and the game goes on."""
    cards = without(game.cards[seat], slot)
    known = without(game.known[seat], slot)
    ended = ended_at_once(game.errors, game.built, marks & LAST_COPY, table)
    if game.drawn < table.deck_size and not ended:
        youngest = table.hand_size - 1
        cards |= FACES[game.deck[game.drawn]] << youngest
        known |= table.unclued << youngest
        game.drawn += 1
    game.cards[seat] = cards
    game.known[seat] = known
    note_presence(game, table, seat)


@inlined
def throw(game: Game, card: int) -> int:
    """Put a card on the discard pile; return what was lost with it."""
    copies = ALL_COPIES[card]
    gone = game.gone
    gone |= (gone << 1 | FIRST_COPY[card]) & ~gone & copies
    game.gone = gone
    game.pile[game.thrown] = card
    game.thrown += 1
    if gone & copies != copies or game.built >> card & 1:
        return 0
    lower = card - 1
    while (lower + 1) % len(VALUES) and not game.built >> lower & 1:
        if gone & ALL_COPIES[lower] == ALL_COPIES[lower]:
            return LAST_COPY
        lower -= 1
    return LAST_COPY | SQUANDERED


@inlined
def use_card(game: Game, table: Table, action: int) -> int:
    """Discard or play a card, announced or not; return the marks of the move."""
    seat = game.mover
    slot, announced = card_in(table, action)
    face = faces(game.cards[seat], slot)
    card = trailing_zeros(face)
    tokens = game.tokens
    marks = 0
    game.last_card = card
    game.last_gain = 0
    if action < table.plays_from:
        marks = throw(game, card)
        tokens += 1
    elif fits(face, game.built, announced):
        game.built |= face
        tokens = tokens_after(tokens, face, announced)
        game.last_gain = SCORED | (REGAINED if tokens > game.tokens else 0)
    else:
        marks = throw(game, card) | MISPLAYED
        game.errors += 1
    game.tokens = tokens
    draw(game, table, seat, slot, marks)
    return marks


@inlined
def ending(game: Game, table: Table, marks: int, words: Words, i: int) -> int:
    """Return why the game is over after a move with these *marks*, or 0."""
    at_once = ended_at_once(game.errors, game.built, marks & LAST_COPY, table)
    if at_once:
        return at_once
    if game.final == 0:
        return DECK_OUT
    if table.all_or_nothing:
        for k in range(words.shape[1]):
            if words[i, k]:
                return 0
        return STUCK
    return 0


@inlined
def make_move(game: Game, table: Table, action: int, words: Words, i: int) -> int:
    """Make a legal move and note the legal actions of the next seat; return its marks."""
    game.last_seat = game.mover
    game.last_action = action
    if is_clue(table, action):
        give_clue(game, table, action)
        marks = 0
    else:
        marks = use_card(game, table, action)
    game.final = final_after(game.final, table.deck_size - game.drawn, table)
    game.turn += 1
    game.mover = game.mover + 1 if game.mover + 1 < table.players else 0
    note_legal(game, table, words, i)
    game.ended = ending(game, table, marks, words, i)
    if game.ended:
        for k in range(words.shape[1]):
            words[i, k] = 0
    return marks


@inlined
def worth(game: Game, table: Table) -> int:
    """Return what the game would be worth if it ended here: nothing after a defeat."""
    if table.all_or_nothing:
        return 1 if game.ended == VICTORY else 0
    return 0 if game.ended == DEFEAT else popcount(game.built)

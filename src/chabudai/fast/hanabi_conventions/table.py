"""The open table: what a move changes for everybody, whatever it means."""

from __future__ import annotations

from typing import Final

from chabudai.fast.bits import popcount, trailing_zeros
from chabudai.fast.compiling import compiled, inlined, part
from chabudai.fast.hanabi.record import MAX_HAND, RuleNumbers
from chabudai.fast.hanabi.rules import (
    ONES,
    ended_at_once,
    every_face,
    faces_of_colour,
    faces_of_value,
    final_after,
    fits,
    next_faces,
    table_in,
    tokens_after,
)
from chabudai.fast.hanabi_conventions.layout import (
    ALL_OR_NOTHING,
    BUILT,
    COLOURS,
    CRITICAL,
    DECK_LEFT,
    DRAWN,
    EMPTY_CLUES,
    ERRORS,
    FINAL,
    GAME,
    HANDS,
    KNOWN,
    LEFT,
    LIVE,
    OVER,
    PILE,
    PLAYABLE,
    PLAYERS,
    RULES,
    SEAT,
    SIZES,
    TOKENS,
    TOP_SCORE,
    TURN,
    VALUES_FROM,
)
from chabudai.fast.hanabi_search.layout import COPIES
from chabudai.fast.hanabi_search.rows import Ints
from chabudai.fast.hanabi_search.table import COPIED, take
from chabudai.games.hanabi.components import VALUES
from chabudai.games.hanabi.rules import CLUE_TOKENS
from chabudai.games.hanabi.rules import ERRORS as MAX_ERRORS

BY_COLOUR: Final = 0
"""Instead of a value: the clue names a colour."""


@compiled
def set_out(row: Ints, rules: RuleNumbers) -> None:
    """Write the table of a game that begins, with hands that nobody sees."""
    for i in range(GAME):
        row[i] = 0
    for i in range(len(rules)):
        row[RULES + i] = rules[i]
    every = every_face(rules)
    for i in range(COPIES):
        row[LEFT + i] = COPIED[i] & every
    for seat in range(rules.players):
        row[SIZES + seat] = rules.hand_size
        for slot in range(rules.hand_size):
            row[KNOWN + MAX_HAND * seat + slot] = every
    row[TOKENS] = CLUE_TOKENS
    row[DECK_LEFT] = rules.deck_size - rules.players * rules.hand_size
    row[FINAL] = -1
    row[SEAT] = rules.first
    look_ahead(row)


@compiled
def look_ahead(row: Ints) -> None:
    """Work out anew which cards fit now, later, or hang on one copy."""
    left = row[LEFT]
    playable = next_faces(row[BUILT]) & left
    live = playable
    for _ in range(len(VALUES) - 1):
        live |= live << 1 & ~ONES & left
    row[PLAYABLE] = playable
    row[LIVE] = live
    row[CRITICAL] = live & ~row[LEFT + 1]


@inlined
def clue_in(row: Ints, action: int) -> tuple[int, int, int]:
    """Return the target of a clue, all cards that it names, and its value or `BY_COLOUR`."""
    rules = table_in(row, RULES)
    if action < row[VALUES_FROM]:
        distance, said = divmod(action - rules.colours_from, row[COLOURS])
        return (row[SEAT] + 1 + distance) % row[PLAYERS], faces_of_colour(said), BY_COLOUR
    distance, said = divmod(action - rules.values_from, len(VALUES))
    return (row[SEAT] + 1 + distance) % row[PLAYERS], faces_of_value(said), said + 1


@inlined
def touched_by(row: Ints, target: int, said: int) -> int:
    """Return the slots of a hand, one bit for each, that such a clue points at."""
    slots = 0
    for slot in range(row[SIZES + target]):
        if row[HANDS + MAX_HAND * target + slot] & said:
            slots |= 1 << slot
    return slots


@part
def give_clue(row: Ints, target: int, said: int, slots: int) -> None:
    """Let a clue that points at *slots* leave what it leaves possible."""
    for slot in range(row[SIZES + target]):
        row[KNOWN + MAX_HAND * target + slot] &= said if slots >> slot & 1 else ~said
    row[TOKENS] -= 1
    pass_turn(row, 0)


@part
def leave(row: Ints, slot: int, face: int, announced: int, discards: int) -> None:
    """Let the mover's card *face* leave its slot for the fireworks or the discard pile."""
    built = built_by(row, face, announced, discards)
    number = trailing_zeros(face)
    take(row, LEFT, number)
    if discards:
        row[TOKENS] += 1
    elif built:
        row[BUILT] |= face
        row[TOKENS] = tokens_after(row[TOKENS], face, announced)
    else:
        row[ERRORS] += 1
    look_ahead(row)
    lost = 0 if built else ~(row[LEFT] | row[BUILT]) >> number & 1
    _exchange(row, row[SEAT], slot, ended_at_once(row[ERRORS], row[BUILT], lost, table_in(row, RULES)))
    pass_turn(row, lost)


@inlined
def built_by(row: Ints, face: int, announced: int, discards: int) -> int:
    """Return the card if playing it builds it, else 0."""
    return 0 if discards or not fits(face, row[BUILT], announced) else face


@part
def _exchange(row: Ints, seat: int, slot: int, over: int) -> None:
    """Close the gap in a hand and draw, if there is a card and the game goes on."""
    last = row[SIZES + seat] - 1
    for base in (HANDS + MAX_HAND * seat, KNOWN + MAX_HAND * seat):
        for i in range(slot, last):
            row[base + i] = row[base + i + 1]
        row[base + last] = 0
    if row[DECK_LEFT] > 0 and not over:
        row[HANDS + MAX_HAND * seat + last] = row[PILE + row[DRAWN]]
        row[KNOWN + MAX_HAND * seat + last] = every_face(table_in(row, RULES))
        row[DRAWN] += 1
        row[DECK_LEFT] -= 1
    else:
        row[SIZES + seat] = last


@part
def pass_turn(row: Ints, lost: int) -> None:
    """Give the turn to the next seat and end the game where the rules end it."""
    rules = table_in(row, RULES)
    row[FINAL] = final_after(row[FINAL], row[DECK_LEFT], rules)
    row[SEAT] = (row[SEAT] + 1) % row[PLAYERS]
    row[TURN] += 1
    if ended_at_once(row[ERRORS], row[BUILT], lost, rules) or row[FINAL] == 0 or _is_stuck(row):
        row[OVER] = 1


@part
def _is_stuck(row: Ints) -> bool:
    """Tell whether the seat to move has neither a card nor a clue to give."""
    if row[SIZES + row[SEAT]]:
        return False
    cards = 0
    for seat in range(row[PLAYERS]):
        cards += row[SIZES + seat]
    return row[TOKENS] == 0 or (cards == 0 and row[EMPTY_CLUES] == 0)


@part
def worth(row: Ints) -> int:
    """Return what a finished game is worth: nothing after a defeat, else its points."""
    score = popcount(row[BUILT])
    lost = row[ERRORS] == MAX_ERRORS or (row[ALL_OR_NOTHING] and score < row[TOP_SCORE])
    return 0 if lost else score

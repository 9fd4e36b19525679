"""A move's whole effect: what every seat makes of it, the cards, and the next turn."""

from __future__ import annotations

from chabudai.fast.compiling import compiled, part
from chabudai.fast.hanabi.record import MAX_HAND
from chabudai.fast.hanabi.rules import card_in, is_clue, table_in
from chabudai.fast.hanabi_conventions.choosing import choose
from chabudai.fast.hanabi_conventions.layout import HANDS, ME, OVER, PLAYERS, PLAYS_FROM, RULES, SEAT
from chabudai.fast.hanabi_conventions.meaning import Told
from chabudai.fast.hanabi_conventions.memory import hear_clue, judge, see_card
from chabudai.fast.hanabi_conventions.notes import NOBODY
from chabudai.fast.hanabi_conventions.scene import look
from chabudai.fast.hanabi_conventions.table import built_by, clue_in, give_clue, leave, touched_by
from chabudai.fast.hanabi_search.rows import Floats, Ints


@compiled
def act(row: Ints, action: int, seats: int) -> None:
    """Make a move where all cards are known; *seats*, one bit for each, are those that take notice of it.

    The scene that stands in the row is used if it is one of theirs.
    """
    if is_clue(table_in(row, RULES), action):
        target, said, value = clue_in(row, action)
        slots = touched_by(row, target, said)
        tell(row, Told(row[SEAT], target, said, value, slots), seats)
        return
    slot, announced = card_in(table_in(row, RULES), action)
    face = row[HANDS + MAX_HAND * row[SEAT] + slot]
    show(row, slot, face, announced, int(action < row[PLAYS_FROM]), seats)


@compiled
def tell(row: Ints, told: Told, seats: int) -> None:
    """Let *seats* hear a clue, then let it be given."""
    last = row[ME]
    if last >= 0 and seats >> last & 1:
        hear_clue(row, told)
    for seat in range(row[PLAYERS]):
        if seats >> seat & 1 and seat != last:
            look(row, seat)
            hear_clue(row, told)
    give_clue(row, told.target, told.said, told.slots)
    _judge_all(row, seats)


@compiled
def show(row: Ints, slot: int, face: int, announced: int, discards: int, seats: int) -> None:
    """Let *seats* see the mover's card *face* leave its slot, then let it leave."""
    mover, built = row[SEAT], built_by(row, face, announced, discards)
    last = row[ME]
    if last >= 0 and seats >> last & 1:
        see_card(row, mover, slot, face, built, discards)
    for seat in range(row[PLAYERS]):
        if seats >> seat & 1 and seat != last:
            look(row, seat)
            see_card(row, mover, slot, face, built, discards)
    leave(row, slot, face, announced, discards)
    _judge_all(row, seats)


@part
def _judge_all(row: Ints, seats: int) -> None:
    """Let *seats* judge each other after a move; no scene stands in the row any more."""
    for seat in range(row[PLAYERS]):
        if seats >> seat & 1:
            judge(row, seat)
    row[ME] = NOBODY


@compiled
def decide(row: Ints, values: Floats) -> int:
    """Return the move of the seat to move, and leave its scene in the row."""
    if row[ME] != row[SEAT]:
        look(row, row[SEAT])
    return choose(row, values)


@part
def play_out(row: Ints, values: Floats) -> None:
    """Let all seats follow the conventions to the end."""
    everybody = (1 << row[PLAYERS]) - 1
    while not row[OVER]:
        act(row, decide(row, values), everybody)

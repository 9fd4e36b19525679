"""One game stepped from Python: everything about a move in one call.

The rules of the table come as an array: handing over a named tuple takes Python longer
than the move itself.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from chabudai.fast.chance import Records, Words
from chabudai.fast.compiling import compiled, inlined
from chabudai.fast.hanabi.encoding import Layout, put_observation
from chabudai.fast.hanabi.kernel import deal, make_move, note_legal, worth
from chabudai.fast.hanabi.rules import table_in
from chabudai.fast.legality import is_legal, put_legal
from chabudai.fast.news import ILLEGAL, Kernels, Mask, news

if TYPE_CHECKING:
    from chabudai.fast.bits import Bytes
    from chabudai.fast.hanabi.record import Table


Numbers = npt.NDArray[np.int64]


@inlined
def layout_in(n: Numbers) -> Layout:
    """Return the layout that *n* ends with."""
    return Layout(n[16], n[17], n[18], n[19], n[20], n[21], n[22])


@compiled
def begin(numbers: Numbers, records: Records, words: Words, observation: Bytes, legal: Mask) -> int:
    """Deal the next game and write what the first seat sees and may do."""
    table = table_in(numbers, 0)
    deal(records[0], table)
    note_legal(records[0], table, words, 0)
    put_observation(records[0], table, layout_in(numbers), records[0].mover, observation, 0)
    put_legal(words, 0, table.actions, legal)
    return news(records[0].mover, 0, 0, 0)


@compiled
def turn(numbers: Numbers, records: Records, words: Words, action: int, observation: Bytes, legal: Mask) -> int:
    """Make a move and write what the next seat sees and may do; nothing if it is illegal."""
    if not is_legal(words, 0, action):
        return ILLEGAL
    table = table_in(numbers, 0)
    game = records[0]
    before = worth(game, table)
    marks = make_move(game, table, action, words, 0)
    put_observation(game, table, layout_in(numbers), game.mover, observation, 0)
    put_legal(words, 0, table.actions, legal)
    return news(game.mover, game.ended, marks, worth(game, table) - before)


@compiled
def survey(numbers: Numbers, records: Records, observations: Bytes) -> None:
    """Write what every seat sees, one after the other."""
    table = table_in(numbers, 0)
    layout = layout_in(numbers)
    for seat in range(table.players):
        put_observation(records[0], table, layout, seat, observations, seat * layout.bits)


def kernels_of(table: Table, layout: Layout) -> Kernels:
    """Return the kernels for one game at a table."""
    numbers = np.array([*table, *layout], np.int64)
    return Kernels(partial(begin, numbers), partial(turn, numbers), partial(survey, numbers))

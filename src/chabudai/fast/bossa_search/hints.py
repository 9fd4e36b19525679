"""What a hand can lay on the lines, in a few bits, and kept: the same hand meets the same lines again and again.

A hint is one word: the most tiles that can be laid, the most without completing the
opponent's line, and whether the mover's own line can be completed.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from chabudai.fast.bossa.legal import Moves, list_layings
from chabudai.fast.bossa.record import CAN_STACK, Game, wide
from chabudai.fast.bossa_search.position import COLOUR, LAID, groups_on, is_place, lines_word, owns
from chabudai.fast.bossa_search.workspace import Workspace
from chabudai.fast.compiling import inlined
from chabudai.games.bossa.components import TILES
from chabudai.games.bossa.rules import GROUPS_TO_END

COUNT_BITS: Final = 4
COUNT: Final = (1 << COUNT_BITS) - 1
COMPLETES: Final = 1 << 2 * COUNT_BITS
"""The mover can complete its own line."""
HINT_BITS: Final = 2 * COUNT_BITS + 1
FLAG_BITS: Final = 3


@inlined
def hint_from(game: Game, moves: Moves, count: int) -> int:
    """Sum up what the mover can lay; moves of other kinds may be in the list."""
    most = 0
    harmless = 0
    completes = 0
    for k in range(count):
        action = wide(moves[k])
        laid = wide(LAID[action])
        most = max(most, laid)
        if not is_place(action) or groups_on(game, COLOUR[action]) < GROUPS_TO_END - 1:
            harmless = max(harmless, laid)
        elif owns(game, game.mover, COLOUR[action]):
            completes = COMPLETES
    return most | harmless << COUNT_BITS | completes


@inlined
def lines_for(game: Game) -> int:
    """Return what the mover goes by on the lines as one word, with room for a hand."""
    return lines_word(game, game.actions[game.mover] & CAN_STACK) << len(TILES)


@inlined
def hint_for(work: Workspace, game: Game, lines: int, moves: Moves) -> int:
    """Return the mover's hint, from the table if it is there; *lines* comes from `lines_for`."""
    seat = wide(game.mover)
    key = lines | wide(game.hands[seat])
    flags = seat | wide(game.spent[seat]) << 1 | wide(game.actions[seat] & CAN_STACK != 0) << 2
    owner = (work.tally[2] << FLAG_BITS | flags) << HINT_BITS
    word = np.uint64(key ^ flags << 61) * np.uint64(0x9E3779B97F4A7C15)
    at = wide(word >> np.uint64(32)) & work.hints.shape[0] - 1
    kept: int = work.hints[at, 1]
    if work.hints[at, 0] == key and kept & -(1 << HINT_BITS) == owner:
        return kept & (1 << HINT_BITS) - 1
    hint = hint_from(game, moves, list_layings(game, moves))
    work.hints[at, 0] = key
    work.hints[at, 1] = owner | hint
    return hint

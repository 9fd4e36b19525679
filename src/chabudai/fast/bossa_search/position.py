"""What searching needs to know of moves and positions, beside the rules."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from chabudai.fast.bossa.encoding import discarded, laid_on
from chabudai.fast.bossa.legal import SELECTED, size_at
from chabudai.fast.bossa.record import CAN_STACK, EVERY_TILE, Game, wide
from chabudai.fast.compiling import inlined
from chabudai.games.bossa.actions import ACTION_COUNT, PLACE, REDRAW, STACK, SWAP
from chabudai.games.bossa.components import TILES
from chabudai.games.bossa.groups import SELECTIONS
from chabudai.games.bossa.rules import GROUPS_TO_END

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]


def _laid_by(action: int) -> int:
    return SELECTIONS[(action - PLACE) % SELECTED].mask.bit_count() if PLACE <= action < SWAP else 0


def _starred_by(action: int) -> bool:
    return PLACE <= action < SWAP and SELECTIONS[(action - PLACE) % SELECTED].star is not None


def _colour_of(action: int) -> int:
    return (action - PLACE) // SELECTED % 2 if PLACE <= action < SWAP else 0


LAID: Final = np.array([_laid_by(action) for action in range(ACTION_COUNT)], np.int8)
"""How many tiles each action lays."""
STARRED: Final = np.array([_starred_by(action) for action in range(ACTION_COUNT)], np.bool_)
"""Whether each action spends the modifier."""
COLOUR: Final = np.array([_colour_of(action) for action in range(ACTION_COUNT)], np.int8)
"""The line that each action lays tiles on."""

WIN: Final = 1.0
LOSS: Final = -1.0
_SIZE_BITS: Final = 3


@inlined
def is_place(action: int) -> bool:
    """Tell whether an action places a group."""
    return PLACE <= action < STACK


@inlined
def is_redraw(action: int) -> bool:
    """Tell whether an action redraws."""
    return action >= REDRAW


@inlined
def owns(game: Game, seat: int, colour: int) -> bool:
    """Tell whether the line of *colour* is that of *seat*."""
    return bool(game.owner == seat) == (colour == 0)


@inlined
def groups_on(game: Game, colour: int) -> int:
    """Count the groups of a line."""
    return int(game.up[colour] + game.down[colour])


@inlined
def unseen_of(game: Game) -> int:
    """Return the tiles that lie neither open nor in a hand: the pile and the one aside."""
    seen = wide(game.hands[0]) | wide(game.hands[1]) | discarded(game) | laid_on(game, 0) | laid_on(game, 1)
    return EVERY_TILE & ~seen


@inlined
def hands_key(game: Game) -> int:
    """Return hands, action tiles, used modifiers and the mover as one word."""
    key = wide(game.hands[0]) | wide(game.hands[1]) << 27
    key |= wide(game.actions[0]) << 54 | wide(game.actions[1]) << 57
    key |= wide(game.spent[0]) << 60 | wide(game.spent[1]) << 61
    return key | wide(game.mover == 1) << 62


@inlined
def lines_word(game: Game, stack: int) -> int:
    """Return the lines as one word of 36 bits; only where somebody may *stack* do inner groups matter."""
    key = 0
    for colour in range(2):
        if stack:
            for place in range(GROUPS_TO_END):
                key = key << _SIZE_BITS | size_at(game, colour, place)
        else:
            up = wide(game.up[colour])
            down = wide(game.down[colour])
            above = size_at(game, colour, up - 1) if up else 0
            below = size_at(game, colour, GROUPS_TO_END - down) if down and game.die[colour] - down > 1 else 0
            key = ((key << _SIZE_BITS | up) << _SIZE_BITS | down) << _SIZE_BITS
            key = (key | above) << _SIZE_BITS | below
    return key


@inlined
def lines_key(game: Game, unseen: int) -> int:
    """Return the lines and the unseen tiles as one word."""
    return lines_word(game, (game.actions[0] | game.actions[1]) & CAN_STACK) << len(TILES) | unseen

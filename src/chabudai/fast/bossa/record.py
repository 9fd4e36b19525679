"""One game of Bossa as 128 bytes.

A set of tiles is a word with one bit for each tile, in the order of `TILES`; a hand is
sorted, so its slots are the bits that are set, from the lowest. Every position has one
record only: what is not there is always written in the same way.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from chabudai.fast.compiling import inlined
from chabudai.games.bossa.board import Ended, Phase
from chabudai.games.bossa.components import TILES, ActionTile, Modifier
from chabudai.games.bossa.rules import GROUPS_TO_END, HAND_SIZE, PLAYERS

PILE: Final = len(TILES) - 1 - PLAYERS * HAND_SIZE
"""How many tiles the pile has at first."""

RECORD: Final = np.dtype(
    [
        ("seed", np.uint64),
        ("dice", np.uint64),
        ("groups", np.uint32, (PLAYERS, GROUPS_TO_END)),
        ("hands", np.uint32, (PLAYERS,)),
        ("stacked", np.uint32, (PLAYERS,)),
        ("starred", np.uint32),
        ("stacked_on", np.int8, (PLAYERS,)),
        ("die", np.int8, (PLAYERS,)),
        ("up", np.int8, (PLAYERS,)),
        ("down", np.int8, (PLAYERS,)),
        ("actions", np.int8, (PLAYERS,)),
        ("sides", np.int8, (PLAYERS,)),
        ("spent", np.int8, (PLAYERS,)),
        ("discards", np.int8, (PLAYERS,)),
        ("pile", np.int8, (PILE,)),
        ("pile_left", np.int8),
        ("aside", np.int8),
        ("owner", np.int8),
        ("first", np.int8),
        ("turn", np.int8),
        ("phase", np.int8),
        ("mover", np.int8),
        ("winner", np.int8),
        ("ended", np.int8),
    ],
    align=True,
)
"""The layout of a game.

- `seed`: from which the next deal comes; `dice`: from which random actions come.
- `groups`: by colour, the groups above the die from place 0 on and those below it from
  the last place down; what was stacked on them is not in it.
- `hands`, `actions` (the unused action tiles as bits), `sides` (the modifiers), `spent`: by seat.
- `stacked`, `stacked_on`: what was stacked and on which group (6 * colour + place), sorted
  by the group, then by time.
- `starred`: every tile that a modifier lies on.
- `die`, `up`, `down`: by colour, the die and how many groups there are above and below it.
- `pile`: the top is the last of the `pile_left` that are there.
- `owner`: whose the white line is; `first`: who plays first.
- `ended`: 0, or 1 + the place in `Ended`.
"""

Game = Any
"""A record of `RECORD`, or an element of an array of them."""

NONE: Final = -1
"""Nobody, nothing, or not yet."""
DRAW: Final = 2
"""The winner of a game that nobody won."""

PHASES: Final = tuple(Phase)
CHOOSE: Final = PHASES.index(Phase.CHOOSE)
CHOOSE_LINE: Final = PHASES.index(Phase.CHOOSE_LINE)
MODIFIERS: Final = PHASES.index(Phase.MODIFIERS)
PLAY: Final = PHASES.index(Phase.PLAY)
OVER: Final = PHASES.index(Phase.OVER)

ENDINGS: Final = (None, *Ended)
"""Why a game is over, by the code in `ended`."""
BY_HAND: Final = ENDINGS.index(Ended.HAND)
BY_LINE: Final = ENDINGS.index(Ended.LINE)
BY_STUCK: Final = ENDINGS.index(Ended.STUCK)
BY_PILE: Final = ENDINGS.index(Ended.PILE)

SIDES: Final = tuple(Modifier)
DOUBLER: Final = SIDES.index(Modifier.DOUBLER)
INVERTER: Final = SIDES.index(Modifier.INVERTER)

CAN_REDRAW: Final = 1 << tuple(ActionTile).index(ActionTile.REDRAW)
CAN_SWAP: Final = 1 << tuple(ActionTile).index(ActionTile.SWAP)
CAN_STACK: Final = 1 << tuple(ActionTile).index(ActionTile.STACK)
ALL_ACTIONS: Final = CAN_REDRAW | CAN_SWAP | CAN_STACK

PIPS: Final = np.array(TILES, np.int8)
"""The pips of each tile, by colour."""
EVERY_TILE: Final = (1 << len(TILES)) - 1


@inlined
def wide(tiles: Any) -> int:
    """Return a set of tiles as the signed word that bit operations take."""
    return np.int64(tiles)  # type: ignore[return-value]

"""The conventions that a seat plays by, one bit for each, in the order of the bot's registry."""

from __future__ import annotations

from typing import Final

from chabudai.fast.compiling import inlined
from chabudai.fast.hanabi_conventions.layout import ME, MEMORIES, MEMORY, SPEAKS, SPOKEN
from chabudai.fast.hanabi_search.rows import Ints

NAMES: Final = (
    "chop", "focus", "play clue", "save clue", "good touch", "fix", "prompt", "finesse",
    "order of 1s", "double finesse", "self-finesse", "5 stall", "bluff", "tempo clue", "5 chop move",
    "trash chop move", "order chop move",
)  # fmt: skip
"""The names of the conventions, in the order of their bits; the first ones every seat plays by."""
PROMPT: Final = 1 << NAMES.index("prompt")
FINESSE: Final = 1 << NAMES.index("finesse")
DOUBLE_ASK: Final = 1 << NAMES.index("double finesse")
OWN_HAND: Final = 1 << NAMES.index("self-finesse")
BLUFF: Final = 1 << NAMES.index("bluff")
ORDER_OF_ONES: Final = 1 << NAMES.index("order of 1s")
FIVE_STALL: Final = 1 << NAMES.index("5 stall")
TEMPO: Final = 1 << NAMES.index("tempo clue")
FIVE_MOVE: Final = 1 << NAMES.index("5 chop move")
TRASH_MOVE: Final = 1 << NAMES.index("trash chop move")
ORDER_MOVE: Final = 1 << NAMES.index("order chop move")

FINESSE_RUNG: Final = 1
"""The level that a convention comes with; 0 is the first one."""
DOUBLE_ASK_RUNG: Final = 2
OWN_HAND_RUNG: Final = 2
BLUFF_RUNG: Final = 3
LADDER: Final = (PROMPT - 1, DOUBLE_ASK - 1, BLUFF - 1, 2 * ORDER_MOVE - 1)
"""The conventions of each level."""


@inlined
def speaks(row: Ints, seat: int) -> int:
    """Return the conventions that `ME` takes a seat to play by."""
    return row[MEMORIES + row[ME] * MEMORY + SPEAKS + seat]


@inlined
def shared(row: Ints, convention: int) -> bool:
    """Tell whether giver and target of the clue that was read last both play by a convention."""
    return row[SPOKEN] & convention != 0


@inlined
def follows(row: Ints, seat: int, convention: int) -> bool:
    """Tell whether a seat that the clue asks plays by a convention too."""
    return row[SPOKEN] & speaks(row, seat) & convention != 0

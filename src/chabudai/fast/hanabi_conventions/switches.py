"""The conventions that a seat plays by, one bit for each, in the order of the bot's registry."""

from __future__ import annotations

from typing import Final

from chabudai.fast.compiling import inlined
from chabudai.fast.hanabi_conventions.layout import ME, SWITCHES
from chabudai.fast.hanabi_search.rows import Ints

NAMES: Final = (
    "chop", "focus", "play clue", "save clue", "good touch", "fix", "prompt", "finesse", "double finesse",
    "self-finesse", "bluff",
)  # fmt: skip
"""The names of the conventions, in the order of their bits; the first ones every seat plays by."""
PROMPT: Final = 1 << NAMES.index("prompt")
FINESSE: Final = 1 << NAMES.index("finesse")
DOUBLE_ASK: Final = 1 << NAMES.index("double finesse")
OWN_HAND: Final = 1 << NAMES.index("self-finesse")
BLUFF: Final = 1 << NAMES.index("bluff")


@inlined
def plays_by(row: Ints, convention: int) -> bool:
    """Tell whether `ME` plays by a convention, and takes the others for players of it."""
    return row[SWITCHES + row[ME]] & convention != 0

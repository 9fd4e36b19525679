"""What things are worth, as a row of numbers: the order of the bot's `numbers`, handed in as data."""

from __future__ import annotations

from typing import Final

from chabudai.fast.hanabi_conventions.layout import MOST_OPTIONS
from chabudai.games.hanabi.rules import CLUE_TOKENS

NAMES: Final = (
    "switches", "play", "queue", "touch", "waste", "detail", "harm", "unexplained", "error", "last_error", "gamble",
    "tokens", "idle", "doubles", "spared", "unsaved", "unsaved_for_all", "critical", "critical_step", "lone_two",
    "lone_playable", "lone", "pace", "pace_from", "rescue", "clog", "late", "foreseen", "later", "unproven", "untried",
)  # fmt: skip
"""The conventions as a number, then the fields of `Weights`; `tokens` takes a place for each number of tokens."""
_TOKENS: Final = NAMES.index("tokens")


def _place(name: str) -> int:
    place = NAMES.index(name)
    return place if place <= _TOKENS else place + CLUE_TOKENS


SWITCHES: Final = _place("switches")
PLAY: Final = _place("play")
QUEUE: Final = _place("queue")
TOUCH: Final = _place("touch")
WASTE: Final = _place("waste")
DETAIL: Final = _place("detail")
HARM: Final = _place("harm")
UNEXPLAINED: Final = _place("unexplained")
ERROR: Final = _place("error")
LAST_ERROR: Final = _place("last_error")
GAMBLE: Final = _place("gamble")
BY_TOKENS: Final = _place("tokens")
IDLE: Final = _place("idle")
DOUBLES: Final = _place("doubles")
SPARED: Final = _place("spared")
UNSAVED: Final = _place("unsaved")
UNSAVED_FOR_ALL: Final = _place("unsaved_for_all")
CRITICAL: Final = _place("critical")
CRITICAL_STEP: Final = _place("critical_step")
LONE_TWO: Final = _place("lone_two")
LONE_PLAYABLE: Final = _place("lone_playable")
LONE: Final = _place("lone")
PACE: Final = _place("pace")
PACE_FROM: Final = _place("pace_from")
RESCUE: Final = _place("rescue")
CLOG: Final = _place("clog")
LATE: Final = _place("late")
FORESEEN: Final = _place("foreseen")
LATER: Final = _place("later")
UNPROVEN: Final = _place("unproven")
UNTRIED: Final = _place("untried")
WORTHS: Final = len(NAMES) + CLUE_TOKENS
"""After the weights: what each option that was thought about last seemed to be worth."""
VALUES: Final = WORTHS + MOST_OPTIONS
"""The length of the row."""

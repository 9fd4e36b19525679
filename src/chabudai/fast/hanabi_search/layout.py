"""Where everything stands in a table: the knowledge that all players share, as one row of numbers.

A set of cards is a number with one bit for each `Card.number`. How many copies of each card there
are is kept as three such sets, the cards with at least one, two and three copies, so that a weight
is three population counts. The twin's record has no use for weights and keeps copies as a thermometer.

The rules of the table stand in the row as well: handing them from kernel to kernel would cost more.
"""

from __future__ import annotations

from typing import Final

from chabudai.fast.hanabi.record import MAX_HAND, MOST_CARDS, Table
from chabudai.games.hanabi.rules import MAX_PLAYERS

COPIES: Final = 3
"""The sets that count copies."""

MASKS: Final = 0
"""For each seat and slot the set of cards it can be, in public."""
HIDDEN: Final = MASKS + MAX_PLAYERS * MAX_HAND
"""Three sets: copies that nobody has located in public."""
LEFT: Final = HIDDEN + COPIES
"""Three sets: copies that were neither discarded nor played."""
SIZES: Final = LEFT + COPIES
"""The number of cards in each hand."""
FIXED: Final = SIZES + MAX_PLAYERS
"""For each seat the slots whose card all players know and count as located."""
BUILT: Final = FIXED + MAX_PLAYERS
"""The cards in the fireworks."""
PLAYABLE: Final = BUILT + 1
DEAD: Final = PLAYABLE + 1
TOKENS: Final = DEAD + 1
ERRORS: Final = TOKENS + 1
DECK_LEFT: Final = ERRORS + 1
FINAL: Final = DECK_LEFT + 1
"""Turns left after the last draw; -1 before it."""
SEAT: Final = FINAL + 1
DROPPED: Final = SEAT + 1
"""Cards discarded so far, wrong plays included."""
OVER: Final = DROPPED + 1

SLACK: Final = OVER + 1
"""Discards up to which a useless card goes before a clue."""
CODE: Final = SLACK + 1
"""Bits: the conventions that these players follow."""
MARGIN: Final = CODE + 1
"""Tenths by which a card may be worse to discard than the best and still carry a message."""
PLENTY: Final = MARGIN + 1
"""With more tokens than this a clue is better than discarding a card of some use."""
CARE: Final = PLENTY + 1
"""Thousandths: tokens times the risk of losing a last copy from which on a clue is better."""
RISK: Final = CARE + 1
"""Thousandths: how likely an option of a seat may be missing and still be offered."""

RULES: Final = RISK + 1
"""The numbers of the twin's `Table`, in its order."""
PLAYERS: Final = RULES + Table._fields.index("players")
HAND_SIZE: Final = RULES + Table._fields.index("hand_size")
COLOURS: Final = RULES + Table._fields.index("colours")
TOP_SCORE: Final = RULES + Table._fields.index("top_score")
EMPTY_CLUES: Final = RULES + Table._fields.index("empty_clues")
ALL_OR_NOTHING: Final = RULES + Table._fields.index("all_or_nothing")
SYNCHRONISED: Final = RULES + Table._fields.index("synchronised")
PLAYS_FROM: Final = RULES + Table._fields.index("plays_from")
COLOURS_FROM: Final = RULES + Table._fields.index("colours_from")
ANNOUNCED_FROM: Final = RULES + Table._fields.index("announced_from")
WIDTH: Final = RULES + len(Table._fields)

QUIET: Final = 1
"""A discard with tokens left says that nobody needs a clue."""
EVERY_PLAY: Final = 2
"""Which of several certain cards is played is a message."""
SAVE: Final = 4
"""Messages also answer whether a card is the last copy of its kind."""

DRAWN: Final = MAX_PLAYERS * MAX_HAND
"""In a world, after the hands: how many cards of the deck are out."""
PILE: Final = DRAWN + 1
"""In a world: the deck from its first card."""
WORLD: Final = PILE + MOST_CARDS

AT_PLAN: Final = 0
"""In a row of scratch: the plan of a clue."""
AT_OWN: Final = 16
"""In scratch: the hand of the seat to move, as that seat knows it."""
AT_DOUBTS: Final = 32
"""In scratch: the doubts of a message."""
AT_MASKS: Final = 64
"""In scratch: the masks after a message."""
SCRATCH: Final = 96

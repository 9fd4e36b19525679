"""Where everything stands in a table: the knowledge that all players share, as one row of numbers.

A set of cards is a number with one bit for each `Card.number`. How many copies of each card there
are is kept as three such sets, the cards with at least one, two and three copies, so that a weight
is three population counts.
"""

from __future__ import annotations

from typing import Final

SLOTS: Final = 5
"""Places that a hand has in the rows, used or not."""
SEATS: Final = 5
COLOURS: Final = 6
VALUES: Final = 5

MASKS: Final = 0
"""For each seat and slot the set of cards it can be, in public."""
HIDDEN: Final = 25
"""Three sets: copies that nobody has located in public."""
LEFT: Final = 28
"""Three sets: copies that were neither discarded nor played."""
FIRES: Final = 31
"""The height of each firework."""
SIZES: Final = 37
"""The number of cards in each hand."""
FIXED: Final = 42
"""For each seat the slots whose card all players know and count as located."""
TOKENS: Final = 47
ERRORS: Final = 48
DECK: Final = 49
FINAL: Final = 50
"""Turns left after the last draw; -1 before it."""
SEAT: Final = 51
SCORE: Final = 52
PLAYABLE: Final = 53
DEAD: Final = 54
DROPPED: Final = 55
"""Cards discarded so far, wrong plays included."""
OVER: Final = 56
PLAYERS: Final = 57
HAND: Final = 58
SUITS: Final = 59
"""Colours in play: 5, or 6 in the colour avalanche."""
SLACK: Final = 60
"""Discards up to which a useless card goes before a clue."""
RULES: Final = 61
"""Bits: the variants at this table."""
CODE: Final = 62
"""Bits: the conventions that these players follow."""
MARGIN: Final = 63
"""Tenths by which a card may be worse to discard than the best and still carry a message."""
PLENTY: Final = 64
"""With more tokens than this a clue is better than discarding a card of some use."""
CARE: Final = 65
"""Thousandths: tokens times the risk of losing a last copy from which on a clue is better."""
RISK: Final = 66
"""Thousandths: how likely an option of a seat may be missing and still be offered."""
WIDTH: Final = 72

EMPTY_CLUES: Final = 1
ALL_OR_NOTHING: Final = 2
SYNCHRONISED: Final = 4

DRAWN: Final = 25
"""In a world, after the hands: how many cards of the deck are out."""
PILE: Final = 26
"""In a world: the deck from its first card."""
WORLD: Final = 86

TOP: Final = 5
MAX_TOKENS: Final = 8
MAX_ERRORS: Final = 3

COLOUR_SET: Final = 31
"""The cards of colour 0; shift by 5 for the next."""
VALUE_SET: Final = 0b00001_00001_00001_00001_00001_00001
"""The cards of value 1; shift by 1 for the next."""

QUIET: Final = 1
"""A discard with tokens left says that nobody needs a clue."""
EVERY_PLAY: Final = 2
"""Which of several certain cards is played is a message."""
SAVE: Final = 4
"""Messages also answer whether a card is the last copy of its kind."""

CLUE_COLOUR: Final = 0
CLUE_VALUE: Final = 1

AT_PLAN: Final = 0
"""In a row of scratch: the plan of a clue."""
AT_OWN: Final = 16
"""In scratch: the own hand."""
AT_DOUBTS: Final = 32
"""In scratch: the doubts of a message."""
AT_MASKS: Final = 64
"""In scratch: the masks after a message."""
SCRATCH: Final = 96

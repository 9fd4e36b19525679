"""The numbers and names of hanab.live's game JSON, and what they are here."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from chabudai.games.hanabi import Colour

STANDARD: Final = "No Variant"
WITH_BLACK: Final = "Black (6 Suits)"
"""One black card of each value, clued like any colour: our colour avalanche by another name."""
SUITS: Final = (Colour.RED, Colour.YELLOW, Colour.GREEN, Colour.BLUE, Colour.WHITE, Colour.MULTICOLOUR)
"""By the number of a suit or of a clue's colour there; its purple is white here, and its black multicolour."""


class Kind(IntEnum):
    """What an action does."""

    PLAY = 0
    DISCARD = 1
    CLUE_COLOUR = 2
    CLUE_VALUE = 3
    END = 4
    END_BY_VOTE = 5


STOPPED: Final = {
    3: "the time ran out",
    4: "a player ended it",
    5: "a perfect score was out of reach in a speedrun",
    6: "nobody moved for too long",
    7: "a character could not move",
    8: "a needed card was lost in all or nothing",
    9: "nobody could move in all or nothing",
    10: "the players voted to end it",
}
"""By the value of an action of the kind `END`: why that site stopped a game."""

ONLY_FORBID: Final = frozenset(
    {
        "Fuming", "Dumbfounded", "Inept", "Awkward", "Conservative", "Greedy", "Picky", "Spiteful", "Insolent",
        "Vindictive", "Miser", "Compulsive", "Mood Swings", "Insistent", "Vulnerable", "Color-Blind", "Impulsive",
        "Indolent", "Hesitant", "Anxious", "Traumatized", "Wasteful", "Stubborn", "Follower",
    }
)  # fmt: skip
"""Characters that forbid a player some moves: what was played is a game by the ordinary rules too.

The others see less, move twice or turn the order of play round.
"""

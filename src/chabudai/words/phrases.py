"""What can be said at a table by pressing it."""

from typing import Final

PHRASES: Final = (
    "hello",
    "good_luck",
    "well_done",
    "thanks",
    "sorry",
    "your_turn",
    "one_moment",
    "back_soon",
    "i_know_nothing",
    "do_you_remember",
    "good_game",
    "once_more",
)
"""The stock phrases, by the keys under which the catalogues have their words."""

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

BETWEEN_GAMES: Final = frozenset({"hello", "good_luck", "well_done", "thanks", "good_game", "once_more"})
"""What may be said at a silent table too, while no game is on."""

"""What can be said at a table by pressing it."""

from typing import Final

from chabudai.protocol.options import Talk

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

ABOUT_THE_GAME: Final = ("i_know_nothing", "do_you_remember")
"""The phrases that may influence somebody; all others are courtesies, which anybody may say at any time."""


def may_comment(talk: Talk, *, yours: bool) -> bool:
    """Tell whether phrases about the game may be said while it is on, in your own turn or in another's."""
    return talk is Talk.FREE or (talk is Talk.STOCK and yours)

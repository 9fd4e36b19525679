"""All conventions in the order in which one learns them, and the levels at which they are played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.bots.hanabi.partner.conventions.bluff import BLUFF
from chabudai.bots.hanabi.partner.conventions.chop import CHOP
from chabudai.bots.hanabi.partner.conventions.convention import LEVELS
from chabudai.bots.hanabi.partner.conventions.double_ask import DOUBLE_ASK
from chabudai.bots.hanabi.partner.conventions.finesse import FINESSE
from chabudai.bots.hanabi.partner.conventions.five_move import FIVE_MOVE
from chabudai.bots.hanabi.partner.conventions.five_stall import FIVE_STALL
from chabudai.bots.hanabi.partner.conventions.fix import FIX
from chabudai.bots.hanabi.partner.conventions.focus import FOCUS
from chabudai.bots.hanabi.partner.conventions.good_touch import GOOD_TOUCH
from chabudai.bots.hanabi.partner.conventions.ones import ORDER_OF_ONES
from chabudai.bots.hanabi.partner.conventions.order_move import ORDER_MOVE
from chabudai.bots.hanabi.partner.conventions.own_hand import OWN_HAND
from chabudai.bots.hanabi.partner.conventions.play_clue import PLAY_CLUE
from chabudai.bots.hanabi.partner.conventions.prompt import PROMPT
from chabudai.bots.hanabi.partner.conventions.save_clue import SAVE_CLUE
from chabudai.bots.hanabi.partner.conventions.tempo import TEMPO
from chabudai.bots.hanabi.partner.conventions.trash_move import TRASH_MOVE

if TYPE_CHECKING:
    from chabudai.bots.hanabi.partner.conventions.convention import Agreed, Convention

__all__ = ["AGREED", "CONVENTIONS", "LEVELS", "USUAL", "agreed_at", "switches"]

USUAL: Final = "expert"
"""The level of the bot's name alone."""
CONVENTIONS: Final[tuple[Convention, ...]] = (
    CHOP,
    FOCUS,
    PLAY_CLUE,
    SAVE_CLUE,
    GOOD_TOUCH,
    FIX,
    PROMPT,
    FINESSE,
    ORDER_OF_ONES,
    DOUBLE_ASK,
    OWN_HAND,
    FIVE_STALL,
    BLUFF,
    TEMPO,
    FIVE_MOVE,
    TRASH_MOVE,
    ORDER_MOVE,
)


def agreed_at(level: str) -> Agreed:
    """Return the conventions that are played at *level*."""
    last = LEVELS.index(level)
    return frozenset(one for one in CONVENTIONS if one.rank <= last)


def at_table(agreed: Agreed, players: int) -> Agreed:
    """Return those of the conventions that are played by so many."""
    return frozenset(one for one in agreed if players in one.tables)


AGREED: Final = agreed_at(USUAL)
"""What the bot's name alone plays by."""


def switches(agreed: Agreed) -> int:
    """Return the conventions as a number with a bit for each, for the compiled twin of the bot."""
    return sum(1 << place for place, one in enumerate(CONVENTIONS) if one in agreed)

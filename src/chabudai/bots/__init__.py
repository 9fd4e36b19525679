"""Players made of code: the contract that every bot keeps, and the bots that there are."""

from chabudai.bots.any_move import AnyMoveKind
from chabudai.bots.bossa.greedy import GreedyKind
from chabudai.bots.bossa.master import MasterKind
from chabudai.bots.bot import AnyBot, Bot
from chabudai.bots.errors import BotFailed, BotRefuses, UnknownBot
from chabudai.bots.hanabi.cautious import CautiousKind
from chabudai.bots.hanabi.encoder import EncoderKind, ForesightKind
from chabudai.bots.hanabi.partner.bot import PartnerKind
from chabudai.bots.kind import LANGUAGES, BotKind
from chabudai.bots.match import Outcome, bot_seed, play_game, record_of, seat_again
from chabudai.bots.reason import Reason, Who, Why, say_why
from chabudai.bots.registry import Bots

OURS = (
    AnyMoveKind("hanabi"),
    CautiousKind(),
    PartnerKind(),
    EncoderKind(),
    ForesightKind(),
    AnyMoveKind("bossa"),
    GreedyKind(),
    MasterKind(),
)
"""The bots of this package."""
BOTS = Bots(OURS)
"""Every bot that there is, installed ones included."""

__all__ = [
    "BOTS",
    "LANGUAGES",
    "OURS",
    "AnyBot",
    "Bot",
    "BotFailed",
    "BotKind",
    "BotRefuses",
    "Bots",
    "Outcome",
    "Reason",
    "UnknownBot",
    "Who",
    "Why",
    "bot_seed",
    "play_game",
    "record_of",
    "say_why",
    "seat_again",
]

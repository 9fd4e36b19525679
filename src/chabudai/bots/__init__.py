"""Players made of code: the contract that every bot keeps, and the bots that there are."""

from chabudai.bots.bot import AnyBot, Bot
from chabudai.bots.errors import BotFailed, BotRefuses, UnknownBot
from chabudai.bots.kind import LANGUAGES, BotKind
from chabudai.bots.match import bot_seed, play_game, seat_again
from chabudai.bots.outcome import Outcome
from chabudai.bots.reason import Reason, Who, Why, say_why
from chabudai.bots.registry import Bots
from chabudai.games import GAMES

BOTS = Bots(GAMES)
"""Every bot that there is, installed ones included."""

__all__ = [
    "BOTS",
    "LANGUAGES",
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
    "say_why",
    "seat_again",
]

"""Processes in which bots think, so that nobody else has to wait: they see only views."""

from chabudai.bots.thinking.fair_turns import FairTurns, NoTurn
from chabudai.bots.thinking.pool import BotLeft, BotPool
from chabudai.bots.thinking.process import BotCrashed, BotTimedOut
from chabudai.bots.thinking.question import Chair, Question, Thought

__all__ = [
    "BotCrashed",
    "BotLeft",
    "BotPool",
    "BotTimedOut",
    "Chair",
    "FairTurns",
    "NoTurn",
    "Question",
    "Thought",
]

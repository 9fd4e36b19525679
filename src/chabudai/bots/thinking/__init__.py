"""Processes in which bots think, so that nobody else has to wait: they see only views."""

from chabudai.bots.thinking.pool import BotCrashed, BotPool, BotTimedOut
from chabudai.bots.thinking.question import Question, Thought

__all__ = ["BotCrashed", "BotPool", "BotTimedOut", "Question", "Thought"]

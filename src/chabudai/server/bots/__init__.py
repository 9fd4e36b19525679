"""Bots at tables: they think in processes of their own and see only views."""

from chabudai.server.bots.pool import BotCrashed, BotPool, BotTimedOut

__all__ = ["BotCrashed", "BotPool", "BotTimedOut"]

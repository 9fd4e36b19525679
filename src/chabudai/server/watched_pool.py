"""Where bots think, with a memory of how that went."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.bots.thinking import BotCrashed, BotPool, BotTimedOut
from chabudai.protocol.service import Part

if TYPE_CHECKING:
    from chabudai.bots.history import History
    from chabudai.bots.thinking import Question, Thought

MANY: Final = 6
"""Failures one after the other that are not the fault of one bot or one game."""


class WatchedPool(BotPool):
    """A pool that counts the questions which came to nothing."""

    failed = 0
    in_a_row = 0

    async def choose(self, question: Question, history: History, whose: str = "") -> Thought:
        """Return the bot's move, and remember whether there was one."""
        try:
            thought = await super().choose(question, history, whose)
        except (BotCrashed, BotTimedOut):
            self.failed += 1
            self.in_a_row += 1
            raise
        self.in_a_row = 0
        return thought

    def part(self) -> Part:
        """Tell whether bots find their moves."""
        reason = f"the last {self.in_a_row} questions came to nothing" if self.in_a_row else ""
        return Part(self.in_a_row < MANY, reason)

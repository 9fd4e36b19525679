"""The process in which bots think: questions on standard input, choices on standard output."""

from __future__ import annotations

import os
import pickle
import signal
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, BinaryIO

from chabudai.bots import BOTS
from chabudai.bots.lifeline import tie
from chabudai.bots.reader import reading_of
from chabudai.bots.thinking.memory import cap, used
from chabudai.bots.thinking.question import Choice, Leave, Question, pack

if TYPE_CHECKING:
    from chabudai.bots import AnyBot
    from chabudai.bots.thinking.question import Chair


class Thinker:
    """Keeps the bots that it has seated until they leave, so that they need not watch a game again."""

    def __init__(self) -> None:
        """Start with nobody."""
        self._bots: dict[Chair, AnyBot] = {}

    def answer(self, question: Question) -> Choice:
        """Choose a move; whatever goes wrong inside a bot is said, not raised."""
        try:
            if question.reads:
                reading = reading_of(question.game, question.first, question.seen)
                return Choice("", reading=reading, memory=used())
            bot = self._seated(question)
            for move, view in question.seen:
                bot.watch(move, view)
            move = bot.choose(question.view)
            return Choice(str(move), bot.explain(), memory=used())
        except Exception as error:  # noqa: BLE001 - a bot may be anybody's code
            problem = type(error).__name__
        # Only here is the error forgotten, and with it what the bot had in its hands.
        self.leave(question.chair)
        return Choice(None, problem=problem, memory=used())

    def leave(self, chair: Chair) -> None:
        """Let a bot go, if there is one."""
        bot = self._bots.pop(chair, None)
        if bot is not None:
            with suppress(Exception):
                bot.close()

    def close(self) -> None:
        """Let everybody go."""
        for chair in tuple(self._bots):
            self.leave(chair)

    def _seated(self, question: Question) -> AnyBot:
        if question.known:
            return self._bots[question.chair]
        self.leave(question.chair)
        bot = BOTS.find(question.game, question.chair.bot).sit(question.first, question.seed)
        self._bots[question.chair] = bot
        return bot


def main() -> None:
    """Answer until the input ends."""
    words = tie()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    if words:
        cap(int(words[0]))
    told, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    # What a bot prints must not be taken for a choice.
    os.dup2(2, 1)
    thinker = Thinker()
    while (message := _read(told)) is not None:
        if isinstance(message, Leave):
            thinker.leave(message.chair)
            continue
        answers.write(pack(thinker.answer(message)))
        answers.flush()
    thinker.close()


def _read(told: BinaryIO) -> Question | Leave | None:
    head = told.read(4)
    if len(head) < 4:
        return None
    message: Question | Leave = pickle.loads(told.read(int.from_bytes(head, "big")))  # noqa: S301 - from our own program
    return message


if __name__ == "__main__":
    main()

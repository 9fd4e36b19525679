"""The process in which bots think: questions on standard input, choices on standard output."""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections import OrderedDict
from typing import TYPE_CHECKING, BinaryIO, Final

from chabudai.bots import BOTS
from chabudai.bots.thinking.question import Choice, Question, pack

if TYPE_CHECKING:
    from chabudai.bots import AnyBot

MOST_BOTS: Final = 500


class Thinker:
    """Keeps the bots that it has seated, so that they need not watch a game again."""

    def __init__(self) -> None:
        """Start with nobody."""
        self._bots: OrderedDict[str, AnyBot] = OrderedDict()

    def answer(self, question: Question) -> Choice:
        """Choose a move; whatever goes wrong inside a bot is said, not raised."""
        try:
            bot = self._seated(question)
            for move, view in question.seen:
                bot.watch(move, view)
            move = bot.choose(question.view)
            return Choice(str(move), bot.explain())
        except Exception as error:  # noqa: BLE001 - a bot may be anybody's code
            self._bots.pop(question.key, None)
            return Choice(None, problem=type(error).__name__)

    def _seated(self, question: Question) -> AnyBot:
        bot = self._bots.get(question.key) if question.known else None
        if bot is None:
            if question.known:
                raise LookupError(question.key)
            bot = BOTS.find(question.game, question.bot).sit(question.first, question.seed)
            self._bots[question.key] = bot
            if len(self._bots) > MOST_BOTS:
                self._bots.popitem(last=False)[1].close()
        self._bots.move_to_end(question.key)
        return bot


def main() -> None:
    """Answer until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    # What a bot prints must not be taken for a choice.
    os.dup2(2, 1)
    thinker = Thinker()
    while (question := _read(questions)) is not None:
        answers.write(pack(thinker.answer(question)))
        answers.flush()


def _read(questions: BinaryIO) -> Question | None:
    head = questions.read(4)
    if len(head) < 4:
        return None
    question: Question = pickle.loads(questions.read(int.from_bytes(head, "big")))  # noqa: S301 - from our own program
    return question


if __name__ == "__main__":
    main()

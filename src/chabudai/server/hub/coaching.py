"""The coach thinks where bots think, in a chair that nobody else is asked in."""

from __future__ import annotations

import logging
from secrets import token_hex
from typing import TYPE_CHECKING

from chabudai.bots.thinking import BotCrashed, BotLeft, BotTimedOut, Chair, NoTurn, Question
from chabudai.server.tables.coach import SEED
from chabudai.server.tables.refusals import Later, NoCoach

if TYPE_CHECKING:
    from chabudai.bots.thinking import BotPool
    from chabudai.protocol.messages import Coaching
    from chabudai.server.tables.coach import Asking

_log = logging.getLogger(__name__)


async def coached(asked: Asking, pool: BotPool, whose: str) -> Coaching:
    """Return the coach's answer; people take turns by *whose* table it is.

    Raises:
        NoCoach: It broke down, or took too long.
        NothingMeant: There is nothing to explain yet.
        Later: Too many others think.
    """
    try:
        thought = await pool.choose_once(_question(asked), asked.history, whose)
    except (BotCrashed, BotTimedOut) as error:
        _log.warning("the coach failed", extra={"topic": asked.request.topic, "error": type(error).__name__})
        raise NoCoach("The coach does not know.", hint="Ask again, or make a move.") from None
    except (BotLeft, NoTurn):
        raise Later("Too many bots think just now.") from None
    return asked.advised(thought.move, thought.why) if thought.reading is None else asked.explained(thought.reading)


def _question(asked: Asking) -> Question:
    """Return what the coach is asked: the asker's own views, and a seed that tells nothing at all."""
    reads = asked.request.topic == "meaning"
    return Question(
        chair=Chair(f"coach-{token_hex(8)}", asked.seat, "" if reads else asked.match.company),
        game=asked.match.game.name,
        seed=SEED,
        first=asked.first,
        view=asked.view,
        reads=reads,
    )

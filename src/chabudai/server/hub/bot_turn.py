"""A bot's turn at a table: ask, try again, and at last let a simpler one go on; and the coach, who thinks there too."""

from __future__ import annotations

import logging
from secrets import token_hex
from typing import TYPE_CHECKING, Literal

from chabudai.bots import BOTS, bot_seed
from chabudai.bots.thinking import BotCrashed, BotLeft, BotTimedOut, Chair, NoTurn, Question
from chabudai.core import ChabudaiError, Seat
from chabudai.protocol.events import BotFailed, Moved
from chabudai.server.tables.coach import SEED
from chabudai.server.tables.commands import Draft
from chabudai.server.tables.match import Seen
from chabudai.server.tables.refusals import Later, NoCoach
from chabudai.server.tables.story.reasons import storable

if TYPE_CHECKING:
    from chabudai.bots.thinking import BotPool
    from chabudai.protocol.messages import Coaching
    from chabudai.server.tables.coach import Asking
    from chabudai.server.tables.match import Match
    from chabudai.server.tables.table import Table

SIMPLEST = "random"
_log = logging.getLogger(__name__)


async def bot_turn(table: Table, seat: int, pool: BotPool) -> Draft:
    """Return what the bot at *seat* makes happen: its move with the reason, or its failure.

    Raises:
        BotLeft: It was let go meanwhile.
        NoTurn: Too many others think, or even the simplest bot fails.
    """
    match, bot = table.match, table.seats[seat].bot
    if match is None or bot is None:
        return Draft([])
    why: Literal["crash", "timeout", "illegal"] = "crash"
    for _ in range(2):
        try:
            asked, whose = question(table, match, seat, bot), table.host_identity or table.id
            thought = await pool.choose(asked, Seen(match, seat), whose)
            step = match.try_out(match.game.parse(thought.move))
        except BotTimedOut:
            why = "timeout"
        except BotCrashed as error:
            why = "crash"
            _log.warning("a bot failed", extra={"bot": bot, "error": str(error)})
        except ChabudaiError:
            why = "illegal"
        else:
            return Draft([Moved(seat, thought.move)], steps=(step,), why=storable(thought.why))
    if bot == SIMPLEST:
        # Nobody is left to go on instead: it is not the bot that fails, and writing it down again helps nobody.
        raise NoTurn
    return Draft([BotFailed(seat, bot, why, simpler(table.game, bot, match))])


def question(table: Table, match: Match, seat: int, bot: str) -> Question:
    """Return what the bot is asked: its own views, and a seed that tells nothing of the deal."""
    observer = Seat(seat)
    return Question(
        chair=Chair(table.id, seat, bot),
        game=table.game,
        seed=bot_seed(match.seed, seat),
        first=match.first.view(observer),
        view=match.view(observer),
    )


def simpler(game: str, bot: str, match: Match) -> str:
    """Return a bot that thinks less than *bot*."""
    names = [kind.name for kind in BOTS.of(game) if kind.plays(match.setup)]
    thinking = [name for name in names if name != SIMPLEST]
    name = bot.partition(":")[0]
    if name in thinking and thinking.index(name) > 0:
        return thinking[0]
    return SIMPLEST


async def coached(asked: Asking, pool: BotPool, whose: str) -> Coaching:
    """Return the coach's answer; people take turns by *whose* table it is.

    Raises:
        NoCoach: It broke down, or took too long.
        NothingMeant: There is nothing to explain yet.
        Later: Too many others think.
    """
    try:
        thought = await pool.choose_once(_coach_question(asked), asked.history, whose)
    except (BotCrashed, BotTimedOut) as error:
        _log.warning("the coach failed", extra={"topic": asked.request.topic, "error": type(error).__name__})
        raise NoCoach("The coach does not know.", hint="Ask again, or make a move.") from None
    except (BotLeft, NoTurn):
        raise Later("Too many bots think just now.") from None
    return asked.advised(thought.move, thought.why) if thought.reading is None else asked.explained(thought.reading)


def _coach_question(asked: Asking) -> Question:
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

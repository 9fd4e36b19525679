"""A bot's turn at a table: ask, try again, and at last let a simpler one go on."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Literal

from chabudai.bots import BOTS, bot_seed
from chabudai.bots.thinking import BotCrashed, BotTimedOut, Question
from chabudai.core import ChabudaiError, Seat
from chabudai.protocol.events import BotFailed, Moved
from chabudai.server.tables.commands import Draft
from chabudai.server.tables.reasons import storable

if TYPE_CHECKING:
    from chabudai.bots.thinking import BotPool
    from chabudai.server.tables.match import Match
    from chabudai.server.tables.table import Table

SIMPLEST = "random"
_log = logging.getLogger(__name__)


async def bot_turn(table: Table, seat: int, pool: BotPool) -> Draft:
    """Return what the bot at *seat* makes happen: its move with the reason, or its failure."""
    match, bot = table.match, table.seats[seat].bot
    if match is None or bot is None:
        return Draft([])
    why: Literal["crash", "timeout", "illegal"] = "crash"
    for _ in range(2):
        try:
            move, reason = await pool.choose(question(table, match, seat, bot), Seen(match, seat))
            step = match.try_out(match.game.parse(move))
        except BotTimedOut:
            why = "timeout"
        except BotCrashed as error:
            why = "crash"
            _log.warning("a bot failed", extra={"bot": bot, "error": str(error)})
        except ChabudaiError:
            why = "illegal"
        else:
            return Draft([Moved(seat, move)], step=step, why=storable(reason))
    return Draft([BotFailed(seat, bot, why, simpler(table.game, bot, match))])


def question(table: Table, match: Match, seat: int, bot: str) -> Question:
    """Return what the bot is asked: its own views, and a seed that tells nothing of the deal."""
    observer = Seat(seat)
    return Question(
        key=f"{table.id}/{seat}/{bot}",
        game=table.game,
        bot=bot,
        seed=bot_seed(match.seed, seat),
        first=match.first.view(observer),
        known=0,
        seen=(),
        view=match.view(observer),
    )


class Seen:
    """The moves so far as a seat may know them, made only as far as they are asked for."""

    def __init__(self, match: Match, seat: int) -> None:
        """Look at *match* as *seat* sees it."""
        self._match, self._observer = match, Seat(seat)

    def __len__(self) -> int:
        return len(self._match.steps)

    def __getitem__(self, part: slice) -> list[tuple[object, object]]:
        observer = self._observer
        return [(step.before.told(step.move, observer), step.after.view(observer)) for step in self._match.steps[part]]


def simpler(game: str, bot: str, match: Match) -> str:
    """Return a bot that thinks less than *bot*."""
    names = [kind.name for kind in BOTS.of(game) if kind.plays(match.setup)]
    thinking = [name for name in names if name != SIMPLEST]
    name = bot.partition(":")[0]
    if name in thinking and thinking.index(name) > 0:
        return thinking[0]
    return SIMPLEST

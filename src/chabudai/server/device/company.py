"""The bots at the tables of a device: they think where they sit, and see only views."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from chabudai.bots import BOTS, bot_seed
from chabudai.core import Seat
from chabudai.protocol.events import Moved
from chabudai.server.tables.commands import Draft
from chabudai.server.tables.reasons import storable

if TYPE_CHECKING:
    from chabudai.bots import AnyBot
    from chabudai.core import Setup
    from chabudai.server.tables.match import Match
    from chabudai.server.tables.table import Table


def usual_bot(game: str, setup: Setup) -> str:
    """Return the best company of those that play here at one level; compiled bots are not to be had."""
    able = [kind for kind in BOTS.of(game) if kind.plays(setup)]
    company = [kind for kind in able if kind.for_people and not kind.levels]
    return (company or able)[-1].name


@dataclass(slots=True)
class _Seated:
    bot: AnyBot
    name: str
    seen: int
    """How many moves it has watched."""


class Company:
    """Keeps the bots that it has seated, so that they need not watch a game again."""

    def __init__(self) -> None:
        """Start with nobody."""
        self._bots: dict[tuple[str, int], _Seated] = {}

    def turn(self, table: Table) -> Draft | None:
        """Return the move of the bot whose turn it is at a table; None if it is no bot's."""
        match, seat = table.match, table.turn
        if match is None or seat is None or (name := table.seats[seat].bot) is None:
            return None
        bot = self._caught_up(table, match, seat, name)
        step = match.try_out(bot.choose(match.view(Seat(seat))))
        return Draft([Moved(seat, str(step.move))], step=step, why=storable(bot.explain()))

    def _caught_up(self, table: Table, match: Match, seat: int, name: str) -> AnyBot:
        """Return the bot of a seat after it has watched what it had not seen."""
        observer = Seat(seat)
        seated = self._bots.get((table.id, seat))
        if seated is None or seated.name != name or seated.seen > len(match.steps):
            bot = BOTS.find(table.game, name).sit(match.first.view(observer), bot_seed(match.seed, seat))
            seated = self._bots[table.id, seat] = _Seated(bot, name, 0)
        for step in match.steps[seated.seen :]:
            seated.bot.watch(step.before.told(step.move, observer), step.after.view(observer))
        seated.seen = len(match.steps)
        return seated.bot

    def forget(self, table: str) -> None:
        """Let the bots of a table go: what they have watched was taken back, or is over."""
        for key in [key for key in self._bots if key[0] == table]:
            self._bots.pop(key).bot.close()

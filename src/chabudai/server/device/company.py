"""The bots at the tables of a device: they think where they sit, and see only views."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from chabudai.bots import BOTS, bot_seed
from chabudai.bots.history import Watched
from chabudai.bots.reader import reading_of
from chabudai.core import Seat
from chabudai.protocol.events import Moved
from chabudai.server.tables.coach import SEED
from chabudai.server.tables.commands import Draft
from chabudai.server.tables.match import Seen
from chabudai.server.tables.story.reasons import storable

if TYPE_CHECKING:
    from chabudai.bots import AnyBot
    from chabudai.protocol.messages import Coaching
    from chabudai.server.tables.coach import Asking
    from chabudai.server.tables.match import Match
    from chabudai.server.tables.table import Table


@dataclass(slots=True)
class _Seated:
    bot: AnyBot
    name: str
    watched: Watched


class Company:
    """Keeps the bots that it has seated until they leave, so that they need not watch a game again."""

    def __init__(self) -> None:
        """Start with nobody."""
        self._bots: dict[tuple[str, int], _Seated] = {}

    def __len__(self) -> int:
        return len(self._bots)

    def turn(self, table: Table) -> Draft | None:
        """Return the move of the bot whose turn it is at a table; None if it is no bot's."""
        match, seat = table.match, table.turn
        if match is None or seat is None or (name := table.seats[seat].bot) is None:
            return None
        bot = self._caught_up(table, match, seat, name)
        step = match.try_out(bot.choose(match.view(Seat(seat))))
        return Draft([Moved(seat, str(step.move))], steps=(step,), why=storable(bot.explain()))

    def coach(self, asked: Asking) -> Coaching:
        """Return the coach's answer; whoever gives it leaves at once.

        Raises:
            NothingMeant: There is nothing to explain yet.
        """
        game, first, history = asked.match.game.name, asked.first, asked.history
        if asked.request.topic == "meaning":
            return asked.explained(reading_of(game, first, history[:]))
        bot = BOTS.find(game, asked.match.company).sit(first, SEED)
        for move, view in history[:]:
            bot.watch(move, view)
        answer = asked.advised(str(bot.choose(asked.view)), bot.explain())
        bot.close()
        return answer

    def keep(self, table: Table) -> None:
        """Let the bots go whose game is over, or whose seat somebody else has."""
        playing = table.bots()
        for key, seated in tuple(self._bots.items()):
            if key[0] == table.id and playing.get(key[1]) != seated.name:
                self._bots.pop(key).bot.close()

    def _caught_up(self, table: Table, match: Match, seat: int, name: str) -> AnyBot:
        """Return the bot of a seat after it has watched what it had not seen."""
        history, seed = Seen(match, seat), bot_seed(match.seed, seat)
        seated = self._bots.get((table.id, seat))
        if seated is not None and not seated.watched.begins(seed, history):
            self._bots.pop((table.id, seat)).bot.close()
            seated = None
        if seated is None:
            bot = BOTS.find(table.game, name).sit(match.first.view(Seat(seat)), seed)
            seated = self._bots[table.id, seat] = _Seated(bot, name, Watched(seed))
        for move, view in history[seated.watched.count :]:
            seated.bot.watch(move, view)
        seated.watched = Watched.all_of(seed, history)
        return seated.bot

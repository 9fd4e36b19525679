"""Turns: bots are asked for their moves, clocks and absences are watched."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final, NamedTuple

from chabudai.bots.thinking import BotLeft
from chabudai.protocol.events import Agreed, Coached, Proposed, Refused, Said, Sat, TimeUp
from chabudai.server.hub.bot_turn import bot_turn
from chabudai.server.tables.commands import Draft
from chabudai.server.tables.commands.voting import pass_over
from chabudai.server.timestamps import now

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from chabudai.bots.thinking import BotPool
    from chabudai.server.hub.live_table import LiveTable
    from chabudai.server.hub.live_tables import LiveTables
    from chabudai.server.hub.tasks import Tasks
    from chabudai.server.tables.commands.attendance import Patience
    from chabudai.server.tables.table import Table

TRY_AGAIN: Final = 2.0
"""Seconds after which a bot's turn is tried again."""
LINGER: Final = 60.0
"""Seconds for which bots among themselves play on after somebody looked."""

_log = logging.getLogger(__name__)


class Bots(NamedTuple):
    """Where bots think, and how long their moves wait before they are shown."""

    pool: BotPool
    pause: float


class Turns:
    """Asks bots for their moves, says whose time is up, and replaces those whom nobody waits for any more."""

    def __init__(
        self,
        tables: LiveTables,
        tasks: Tasks,
        bots: Bots,
        patience: Patience,
        append: Callable[[LiveTable, Draft], Awaitable[bool]],
    ) -> None:
        """Serve *tables* by *append*."""
        self._tables = tables
        self._tasks = tasks
        self._bots = bots
        self._patience = patience
        self._append = append

    def wake(self, live: LiveTable) -> None:
        """Let a bot think, if it is a bot's turn, and mind the clock."""
        if live.retired:
            return
        self._settle(live)
        if _bot_to_move(live) is not None and live.bot_task is None:
            live.bot_task = self._tasks.start(self._play_bots(live))
        self.mind_time(live)

    def mind_time(self, live: LiveTable) -> None:
        """Wait for the next moment at which time decides something at a table."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        moments = [at for at in (_flag_falls(live.table), live.pass_over_at(self._patience)) if at is not None]
        if moments and not live.retired:
            delay = max(0.0, (min(moments) - now()) / 1000)
            live.timer = asyncio.get_running_loop().call_later(min(delay, 86_400), self._time_is_up, live)

    def release(self, live: LiveTable) -> None:
        """Let the bots of a table go: if it is asked for again, they are seated from its log."""
        self._bots.pool.keep(live.table.id, {})

    def _settle(self, live: LiveTable) -> None:
        """Let those bots go whose game is over, whose seat somebody else has, or who play for nobody."""
        bots = live.table.bots()
        self._bots.pool.keep(live.table.id, bots if bots and _attended(live) else {})

    def _try_later(self, live: LiveTable, error: Exception) -> None:
        _log.warning("a turn has to wait", extra={"error": type(error).__name__})
        asyncio.get_running_loop().call_later(TRY_AGAIN, self._try_again, live, live.table.seq)

    def _try_again(self, live: LiveTable, seq: int) -> None:
        if live.table.seq == seq and self._tables.find(live.table.id) is live:
            self.wake(live)

    async def _play_bots(self, live: LiveTable) -> None:
        try:
            while (seat := _bot_to_move(live)) is not None:
                await self._play_bot(live, seat)
        except Exception as error:  # noqa: BLE001 - whatever went wrong this once, nobody else wakes this table
            self._try_later(live, error)
        finally:
            live.bot_task = None
            if not live.retired:
                self._settle(live)

    async def _play_bot(self, live: LiveTable, seat: int) -> None:
        started = time.monotonic()
        table, position = live.table, live.table.seq
        try:
            draft = await bot_turn(table, seat, self._bots.pool)
        except BotLeft:
            return
        await asyncio.sleep(max(0.0, self._bots.pause - (time.monotonic() - started)))
        async with live.lock:
            if live.table is table and _still_fits(table, seat, position):
                await self._append(live, draft)

    def _time_is_up(self, live: LiveTable) -> None:
        live.timer = None
        self._tasks.start(self._decide_by_time(live))

    async def _decide_by_time(self, live: LiveTable) -> None:
        async with live.lock:
            try:
                draft = self._decided_by_time(live)
                if draft is None:
                    self.mind_time(live)
                else:
                    await self._append(live, draft)
            except Exception as error:  # noqa: BLE001 - as above
                self._try_later(live, error)

    def _decided_by_time(self, live: LiveTable) -> Draft | None:
        table, falls = live.table, _flag_falls(live.table)
        if table.turn is not None and falls is not None and falls <= now():
            return Draft([TimeUp(table.turn)])
        return pass_over(table, live.absent(self._patience))


def _attended(live: LiveTable) -> bool:
    """Tell whether anybody cares how a game goes on: a player, or somebody who looks at bots among themselves."""
    return bool(live.table.people() or live.watchers or time.monotonic() - live.looked < LINGER)


def _flag_falls(table: Table) -> int | None:
    """Return when somebody's time is up; nobody is late at a seat that waits for somebody, or at a bot's."""
    if table.clocks is None or table.turn is None or table.seats[table.turn].who is None:
        return None
    return table.clocks.deadline()


def _bot_to_move(live: LiveTable) -> int | None:
    """Return the seat of the bot that is to move, if it is a bot's turn and anybody cares."""
    seat = live.table.turn
    return seat if seat is not None and live.table.seats[seat].bot is not None and _attended(live) else None


def _still_fits(table: Table, seat: int, position: int) -> bool:
    """Tell whether a bot's choice still fits: it sits there, and only talk, votes and the coach came after an entry."""
    if table.turn != seat or table.seats[seat].bot is None:
        return False
    harmless = (Said, Coached, Proposed, Agreed, Refused, Sat, TimeUp)
    return all(isinstance(event, harmless) for _, (entry, *_) in table.log.after(position) for event in entry.events)

"""Turns: bots are asked for their moves, and clocks are watched."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final, NamedTuple

from chabudai.protocol.events import Agreed, Proposed, Refused, Said, Sat, TimeUp
from chabudai.server.hub.bot_turn import bot_turn
from chabudai.server.store import StoreFailed
from chabudai.server.tables.commands import Draft
from chabudai.server.timestamps import now

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from chabudai.bots.thinking import BotPool
    from chabudai.server.hub.live_table import LiveTable
    from chabudai.server.hub.live_tables import LiveTables
    from chabudai.server.hub.tasks import Tasks
    from chabudai.server.tables.table import Table

TAKE_OVER: Final = 10.0
"""Seconds after which a bot's turn is taken over from another worker, or tried again."""

_log = logging.getLogger(__name__)


class Bots(NamedTuple):
    """Where bots think, and how long their moves wait before they are shown."""

    pool: BotPool
    pause: float


class Turns:
    """Asks bots for their moves, and says whose time is up."""

    def __init__(
        self,
        tables: LiveTables,
        tasks: Tasks,
        bots: Bots,
        append: Callable[[LiveTable, Draft], Awaitable[bool]],
        *,
        shared: bool,
    ) -> None:
        """Serve *tables* by *append*; *shared* if other workers serve them too."""
        self._tables = tables
        self._tasks = tasks
        self._bots = bots
        self._append = append
        self._shared = shared

    def wake(self, live: LiveTable, *, mine: bool = True) -> None:
        """Let a bot think, if it is a bot's turn, and mind the clock.

        If what happened is not *mine*, another worker is probably letting the bot think: then
        this one waits, and takes over only if nothing comes of it.
        """
        table = live.table
        turn = table.turn
        if not mine and self._shared:
            asyncio.get_running_loop().call_later(TAKE_OVER, self._take_over, live, table.seq)
        elif turn is not None and table.seats[turn].bot is not None and live.bot_task is None:
            live.bot_task = self._tasks.start(self._play_bots(live))
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if table.clocks is not None and turn is not None and (deadline := table.clocks.deadline()) is not None:
            delay = max(0.0, (deadline - now()) / 1000)
            live.timer = asyncio.get_running_loop().call_later(min(delay, 86_400), self._time_is_up, live)

    def _take_over(self, live: LiveTable, seq: int) -> None:
        if live.table.seq == seq and self._tables.find(live.table.id) is live:
            self.wake(live)

    async def _play_bots(self, live: LiveTable) -> None:
        try:
            while (seat := live.table.turn) is not None and live.table.seats[seat].bot is not None:
                await self._play_bot(live, seat)
        except StoreFailed:
            _log.warning("a bot's move could not be stored")
            asyncio.get_running_loop().call_later(TAKE_OVER, self._take_over, live, live.table.seq)
        finally:
            live.bot_task = None

    async def _play_bot(self, live: LiveTable, seat: int) -> None:
        started = time.monotonic()
        table, position = live.table, live.table.seq
        draft = await bot_turn(table, seat, self._bots.pool)
        await asyncio.sleep(max(0.0, self._bots.pause - (time.monotonic() - started)))
        async with live.lock:
            if live.table is table and _still_fits(table, seat, position):
                await self._append(live, draft)

    def _time_is_up(self, live: LiveTable) -> None:
        live.timer = None
        self._tasks.start(self._flag(live))

    async def _flag(self, live: LiveTable) -> None:
        async with live.lock:
            table = live.table
            deadline = table.clocks.deadline() if table.clocks else None
            if table.turn is None or deadline is None or table.seats[table.turn].who is None:
                # Nobody is late at a seat that waits for somebody, or at a bot's.
                return
            if deadline > now():
                self.wake(live)
                return
            await self._append(live, Draft([TimeUp(table.turn)]))


def _still_fits(table: Table, seat: int, position: int) -> bool:
    """Tell whether a bot's choice still fits: only talk and votes came after an entry, and a bot still sits there."""
    if table.turn != seat or table.seats[seat].bot is None:
        return False
    harmless = (Said, Proposed, Agreed, Refused, Sat, TimeUp)
    return all(isinstance(event, harmless) for entry, _ in table.log[position:] for event in entry.events)

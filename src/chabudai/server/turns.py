"""Whose turn it is: bots are called and clocks are minded."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from chabudai.protocol.events import Agreed, Proposed, Refused, Said, Sat, TimeUp
from chabudai.server.acts import Draft
from chabudai.server.bots.player import bot_turn
from chabudai.server.moment import now
from chabudai.server.store import StoreFailed

if TYPE_CHECKING:
    from chabudai.server.house import House
    from chabudai.server.live import Live
    from chabudai.server.table import Table

TAKE_OVER: Final = 10.0
"""Seconds after which a bot's turn is taken over from another worker, or tried again."""

_log = logging.getLogger(__name__)


class Turns:
    """Calls the bots of a house, and says whose time is up."""

    def __init__(self, house: House) -> None:
        """Serve the tables of *house*."""
        self._house = house

    def wake(self, live: Live, *, mine: bool = True) -> None:
        """Let a bot think, if it is a bot's turn, and mind the clock.

        If what happened is not *mine*, another worker is probably letting the bot think: then
        this one waits, and takes over only if nothing comes of it.
        """
        table = live.table
        turn = table.turn
        if not mine and self._house.store.shared:
            asyncio.get_running_loop().call_later(TAKE_OVER, self._take_over, live, table.seq)
        elif turn is not None and table.chairs[turn].bot is not None and live.bot_task is None:
            live.bot_task = self._house.later(self._bots(live))
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if table.clocks is not None and turn is not None and (deadline := table.clocks.deadline()) is not None:
            delay = max(0.0, (deadline - now()) / 1000)
            live.timer = asyncio.get_running_loop().call_later(min(delay, 86_400), self._time_is_up, live)

    def _take_over(self, live: Live, seq: int) -> None:
        if live.table.seq == seq and self._house.find(live.table.id) is live:
            self.wake(live)

    async def _bots(self, live: Live) -> None:
        try:
            while (seat := live.table.turn) is not None and live.table.chairs[seat].bot is not None:
                await self._bot(live, seat)
        except StoreFailed:
            _log.warning("a bot's move could not be stored")
            asyncio.get_running_loop().call_later(TAKE_OVER, self._take_over, live, live.table.seq)
        finally:
            live.bot_task = None

    async def _bot(self, live: Live, seat: int) -> None:
        started = time.monotonic()
        table, position = live.table, live.table.seq
        draft = await bot_turn(table, seat, self._house.pool)
        await asyncio.sleep(max(0.0, self._house.settings.bot_pause - (time.monotonic() - started)))
        async with live.lock:
            chair = live.table.chairs[seat]
            if live.table is table and live.table.turn == seat and chair.bot is not None and _same(table, position):
                await self._house.add(live, draft)

    def _time_is_up(self, live: Live) -> None:
        live.timer = None
        self._house.later(self._flag(live))

    async def _flag(self, live: Live) -> None:
        async with live.lock:
            table = live.table
            deadline = table.clocks.deadline() if table.clocks else None
            if table.turn is None or deadline is None or table.chairs[table.turn].who is None:
                # Nobody is late at a seat that waits for somebody, or at a bot's.
                return
            if deadline > now():
                self.wake(live)
                return
            await self._house.add(live, Draft([TimeUp(table.turn)]))


def _same(table: Table, position: int) -> bool:
    """Tell whether only talk and votes came after an entry, so that a bot's choice still fits."""
    harmless = (Said, Proposed, Agreed, Refused, Sat, TimeUp)
    return all(isinstance(event, harmless) for entry, _ in table.log[position:] for event in entry.events)

"""Looking whether somebody must be called back costs a table one timer, however many moves it sees."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from chabudai.engine.errors import UnknownTable
from chabudai.protocol.events import Moved
from chabudai.server.hub.calls import Calls
from chabudai.server.hub.tasks import Tasks
from chabudai.server.tables.entry import Entry
from chabudai.server.tables.log import Log

SECONDS = 0.4
MOVES = 200


class Scene:
    """A table of one person who moves again and again, and everything that is looked at."""

    def __init__(self) -> None:
        self.looks: list[float] = []
        tables: Any = SimpleNamespace(get=self._get)
        nothing: Any = SimpleNamespace()
        self.calls = Calls(nothing, tables, Tasks(), SECONDS)
        self.calls.sender = nothing
        self._table = SimpleNamespace(id="t", turn=0, seats=[SimpleNamespace(who="ann")], log=Log())
        self.live: Any = SimpleNamespace(table=self._table, minded=0)

    def move(self) -> None:
        """Let the next turn begin."""
        self._table.log.add(len(self._table.log) + 1, Entry(1, [Moved(0, "play 1")]), ())
        self.calls.mind(self.live)

    async def _get(self, name: str) -> None:
        self.looks.append(asyncio.get_running_loop().time())
        raise UnknownTable(name)


def test_a_table_has_one_timer_and_is_looked_at_after_its_last_move() -> None:
    """Whoever moves for hours leaves no timers behind; the wait begins with the turn that is on."""

    async def story() -> None:
        scene, loop = Scene(), asyncio.get_running_loop()
        timers: list[float] = []
        call_at = loop.call_at

        def counting(when: float, *given: Any) -> asyncio.TimerHandle:  # noqa: ANN401 - the loop's own
            timers.append(when)
            return call_at(when, *given)

        loop.call_at = counting  # type: ignore[method-assign, assignment]
        for _ in range(MOVES):
            scene.move()
        assert len(timers) == 1
        loop.call_at = call_at  # type: ignore[method-assign]
        await asyncio.sleep(SECONDS / 2)
        last = loop.time()
        scene.move()
        while not scene.looks:
            await asyncio.sleep(0.01)
        assert scene.looks[0] - last > SECONDS * 0.99
        await asyncio.sleep(2 * SECONDS)
        assert len(scene.looks) == 1

    asyncio.run(story())

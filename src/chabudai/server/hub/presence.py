"""Who is connected to a table, at this worker and at the others.

Workers tell each other by notices what changed. Each also gives a sign of life now and then; a worker that
has been silent for too long is dead, and nobody is connected there any more.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from chabudai.server.hub.audience import Audience
from chabudai.server.store import StoreFailed

if TYPE_CHECKING:
    from chabudai.server.hub.live_table import LiveTable
    from chabudai.server.hub.live_tables import LiveTables
    from chabudai.server.hub.tasks import Tasks
    from chabudai.server.store import Store

BEAT: Final = 2.0
"""Seconds between two signs of life."""
SILENCE: Final = 7.0
"""Seconds after which a silent worker is taken for dead."""
LONGEST: Final = 7_000
KINDS: Final = frozenset({"beat", "roll", "present", "bye"})
"""The notices: a sign of life, a request to be told everything, what changed, and the end of a worker."""


class Presence:
    """The audiences at the other workers."""

    def __init__(self, store: Store, tables: LiveTables, tasks: Tasks) -> None:
        """Know of nobody yet."""
        self._store = store
        self._tables = tables
        self._tasks = tasks
        self._elsewhere: defaultdict[str, dict[str, Audience]] = defaultdict(dict)
        self._heard: dict[str, float] = {}
        self._news: set[str] = set()

    def elsewhere(self, table: str) -> Iterable[Audience]:
        """Return the audiences of a table at the other workers."""
        return self._elsewhere[table].values() if table in self._elsewhere else ()

    def changed(self, live: LiveTable) -> None:
        """Tell everybody here, and the other workers."""
        live.tell_presence(self.elsewhere(live.table.id))
        if self._store.shared:
            if not self._news:
                self._tasks.start(self._tell_news())
            self._news.add(live.table.id)

    def seated(self, live: LiveTable) -> None:
        """Tell everybody if what happened at the table changed who is there."""
        if live.watchers and live.presence(self.elsewhere(live.table.id)) != live.told:
            self.changed(live)

    def hear(self, kind: str, worker: str, words: list[str]) -> None:
        """Hear from another worker."""
        if kind == "bye":
            self._forget(worker)
            return
        if worker not in self._heard and kind != "roll":
            # It was here before this one, or has only been silent.
            self._tasks.start(self._say(f"roll {self._store.worker}"))
        self._heard[worker] = time.monotonic()
        if kind == "roll":
            self._tasks.start(self._tell({live.table.id for live in self._tables.all() if live.watchers}))
        for word in words:
            table, seats, onlookers = word.split(":")
            self._note(table, worker, Audience.parse(seats, onlookers))

    async def run(self) -> None:
        """Give signs of life, and miss those of the others."""
        await self._say(f"roll {self._store.worker}")
        while True:
            await self._say(f"beat {self._store.worker}")
            await asyncio.sleep(BEAT)
            late = time.monotonic() - SILENCE
            for worker in [worker for worker, at in self._heard.items() if at < late]:
                self._forget(worker)

    async def close(self) -> None:
        """Let the others know at once that nobody is connected here any more."""
        await self._say(f"bye {self._store.worker}")

    def _note(self, table: str, worker: str, audience: Audience) -> None:
        if audience == Audience():
            self._elsewhere[table].pop(worker, None)
        else:
            self._elsewhere[table][worker] = audience
        if not self._elsewhere[table]:
            del self._elsewhere[table]
        live = self._tables.find(table)
        if live is not None:
            live.tell_presence(self.elsewhere(table))

    def _forget(self, worker: str) -> None:
        self._heard.pop(worker, None)
        for table in [table for table, workers in self._elsewhere.items() if worker in workers]:
            self._note(table, worker, Audience())

    async def _tell_news(self) -> None:
        news, self._news = self._news, set()
        await self._tell(news)

    async def _tell(self, tables: set[str]) -> None:
        for notice in self._notices(tables):
            await self._say(notice)

    async def _say(self, notice: str) -> None:
        # If the store is away for a moment, the next sign of life brings everything.
        with suppress(StoreFailed):
            await self._store.notify(notice)

    def _notices(self, tables: set[str]) -> Iterator[str]:
        head = notice = f"present {self._store.worker}"
        for table in tables:
            live = self._tables.find(table)
            notice += f" {table}:{Audience() if live is None else live.audience()}"
            if len(notice) > LONGEST:
                yield notice
                notice = head
        if notice != head:
            yield notice

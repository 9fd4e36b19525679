"""Under load a commit waits a moment for more entries; a lone move never waits."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.running import fresh_database

from chabudai.protocol.events import Renamed
from chabudai.server.store import Append, Store, writer
from chabudai.server.store.leases import Worker
from chabudai.server.store.store import body_of
from chabudai.server.store.writer import CROWDED, FEW_TOGETHER, LONGEST_WAIT, Crowd
from chabudai.server.tables.entry import Entry

BODY = body_of(Entry(1, [Renamed("a")]))


def crowd(tables: int, seconds: float) -> Crowd:
    """Return what is known after the entries of so many tables, evenly over some time that ends now, at 0."""
    found, number = Crowd(), 4 * FEW_TOGETHER
    for place in range(number):
        found.note([Append(f"t{place % tables}", 1, BODY)], -seconds * (number - place) / number)
    return found


def test_a_lone_move_is_committed_at_once() -> None:
    """Nobody else plays, or moves come seldom, or they are all at one table and wait for each other."""
    assert Crowd().wait(0) == 0
    assert crowd(tables=100, seconds=10).wait(0) == 0
    assert crowd(tables=1, seconds=0.01).wait(0) == 0
    assert crowd(tables=100, seconds=0.02).wait(CROWDED) == 0


def test_the_faster_entries_come_the_shorter_is_the_wait() -> None:
    """It is as long as a few more take, and never longer than a few milliseconds."""
    assert 0 < crowd(tables=100, seconds=0.002).wait(0) < crowd(tables=100, seconds=0.01).wait(0) < LONGEST_WAIT
    assert crowd(tables=100, seconds=0.06).wait(0) == LONGEST_WAIT


def test_moves_of_many_tables_share_a_commit(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes while a commit waits is in it; a move at a table that plays alone waits for nothing."""
    monkeypatch.setattr(writer, "CROWDED", 1000.0)
    monkeypatch.setattr(writer, "LONGEST_WAIT", 1.0)

    async def story() -> None:
        store = await Store.open(fresh_database(postgres))
        try:
            await store.leases.join(Worker("me", "127.0.0.1:1", ""))
            tables = [f"t{number}" for number in range(2 * FEW_TOGETHER)]
            for table in tables:
                await store.append(Append(table, 1, BODY, "me", opened=1))
            await asyncio.sleep(2)
            before = store.writer.commits
            first = asyncio.ensure_future(store.append(Append(tables[0], 2, BODY, "me")))
            await asyncio.sleep(0.2)
            assert not first.done()
            assert await store.append(Append(tables[1], 2, BODY, "me"))
            assert await first
            assert store.writer.commits == before + 1
        finally:
            await store.close()

    asyncio.run(story())

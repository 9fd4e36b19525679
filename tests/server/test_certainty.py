"""A worker that cannot find out whether it still leads decides nothing by what it remembers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, patch

import pytest
from tests.server.test_turns import ANN, SlowPool, hub_with

from chabudai.protocol import requests
from chabudai.protocol.tables import NewTable
from chabudai.server.hub.dispatcher import Dispatcher
from chabudai.server.hub.hub import Hub
from chabudai.server.peers.refusals import LedElsewhere
from chabudai.server.store import StoreFailed
from chabudai.server.tables.person import Person
from chabudai.server.tables.refusals import WrongPhase
from chabudai.server.tables.table import Table

BOB = Person("b" * 24, "Bob")


async def unsure() -> None:
    """Learn nothing from the store."""


def test_nobody_is_refused_by_what_may_be_old(tmp_path: Path) -> None:
    """Others may have sat down elsewhere: nobody is refused for good because a seat was empty here."""

    async def story() -> None:
        async with hub_with(SlowPool(), tmp_path) as hub:
            table = await hub.open_table(NewTable(game="hanabi", players=2), ANN)
            hub.tables.peers = cast("Any", SimpleNamespace(membership=SimpleNamespace(doubtful=True, confirm=unsure)))
            with pytest.raises(StoreFailed):
                await hub.execute(ANN.id, requests.Start(table=table))

    asyncio.run(story())


def test_nobody_is_refused_by_a_table_that_was_let_go_of(tmp_path: Path) -> None:
    """Somebody waited for their turn at it; meanwhile it was led elsewhere, where another person sat down."""

    async def story() -> None:
        async with hub_with(SlowPool(), tmp_path) as hub:
            dispatcher, table = Dispatcher(hub), await hub.open_table(NewTable(game="hanabi", players=2), ANN)
            live = await hub.tables.get(table)
            async with live.lock:
                start = asyncio.create_task(dispatcher.execute(ANN.id, requests.Start(table=table)))
                await asyncio.sleep(0)
                hub.start_over(live)
                await dispatcher.execute(BOB.id, requests.Sit(table=table))
            await start
            assert (await hub.table(table)).phase == "playing"

    asyncio.run(story())


def test_nobody_is_refused_before_the_log_was_looked_at(tmp_path: Path) -> None:
    """However another worker came to write there: its entry is read, and the decision made again."""

    async def story() -> None:
        async with hub_with(SlowPool(), tmp_path) as hub:
            table = await hub.open_table(NewTable(game="hanabi", players=2), ANN)
            other = Hub(hub.store, hub.pool, hub.settings)
            await other.execute(BOB.id, requests.Sit(table=table))
            await other.close()
            hub.tables.peers = cast("Any", SimpleNamespace(membership=SimpleNamespace(doubtful=False)))
            await hub.execute(ANN.id, requests.Start(table=table))
            assert (await hub.table(table)).phase == "playing"
            with pytest.raises(WrongPhase):
                await hub.execute(ANN.id, requests.Start(table=table))

    asyncio.run(story())


def test_what_is_read_while_a_worker_steps_back_is_not_led(tmp_path: Path) -> None:
    """A worker hung while it read a log: it was declared dead, others wrote, and what it has read is old."""

    async def story() -> None:
        async with hub_with(SlowPool(), tmp_path) as hub:
            table = await hub.open_table(NewTable(game="hanabi", players=2), ANN)
            read, begun, go_on = hub.tables.read(table), asyncio.Event(), asyncio.Event()

            async def slowly(_: str) -> Table:
                begun.set()
                await go_on.wait()
                return await read

            membership = SimpleNamespace(doubtful=False)
            claim = AsyncMock(side_effect=["me", LedElsewhere("other")])
            hub.tables.peers = cast("Any", SimpleNamespace(membership=membership, claim=claim, me="me"))
            hub.tables.drop(table)
            with patch.object(hub.tables, "read", slowly):
                asked = asyncio.create_task(hub.tables.get(table))
                await begun.wait()
                hub._step_back()
                go_on.set()
                with pytest.raises(LedElsewhere):
                    await asked

    asyncio.run(story())

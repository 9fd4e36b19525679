"""A worker that cannot find out whether it still leads decides nothing by what it remembers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.server.test_turns import ANN, SlowPool, hub_with

from chabudai.protocol import requests
from chabudai.protocol.tables import NewTable
from chabudai.server.store import StoreFailed


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

"""Finished games leave nothing in the thinking processes: the short form of `benchmarks/server_bots.py`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.bot_games import finish, open_games, thinkers, thinking_memory
from tests.server.client import Client
from tests.server.running import Server

BOTS_ROOM = 15
"""MiB that one bot which searches took for itself, at least."""


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs Linux")
def test_memory_does_not_grow_with_the_games_that_were_played(tmp_path: Path) -> None:
    """As many strong bots again as before take no more room, though none of the tables has left memory."""

    async def story(server: Server) -> tuple[float, float]:
        async with Client(server.url) as client:
            await client.open()
            await finish(client, await open_games(client, "master", 3))
            before, process = thinking_memory(server), thinkers(server)
            await finish(client, await open_games(client, "master", 4))
            assert thinkers(server) == process
            assert "chabudai_bots_seated 0\n" in server.get("/metrics").text
            return before, thinking_memory(server)

    with Server(tmp_path) as server:
        before, after = asyncio.run(story(server))
    assert after - before < 8 * BOTS_ROOM / 3

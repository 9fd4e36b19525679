"""The turns of bots: what they chose is played only where it was chosen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from chabudai.bots.thinking import Question, Thought
from chabudai.core import Seat
from chabudai.protocol import requests
from chabudai.protocol.options import Options, Talk
from chabudai.protocol.tables import BotAt, NewTable
from chabudai.server.hub import turns
from chabudai.server.hub.hub import Hub
from chabudai.server.settings import Settings
from chabudai.server.store import Store
from chabudai.server.store.engine import sqlite_url
from chabudai.server.tables.person import Person

ANN = Person("a" * 24, "Ann")
NEW = NewTable(
    game="hanabi",
    players=2,
    rules={"first": 0},
    options=Options(talk=Talk.FREE),
    bots=[BotAt("cautious")],
    start=True,
    seed="turns",
)


class SlowPool:
    """A pool of bots that think until the test lets them go on."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.go_on = asyncio.Event()

    async def choose(self, question: Question, *_: object) -> Thought:
        self.asked.append(question)
        await self.go_on.wait()
        return Thought("play 1")

    def keep(self, table: str, bots: object) -> None:
        """Nobody sits here."""


class ShortOfMemory(SlowPool):
    """A pool that breaks down at the first question, in a way that nobody has thought of."""

    async def choose(self, question: Question, *_: object) -> Thought:
        self.asked.append(question)
        if len(self.asked) == 1:
            raise MemoryError
        return Thought("play 1")


@asynccontextmanager
async def hub_with(pool: SlowPool, folder: Path) -> AsyncIterator[Hub]:
    """Run a hub on a store in *folder*."""
    store = await Store.open(sqlite_url(folder))
    hub = Hub(store, pool, Settings(bot_pause=0))  # type: ignore[arg-type]
    try:
        yield hub
    finally:
        await hub.close()
        await store.close()


async def bot_moved(hub: Hub, table: str) -> None:
    """Wait until it is Ann's turn again."""
    async with asyncio.timeout(10):
        while (await hub.table(table)).turn != 0:
            await asyncio.sleep(0.01)


def test_a_turn_that_breaks_down_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory was short for a moment: the table does not wait for the bot until somebody looks."""
    monkeypatch.setattr(turns, "TRY_AGAIN", 0.01)

    async def story() -> None:
        async with hub_with(ShortOfMemory(), tmp_path) as hub:
            table = await hub.open_table(NEW, ANN)
            await hub.execute(ANN.id, requests.Play(table=table, move="play 1"))
            await bot_moved(hub, table)

    asyncio.run(story())


def test_a_move_chosen_before_a_take_back_is_not_played(tmp_path: Path) -> None:
    """A bot thinks; its partner takes a move back and makes another: the bot is asked anew."""

    async def story() -> None:
        pool = SlowPool()
        async with hub_with(pool, tmp_path) as hub:
            table = await hub.open_table(NEW, ANN)
            await hub.execute(ANN.id, requests.Play(table=table, move="play 1"))
            await asyncio.sleep(0)
            await hub.execute(ANN.id, requests.Propose(table=table, vote="take_back"))
            await hub.execute(ANN.id, requests.Play(table=table, move="play 2"))
            pool.go_on.set()
            await bot_moved(hub, table)
            match = (await hub.table(table)).match
            assert match is not None
            assert [str(step.move) for step in match.steps] == ["play 2", "play 1"]
            assert match.steps[1].before == match.steps[0].after
            assert len(pool.asked) == 2
            assert pool.asked[0].view != pool.asked[1].view == match.steps[0].after.view(Seat(1))

    asyncio.run(story())


def test_a_move_is_played_though_people_talk_meanwhile(tmp_path: Path) -> None:
    """What is said changes no position: the bot is asked once."""

    async def story() -> None:
        pool = SlowPool()
        async with hub_with(pool, tmp_path) as hub:
            table = await hub.open_table(NEW, ANN)
            await hub.execute(ANN.id, requests.Play(table=table, move="play 1"))
            await asyncio.sleep(0)
            await hub.execute(ANN.id, requests.Say(table=table, text="Take your time."))
            pool.go_on.set()
            await bot_moved(hub, table)
            match = (await hub.table(table)).match
            assert match is not None
            assert [str(step.move) for step in match.steps] == ["play 1", "play 1"]
            assert len(pool.asked) == 1

    asyncio.run(story())

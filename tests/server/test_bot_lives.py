"""The bots of a server's tables: how long they live, what they know after a take-back, and for whom they think."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.running import PATIENCE

from chabudai.bots import BOTS, bot_seed
from chabudai.bots.match import seat_again
from chabudai.bots.thinking import BotPool
from chabudai.core import Seat
from chabudai.protocol import requests
from chabudai.protocol.events import BotFailed
from chabudai.protocol.tables import BotAt, NewTable
from chabudai.server.device.company import Company
from chabudai.server.hub import turns
from chabudai.server.hub.dispatcher import Dispatcher
from chabudai.server.hub.hub import Hub
from chabudai.server.settings import Settings
from chabudai.server.store import Store
from chabudai.server.store.engine import sqlite_url
from chabudai.server.tables.commands import Draft, opened
from chabudai.server.tables.entry import Entry
from chabudai.server.tables.match import Match, Seen
from chabudai.server.tables.person import Person
from chabudai.server.tables.table import Table

ANN = Person("a" * 24, "Ann")
AMONG_BOTS = NewTable(
    game="bossa", players=2, seat=None, bots=[BotAt("random"), BotAt("random")], start=True, seed="among bots"
)
WITH_ANN = NewTable(game="hanabi", players=2, rules={"first": 0}, bots=[BotAt("partner")], start=True, seed="1")


def with_encoder(seed: str) -> NewTable:
    """Return a table with the bot that goes by what it has watched most of all."""
    return msgspec.structs.replace(WITH_ANN, seed=seed, bots=[BotAt("encoder")])


class Watcher:
    """Somebody who watches tables and reads nothing."""

    def __init__(self) -> None:
        self.identity = ANN.id
        self.device = ""
        self.watching: set[str] = set()

    def push(self, message: bytes) -> None:
        """Leave it unread."""

    def close(self, why: str) -> None:
        """Stay."""


@asynccontextmanager
async def open_hub(folder: Path, **settings: Any) -> AsyncIterator[Hub]:  # noqa: ANN401 - as settings are
    """Run a hub whose bots think in a real process."""
    store = await Store.open(sqlite_url(folder))
    pool = BotPool(1, PATIENCE)
    hub = Hub(store, pool, Settings(bot_pause=0, **settings))
    try:
        yield hub
    finally:
        await hub.close()
        await pool.close()
        await store.close()


async def until(hub: Hub, table: str, reached: Callable[[Table], bool]) -> Table:
    """Wait until a table is as wanted."""
    async with asyncio.timeout(PATIENCE):
        while not reached(found := await hub.table(table)):
            await asyncio.sleep(0.01)
    return found


def over(table: Table) -> bool:
    """Tell whether a game is over."""
    return table.phase == "over"


def anns_turn(table: Table) -> bool:
    """Tell whether Ann is to move."""
    return table.turn == 0


def expected(match: Match, seat: int, bot: str) -> str:
    """Return what a bot chooses that has watched the moves before the last one, and nothing else."""
    seen = Seen(match, seat)[: len(match.steps) - 1]
    seed = bot_seed(match.seed, seat)
    again = seat_again(BOTS.find(match.game.name, bot), seed, match.first.view(Seat(seat)), seen)
    return str(again.choose(match.steps[-1].before.view(Seat(seat))))


def test_no_bot_outlives_its_game(tmp_path: Path) -> None:
    """Games that are played to their end, and one that is stopped in the middle: nobody is left in the process."""

    async def story() -> None:
        async with open_hub(tmp_path) as hub:
            tables = [await hub.open_table(AMONG_BOTS, ANN) for _ in range(3)]
            for table in tables:
                await until(hub, table, over)
            stopped = await hub.open_table(WITH_ANN, ANN)
            await hub.execute(ANN.id, requests.Play(table=stopped, move="play 1"))
            await until(hub, stopped, anns_turn)
            assert hub.pool.bots == 1
            await hub.execute(ANN.id, requests.Propose(table=stopped, vote="resign"))
            await until(hub, stopped, over)
            assert hub.pool.bots == 0
            assert hub.metrics.gauges["bots_seated"]() == 0

    asyncio.run(story())


def test_bots_leave_with_a_table_that_leaves_memory(tmp_path: Path) -> None:
    """The table of a game that waits for its player is forgotten; when it is read again, the bot knows it all."""

    async def story() -> None:
        async with open_hub(tmp_path, cached_tables=1) as hub:
            table = await hub.open_table(WITH_ANN, ANN)
            await hub.execute(ANN.id, requests.Play(table=table, move="play 1"))
            await until(hub, table, anns_turn)
            live = hub.tables.find(table)
            while live is not None and not live.idle:
                await asyncio.sleep(0.01)
            del live
            other = await hub.open_table(msgspec.structs.replace(WITH_ANN, rules={"first": 0}), ANN)
            assert table not in hub.tables
            assert hub.pool.bots == 0
            await hub.execute(ANN.id, requests.Play(table=table, move="play 2"))
            found = await until(hub, table, anns_turn)
            assert found.match is not None
            assert str(found.match.steps[-1].move) == expected(found.match, 1, "partner")
            assert other not in hub.tables

    asyncio.run(story())


def test_a_bot_whose_seat_somebody_takes_leaves(tmp_path: Path) -> None:
    """Its seat goes to another bot; only that one stays."""

    async def story() -> None:
        async with open_hub(tmp_path) as hub:
            table = await hub.open_table(WITH_ANN, ANN)
            await hub.execute(ANN.id, requests.Play(table=table, move="play 1"))
            await until(hub, table, anns_turn)
            live = await hub.tables.get(table)
            async with live.lock:
                await hub.append(live, Draft([BotFailed(1, "partner", "crash", "cautious")]))
            assert hub.pool.bots == 0
            await hub.execute(ANN.id, requests.Play(table=table, move="play 2"))
            await until(hub, table, anns_turn)
            assert {chair.bot for chair in hub.pool._chairs[table]} == {"cautious"}
            assert hub.pool.bots == 1

    asyncio.run(story())


def test_a_bot_answers_the_move_that_was_made_not_the_one_taken_back(tmp_path: Path) -> None:
    """Ann clues, the bot answers, both moves are taken back, she clues something else: the bot has seen only that."""

    async def story() -> None:
        async with open_hub(tmp_path) as hub:
            for seed in map(str, range(8)):
                table = await hub.open_table(with_encoder(seed), ANN)
                for move in ("clue 2 1", "clue 2 5"):
                    await hub.execute(ANN.id, requests.Play(table=table, move=move))
                    found = await until(hub, table, anns_turn)
                    assert found.match is not None
                    assert str(found.match.steps[0].move) == move
                    assert str(found.match.steps[1].move) == expected(found.match, 1, "encoder"), seed
                    if move == "clue 2 1":
                        await hub.execute(ANN.id, requests.Propose(table=table, vote="take_back"))
                        assert not found.match.steps

    asyncio.run(story())


def test_bots_among_themselves_wait_until_somebody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody watches: no bot thinks or sits anywhere. Somebody comes: the game goes on, to its end."""
    monkeypatch.setattr(turns, "LINGER", 0.0)

    async def story() -> None:
        async with open_hub(tmp_path) as hub:
            table = await hub.open_table(AMONG_BOTS, ANN)
            with_ann = await hub.open_table(WITH_ANN, ANN)
            await hub.execute(ANN.id, requests.Play(table=with_ann, move="play 1"))
            # A table with a person goes on without anybody's looking: by then the other one would have, too.
            await until(hub, with_ann, anns_turn)
            waiting = (await hub.table(table)).match
            assert waiting is not None
            assert not waiting.steps
            assert [chair.bot for chairs in hub.pool._chairs.values() for chair in chairs] == ["partner"]
            watcher = Watcher()
            await Dispatcher(hub).handle(watcher, requests.Watch(table=table))
            await until(hub, table, over)

    asyncio.run(story())


def test_the_company_of_a_device_leaves_too() -> None:
    """In the browser: after a take-back of equal length the bot has seen the true game; at the end nobody stays."""
    for seed in map(str, range(8)):
        table, company = Table("device"), Company()
        draft = opened(with_encoder(seed), ANN)
        table.apply(1, Entry(1, draft.events, secret=draft.secret))
        assert table.match is not None
        for move in ("clue 2 1", "clue 2 5"):
            table.match.take_back(0)
            table.match.add(table.match.try_out(table.match.game.parse(move)))
            made = company.turn(table)
            assert made is not None
            table.match.add(made.steps[0])
            assert str(made.steps[0].move) == expected(table.match, 1, "encoder"), seed
        company.keep(table)
        assert len(company) == 1
        table.seats[1].bot = "cautious"
        company.keep(table)
        assert len(company) == 0

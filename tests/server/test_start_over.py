"""Whatever breaks between storing an entry and telling everybody of it: nobody misses it, and the game goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.faults.history import History
from tests.server.running import PATIENCE
from tests.server.test_bot_lives import open_hub, until

from chabudai.protocol import requests
from chabudai.protocol.tables import BotAt, NewTable
from chabudai.server.hub.dispatcher import Dispatcher
from chabudai.server.hub.hub import Hub
from chabudai.server.hub.live_table import LiveTable
from chabudai.server.store import StoreFailed
from chabudai.server.tables.person import Person
from chabudai.server.tables.refusals import PrivateTable
from chabudai.server.tables.table import Table

ANN, BOB = Person("a" * 24, "Ann"), Person("b" * 24, "Bob")
NEW = NewTable(game="hanabi", players=2, rules={"first": 0}, bots=[BotAt("cautious")], start=True, seed="start over")
CLUE = "clue 2 1"


class Reader:
    """Somebody who watches, and notes what does not follow what came before it."""

    def __init__(self, identity: str) -> None:
        self.identity = identity
        self.device = ""
        self.watching: set[str] = set()
        self.history = History()
        self.told: dict[str, int] = {}
        self.kinds: list[str] = []
        self.deaf = False
        """Whether there is no memory for what it is told."""

    def push(self, message: bytes) -> None:
        read = msgspec.json.decode(message)
        if self.deaf and read["type"] == "update":
            self.deaf = False
            raise MemoryError
        self.kinds.append(read["type"])
        self.history.hear(read, self.told)

    def close(self, why: str) -> None:
        """Stay."""


async def watched(hub: Hub) -> tuple[str, Dispatcher, list[Reader]]:
    """Return a table that is watched by its player and several onlookers."""
    table = await hub.open_table(NEW, ANN)
    dispatcher = Dispatcher(hub)
    readers = [Reader(ANN.id), *(Reader(BOB.id) for _ in range(5))]
    for reader in readers:
        await dispatcher.handle(reader, requests.Watch(table=table))
    return table, dispatcher, readers


def answered(table: Table) -> bool:
    """Tell whether the clue was given, and answered by the bot."""
    moves = [str(step.move) for step in table.match.steps] if table.match else []
    return len(moves) == 2 and moves[0] == CLUE


async def caught_up(table: Table, readers: list[Reader]) -> None:
    """Wait until everybody knows a table as it is."""
    async with asyncio.timeout(PATIENCE):
        while any(reader.told[table.id] < table.seq for reader in readers):
            await asyncio.sleep(0.01)


def test_who_could_not_be_told_gets_the_table_whole(tmp_path: Path) -> None:
    """The move is made, its author learns so by sending it again, the bot answers it, and nobody has a gap."""

    async def story() -> None:
        async with open_hub(tmp_path) as hub:
            table, dispatcher, readers = await watched(hub)
            readers[3].deaf = True
            play = requests.Play(table=table, move=CLUE, id="clue")
            with pytest.raises(MemoryError):
                await dispatcher.handle(readers[0], play)
            await dispatcher.handle(readers[0], play)
            found = await until(hub, table, answered)
            await caught_up(found, readers)
            assert [reader.history.strays for reader in readers] == [[]] * len(readers)
            assert {reader.kinds.count("table") for reader in readers} == {2}

    asyncio.run(story())


def test_who_waits_for_the_lock_meanwhile_is_served_afterwards(tmp_path: Path) -> None:
    """Somebody who says something while a table breaks is answered by the one that takes its place."""

    async def story() -> None:
        async with open_hub(tmp_path) as hub:
            table, dispatcher, readers = await watched(hub)
            readers[2].deaf = True
            answers = await asyncio.gather(
                dispatcher.handle(readers[0], requests.Play(table=table, move=CLUE, id="clue")),
                dispatcher.execute(ANN.id, requests.Say(table=table, phrase="hello", id="hello")),
                return_exceptions=True,
            )
            assert isinstance(answers[0], MemoryError)
            assert isinstance(answers[1], int)

    asyncio.run(story())


def test_whoever_is_led_back_waits_for_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not told that the table is gone while the log cannot be read, nor when something unheard of happens."""
    failures: list[Exception] = [StoreFailed("away", hint="later"), MemoryError(), StoreFailed("away", hint="later")]
    monkeypatch.setattr("chabudai.server.hub.forwarding.AGAIN", 0.01)

    async def story() -> None:
        async with open_hub(tmp_path) as hub:
            table, _, readers = await watched(hub)
            _fail(monkeypatch, hub, failures)
            live = hub.tables.find(table)
            assert live is not None
            hub.start_over(live)
            async with asyncio.timeout(PATIENCE):
                while any(reader.kinds.count("table") < 2 for reader in readers):
                    await asyncio.sleep(0.01)
            assert failures == []
            assert not any("gone" in reader.kinds for reader in readers)

    asyncio.run(story())


def test_whoever_may_look_no_longer_is_not_led_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No waiting changes that; and nobody leads back whoever has gone away."""
    refusals: list[Exception] = [PrivateTable("private", hint="none")]
    monkeypatch.setattr("chabudai.server.hub.forwarding.AGAIN", 0.01)

    async def story() -> None:
        async with open_hub(tmp_path) as hub:
            table = await hub.open_table(NEW, ANN)
            dispatcher, reader, leaver = Dispatcher(hub), Reader(BOB.id), Reader(BOB.id)
            for one in (reader, leaver):
                await dispatcher.handle(one, requests.Watch(table=table))
            _fail(monkeypatch, hub, refusals)
            hub.forwarding.watch_again(reader, table, 0)
            async with asyncio.timeout(PATIENCE):
                while "gone" not in reader.kinds:
                    await asyncio.sleep(0.01)
            live = await hub.tables.get(table)
            hub.start_over(live)
            dispatcher.gone(leaver)
            for _ in range(20):
                await asyncio.sleep(0.01)
            assert leaver.kinds.count("table") == 1
            assert leaver not in (await hub.tables.get(table)).watchers

    asyncio.run(story())


def test_nobody_watches_who_was_not_shown_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """News would make no sense to them."""

    def no_memory(*_: Any) -> bytes:  # noqa: ANN401
        raise MemoryError

    async def story() -> None:
        async with open_hub(tmp_path) as hub:
            table, dispatcher, _ = await watched(hub)
            late = Reader(BOB.id)
            with monkeypatch.context() as patch:
                patch.setattr(LiveTable, "snapshot", no_memory)
                with pytest.raises(MemoryError):
                    await dispatcher.handle(late, requests.Watch(table=table))
            await dispatcher.execute(ANN.id, requests.Play(table=table, move=CLUE, id="clue"))
            assert late.kinds == []
            assert late.watching == set()

    asyncio.run(story())


def _fail(monkeypatch: pytest.MonkeyPatch, hub: Hub, failures: list[Exception]) -> None:
    """Let whoever asks for a table meet these failures first."""
    get: Callable[[str], Any] = hub.tables.get

    async def failing(table: str) -> LiveTable:
        if failures:
            raise failures.pop(0)
        found: LiveTable = await get(table)
        return found

    monkeypatch.setattr(hub.tables, "get", failing)

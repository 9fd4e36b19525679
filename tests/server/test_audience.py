"""A large audience: everybody is told of everything in order, and nobody has to wait for all the others."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest
from tests.server.stalls import most_at_once
from tests.server.test_observers import ANN, BOB, CLEO, add, playing
from tests.server.test_turns import SlowPool, hub_with

from chabudai.protocol import requests
from chabudai.protocol.events import Created, Moved, Sat
from chabudai.protocol.options import Options, Spectators
from chabudai.server import slices
from chabudai.server.hub import clients as hub_clients
from chabudai.server.hub.clients import Clients
from chabudai.server.hub.dispatcher import Dispatcher
from chabudai.server.hub.lists import Lists
from chabudai.server.hub.live_table import LiveTable
from chabudai.server.store.revoking import digest
from chabudai.server.tables.commands.attendance import Patience
from chabudai.server.tables.entry import Secret
from chabudai.server.tables.log import Log
from chabudai.server.tables.table import Table

CROWD = 30


class Onlooker:
    """Somebody who hears of tables."""

    def __init__(self, identity: str = CLEO.id) -> None:
        self.identity = identity
        self.device = ""
        self.watching: set[str] = set()
        self.heard: list[Any] = []
        self.asked = 0

    def push(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def close(self, why: str) -> None:
        self.heard.append(why)


def crowded() -> tuple[LiveTable, list[Onlooker]]:
    """Return a table with a move just made, and those who watch it."""
    live, crowd = LiveTable(playing(Spectators.PUBLIC)), [Onlooker() for _ in range(CROWD)]
    add(live.table, [Moved(0, "clue 2 1")])
    live.watchers.update(crowd)
    return live, crowd


def told(crowd: list[Onlooker]) -> int:
    """Count what a crowd has heard."""
    return sum(len(one.heard) for one in crowd)


def test_an_entry_is_told_in_slices() -> None:
    """To each once."""
    live, crowd = crowded()
    assert most_at_once(partial(live.publish, live.table.seq), partial(told, crowd)) == 1
    assert all([message["seq"] for message in one.heard] == [live.table.seq] for one in crowd)


def test_whoever_leaves_meanwhile_is_told_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only those are told who still watch when it is their turn."""
    monkeypatch.setattr(slices, "SLICE", 0.0)
    live, crowd = crowded()

    async def story() -> None:
        telling = asyncio.create_task(live.publish(live.table.seq))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        gone = [one for one in crowd if not one.heard]
        assert gone
        for one in gone:
            live.unwatch(one)
        # Whoever leads the table next has to tell them of the entry.
        assert live.published < live.table.seq
        await telling
        assert not any(one.heard for one in gone)
        assert live.published == live.table.seq

    asyncio.run(story())


def test_presence_is_told_in_slices_and_the_last_word_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes while others are still being told makes the older news worthless."""
    live, crowd = crowded()
    live.note_presence()
    assert most_at_once(live.tell_presence, partial(told, crowd)) == 1
    assert all(one.heard[-1]["watchers"] == CROWD for one in crowd)
    monkeypatch.setattr(slices, "SLICE", 0.0)

    async def story() -> None:
        live.note_presence()
        older = asyncio.create_task(live.tell_presence())
        await asyncio.sleep(0)
        live.watchers.add(Onlooker(BOB.id))
        live.note_presence()
        await asyncio.gather(older, live.tell_presence())

    asyncio.run(story())
    assert all(one.heard[-1]["present"] == [False, True] for one in crowd)


def test_the_lobby_is_told_in_slices() -> None:
    """A change of one open table."""
    table = Table("t")
    add(table, [Created("", "hanabi", 2, {}, Options(listed=True)), Sat(0, "Ann")], Secret(who={0: ANN.id}))
    lists, crowd = Lists(Mock(), Mock()), [Onlooker() for _ in range(CROWD)]
    for one in crowd:
        lists.listen(one, "lobby", on=True)
    mine = Onlooker(ANN.id)
    lists.listen(mine, "lobby", on=True)

    assert most_at_once(lambda: lists.changed(table), partial(told, [*crowd, mine])) == 1
    assert all([line["seat"] for line in one.heard[0]["tables"]] == [None] for one in crowd)
    assert [line["seat"] for line in mine.heard[0]["tables"]] == [0]


def test_signing_out_asks_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many are connected, only those who are signed out are looked at."""
    clients, crowd = Clients(), [Onlooker(f"{number}") for number in range(20)]
    for one in crowd:
        clients.add(one)
    with monkeypatch.context() as patched:
        patched.setattr(hub_clients, "digest", Mock(side_effect=AssertionError))
        clients.sign_out(digest("7"))
    assert [one.heard for one in crowd if one.heard] == [["identity"]]
    clients.remove(crowd[7])
    late = Onlooker("7")
    clients.add(late)
    assert late.heard == ["identity"]


def test_whoever_asks_without_a_connection_is_there() -> None:
    """A program that only looks and has not moved for long keeps its seat; one that does not look loses it."""
    live = LiveTable(playing(Spectators.PUBLIC))
    live._loaded -= 1_000
    patience = Patience(live=180, slow=180)
    assert live.absent(patience) == {0, 1}
    live.snapshot(BOB.id)
    live.snapshot(CLEO.id)
    assert live.absent(patience) == {0}


def test_nobody_walks_through_a_log_to_know_whose_turn_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn began with the last move, deal or take-back, however much was proposed and refused since."""
    table = playing(Spectators.PUBLIC)
    assert table.log.top == table.seq
    add(table, [Moved(0, "clue 2 1")])
    moved = table.seq
    monkeypatch.setattr(Log, "backwards", Mock(side_effect=AssertionError))

    async def story() -> None:
        async with hub_with(SlowPool(), tmp_path) as hub:
            hub.calls.sender = Mock()
            live = LiveTable(table)
            hub.calls.mind(live)
            assert live.minded == table.log.top == moved
            await Dispatcher(hub).handle(Onlooker(), requests.Ping())

    asyncio.run(story())

"""Budgets hold across workers: what is spent at one is charged at the others, by few and bounded messages."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
from tests.server.client import Client
from tests.server.running import Server, fresh_database
from tests.server.story import HANABI

from chabudai.server.http.admission.admission import Admission
from chabudai.server.http.admission.prices import Price
from chabudai.server.http.admission.shared import MOST_TOLD, SharedBudgets
from chabudai.server.http.refusals import TooFast
from chabudai.server.jobs.asker import Asker
from chabudai.server.peers.peers import Peers
from chabudai.server.settings import Settings

ANN = Asker("192.0.2.1", "ann")
TABLES = 20
"""How many tables one person may set up in an hour, where that is counted."""
SOON = 8.0
"""Seconds within which another worker refuses: two, and room for a busy machine."""


class Hall:
    """The budgets of one worker, and all that it tells another."""

    def __init__(self, *, alone: bool = False) -> None:
        self.told: list[bytes] = []
        links = [] if alone else [SimpleNamespace(tell=lambda _, body: self.told.append(body))]
        self._peers: Any = SimpleNamespace(answers={}, mesh=SimpleNamespace(links=lambda: links))
        self.admission = Admission(Settings())
        self.shared = SharedBudgets(cast("Peers", self._peers), self.admission.budgets())

    def hear(self, body: bytes) -> None:
        asyncio.run(self._peers.answers["spent"](body))


def rows_left(hall: Hall, who: str) -> float:
    """Return how many rows somebody could still write."""
    for rows in range(240, 0, -1):
        with suppress(TooFast):
            hall.admission.admit(Asker("192.0.2.7", who), Price(rows=rows))
            return rows
    return 0


def test_what_is_spent_at_one_worker_is_charged_at_the_other() -> None:
    """Once, and it is not told any further."""
    here, there = Hall(), Hall()
    here.admission.charge(ANN, Price(rows=100))
    here.shared.tell()
    here.shared.tell()
    assert len(here.told) == 1
    there.hear(here.told[0])
    there.shared.tell()
    assert there.told == []
    assert rows_left(there, "ann") in range(139, 142)


def test_a_worker_alone_tells_nothing_and_remembers_nothing() -> None:
    """What was spent before another came is forgotten."""
    alone = Hall(alone=True)
    alone.admission.charge(ANN, Price(rows=100))
    alone.shared.tell()
    alone._peers.mesh.links = lambda: [SimpleNamespace(tell=lambda _, body: alone.told.append(body))]
    alone.shared.tell()
    assert alone.told == []


def test_a_message_is_bounded_and_carries_the_largest_spenders_first() -> None:
    """The others follow in the next ones; whoever has spent next to nothing is left out until it adds up."""
    here = Hall()
    for number in range(2 * MOST_TOLD):
        here.admission.charge(Asker(f"198.51.{number // 250}.{number % 250}", f"p{number}"), Price(rows=10))
    here.admission.charge(Asker("192.0.2.9", "greedy"), Price(rows=200))
    for _ in range(3):
        here.admission.charge(Asker("192.0.2.8", "modest"), Price(rows=1))
        here.shared.tell()
    messages = [msgspec.msgpack.decode(body) for body in here.told]
    assert [len(message) for message in messages][:2] == [MOST_TOLD, MOST_TOLD]
    assert messages[0][0] == ["people/rows", "greedy", 200]
    assert all(len(body) < 64 * MOST_TOLD for body in here.told)
    names = [(kind, name) for message in messages for kind, name, _ in message]
    assert len(names) == len(set(names))
    assert [cost for message in messages for kind, name, cost in message if name == "modest"] == [3]


def test_one_person_has_one_budget_at_two_workers(postgres: str, folder: Path) -> None:
    """Whoever has set up all tables of an hour at one worker is refused at the other soon; somebody else is not."""
    database = fresh_database(postgres)

    async def story(first: Server, second: Server) -> None:
        async with Client(first.url, "Ann") as ann, Client(second.url, "Bob") as bob, Client(second.url) as twin:
            twin.http.cookies.clear()
            twin.http.cookies.update(dict(ann.http.cookies))
            assert [(await ann.raw("POST", "/api/tables", HANABI)).status_code for _ in range(TABLES)] == [201] * TABLES
            spent, more = time.monotonic(), 0
            await asyncio.sleep(1)
            while (refused := await twin.raw("POST", "/api/tables", HANABI)).status_code == 201:
                more += 1
                assert more < TABLES / 2
                await asyncio.sleep(0.5)
            assert refused.json()["error"]["code"] == "limit/tables"
            assert time.monotonic() - spent < SOON
            assert (await bob.raw("POST", "/api/tables", HANABI)).status_code == 201

    tight = {"tables_per_hour": str(TABLES), "address_people": "100"}
    with Server(folder, database, **tight) as first, Server(folder, database, **tight) as second:
        asyncio.run(story(first, second))

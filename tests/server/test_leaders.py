"""One worker leads a table: the others forward, and when it dies, hangs or stops, one of them takes over."""

from __future__ import annotations

import asyncio
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any

import psycopg
import pytest
from tests.records.rehearsed import rehearsed
from tests.server.client import Client
from tests.server.cluster import Cluster
from tests.server.running import PATIENCE, Server, fresh_database, running_cluster
from tests.server.story import fine
from tests.server.test_workers import play

from chabudai.protocol.events import Renamed
from chabudai.server.peers import membership
from chabudai.server.peers.frames import HEAD, Proof, decode, written
from chabudai.server.peers.link import Link
from chabudai.server.peers.membership import Membership
from chabudai.server.peers.mesh import Mesh
from chabudai.server.store import Append, Store
from chabudai.server.store.leases import LEASE, LeaseLost, Leases, Worker, fence
from chabudai.server.store.store import body_of
from chabudai.server.tables.entry import Entry


@contextmanager
def workers(folder: Path, database: str, number: int) -> Iterator[list[Server]]:
    """Run so many workers, each at an address of its own."""
    with ExitStack() as stack:
        yield [stack.enter_context(Server(folder, database)) for _ in range(number)]


@pytest.fixture(scope="module")
def database(postgres: str) -> str:
    """Return the address of a database for two workers."""
    return fresh_database(postgres)


@pytest.fixture(scope="module")
def pair(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Run two workers for all tests that kill none of them."""
    with workers(tmp_path_factory.mktemp("pair"), database, 2) as servers:
        yield servers


def alive(database: str) -> list[str]:
    """Return the workers that are alive."""
    with psycopg.connect(database) as connection:
        return [row[0] for row in connection.execute("SELECT id FROM workers").fetchall()]


def leader(database: str, table: str) -> str:
    """Return who leads a table."""
    with psycopg.connect(database) as connection:
        row = connection.execute("SELECT leader FROM tables WHERE id = %s", (table,)).fetchone()
    assert row is not None
    return str(row[0])


async def until_alive(database: str, number: int) -> None:
    """Wait until so many workers are alive."""
    end = time.monotonic() + PATIENCE
    while len(found := await asyncio.to_thread(alive, database)) != number:
        assert time.monotonic() < end, found
        await asyncio.sleep(0.1)


async def led_by(host: Client, *guests: Client) -> str:
    """Set a table up that is led where its host is; the first two guests play, and the host looks on."""
    new = {"game": "hanabi", "players": 2, "rules": {"first": 0}, "options": {"talk": "free"}}
    table = str((await host.request("POST", "/api/tables", new))["table"])
    await host.open()
    await host.watch(table)
    await fine(host.ask(do="leave", table=table))
    for guest in guests:
        await guest.open()
        await guest.watch(table)
        await fine(guest.ask(do="sit", table=table))
    await fine(guests[0].ask(do="start", table=table))
    return table


async def whole(client: Client, table: str) -> list[dict[str, Any]]:
    """Return the log of a table, and make sure that it has no gap and that nobody's request counted twice."""
    entries: list[dict[str, Any]] = (await client.request("GET", f"/api/tables/{table}"))["entries"]
    assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
    ids = [entry["id"] for entry in entries if "id" in entry]
    assert len(ids) == len(set(ids))
    return entries


def moves_in(entries: list[dict[str, Any]]) -> int:
    """Count the moves in a log."""
    return sum(event["event"] == "moved" for entry in entries for event in entry["events"])


def test_people_play_on_when_the_leader_is_killed(postgres: str, folder: Path) -> None:
    """They are connected to other workers, notice nothing but a pause, and no move is lost or made twice."""
    database = fresh_database(postgres)

    async def story(servers: list[Server]) -> None:
        first, second, third = servers
        async with Client(second.url) as cleo, Client(first.url, "Ann") as ann, Client(third.url, "Bob") as bob:
            table = await led_by(cleo, ann, bob)
            before = leader(database, table)
            assert await play(table, (ann, bob), 5) == 5
            killing = asyncio.create_task(asyncio.to_thread(second.kill))
            assert await play(table, (ann, bob), 9) == 9
            await killing
            assert await play(table, (ann, bob), 2) == 2
            assert not ann.closed
            assert not bob.closed
            assert leader(database, table) != before
            assert moves_in(await whole(ann, table)) == 16
            assert before not in alive(database)

    with workers(folder, database, 3) as servers:
        asyncio.run(story(servers))


def test_a_worker_that_hangs_steps_back(pair: list[Server], database: str) -> None:
    """Others lead its tables; when it wakes up it writes nothing, and its own people see how it went on."""

    async def story(servers: list[Server]) -> None:
        first, second = servers
        async with Client(second.url, "Cleo") as cleo, Client(first.url, "Ann") as ann, Client(first.url, "Bob") as bob:
            table = await led_by(cleo, ann, bob)
            hung = leader(database, table)
            assert await play(table, (ann, bob), 4) == 4
            assert second.process is not None
            second.process.send_signal(signal.SIGSTOP)
            try:
                assert await play(table, (ann, bob), 4) == 4
                assert leader(database, table) != hung
                # What she says waits in a socket for the one that hangs.
                await cleo.send(do="say", table=table, text="still here", id="late")
            finally:
                second.process.send_signal(signal.SIGCONT)
            told = await cleo.wait(lambda m: any(e.get("id") == "late" for e in m.get("entries", ())) or _refused(m))
            assert _refused(told), "onlookers do not speak, and only the leader can say so"
            assert await play(table, (ann, bob), 4) == 4
            # She is told of everything that anybody knows.
            assert (await cleo.position(table))["view"]["ended"] is None
            assert moves_in(await whole(cleo, table)) == 12
            await until_alive(database, 2)
            assert hung not in alive(database)
            assert "declared dead" in second.log.read_text()

    asyncio.run(story(pair))


def _refused(message: dict[str, Any]) -> bool:
    return bool(message["type"] == "answer" and message["id"] == "late" and message["error"]["code"] == "seat/none")


def test_people_play_on_when_the_database_is_restarted(folder: Path) -> None:
    """What is asked meanwhile is refused and may be sent again; the leader goes on leading."""

    async def story(servers: list[Server], database: str, postgres: Cluster) -> None:
        first, second = servers
        async with Client(second.url, "Cleo") as cleo, Client(first.url, "Ann") as ann, Client(first.url, "Bob") as bob:
            table = await led_by(cleo, ann, bob)
            before = leader(database, table)
            assert await play(table, (ann, bob), 4) == 4
            await asyncio.to_thread(postgres.stop)
            await asyncio.to_thread(postgres.start)
            await until_stored(ann, table)
            assert await play(table, (ann, bob), 4) == 4
            assert moves_in(await whole(bob, table)) == 8
            assert leader(database, table) == before
            await until_alive(database, 2)

    with TemporaryDirectory(ignore_cleanup_errors=True) as short, running_cluster(Path(short)) as postgres:
        database = fresh_database(postgres.address)
        with workers(folder, database, 2) as servers:
            asyncio.run(story(servers, database, postgres))


async def until_stored(client: Client, table: str) -> None:
    """Say something again and again until it is stored."""
    end = time.monotonic() + PATIENCE
    while not (answer := await client.ask(do="say", table=table, text="hello", id="again")).get("ok", True):
        assert answer["error"]["code"].startswith("server/"), answer
        assert time.monotonic() < end
        await asyncio.sleep(0.2)


def test_a_worker_that_stops_in_good_order_lets_others_lead(postgres: str, folder: Path) -> None:
    """Its row is gone, nobody waits for it to expire, and whoever was connected to it goes on elsewhere."""
    database = fresh_database(postgres)

    async def story(servers: list[Server]) -> None:
        first, second = servers
        async with Client(second.url, "Ann") as ann, Client(first.url, "Bob") as bob:
            await ann.open()
            table = str((await ann.request("POST", "/api/tables", {"game": "hanabi", "players": 2}))["table"])
            await ann.watch(table)
            before = leader(database, table)
            await bob.open()
            await bob.watch(table)
            await fine(bob.ask(do="sit", table=table))
            await fine(ann.ask(do="start", table=table))
            assert await asyncio.to_thread(second.stop) == 0
            assert before not in alive(database)
            await ann.hang_up()
            await ann.open(first.url)
            await ann.watch(table)
            assert await play(table, (ann, bob), 4) == 4
            assert leader(database, table) != before

    with workers(folder, database, 2) as servers:
        asyncio.run(story(servers))


def test_a_table_follows_its_people(pair: list[Server], database: str) -> None:
    """A table that was set up at one worker is led where everybody who watches it is."""

    async def story(servers: list[Server]) -> None:
        first, second = servers
        async with Client(first.url, "Ann") as ann, Client(second.url, "Bob") as bob:
            table = str((await ann.request("POST", "/api/tables", {"game": "hanabi", "players": 2}))["table"])
            before = leader(database, table)
            await bob.open()
            await bob.watch(table)
            after = leader(database, table)
            assert after != before
            await ann.open()
            await ann.watch(table)
            await fine(bob.ask(do="sit", table=table))
            await ann.wait(lambda m: (m.get("info") or {}).get("can", []).count("start") == 1)
            await fine(ann.ask(do="start", table=table))
            assert await play(table, (ann, bob), 6) == 6
            assert leader(database, table) == after
            # Each sees by forwarding what the leader shows that one, and nothing else.
            for client in (ann, bob):
                shown = await client.request("GET", f"{second.url}/api/tables/{table}")
                assert shown["position"] == await client.position(table)
            assert (await ann.position(table))["view"] != (await bob.position(table))["view"]

    asyncio.run(story(pair))


def test_somebody_is_forgotten_at_every_worker(pair: list[Server], database: str) -> None:
    """Asked for at one worker: connections at the other close, and the leader there forgets name and words at once."""

    async def story(servers: list[Server]) -> None:
        first, second = servers
        async with (
            Client(second.url, "Cleo") as cleo,
            Client(first.url, "Ann-to-go") as ann,
            Client(first.url, "Bob") as bob,
            Client(second.url, "Dan") as phone,
        ):
            table = await led_by(cleo, ann, bob)
            led = leader(database, table)
            await fine(ann.ask(do="say", table=table, text="a word of hers"))
            code = (await ann.request("POST", "/api/me/code"))["code"]
            await phone.request("POST", "/api/device", {"code": code})
            await phone.open()
            await ann.request("DELETE", "/api/me")
            with pytest.raises(ConnectionResetError):
                await phone.wait(lambda _: False)
            assert phone.socket is not None
            assert phone.socket.close_code == 4401
            assert leader(database, table) == led
            for server in servers:
                shown = str(await bob.request("GET", f"{server.url}/api/tables/{table}"))
                assert "Ann-to-go" not in shown
                assert "a word of hers" not in shown
            assert await fine(bob.ask(do="say", table=table, text="alone"))

    asyncio.run(story(pair))


def test_a_dead_worker_writes_nothing(postgres: str) -> None:
    """Once its row is gone an entry is refused, though its number is free; a living worker's is taken."""

    async def story() -> None:
        store = await Store.open(fresh_database(postgres))
        entry = body_of(Entry(1, [Renamed("a")]))
        try:
            await store.leases.join(Worker("dead", "127.0.0.1:1", ""))
            await store.leases.join(Worker("alive", "127.0.0.1:2", ""))
            assert await store.append(Append("t", 1, entry, "dead", opened=1))
            assert await store.leases.claim("t", "alive") == "dead"
            await store.leases.remove("dead")
            with pytest.raises(LeaseLost):
                await store.append(Append("t", 2, entry, "dead"))
            both = [Append("t", 2, entry, "dead"), Append("u", 1, entry, "alive", opened=1)]
            answers = await asyncio.gather(*map(store.append, both), return_exceptions=True)
            assert isinstance(answers[0], LeaseLost)
            assert answers[1] is True
            assert await store.leases.claim("t", "alive") == "alive"
            assert await store.leases.renew("dead") is None
            assert [seq for seq, _ in await store.entries("t")] == [1]
        finally:
            await store.close()

    asyncio.run(story())


def test_a_sign_of_life_from_before_the_clock_went_back_does_not_count(postgres: str) -> None:
    """A worker that died under a clock of next year is not waited for until then; one that lives is left alone."""

    async def story() -> None:
        database = fresh_database(postgres)
        store = await Store.open(database)
        try:
            await store.leases.join(Worker("dead", "127.0.0.1:1", ""))
            await store.leases.join(Worker("alive", "127.0.0.1:2", ""))
            with psycopg.connect(database) as connection:
                connection.execute("UPDATE workers SET expires = expires + 31536000000 WHERE id = 'dead'")
            await store.leases.renew("alive")
            assert await store.leases.bury()
            assert alive(database) == ["alive"]
        finally:
            await store.close()

    asyncio.run(story())


class LeasesOfALateClock(Leases):
    """A database whose clock was set back since it began: it has been up for less than no time."""

    def __init__(self) -> None:
        self.buried = 0

    async def join(self, worker: Worker) -> float:
        del worker
        return -31_536_000.0

    async def renew(self, worker: str) -> list[Worker]:
        del worker
        return []

    async def bury(self) -> bool:
        self.buried += 1
        return False


def test_a_worker_buries_the_dead_though_the_clock_went_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """It gives them their time, and not a year."""

    async def story() -> None:
        leases = LeasesOfALateClock()
        life = Membership(leases, lambda _: None, _nothing)
        await life.join("127.0.0.1:1")
        await life.beat()
        assert leases.buried == 0
        later = time.monotonic() + 2 * LEASE
        monkeypatch.setattr(membership, "time", SimpleNamespace(monotonic=lambda: later))
        await life.beat()
        assert leases.buried == 1

    asyncio.run(story())


class LeasesShortOfMemory(LeasesOfALateClock):
    """Signs of life of which the first breaks down, in a way that nobody has thought of."""

    def __init__(self) -> None:
        super().__init__()
        self.signs = 0

    async def renew(self, worker: str) -> list[Worker]:
        self.signs += 1
        if self.signs == 1:
            raise MemoryError
        return await super().renew(worker)


def test_a_sign_of_life_that_breaks_down_is_not_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory was short for a moment: the worker does not count as dead from then on."""
    monkeypatch.setattr(membership, "BEAT", 0.01)

    async def story() -> None:
        leases = LeasesShortOfMemory()
        life = Membership(leases, lambda _: None, _nothing)
        await life.join("127.0.0.1:1")
        living = asyncio.create_task(life.run())
        async with asyncio.timeout(PATIENCE):
            while leases.signs < 3 and not living.done():
                await asyncio.sleep(0.01)
        assert not living.done()
        living.cancel()

    asyncio.run(story())


class FullTransport(asyncio.Transport):
    """A connection that takes nothing."""

    aborted = False

    def is_closing(self) -> bool:
        return self.aborted

    def write(self, data: bytes | bytearray | memoryview) -> None:
        del data
        raise MemoryError

    def abort(self) -> None:
        self.aborted = True


def test_a_link_that_cannot_send_ends() -> None:
    """It would be mute from then on, and whoever waits for an answer would wait for ever."""

    async def story() -> list[object]:
        failed: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: failed.append(context.get("exception")))
        link, transport = Link(Mesh(b"key", lambda *_: None, lambda _: None)), FullTransport()
        link.connection_made(transport)
        await asyncio.sleep(0.01)
        assert transport.aborted
        link.connection_lost(None)
        return failed

    assert [type(error) for error in asyncio.run(story())] == [MemoryError]


async def _nothing() -> None:
    """Do nothing."""


def test_a_worker_that_hangs_in_a_transaction_is_not_waited_for(postgres: str) -> None:
    """The database ends the transaction that keeps its row, and the row can be removed."""

    async def story() -> None:
        database = fresh_database(postgres)
        store = await Store.open(database)
        try:
            await store.leases.join(Worker("hung", "127.0.0.1:1", ""))
            with store.engine.connect() as connection:
                fence(connection, "hung")
                await store.leases.remove("hung")
                connection.invalidate()
            assert alive(database) == []
        finally:
            await store.close()

    asyncio.run(story())


def test_only_workers_of_the_same_database_are_heard(postgres: str, folder: Path) -> None:
    """Whoever cannot prove to have the key is cut off, whatever it says."""
    database = fresh_database(postgres)
    with Server(folder, database):
        worker, address = only_worker(database)
        for said in (b"\xff" * 64, written(Proof("stranger", b"n" * 16, b"m" * 32)), (2**31).to_bytes(4, "big")):
            with socket.create_connection(("127.0.0.1", int(address.rpartition(":")[2])), PATIENCE) as stranger:
                hello = stranger.recv(1024)
                assert decode(hello[HEAD:]).worker == worker
                stranger.sendall(said)
                assert stranger.recv(1024) == b""


def only_worker(database: str) -> tuple[str, str]:
    """Return the id and the address of the only worker."""
    with psycopg.connect(database) as connection:
        row = connection.execute("SELECT id, address FROM workers").fetchone()
    assert row is not None
    return row[0], row[1]


def test_lists_reviews_and_deals_are_those_of_all_workers(pair: list[Server]) -> None:
    """Whoever asks one worker hears of what happens at the other."""
    record = dict(rehearsed("bossa", 2, {}, "server").to_json())

    async def story(servers: list[Server]) -> None:
        first, second = servers
        async with Client(first.url, "Ann") as ann, Client(second.url, "Bob") as bob:
            await bob.open()
            await bob.send(do="lobby")
            await bob.wait(lambda m: m["type"] == "lobby")
            new = {"game": "hanabi", "players": 2, "options": {"listed": True}}
            table = str((await ann.request("POST", "/api/tables", new))["table"])
            await bob.wait(lambda m: m["type"] == "lobby" and any(line["id"] == table for line in m["tables"]))
            assert table in [line["id"] for line in await bob.request("GET", "/api/tables")]
            await ann.request("POST", "/api/do", {"do": "leave", "table": table})
            await bob.wait(lambda m: m["type"] == "lobby" and table in m.get("gone", ()))
            key = (await ann.request("POST", "/api/reviews", {"record": record}))["key"]
            assert (await ann.request("GET", f"/api/reviews/{key}"))["key"] == key
            assert (await bob.request("GET", f"/api/reviews/{key}"))["key"] == key
            for number in range(1, 5):
                await ann.request("POST", f"/api/deals/bossa/2/{number}")
                assert (await bob.request("GET", f"/api/deals/bossa/2/{number}"))["bots"] is not None

    asyncio.run(story(pair))

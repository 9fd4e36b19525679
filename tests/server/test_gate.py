"""The gate: who counts as one address, who may come in, and who reads."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from importlib.metadata import requires, version
from inspect import getsource

import pytest
from uvicorn import server
from uvicorn.protocols.http import httptools_impl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from chabudai.server.edge.files import RESERVE, room
from chabudai.server.edge.gate import MOST_REFUSED, PORTION, Gate
from chabudai.server.edge.progress import STEP, Progress
from chabudai.server.edge.proxies import Proxies, account_of
from chabudai.server.edge.requests import Requests
from chabudai.server.settings import Settings


class Guest:
    """A connection that does nothing."""

    def tick(self, now: float) -> None:
        """Have nothing to do."""


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff:2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("local", "local", True),
    ],
)
def test_an_ipv6_network_counts_as_one_address(one: str, other: str, *, same: bool) -> None:
    """One customer has a /64; IPv4 counts by address, however it is written."""
    assert (account_of(one) == account_of(other)) == same


@pytest.mark.parametrize(
    ("setting", "host", "found"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1", "127.0.0.9", False),
        ("10.0.0.0/8, ::1", "10.1.2.3", True),
        ("10.0.0.0/8, ::1", "::1", True),
        ("10.0.0.1", "::ffff:10.0.0.1", True),
        ("*", "192.0.2.1", True),
        ("", "192.0.2.1", False),
    ],
)
def test_proxies_are_addresses_or_networks(setting: str, host: str, *, found: bool) -> None:
    """As the setting names them."""
    assert (host in Proxies(setting)) == found


def entered(gate: Gate, *hosts: str) -> list[str | None]:
    """Return how each of some connections is received."""

    async def enter() -> list[str | None]:
        return [gate.enter(Guest(), host) for host in hosts]

    return asyncio.run(enter())


def test_an_address_has_its_places_and_gets_them_back() -> None:
    """Others have their own, and a proxy as many as there are."""

    async def story() -> None:
        gate, guests = Gate(Settings(address_sockets=2)), [Guest(), Guest()]
        assert [gate.enter(guest, "192.0.2.1") for guest in guests] == [None, None]
        assert gate.enter(Guest(), "192.0.2.1") == "address"
        assert gate.enter(Guest(), "192.0.2.2") is None
        assert [gate.enter(Guest(), "127.0.0.1") for _ in range(5)] == [None] * 5
        gate.leave(guests[0])
        heir = Guest()
        gate.hand_over(guests[1], heir)
        assert gate.enter(Guest(), "192.0.2.1") is None
        assert gate.enter(Guest(), "192.0.2.1") == "address"
        gate.leave(heir)
        assert gate.enter(Guest(), "192.0.2.1") is None
        assert gate.open == 8

    asyncio.run(story())


def test_connections_are_looked_at_in_portions() -> None:
    """Others have their turns in between; whoever has left meanwhile is passed over."""
    looks: list[float] = []

    class Seen(Guest):
        def tick(self, now: float) -> None:
            looks.append(now)

    async def story() -> list[int]:
        gate, guests, found = Gate(Settings(sockets=1_000)), [Seen() for _ in range(3 * PORTION)], list[int]()
        for guest in guests:
            gate.enter(guest, "127.0.0.1")
        gate._tick()
        found.append(len(looks))
        gate.leave(guests[-1])
        for _ in range(2):
            await asyncio.sleep(0)
            found.append(len(looks))
        return found

    assert asyncio.run(story()) == [PORTION, 2 * PORTION, 3 * PORTION - 1]


def test_a_full_server_refuses_and_counts() -> None:
    """Proxies too: files are short for everybody."""
    gate, counted = Gate(Settings(sockets=9)), list[str]()
    gate.count = counted.append
    assert entered(gate, *["127.0.0.1"] * 10) == [None] * 9 + ["full"]
    assert counted == ["refused_full"]


def test_only_some_are_told_why() -> None:
    """The rest is dropped, or being refused would be an attack of its own."""

    async def story() -> list[bool]:
        gate = Gate(Settings())
        return [gate.linger(Guest()) for _ in range(MOST_REFUSED + 1)]

    assert asyncio.run(story()) == [True] * MOST_REFUSED + [False]


@pytest.mark.skipif(sys.platform == "win32", reason="has no such limit")
def test_the_limit_on_files_is_raised_and_kept() -> None:
    """The soft limit becomes the hard one, and sockets leave the reserve to others."""
    code = "import resource as r; r.setrlimit(r.RLIMIT_NOFILE, (200, 600))\n"
    code += "from chabudai.server.edge.files import room; print(room(5_000), r.getrlimit(r.RLIMIT_NOFILE)[0])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == [str(600 - RESERVE), "600"]
    assert room(20) == 20


def test_somebody_who_reads_slowly_is_no_stranger_to_reading() -> None:
    """A step in time is enough, also while more is written; nothing in time is not."""
    progress, waiting = Progress(30), 50 * STEP
    assert not progress.stuck(0, waiting)
    for now in range(20, 400, 20):
        waiting -= STEP
        assert not progress.stuck(now, waiting)
    assert not progress.stuck(390, 60 * STEP)
    assert not progress.stuck(400, 59 * STEP)
    assert not progress.stuck(429, 59 * STEP - 1)
    assert progress.stuck(430, 58 * STEP + 1)


def test_uvicorn_is_the_one_that_the_edge_extends() -> None:
    """Its version is capped, and every method that we replace is there to be called by it."""
    cap = next(word for word in requires("chabudai") or () if word.startswith("uvicorn"))
    newest = tuple(int(part) for part in cap.partition("<")[2].split(";")[0].split(",")[0].split("."))
    assert tuple(int(part) for part in version("uvicorn").split(".")[:2]) < newest
    ours = {name for name in vars(Requests) if not name.startswith("_")} - {"tick"}
    assert ours <= set(vars(HttpToolsProtocol))
    called = {name for name in ours if f".{name}(" in getsource(httptools_impl) + getsource(server)}
    by_the_parser = {name for name in ours if name.startswith("on_")} - {"on_response_complete"}
    by_the_loop = {"connection_made", "connection_lost", "data_received"}
    assert ours - by_the_parser - by_the_loop - called == {"on_response_complete"}
    assert "on_response=self.on_response_complete" in getsource(httptools_impl)


def test_nobody_must_read_what_there_is_not() -> None:
    """An empty buffer is never stuck, and what comes next has all its time."""
    progress = Progress(30)
    assert not progress.stuck(0, 10)
    assert not progress.stuck(29, 0)
    assert not progress.stuck(500, 10)
    assert not progress.stuck(529, 10)
    assert progress.stuck(530, 10)

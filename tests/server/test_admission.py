"""Admission by cost: one guest cannot use everything, and honest play is never refused."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from tests.server.client import Client
from tests.server.running import PATIENCE, Server
from tests.server.story import HANABI, fine, started
from websockets.asyncio.client import connect

from chabudai.protocol.requests import AnyRequest, Ping, Say
from chabudai.server.http import limits
from chabudai.server.http.admission import purses
from chabudai.server.http.admission.account import ON_CREDIT, Account
from chabudai.server.http.admission.admission import SAVED, Admission
from chabudai.server.http.admission.prices import ANSWER_BYTES, REQUESTS, ROUTES, Price
from chabudai.server.http.refusals import TooFast
from chabudai.server.http.routes import deals, notices, people, puzzles, records, reviews, service, tables, trials
from chabudai.server.jobs.asker import Asker
from chabudai.server.settings import Settings, rows
from chabudai.server.tables.refusals import Later, TooManyTables

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "server.md"
BUDGETS = (
    "person_work",
    "person_rows",
    "person_bytes",
    "person_job_seconds",
    "address_people",
    "identities_per_hour",
    "tables_per_hour",
    "connections",
    "message_rate",
    "message_burst",
)
REAL = {name: str(default) for name, _, default, _ in rows() if name in BUDGETS}
"""The limits of a server that nobody has configured."""
ANN, BOB = Asker("192.0.2.1", "ann"), Asker("192.0.2.1", "bob")


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Let the budgets refill by a clock that stands still."""
    found = Clock()
    monkeypatch.setattr(limits, "time", found)
    monkeypatch.setattr(purses, "time", found)
    return found


def paid(admission: Admission, who: Asker, price: Price, most: int = 100_000) -> int:
    """Return how often somebody can pay a price at once."""
    for count in range(most):
        try:
            admission.admit(who, price)
        except TooFast:
            return count
    return most


@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize("price", [Price(work=10), Price(rows=1), Price(bytes=1000)])
def test_one_person_cannot_spend_what_the_others_at_the_address_have(price: Price) -> None:
    """Whoever has used up all of it is refused; somebody else at the same address is not."""
    admission = Admission(Settings())

    assert 0 < paid(admission, ANN, price) < 100_000
    assert paid(admission, BOB, price, 10) == 10


@pytest.mark.usefixtures("clock")
def test_many_people_of_one_address_cannot_spend_what_other_addresses_have() -> None:
    """A new identity costs nothing, so the address has a budget too."""
    admission = Admission(Settings(address_people=3))

    spent = [paid(admission, Asker("192.0.2.1", f"guest {number}"), Price(rows=1)) for number in range(10)]

    assert spent == [240, 240, 240, 0, 0, 0, 0, 0, 0, 0]
    assert paid(admission, Asker("192.0.2.2", "ann"), Price(rows=1)) == 240


def test_a_refusal_says_when_to_come_back_and_that_is_true(clock: Clock) -> None:
    """After so many seconds the same request is admitted, and not before."""
    admission = Admission(Settings(person_rows=2))
    paid(admission, ANN, Price(rows=1))
    with pytest.raises(TooFast) as refused:
        admission.admit(ANN, Price(rows=9))

    assert refused.value.retry == 5
    clock.now += refused.value.retry - 1
    with pytest.raises(TooFast):
        admission.admit(ANN, Price(rows=9))
    clock.now += 1
    admission.admit(ANN, Price(rows=9))


def test_what_is_charged_afterwards_is_owed_but_not_for_ever(clock: Clock) -> None:
    """Work that took an hour is paid within twice the time that is saved up."""
    admission = Admission(Settings())
    admission.charge(ANN, Price(work=3_600_000))
    with pytest.raises(TooFast):
        admission.admit(ANN, Price(work=1))
    clock.now += 2 * SAVED
    admission.admit(ANN, Price(work=1))


@pytest.mark.usefixtures("clock")
def test_tables_identities_and_jobs_have_hourly_budgets() -> None:
    """Each refusal names the seconds to wait."""
    admission = Admission(Settings(tables_per_hour=2, identities_per_hour=1, person_job_seconds=10))
    for _ in range(2):
        admission.admit_table(ANN)
    with pytest.raises(TooManyTables) as refused:
        admission.admit_table(ANN)
    assert refused.value.retry == 1800
    admission.admit_table(BOB)
    admission.admit_identity(ANN.address)
    with pytest.raises(TooFast):
        admission.admit_identity(ANN.address)
    admission.admit_job(ANN)
    admission.charge_job(ANN, 15)
    with pytest.raises(Later):
        admission.admit_job(ANN)
    admission.admit_job(BOB)


@pytest.mark.usefixtures("clock")
def test_talk_is_bounded() -> None:
    """Nobody writes a hundred lines at once; each costs as many rows as some moves do."""
    admission = Admission(Settings())
    account = Account(admission, ANN)
    line = Say(table="x", text="hello")
    said = [_admitted(account, line) for _ in range(100)]

    assert 20 <= sum(said) <= 60
    assert not said[-1]


@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize("size", [100, ON_CREDIT, 10 * ON_CREDIT])
def test_answers_are_paid_whether_they_are_short_or_long(size: int) -> None:
    """A short one with the next request: nobody gets more out of a budget by asking for little at a time."""
    admission = Admission(Settings(person_work=1, address_people=100))
    account, most = Account(admission, ANN), SAVED / (REQUESTS[Ping].work + size / ANSWER_BYTES)

    count = 0
    while _admitted(account, Ping()):
        account.charge_answer(size)
        count += 1

    assert most - 1 <= count <= most + 1


def _admitted(account: Account, request: AnyRequest) -> bool:
    try:
        account.admit(request, 500)
    except TooFast:
        return False
    return True


def test_everything_has_a_price() -> None:
    """Every request over the WebSocket, and no route that there is not."""
    assert set(REQUESTS) == set(get_args(AnyRequest))
    modules = (people, notices, tables, trials, records, reviews, puzzles, deals, service)
    routes: list[Any] = [route for module in modules for route in module.ROUTES]
    there = {f"{method} {path}" for route in routes for path in route.paths for method in route.http_methods}
    assert set(ROUTES) <= there


def test_the_reference_lists_the_prices() -> None:
    """With the figures that hold."""
    text = PAGE.read_text(encoding="utf-8")
    for route, price in ROUTES.items():
        shown = re.sub(r"\{(\w+):\w+\}", lambda part: part[1].upper(), route)
        assert f"| `{shown}` | {price.work:g} | {price.rows:g} |" in text
    for request, price in REQUESTS.items():
        tag = request.__struct_config__.tag
        assert f"| `{tag}` | {price.work:g} | {price.rows:g} |" in text


async def game(players: list[Client], moves: int) -> None:
    """Play as fast as answers come, looking back now and then as people do."""
    host, *guests = players
    table = await started(host, *guests)
    for number in range(moves):
        view = (await host.position(table))["view"]
        if view["ended"]:
            break
        mover = players[view["to_move"]]
        move = (await mover.position(table))["moves"][-1]["move"]
        await fine(mover.ask(do="play", table=table, move=move))
        if number % 5 == 0:
            await mover.request("GET", f"/api/tables/{table}/positions/{number}")


async def visit(client: Client) -> None:
    """Open the page: what it asks for before anything is to be seen."""
    for path in ("/", "/api/me", "/api/games", "/api/tables", "/api/me/tables", "/api/deals/hanabi"):
        answer = await client.raw("GET", path)
        assert answer.status_code == 200, answer.text
    await client.open()
    for kind in ("mine", "lobby"):
        await client.send(do=kind)


@pytest.mark.parametrize(("people", "at_a_table", "moves"), [(2, 2, 40), (5, 5, 30), (30, 3, 8)])
def test_honest_play_is_never_refused(tmp_path: Path, people: int, at_a_table: int, moves: int) -> None:
    """A fast game, a family, a club: all at one address, all at once, and no refusal, with the limits as they are."""

    async def story(server: Server) -> None:
        clients = [Client(server.url, f"Guest {number}") for number in range(people)]
        await asyncio.gather(*(client.__aenter__() for client in clients))
        await asyncio.gather(*(visit(client) for client in clients))
        groups = [clients[start : start + at_a_table] for start in range(0, people, at_a_table)]
        await asyncio.gather(*(game(table, moves) for table in groups))
        assert not any("limit/" in text for client in clients for text in client.heard)
        await asyncio.gather(*(client.__aexit__() for client in clients))

    with Server(tmp_path, **REAL) as server:
        asyncio.run(story(server))


def test_one_guest_is_refused_and_another_is_not(tmp_path: Path) -> None:
    """Over HTTP with the header and the field, over the WebSocket with the field; others at the address go on."""
    tight = {"person_rows": "0.1", "address_people": "100"}

    async def story(server: Server) -> None:
        async with Client(server.url, "Ann") as ann, Client(server.url, "Bob") as bob:
            answers = [await ann.raw("POST", "/api/tables", HANABI) for _ in range(30)]
            refusal = next(answer for answer in answers if answer.status_code == 429)
            error = refusal.json()["error"]
            assert error["code"] == "limit/rate"
            assert int(refusal.headers["retry-after"]) == error["retry"] > 0
            table = (await bob.request("POST", "/api/tables", HANABI))["table"]
            await ann.open()
            told = [await ann.ask(do="sit", table=table) for _ in range(30)]
            problems = [one["error"] for one in told if "error" in one and one["error"]["code"] == "limit/rate"]
            assert problems[0]["retry"] > 0

    with Server(tmp_path, **tight) as server:
        asyncio.run(story(server))


def test_new_people_from_one_address_are_counted(tmp_path: Path) -> None:
    """Whoever is known already goes on; health is always told."""
    with Server(tmp_path, identities_per_hour="2") as server:
        first = server.get("/api/me")
        assert server.get("/api/me").status_code == 200
        refused = server.get("/api/me")
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) > 60
        known = server.get("/api/me", headers={"cookie": f"chabudai={first.cookies['chabudai']}"})
        assert known.status_code == 200


def test_an_address_that_has_spent_everything_is_refused_at_the_door(tmp_path: Path) -> None:
    """Files too, but never health."""
    with Server(tmp_path, person_work="0.02", address_people="1") as server:
        statuses = {server.get("/").status_code for _ in range(40)}
        assert 429 in statuses
        for path in ("/health", "/health/live", "/health/ready"):
            assert server.get(path).status_code == 200


def test_a_body_of_very_many_values_is_refused_before_it_is_read(server: Server) -> None:
    """To read it would hold up everybody; a long text is no matter."""
    nothing: list[int] = []
    many, long = {"record": {"x": [nothing] * 60_000}}, {"record": {"x": "y, " * 3_000 + "z" * 200_000}}
    for method, path in (("POST", "/api/replay"), ("POST", "/api/do"), ("PUT", "/api/me"), ("DELETE", "/api/me")):
        refused = httpx.request(method, server.url + path, json=many, timeout=PATIENCE)
        assert (refused.status_code, refused.json()["error"]["code"]) == (413, "limit/size")
    assert server.post("/api/replay", json=long).json()["error"]["code"] == "record/invalid"


def test_strangers_pay_for_their_web_sockets(tmp_path: Path) -> None:
    """An address that opens one after the other without a cookie is refused like one that asks for pages."""

    async def knock(server: Server) -> tuple[int | None, str | None]:
        async with connect(server.url.replace("http", "ws", 1) + "/ws") as socket:
            await socket.wait_closed()
            return socket.close_code, socket.close_reason

    async def story(server: Server) -> None:
        closed = [await knock(server) for _ in range(20)]
        assert {code for code, _ in closed} == {4401, 4429}
        assert re.fullmatch(r"retry [1-9]\d*", closed[-1][1] or "")

    with Server(tmp_path, person_work="0.02", address_people="1") as server:
        asyncio.run(asyncio.wait_for(story(server), 60))


def test_a_refused_connection_is_told_when_to_come_back(tmp_path: Path) -> None:
    """Its close frame has `retry` and the seconds as the reason."""

    async def story(server: Server) -> None:
        async with Client(server.url) as ann:
            while not ann.closed or ann.socket is None:
                await ann.hang_up()
                heard = len(ann.messages)
                await ann.open()
                while not ann.closed and len(ann.messages) == heard:
                    await asyncio.sleep(0.01)
            assert ann.socket is not None
            assert ann.socket.close_code == 4429
            assert re.fullmatch(r"retry [1-9]\d*", ann.socket.close_reason or "")

    with Server(tmp_path, person_work="0.1") as server:
        asyncio.run(asyncio.wait_for(story(server), 60))

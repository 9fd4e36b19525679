"""Being forgotten: nothing of a person is left in the store, and nothing of them comes back."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import httpx
import pytest
from tests.server.client import Client
from tests.server.running import PATIENCE, Server
from tests.server.stored import connected, everything
from tests.server.story import fine, run, started, table_for
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from chabudai.protocol.events import Agreed, Created, Moved, Named, Proposed, Renamed, Said, Sat
from chabudai.protocol.options import Options
from chabudai.server.hub.forgetting.erasure import nameless
from chabudai.server.store import schema
from chabudai.server.tables.entry import Entry, Secret

ANN, BOB = "ann-ann-ann", "bob-bob-bob"


def test_nothing_of_a_person_is_left_in_the_store(server: Server) -> None:
    """Neither id, name, words, the names of tables and programs, nor channels; the game itself stays."""

    async def story(ann: Client, bob: Client) -> None:
        await ann.request("PUT", "/api/me", {"name": "Annabella-Q"})
        identity = ann.http.cookies["chabudai"].partition(":")[0]
        token = (await ann.request("POST", "/api/me/tokens", {"name": "Robot-of-Q"}))["token"]
        table = await started(ann, bob, name="Table-of-Q", options={"talk": "free"})
        headers = {"Authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=PATIENCE) as robot:
            other = await table_for(bob, players=2)
            assert (await robot.post("/api/do", json={"do": "sit", "table": other})).status_code == 200
            # A program's own program.
            deeper = (await robot.post("/api/me/tokens", json={"name": "Deep-of-Q"})).json()["token"]
        await fine(ann.ask(do="say", table=table, text="my-word-Q"))
        await fine(ann.ask(do="play", table=table, move="clue 2 1", id="my-request-Q"))
        await ann.request("PUT", "/api/me/notices/webhook", {"url": "https://q.example/hook-Q", "language": "en"})
        assert all(word in everything(server) for word in (identity, "Annabella-Q", "hook-Q", "Robot-of-Q"))

        await ann.request("DELETE", "/api/me")

        left = everything(server)
        words = (
            identity,
            "Annabella-Q",
            "Robot-of-Q",
            "Deep-of-Q",
            "Table-of-Q",
            "my-word-Q",
            "my-request-Q",
            "hook-Q",
        )
        assert [word for word in words if word in left] == []
        for old in (token, deeper):
            answer = server.get("/api/me/tables", headers={"Authorization": f"Bearer {old}"})
            assert answer.status_code == 401
        assert (await bob.request("GET", f"/api/tables/{table}"))["info"]["moves"] == 1

    run(server, story)


def test_a_table_that_somebody_set_up_without_sitting_forgets_them_too(server: Server) -> None:
    """It is not among their tables, and keeps neither their id nor the name that they gave it."""

    async def story(ann: Client) -> None:
        identity = ann.http.cookies["chabudai"].partition(":")[0]
        new = {"game": "hanabi", "players": 2, "seat": None, "name": "Hosted-of-W"}
        await ann.request("POST", "/api/tables", new)
        assert await ann.request("GET", "/api/me/tables") == []
        assert "Hosted-of-W" in everything(server)

        await ann.request("DELETE", "/api/me")

        left = everything(server)
        assert [word for word in (identity, "Hosted-of-W") if word in left] == []

    run(server, story, people=1)


def test_an_open_connection_is_closed_and_brings_nothing_back(server: Server) -> None:
    """Not by what it had sent already, nor by the cookie on another device."""

    async def story(ann: Client, phone: Client) -> None:
        code = (await ann.request("POST", "/api/me/code"))["code"]
        await phone.hang_up()
        await phone.request("POST", "/api/device", {"code": code})
        await phone.open()
        table = await table_for(ann, players=2)
        cookie = phone.cookie
        await asyncio.gather(
            ann.request("DELETE", "/api/me"),
            *(phone.send(do="say", table=table, text=f"late-{number}-Z") for number in range(20)),
        )
        with pytest.raises(ConnectionResetError):
            await phone.wait(lambda _: False)
        assert phone.socket is not None
        assert phone.socket.close_code == 4401
        answer = httpx.put(
            f"{server.url}/api/me", json={"name": "Back-again-Z"}, headers={"cookie": cookie}, timeout=60
        )
        assert answer.status_code == 401
        async with connect(server.url.replace("http", "ws") + "/ws", additional_headers={"Cookie": cookie}) as socket:
            with pytest.raises(ConnectionClosed):
                await socket.recv()
        left = everything(server)
        assert "Back-again-Z" not in left
        assert cookie.partition("=")[2].partition(":")[0] not in left

    run(server, story)


def test_an_entry_loses_only_what_is_the_persons() -> None:
    """Names and words of others stay, and so do all moves."""
    cases = [
        (Entry(1, [Said(0, text="x")], ANN, "r1"), Entry(1, [Said(0, text="")])),
        (Entry(1, [Said(0, text="x")], BOB), Entry(1, [Said(0, text="x")], BOB)),
        (Entry(1, [Named(0, "Ann")], ANN), Entry(1, [Named(0, "")])),
        (Entry(1, [Renamed("Ann's")], ANN), Entry(1, [Renamed("")])),
        (Entry(1, [Moved(0, "play 1")], ANN), Entry(1, [Moved(0, "play 1")])),
        (
            Entry(1, [Sat(0, "Ann"), Sat(1, "Bob")], BOB, secret=Secret(who={0: ANN, 1: BOB})),
            Entry(1, [Sat(0, ""), Sat(1, "Bob")], BOB, secret=Secret(who={0: "", 1: BOB})),
        ),
        (
            Entry(1, [Agreed(1), Sat(0, "Ann")], BOB, secret=Secret(who={0: ANN})),
            Entry(1, [Agreed(1), Sat(0, "")], BOB, secret=Secret(who={0: ""})),
        ),
        (
            Entry(1, [Proposed(0, "join", name="Ann")], ANN, secret=Secret(who={0: ANN})),
            Entry(1, [Proposed(0, "join")], secret=Secret(who={0: ""})),
        ),
        (
            Entry(1, [Created("Ann's", "hanabi", 2, {}, Options())], ANN, secret=Secret(host=ANN)),
            Entry(1, [Created("", "hanabi", 2, {}, Options())], secret=Secret()),
        ),
    ]
    for before, after in cases:
        assert nameless(before, ANN) == after


def test_an_interrupted_erasure_goes_on_with_the_next_start(folder: Path) -> None:
    """The person is nobody from the first moment on; a crash leaves the logs for later."""

    async def play(ann: Client, bob: Client) -> None:
        table = await started(ann, bob, options={"talk": "free"})
        await fine(ann.ask(do="say", table=table, text="word-of-Y"))

    async def identity_of(server: Server) -> str:
        with connected(server) as connection:
            rows = connection.execute(schema.identities.select()).all()
        return next(str(row.id) for row in rows if row.name == "Ann")

    server = Server(folder)
    server.start()
    run(server, play)
    identity = asyncio.run(identity_of(server))
    server.kill()
    with connected(server) as connection:
        connection.execute(schema.erasures.insert().values(identity=identity, at=1))
    with server:
        end = time.monotonic() + PATIENCE
        while identity in everything(server) and time.monotonic() < end:
            time.sleep(0.2)
        left = everything(server)
        assert identity not in left
        assert "word-of-Y" not in left

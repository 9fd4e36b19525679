"""Identity without accounts: cookies, other devices, programs, and being forgotten."""

from __future__ import annotations

import asyncio
import re
from itertools import cycle

import httpx
import pytest
from tests.server.client import Client
from tests.server.running import PATIENCE, Server
from tests.server.story import HANABI, fine, refused, run, started, table_for
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from chabudai.server.http.identity import Signer
from chabudai.server.hub.hub import fresh_table


def test_the_cookie_is_signed_and_kept_from_scripts(server: Server) -> None:
    """HttpOnly, SameSite, and worthless when a letter changes."""
    answer = server.get("/api/me")
    header = answer.headers["set-cookie"].lower()
    assert "httponly" in header
    assert "samesite=lax" in header
    assert answer.headers["cache-control"] == "no-store"
    cookie = answer.cookies["chabudai"]
    headers = {"cookie": f"chabudai=x{cookie}"}
    forged = httpx.put(f"{server.url}/api/me", json={"name": "X"}, headers=headers, timeout=PATIENCE)
    assert forged.status_code == 401
    assert forged.json()["error"]["code"] == "identity/unknown"


@pytest.mark.parametrize("cookie", ["", ".", "a.b", "é.é", "a" * 5000, "a." + "b" * 43])
def test_no_forged_cookie_is_believed(cookie: str) -> None:
    """Whatever somebody sends, only what was signed here names an identity."""
    signer = Signer(b"key")
    assert signer.session(cookie) is None
    assert signer.session(signer.cookie("me", "phone")) == ("me", "phone")
    assert Signer(b"other").session(signer.cookie("me", "phone")) is None


def test_table_ids_cannot_be_guessed() -> None:
    """At least 96 bits, short, and safe in a link."""
    ids = {fresh_table() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(len(name) == 20 and name.replace("-", "").replace("_", "").isalnum() for name in ids)


def test_another_device_becomes_the_same_person_once(server: Server) -> None:
    """A code works once, and brings seat and name along."""

    async def story(ann: Client, phone: Client) -> None:
        table = await table_for(ann, players=2)
        code = (await ann.request("POST", "/api/me/code"))["code"]
        assert (await phone.request("POST", "/api/device", {"code": code}))["name"] == "Ann"
        assert (await phone.request("GET", f"/api/tables/{table}"))["info"]["seat"] == 0
        again = await phone.raw("POST", "/api/device", {"code": code})
        assert again.json()["error"]["code"] == "identity/code"

    run(server, story)


def test_a_program_plays_with_a_token(server: Server) -> None:
    """The same protocol, a token instead of a cookie, and everybody sees that it is a program."""

    async def story(ann: Client) -> None:
        token = (await ann.request("POST", "/api/me/tokens", {"name": "Robo"}))["token"]
        table = await table_for(ann, players=2)
        headers = {"Authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=PATIENCE) as robot:
            sat = await robot.post("/api/do", json={"do": "sit", "table": table})
            assert sat.status_code == 200, sat.text
        async with connect(server.url.replace("http", "ws") + "/ws", additional_headers=headers) as socket:
            assert '"name":"Robo"' in str(await socket.recv())
        await ann.watch(table)
        assert (await ann.info(table))["seats"][1] == {"kind": "program", "name": "Robo", "host": False, "you": False}
        wrong = server.get("/api/me/tables", headers={"Authorization": "Bearer chabudai_no"})
        assert wrong.status_code == 401

    run(server, story, people=1)


def test_a_wrong_token_is_refused_everywhere(server: Server) -> None:
    """A program is never taken for somebody new, on no route; a proxy's own password is not ours."""
    cookie = f"chabudai={server.get('/api/me').cookies['chabudai']}"
    described = server.get("/schema/openapi.json").json()["paths"]
    routes = [
        (method, re.sub(r"\{\w+\}", "1", path))
        for path, methods in described.items()
        for method in methods
        if path.startswith("/api/")
    ]
    assert len(routes) > 30
    spellings = ["Bearer chabudai_no", "bearer  chabudai_no", "BEARER\tchabudai_no", "Bearer"]
    asked = [*zip(routes, cycle(spellings), strict=False), *((("get", "/api/me"), spelt) for spelt in spellings)]
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        for (method, path), spelt in asked:
            wrong = client.request(method, path, headers={"authorization": spelt, "cookie": cookie})
            assert wrong.status_code == 401, (method, path, spelt)
            assert wrong.json()["error"]["code"] == "identity/unknown"
            assert wrong.headers["www-authenticate"] == "Bearer"
            assert "set-cookie" not in wrong.headers
    proxied = {"authorization": "Basic eDp5", "cookie": cookie}
    assert server.get("/api/me", headers=proxied).status_code == 200


def test_a_broken_cookie_makes_somebody_new_only_where_one_asks_who_one_is(server: Server) -> None:
    """Anywhere else it counts as none."""
    broken = {"cookie": "chabudai=somebody.forged"}
    assert server.get("/api/me", headers=broken).cookies["chabudai"]
    assert server.get("/api/me/tables", headers=broken).status_code == 401
    assert "set-cookie" not in server.get("/api/tables", headers=broken).headers


def test_a_connection_with_a_wrong_token_is_closed(server: Server) -> None:
    """With the code of an unknown identity."""

    async def story() -> None:
        headers = {"Authorization": "Bearer chabudai_no"}
        async with connect(server.url.replace("http", "ws") + "/ws", additional_headers=headers) as socket:
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4401

    asyncio.run(story())


def test_a_new_name_is_seen_at_the_tables(server: Server) -> None:
    """Renaming reaches tables that are not over."""

    async def story(ann: Client, bob: Client) -> None:
        table = await started(ann, bob)
        await ann.request("PUT", "/api/me", {"name": "  Anna   Maria "})
        await bob.wait(lambda m: any(seat["name"] == "Anna Maria" for seat in (m.get("info") or {}).get("seats", [])))
        assert (await bob.info(table))["seats"][0]["name"] == "Anna Maria"

    run(server, story)


def test_who_wants_to_be_forgotten_leaves_no_name_and_no_word(server: Server) -> None:
    """The game stays and replays, without the person."""

    async def story(ann: Client, bob: Client) -> None:
        table = await started(ann, bob, options={"talk": "free"})
        await fine(ann.ask(do="play", table=table, move="clue 2 1"))
        await fine(ann.ask(do="say", table=table, text="my secret word"))
        await ann.request("DELETE", "/api/me")
        whole = (await bob.raw("GET", f"/api/tables/{table}")).text
        assert "my secret word" not in whole
        assert "Ann" not in whole
        assert '"moves":1' in whole
        await bob.watch(table)
        await refused(bob.ask(do="agree", table=table), "vote/none")

    run(server, story)


def test_a_connection_without_identity_is_closed(server: Server) -> None:
    """With a code that says why."""

    async def story() -> None:
        async with connect(server.url.replace("http", "ws") + "/ws") as socket:
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4401

    asyncio.run(story())


def test_pages_of_other_sites_are_refused(server: Server) -> None:
    """Neither a WebSocket nor a change from a foreign page, whatever the cookie."""

    async def story(ann: Client) -> None:
        foreign = {"origin": "https://evil.example"}
        answer = await ann.http.post("/api/tables", json=HANABI, headers=foreign)
        assert answer.json()["error"]["code"] == "origin/foreign"
        answer = await ann.http.post("/api/tables", json=HANABI, headers={"sec-fetch-site": "cross-site"})
        assert answer.status_code == 403
        own = await ann.http.post("/api/tables", json=HANABI, headers={"origin": server.url})
        assert own.status_code == 201
        with pytest.raises(Exception, match="403"):
            await ann.open(Origin="https://evil.example")

    run(server, story, people=1)


def test_a_name_chosen_while_connected_is_the_name_at_the_table(server: Server) -> None:
    """Whoever connects, chooses a name and then sits down has that name; so does the rematch after another one."""

    async def story(ann: Client, bob: Client) -> None:
        table = await table_for(ann, players=2)
        await bob.request("PUT", "/api/me", {"name": "Roberta"})
        await bob.watch(table)
        await fine(bob.ask(do="sit", table=table))
        assert [seat["name"] for seat in (await ann.info(table))["seats"]] == ["Ann", "Roberta"]
        await fine(ann.ask(do="start", table=table))
        await fine(ann.ask(do="propose", table=table, vote="resign"))
        await fine(bob.ask(do="agree", table=table))
        await ann.request("PUT", "/api/me", {"name": "Anna"})
        await fine(bob.ask(do="rematch", table=table))
        again = (await bob.info(table))["rematch"]
        seats = (await ann.request("GET", f"/api/tables/{again}"))["info"]["seats"]
        assert [seat["name"] for seat in seats] == ["Anna", "Roberta"]

    run(server, story)


def test_a_name_chosen_in_the_moment_of_sitting_down_is_kept(server: Server) -> None:
    """Whichever of the two requests is stored first, the table ends up with the new name."""

    async def story(ann: Client, bob: Client) -> None:
        for attempt in range(10):
            table = await table_for(ann, players=2)
            name = f"Bob the {attempt}"
            await bob.watch(table)
            await asyncio.gather(bob.request("PUT", "/api/me", {"name": name}), fine(bob.ask(do="sit", table=table)))
            # Sitting down is answered by its own entry; the new name may be the entry after it.
            async with asyncio.timeout(PATIENCE):
                while (await ann.request("GET", f"/api/tables/{table}"))["info"]["seats"][1]["name"] != name:
                    await asyncio.sleep(0.01)

    run(server, story)

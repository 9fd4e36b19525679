"""What those who run a server rely on: health, numbers, logs, headers, prefix, a clean stop."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import httpx
import pytest
from tests.server.client import Client
from tests.server.running import Command, Server

from chabudai.core import Registry
from chabudai.server.http.refusals import UnknownGame
from chabudai.server.http.routes.games import require
from chabudai.server.http.routes.service import game_info


def test_health_numbers_games_and_schema(server: Server) -> None:
    """Each answers, in the form that its readers expect."""
    health = server.get("/health").json()
    assert health["ok"] is True
    metrics = server.get("/metrics")
    assert metrics.headers["content-type"].startswith("text/plain")
    assert re.search(r'^chabudai_move_seconds_bucket\{(worker="\w+",)?le="\+Inf"\} \d+$', metrics.text, re.MULTILINE)
    assert "worker=" in metrics.text or not server.database
    games = server.get("/api/games").json()
    assert games["games"]["hanabi"]["max_players"] == 5
    assert any(bot["name"] == "cautious" and bot["sentence"]["pl"] for bot in games["games"]["hanabi"]["bots"])
    assert "/api/tables" in server.get("/schema/openapi.json").json()["paths"]
    assert server.get("/schema/messages.json").json()["$defs"]


@pytest.mark.parametrize("path", ["/metrics/", "/metrics//", "//metrics", "/%6Detrics", "/health/"])
def test_what_is_inside_has_one_name_only(server: Server, path: str) -> None:
    """Whoever hides that name hides everything: no other spelling leads there."""
    answer = server.get(path)
    assert "chabudai_" not in answer.text
    assert '"store"' not in answer.text
    assert answer.status_code == 404 or "<html" in answer.text


@pytest.mark.parametrize("game", ["hanabi", "bossa"])
def test_a_game_tells_what_the_levels_bring_for_it(game: str) -> None:
    """Its facts come from the rulebook; only Hanabi has anything to remember."""
    info = game_info(game)
    assert (info.puzzles, info.deals, info.reviews) == (True, True, True)
    assert info.aids == info.courses == (game == "hanabi")
    assert info.cooperative == (info.stopping == "majority") == (game == "hanabi")


def test_a_game_that_brings_nothing_has_no_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor deals and reviews; asking for them is refused, and the refusal says which games have them."""
    part = Registry.part
    monkeypatch.setattr(
        Registry, "part", lambda self, name, level: None if name == "bossa" else part(self, name, level)
    )
    info = game_info("bossa")
    assert (info.puzzles, info.courses, info.deals, info.reviews, info.aids) == (False,) * 5
    with pytest.raises(UnknownGame, match="hanabi"):
        require("bossa", "PUZZLES", "puzzles")


@pytest.mark.parametrize("path", ["/", "/t/some-table", "/learn", "/api/games", "/nothing.js", "/api/nothing"])
def test_every_answer_carries_the_safety_headers(server: Server, path: str) -> None:
    """Also the page itself and errors."""
    headers = server.get(path).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_every_route_of_the_page_gets_the_page(tmp_path: Path) -> None:
    """Routes fall back to it, assets are kept for ever, and a prefix is written into it."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    real = (Path(__file__).parents[2] / "web" / "index.html").read_text(encoding="utf-8")
    (static / "index.html").write_text(real + "x" * 2000)
    (static / "assets" / "app.js").write_text("go()")
    with Server(tmp_path, static_dir=str(static), prefix="/tea") as server:
        page = server.get("")
        for path in ("/", "/tea", "/tea/", "/tea/t/abc", "/t/abc"):
            page = server.get(path)
            assert '<base href="/tea/">' in page.text
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-encoding"] == "gzip"
        script = server.get("/tea/assets/app.js")
        assert "immutable" in script.headers["cache-control"]
        assert server.get("/tea/assets/gone.js").status_code == 404
        assert server.get("/tea/..%2f..%2fchabudai.sqlite3").status_code in (200, 404)
        assert "SQLite" not in server.get("/tea/..%2f..%2fchabudai.sqlite3").text
        same = server.get("/", headers={"if-none-match": page.headers["etag"]})
        assert same.status_code == 304
        me = server.get("/tea/api/me")
        assert "Path=/tea" in me.headers["set-cookie"]

        async def story() -> None:
            async with Client(f"{server.url}/tea", "Ann") as ann:
                await ann.open()
                await ann.wait(lambda m: m["type"] == "welcome")

        asyncio.run(story())


def test_a_file_is_sent_in_the_best_form_that_is_accepted(tmp_path: Path) -> None:
    """A copy that the build compressed belongs to its file, and is no file of its own."""
    static = tmp_path / "static" / "assets"
    static.mkdir(parents=True)
    (static / "app.js").write_text("go();" * 1000)
    (static / "app.js.br").write_bytes(b"compressed")
    cases = {"gzip, deflate, br;q=0.9": "br", "gzip": "gzip", "brown": None, "": None}
    with Server(tmp_path, static_dir=str(static.parent)) as server, httpx.Client(trust_env=False) as client:
        for accepted, encoding in cases.items():
            with client.stream("GET", f"{server.url}/assets/app.js", headers={"accept-encoding": accepted}) as answer:
                body = b"".join(answer.iter_raw())
            assert answer.headers.get("content-encoding") == encoding
            assert (body == b"compressed") is (encoding == "br")
            assert (len(body) == 5000) is (encoding is None)
        assert server.get("/assets/app.js.br").status_code == 404


def test_limits_hold_and_say_so(tmp_path: Path) -> None:
    """Too many tables, messages, connections, or too large a body, each with its code."""
    limits = {
        "tables_per_hour": "3",
        # No message comes back while the test runs, however long it takes.
        "message_rate": "0.001",
        "message_burst": "5",
        "connections": "2",
        "body_bytes": "5000",
    }

    async def story(server: Server) -> None:
        async with Client(server.url, "Ann") as ann:
            answers = [await ann.raw("POST", "/api/tables", {"game": "hanabi", "players": 2}) for _ in range(4)]
            assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
            large = await ann.raw("POST", "/api/replay", {"record": {"x": "y" * 6000}})
            assert large.status_code == 413
            await ann.open()
            for _ in range(8):
                await ann.send(do="ping")
            refusal = await ann.wait(lambda m: m["type"] == "answer")
            assert refusal["error"]["code"] == "limit/rate"
            async with Client(server.url, "Bob") as bob, Client(server.url, "Cleo") as cleo:
                await bob.open()
                await cleo.open()
                with pytest.raises(ConnectionResetError):
                    await cleo.wait(lambda m: m["type"] == "welcome")
                assert cleo.socket is not None
                assert cleo.socket.close_code == 4429

    with Server(tmp_path, **limits) as server:
        asyncio.run(story(server))


def test_logs_are_json_and_a_stop_is_clean(tmp_path: Path) -> None:
    """Every line is an object; a stopping server closes its connections and ends with 0."""

    async def story(server: Server) -> None:
        async with Client(server.url, "Ann") as ann:
            await ann.open()
            await ann.wait(lambda m: m["type"] == "welcome")
            assert await asyncio.to_thread(server.stop) == 0
            with pytest.raises(ConnectionResetError):
                await ann.wait(lambda m: m["type"] == "never")

    # It would wait for hours if it left the closing to those who are connected.
    with Command(tmp_path, stop_seconds="10000") as server:
        asyncio.run(story(server))
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert {"at", "level", "logger", "text"} <= set(lines[0])
    assert lines[-1]["text"] == "closed"

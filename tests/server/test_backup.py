"""Backups are whole, also from a running server; exports are records that replay."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.server.client import Client
from tests.server.running import Server
from tests.server.story import fine

from chabudai.core import Record
from chabudai.games import GAMES


def command(*words: str) -> subprocess.CompletedProcess[str]:
    """Run our command."""
    return subprocess.run([sys.executable, "-m", "chabudai", *words], capture_output=True, text=True, check=False)


def test_a_backup_of_a_running_server_is_a_server(tmp_path: Path) -> None:
    """The copy serves the same tables to the same people, and play goes on there; exported records replay."""
    copies = tmp_path / "copy"
    copies.mkdir()

    async def story(server: Server) -> None:
        async with Client(server.url, "Ann") as ann, Client(server.url, "Bob") as bob:
            new = {"game": "bossa", "players": 2}
            tables.extend([(await ann.request("POST", "/api/tables", new))["table"] for _ in range(2)])
            await ann.open()
            for table in tables:
                await bob.request("POST", "/api/do", {"do": "sit", "table": table})
                await fine(ann.ask(do="start", table=table))
            await fine(ann.ask(do="propose", table=tables[0], vote="resign"))
            for client in (ann, bob):
                cookies.append(client.cookie)
                seen.append([await client.request("GET", f"/api/tables/{table}") for table in tables])

    tables: list[str] = []
    cookies: list[str] = []
    seen: list[list[Any]] = []
    with Server(tmp_path) as server:
        asyncio.run(story(server))
        copied = command("backup", str(copies / "chabudai.sqlite3"), "--data-dir", str(tmp_path))
        assert copied.returncode == 0, copied.stderr
        assert "2 tables" in copied.stdout
    lines = command("export", "--data-dir", str(copies)).stdout.splitlines()
    assert len(lines) == 1
    assert len(command("export", "--running", "--data-dir", str(copies)).stdout.splitlines()) == 2
    found = json.loads(lines[0])
    assert list(Record.from_json(found["record"]).replay(GAMES))
    assert found["seats"] == ["Ann", "Bob"]
    assert found["result"]["ended"] == "resigned"

    with Server(copies) as server:
        asyncio.run(restored(server, tables, cookies, seen))


async def restored(server: Server, tables: list[str], cookies: list[str], seen: list[list[Any]]) -> None:
    """Hold what people see against what they saw on another server, then let whoever is to move go on."""
    async with Client(server.url) as anybody:
        for cookie, whole in zip(cookies, seen, strict=True):
            headers = {"cookie": cookie}
            mine = await anybody.http.get("/api/me/tables", headers=headers)
            assert {line["id"] for line in mine.json()} == set(tables)
            found = [(await anybody.http.get(f"/api/tables/{table}", headers=headers)).json() for table in tables]
            assert [lasting(one) for one in found] == [lasting(one) for one in whole]
        moved = 0
        for cookie, whole in zip(cookies, seen, strict=True):
            if moves := whole[1]["position"]["moves"]:
                move = {"do": "play", "table": tables[1], "move": moves[0]["move"]}
                answer = await anybody.http.post("/api/do", json=move, headers={"cookie": cookie})
                moved += answer.json()["ok"] is True
        assert moved == 1


def lasting(whole: dict[str, Any]) -> dict[str, Any]:
    """Return what is the same about a table wherever it is served: all but who is connected."""
    return {name: value for name, value in whole.items() if name not in ("present", "watchers")}


def test_backups_that_cannot_be_made_say_why(tmp_path: Path) -> None:
    """No database, or a file in the way."""
    missing = command("backup", str(tmp_path / "x"), "--data-dir", str(tmp_path))
    assert missing.returncode == 2
    assert "no database" in missing.stderr
    assert command("export", "--data-dir", str(tmp_path)).returncode == 2


def test_a_backup_replaces_nothing(tmp_path: Path) -> None:
    """A file in the way stays as it is, and half a copy is not left behind."""
    kept = tmp_path / "kept"
    kept.write_text("mine", encoding="utf-8")
    with Server(tmp_path) as server:
        server.stop()
    refused = command("backup", str(kept), "--data-dir", str(tmp_path))
    assert (refused.returncode, kept.read_text(encoding="utf-8")) == (2, "mine")
    assert "File exists" in refused.stderr
    away = command("backup", str(tmp_path / "nowhere" / "copy"), "--data-dir", str(tmp_path))
    assert away.returncode == 2
    assert "Traceback" not in away.stderr

"""Backups are whole, also from a running server; exports are records that replay."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

from tests.server.client import Client
from tests.server.running import Server
from tests.server.story import fine

from chabudai.core import Record
from chabudai.games import GAMES


def command(*words: str) -> subprocess.CompletedProcess[str]:
    """Run our command."""
    return subprocess.run([sys.executable, "-m", "chabudai", *words], capture_output=True, text=True, check=False)


def test_a_backup_of_a_running_server_is_a_server(tmp_path: Path) -> None:
    """The copy opens, holds the games, and every record in it replays; running games stay secret."""
    copies = tmp_path / "copy"
    copies.mkdir()

    async def story(server: Server) -> str:
        async with Client(server.url, "Ann") as ann, Client(server.url, "Bob") as bob:
            new = {"game": "bossa", "players": 2}
            tables = [(await ann.request("POST", "/api/tables", new))["table"] for _ in range(2)]
            await ann.open()
            for table in tables:
                await bob.request("POST", "/api/do", {"do": "sit", "table": table})
                await fine(ann.ask(do="start", table=table))
            await fine(ann.ask(do="propose", table=tables[0], vote="resign"))
            return ann.cookie

    with Server(tmp_path) as server:
        cookie = asyncio.run(story(server))
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

    async def later(server: Server) -> None:
        async with Client(server.url) as ann:
            answer = await ann.http.get("/api/me/tables", headers={"cookie": cookie})
            assert len(answer.json()) == 2

    with Server(copies) as server:
        asyncio.run(later(server))


def test_backups_that_cannot_be_made_say_why(tmp_path: Path) -> None:
    """No database, or a file in the way."""
    missing = command("backup", str(tmp_path / "x"), "--data-dir", str(tmp_path))
    assert missing.returncode == 2
    assert "no database" in missing.stderr
    assert command("export", "--data-dir", str(tmp_path)).returncode == 2

"""A store that is away for a moment: nothing is lost, and nobody at a table is forgotten."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from tests.server.client import Client
from tests.server.running import PATIENCE, Server
from tests.server.story import fine, refused, run, started


def break_at(folder: Path, seq: int) -> None:
    """Let every entry with this number fail."""
    when = f"BEFORE INSERT ON entries WHEN NEW.seq = {seq}"
    execute(folder, f"CREATE TRIGGER away {when} BEGIN SELECT json('no JSON' || NEW.seq); END")


def mend(folder: Path) -> None:
    """Let everything be stored again."""
    execute(folder, "DROP TRIGGER away")


def execute(folder: Path, command: str) -> None:
    """Change the database behind the server's back."""
    with closing(sqlite3.connect(folder / "chabudai.sqlite3", timeout=PATIENCE)) as connection, connection:
        connection.execute(command)


def test_who_watches_hears_how_it_goes_on(folder: Path) -> None:
    """A move that could not be stored is refused; sent again it is made, and both who watch are told."""

    async def story(ann: Client, bob: Client) -> None:
        table = await started(ann, bob)
        clue = {"do": "play", "table": table, "move": "clue 2 1", "id": "clue"}
        break_at(folder, (await ann.info(table))["seq"] + 1)
        await refused(ann.ask(**clue), "server/store")
        mend(folder)
        assert (await fine(ann.ask(**clue)))["type"] == "update"
        assert (await bob.position(table))["view"]["clue_tokens"] == 7
        await fine(bob.ask(do="play", table=table, move="clue 1 1"))
        assert (await ann.position(table))["view"]["clue_tokens"] == 6

    with Server(folder) as server:
        run(server, story)


def test_a_bot_tries_again(folder: Path) -> None:
    """When its move could not be stored, it moves a little later, without anybody's doing."""

    async def story(ann: Client) -> None:
        new = {"game": "hanabi", "players": 2, "rules": {"first": 0}, "bots": [{"bot": "cautious"}], "start": True}
        table = str((await ann.request("POST", "/api/tables", new))["table"])
        whole = await ann.watch(table)
        break_at(folder, whole["info"]["seq"] + 2)
        await fine(ann.ask(do="play", table=table, move="clue 2 1"))
        await asyncio.to_thread(until_logged, server, "a turn has to wait")
        mend(folder)
        start = len(ann.messages)
        await ann.wait(lambda m: bool((m.get("position") or {}).get("moves")), start)

    with Server(folder) as server:
        run(server, story, people=1)


def until_logged(server: Server, words: str) -> None:
    """Wait until the server has logged something."""
    end = time.monotonic() + PATIENCE
    while words not in server.log.read_text(encoding="utf-8"):
        assert time.monotonic() < end
        time.sleep(0.05)

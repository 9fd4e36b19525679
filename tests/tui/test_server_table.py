"""A terminal at a real server's table: joining by link, playing, coming back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.running import Server
from tests.server.test_store_away import execute, until_logged
from tests.tui.hands import Hands
from tests.tui.lines import PATIENCE, Lines

from chabudai.core import Chance, Record
from chabudai.games import GAMES
from chabudai.tui.app import Terminal
from chabudai.tui.opening import PlayOptions, open_session


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server."""
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


Play = Callable[..., Lines]


class Host:
    """Who sets tables up in a browser."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def table(self, game: str, bot: str, **more: Any) -> str:  # noqa: ANN401
        """Set up a table with a bot and a free seat; return its link."""
        asked = {"game": game, "players": 2, "seat": None, "bots": [{"bot": bot, "seat": 1}], **more}
        with httpx.Client(base_url=self.server.url, timeout=PATIENCE) as http:
            http.get("/api/me")
            answer = http.post("/api/tables", json=asked).raise_for_status()
        return f"{self.server.url}/t/{answer.json()['table']}"


@pytest.mark.parametrize(("game", "bot"), [("hanabi", "cautious"), ("bossa", "greedy")])
def test_lines_play_a_whole_game_at_a_servers_table(
    server: Server, play: Play, home: Path, game: str, bot: str
) -> None:
    """Join by the link, hear the game begin, play to the end and fetch the record."""
    host, saved, chance = Host(server), home / "game.json", Chance("server", game)
    link = host.table(game, bot)
    lines = play(link, "--name", "Anna", "--save", str(saved))
    lines.until("Anna sat down.")
    lines.say("start")
    while True:
        line = lines.more()
        if line.startswith("Your move, Anna:"):
            lines.say(str((legal := lines.legal())[chance.below(len(legal))]))
        elif any(
            words in line for words in ("wet the fuses", "applauded", "flicker", "glow", " won", "You won", "draw.")
        ):
            break
    lines.say("why play 1", "quit")

    assert lines.end() == 0
    *_, last = Record.from_json(json.loads(saved.read_text("utf-8"))).replay(GAMES)
    assert last.to_move is None


def test_who_comes_back_has_the_same_seat(server: Server, play: Play, home: Path) -> None:
    """The identity is kept in the data folder, where only its owner can read it."""
    host = Host(server)
    link = host.table("hanabi", "cautious", rules={"first": 0})
    first = play(link, "--name", "Anna")
    first.until("Anna sat down.")
    first.say("start")
    first.until("Your move, Anna:")
    first.say("quit")
    assert first.end() == 0

    second = play(link)
    second.until("Your move, Anna:")
    second.say("clue 2 1", "quit")

    assert second.end() == 0
    assert (home / "chabudai" / "identities.json").stat().st_mode & 0o077 == 0


@pytest.mark.usefixtures("home")
def test_a_lost_server_comes_back_unnoticed(tmp_path: Path) -> None:
    """The server is killed in the middle of a game, and comes back before its store does; the screen goes on."""
    folder = tmp_path / "data"
    folder.mkdir()
    with Server(folder) as server:
        host = Host(server)
        link = host.table("hanabi", "cautious", rules={"first": 0})
        app = Terminal(open_session(PlayOptions(link, ("Anna",), language="en")))

        async def story() -> None:
            async with app.run_test(size=(80, 24)) as pilot:
                hands = Hands(pilot)
                await hands.until(lambda: hands.frame.scene is not None and hands.frame.scene.seat is not None)
                hands.frame.ask("start", "")
                for number in range(6):
                    assert await hands.ready()
                    if number == 3:
                        server.kill()
                        await asyncio.to_thread(away, server)
                    scene = hands.frame.scene
                    assert scene is not None
                    assert scene.view is not None
                    turn = scene.view.to_json()["turn"]
                    clues = [move for move in scene.view.legal_moves() if str(move).startswith("clue")]
                    await hands.move(clues[0] if clues else scene.view.legal_moves()[-1])
                    await later(hands, turn)

        asyncio.run(story())


def away(server: Server) -> None:
    """Start a server whose store cannot be read at first, until it has refused somebody."""
    execute(server.folder, "ALTER TABLE entries RENAME TO away")
    server.start()
    until_logged(server, "the store could not be read")
    execute(server.folder, "ALTER TABLE away RENAME TO entries")


async def later(hands: Hands, turn: Any) -> None:  # noqa: ANN401
    """Wait until the game has moved on from *turn*."""
    await hands.until(
        lambda: (
            hands.frame.scene is not None
            and hands.frame.scene.view is not None
            and hands.frame.scene.view.to_json()["turn"] != turn
        )
    )


def test_requests_reach_the_table(server: Server, play: Play) -> None:
    """Saying something and giving up go through the same lines as moves."""
    host = Host(server)
    link = host.table("bossa", "greedy")
    lines = play(link, "--name", "Anna")
    lines.until("Anna sat down.")
    lines.say("start")
    lines.until("Your move, Anna:")
    lines.say("say hello")
    lines.until("Anna: Hello!")
    lines.say("resign")
    lines.until("Greedy won.")
    lines.until("Anna gave up.")
    lines.say("quit")
    assert lines.end() == 0


@pytest.mark.parametrize("link", ["{}/t/nosuchtable", "http://127.0.0.1:9/t/abc"])
def test_a_link_that_leads_nowhere_says_so(server: Server, play: Play, link: str) -> None:
    """Neither a wrong table nor a silent server leaves anybody in the dark."""
    lines = play(link.format(server.url))
    _, errors = lines.process.communicate(timeout=PATIENCE)

    assert lines.process.returncode == 2
    assert "table" in errors or "cannot be reached" in errors

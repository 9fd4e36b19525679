"""People at a server's tables, some in lines and some at a screen, who look before they do anything."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.running import NO_CERTIFICATES, Server
from tests.tui.hands import Hands
from tests.tui.lines import PATIENCE, Lines
from textual.widgets import Input, OptionList

from chabudai.tui.app import Terminal
from chabudai.tui.canvas import Canvas
from chabudai.tui.drawing import text_of
from chabudai.tui.opening import PlayOptions, open_session
from chabudai.tui.scene import Scene

SMALL = (80, 24)


class People:
    """Terminals at tables, each with an identity of its own."""

    def __init__(self, server: Server, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._server, self._folder, self._monkeypatch = server, folder, monkeypatch
        self.started: list[Lines] = []

    def table(self, game: str, players: int, at: Server | None = None, **more: Any) -> str:  # noqa: ANN401
        """Set up a table where nobody sits; return its link."""
        address = (at or self._server).url
        with httpx.Client(base_url=address, timeout=PATIENCE, verify=NO_CERTIFICATES) as http:
            http.get("/api/me")
            asked = {"game": game, "players": players, "seat": None, **more}
            answer = http.post("/api/tables", json=asked).raise_for_status()
        return f"{address}/t/{answer.json()['table']}"

    def lines(self, name: str, link: str, *more: str) -> Lines:
        """Sit down in lines."""
        self._become(name)
        self.started.append(Lines(link, "--name", name, *more))
        return self.started[-1]

    def screen(self, name: str, link: str) -> Terminal:
        """Return a screen at the table."""
        self._become(name)
        return Terminal(open_session(PlayOptions(link, (name,), language="en")))

    def _become(self, name: str) -> None:
        self._monkeypatch.setenv("XDG_DATA_HOME", str(self._folder / name))


def act(app: Terminal, story: Callable[[Hands], Awaitable[None]]) -> None:
    """Let *story* happen at the smallest screen, once its person sits."""

    async def run() -> None:
        async with app.run_test(size=SMALL) as pilot:
            hands = Hands(pilot)
            await seen(hands, lambda scene: scene.seat is not None)
            await story(hands)

    asyncio.run(run())


async def start(hands: Hands) -> None:
    """Start the game as soon as everybody sits."""
    await seen(hands, lambda scene: "start" in scene.can)
    await hands.press("+", "enter")


async def seen(hands: Hands, wanted: Callable[[Scene], bool]) -> None:
    """Wait until the scene is as wanted, and drawn."""
    await hands.until(lambda: hands.frame.scene is not None and wanted(hands.frame.scene))
    await hands.pilot.pause()


async def reads(hands: Hands, part: str, words: str) -> None:
    """Wait until words stand on a part of the screen."""
    await hands.until(lambda: words in shown(hands, part))


def shown(hands: Hands, part: str) -> str:
    """Return what stands on a part of the screen."""
    return text_of(hands.frame.query_one(f"#{part}", Canvas).drawing)


async def heard(lines: Lines, wanted: str) -> list[str]:
    """Wait until a line starts as wanted; what came before it."""
    return await asyncio.to_thread(lines.until, wanted)


async def choose(hands: Hands, *labels: str) -> None:
    """Open the page of the table and choose a line of it, and from the list that opens then, and so on."""
    await hands.press("t")
    for label in labels:
        await hands.until(lambda label=label: _line(hands, label) is not None)  # type: ignore[misc]
        hands.app.screen.query_one(OptionList).highlighted = _line(hands, label)
        await hands.press("enter")


def _line(hands: Hands, label: str) -> int | None:
    """Return the number of a line in the list that is open."""
    for options in hands.app.screen.query(OptionList):
        if options.has_focus:
            texts = (str(option.prompt) for option in options.options)
            return next((number for number, text in enumerate(texts) if text.startswith(label)), None)
    return None


async def field(hands: Hands) -> Input:
    """Wait for the line that can be written, and return it."""
    await hands.until(lambda: any(line.has_focus for line in hands.app.screen.query(Input)))
    return hands.app.screen.query_one(Input)

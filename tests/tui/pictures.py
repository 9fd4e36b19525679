"""The pictures that pin the screens: `python -m tests.tui.pictures` takes them again."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.tui.hands import Hands, terminal

from chabudai.core import ChabudaiError, Record, Seat
from chabudai.games import GAMES
from chabudai.protocol.coaching import CoachTopic
from chabudai.protocol.options import Talk
from chabudai.tui.adapters import adapter_of
from chabudai.tui.app import Terminal
from chabudai.tui.scene import Player, Scene
from chabudai.tui.session import News, Session
from chabudai.tui.status import BotChoice, Clocks, TableStatus, Vote
from chabudai.words import Words

FOLDER = Path(__file__).parent / "pictures"


@dataclass(frozen=True, slots=True)
class Picture:
    """A screen: a game at one screen, some moves, some keys."""

    game: str
    people: tuple[str, ...]
    size: tuple[int, int]
    language: str
    moves: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    looking: bool = True
    """Whether the next player has sat down at the screen."""


CLUES = ("clue 2 1", "clue 3 red", "clue 4 white", "clue 1 2", "play 4", "discard 2", "play 1 as yellow", "discard 1")
BOSSA = ("white", "doubler", "inverter")
PICTURES = {
    "hanabi-five": Picture("hanabi", ("Anna", "Bob", "Cleo", "Dan", "Eve"), (80, 24), "en", keys=("up", "right")),
    "hanabi-clue": Picture(
        "hanabi",
        ("Anna", "Bruno", "Carla", "Dino"),
        (120, 36),
        "it",
        CLUES,
        ("up", "e", "1"),
        {"rules": {"avalanche": True, "synchronised": True}},
    ),
    "hanabi-deduction": Picture(
        "hanabi", ("Ana", "Beto"), (100, 30), "es", ("clue 2 1", "clue 1 2"), ("2", "d"), {"aid": "deduction"}
    ),
    "hanabi-pass": Picture("hanabi", ("Anna", "Bob"), (80, 24), "en", ("clue 2 1",), looking=False),
    "hanabi-end": Picture("hanabi", ("Anna", "Bob"), (80, 24), "en", ("play 1",) * 9),
    "hanabi-help": Picture("hanabi", ("Anna", "Bob"), (80, 24), "it", keys=("?",)),
    "hanabi-moves": Picture("hanabi", ("Anna", "Bartek"), (80, 24), "pl", keys=("m",)),
    "bossa-choose": Picture("bossa", ("Ania", "Bartek"), (80, 24), "pl"),
    "bossa-picked": Picture("bossa", ("Anna", "Bob"), (80, 24), "en", BOSSA, ("3",)),
    "bossa-wide": Picture("bossa", ("Ana", "Beto"), (120, 40), "es", BOSSA, ("1", "up")),
}


BOTS = (BotChoice("cautious", "Plays only what is certain."), BotChoice("partner", "Plays by conventions."))
LINK = "https://example.org/t/PeoWzPG2yH0yb-73x5fv"
STATUS = {
    "table-waiting": TableStatus(LINK, name="Domenica", bots=BOTS, host=0, facts=("Italiano, 2023", "Chiacchiere")),
    "table-menu": TableStatus(LINK, name="Niedziela", bots=BOTS, host=0, watchers=2),
    "table-vote": TableStatus(
        LINK,
        playing=True,
        bots=BOTS,
        host=0,
        vote=Vote("Eve proposes that a bot takes over for Cleo.", own=False),
        clocks=Clocks((300.0, 61.5, 9.0, 600.0, 12.0), None, 0.0, None),
    ),
    "table-late": TableStatus(
        LINK, playing=True, bots=BOTS, host=0, clocks=Clocks((125.0, 0.0), None, 0.0, 1), talk=Talk.FREE
    ),
}
PLAYERS = {
    "table-waiting": (Player("Anna"), Player("Partner", bot=True), Player("Carla", away=True), Player("")),
    "table-menu": (Player("Ania"), Player("Bartek"), Player("")),
    "table-vote": tuple(Player(name, away=name == "Cleo") for name in ("Anna", "Bob", "Cleo", "Dan", "Eve")),
    "table-late": (Player("Ana"), Player("Beto", away=True)),
}
HOSTING = frozenset({"sit", "add_bot", "remove", "swap", "change", "name", "rename", "say", "say:about", "leave"})
CAN = {
    "table-waiting": HOSTING,
    "table-menu": HOSTING,
    "table-vote": frozenset({"agree", "refuse", "name"}),
    "table-late": frozenset({"propose:claim", "propose:replace", "name"}),
}
STILLS = {
    "table-waiting": ("hanabi", "it", ()),
    "table-menu": ("hanabi", "pl", ("t",)),
    "table-vote": ("hanabi", "en", ("up",)),
    "table-late": ("bossa", "es", ("*",)),
}
"""Screens of a server's table, where nothing moves: the game, the language and the keys."""


class Still(Session):
    """A session in which one thing can be seen."""

    def __init__(self, name: str) -> None:
        game, language, _ = STILLS[name]
        self.adapter, self.words = adapter_of(game), Words(language, ("game", "terminal", "page"))
        players = PLAYERS[name]
        view: Any = None
        if STATUS[name].playing:
            setup = GAMES[game].setup(len(players), {})
            view = GAMES[game].deal(setup, GAMES[game].shuffle(setup, "a")).view(Seat(0))
        memory = None if view is None else self.adapter.first_memory(view)
        log = (self.words.say("log-sat", who=players[0].name),)
        self._scene = Scene(players, Seat(0), view, memory, log=log, can=CAN[name], status=STATUS[name])

    async def news(self) -> AsyncGenerator[News, None]:
        yield News(self._scene, self._scene.log)

    async def play(self, move: str) -> None:
        raise NotImplementedError(move)

    async def why(self, move: str) -> ChabudaiError | None:
        raise NotImplementedError(move)

    async def record(self) -> Record | None:
        return None

    def reveal(self) -> None:
        pass

    async def coach(self, topic: CoachTopic) -> tuple[str, ...]:
        raise NotImplementedError(topic)

    async def ask(self, command: str, text: str = "") -> None:
        raise NotImplementedError(command, text)

    async def close(self) -> None:
        pass


async def still(name: str) -> str:
    """Return a screen of a server's table as SVG."""
    app = Terminal(Still(name))
    async with app.run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot)
        await hands.until(lambda: app.frame.scene is not None)
        await hands.press(*STILLS[name][2])
        return await _picture(hands)


async def take(name: str) -> str:
    """Return the screen as SVG, without what differs from run to run."""
    if name in STILLS:
        return await still(name)
    picture = PICTURES[name]
    app = terminal(
        picture.game, *picture.people, language=picture.language, players=len(picture.people), **picture.options
    )
    async with app.run_test(size=picture.size) as pilot:
        hands = Hands(pilot)
        for move in picture.moves:
            if await hands.ready():
                before = hands.frame.scene
                await hands.app.session.play(move)
                await hands.done(before)
        if picture.looking:
            await hands.ready()
        await hands.press(*picture.keys)
        return await _picture(hands)


async def _picture(hands: Hands) -> str:
    """Take the picture once the screen has come to rest: two looks apart show the same."""
    before, now = "", hands.app.export_screenshot(title="chabudai")
    while now != before:
        await hands.pilot.pause(0.05)
        before, now = now, hands.app.export_screenshot(title="chabudai")
    return re.sub(r"terminal-\d+", "terminal", now)


def main() -> None:
    """Take all pictures again."""
    FOLDER.mkdir(exist_ok=True)
    for name in (*PICTURES, *STILLS):
        (FOLDER / f"{name}.svg").write_text(asyncio.run(take(name)), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Sizes of screens, and tables in every phase of a game, to measure the room on each of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.web.person import Person

HERE = Path(__file__).parent
ROOM = (HERE / "room.js").read_text("utf-8")
DRIVE = (HERE / "drive.js").read_text("utf-8")
SETTLE = """async () => {
    const frame = () => new Promise(done => requestAnimationFrame(done));
    const moving = () => document.getAnimations().filter(each => each.playState === 'running'
        && each.effect?.getComputedTiming().endTime !== Infinity);
    do {
        for (const each of moving()) each.finish();
        await document.fonts.ready;
        await frame();
        await frame();
    } while (moving().length > 0);
}"""
"""Bring to its end whatever moves, until nothing does and all letters are there."""
OPEN = """async table => {
    const answer = await fetch('api/tables', {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(table),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()).table;
}"""

Size = tuple[int, int]
PHONES: tuple[Size, ...] = ((320, 568), (360, 640), (375, 553), (390, 664), (390, 844))
LANDSCAPE: tuple[Size, ...] = ((568, 320), (844, 390))
TABLETS: tuple[Size, ...] = ((768, 1024), (1024, 768), (820, 1180))
LAPTOPS: tuple[Size, ...] = ((1280, 720), (1366, 650), (1366, 768), (1440, 900))
LARGE: tuple[Size, ...] = ((1920, 1080), (2560, 1440))
SIZES: tuple[Size, ...] = PHONES + LANDSCAPE + TABLETS + LAPTOPS + LARGE
LANGUAGES = ("en", "it", "es", "pl")


@dataclass(frozen=True)
class Scene:
    """A table in one phase of its game, and what is pressed there."""

    name: str
    game: str
    players: int
    until: dict[str, Any]
    rules: dict[str, Any] = field(default_factory=dict)
    press: str = ""
    """What is pressed before the room is measured."""
    rises: bool = True
    """Whether something rises from what is pressed."""

    def table(self) -> dict[str, Any]:
        """Return what a server is asked to set up."""
        bot = {"hanabi": "cautious", "bossa": "greedy"}[self.game]
        bots = [{"bot": bot}] * (self.players - 1)
        asked = {"game": self.game, "players": self.players, "rules": self.rules, "seed": self.name}
        return {**asked, "bots": bots, "start": True}


def _moves(count: int) -> dict[str, Any]:
    return {"until": "moves", "moves": count}


CLUES = {"kinds": ["clue", "discard"]}
TILES = {"kinds": ["line", "modifier", "place", "stack", "swap", "redraw"]}
OTHERS_CARD, OWN_CARD, LOOK = "[data-face]", "[data-own]", "[data-look]"
FIRST = {"first": 0}


def hanabi_scenes(players: Sequence[int] = (2, 3, 4, 5)) -> Iterator[Scene]:
    """Return the phases of Hanabi for each number of players."""
    for count in players:
        yield Scene(f"hanabi-{count}-start", "hanabi", count, _moves(0) | CLUES, FIRST)
        yield Scene(f"hanabi-{count}-middle", "hanabi", count, _moves(5 * count) | CLUES, FIRST)
        yield Scene(f"hanabi-{count}-clue", "hanabi", count, _moves(count) | CLUES, FIRST, OTHERS_CARD)
        yield Scene(f"hanabi-{count}-card", "hanabi", count, _moves(count) | CLUES, FIRST, OWN_CARD)
        yield Scene(f"hanabi-{count}-last", "hanabi", count, {"until": "last"} | CLUES, FIRST)
        yield Scene(f"hanabi-{count}-over", "hanabi", count, {"until": "over"} | CLUES, FIRST)
        yield Scene(f"hanabi-{count}-look", "hanabi", count, {"until": "over"} | CLUES, FIRST, LOOK, rises=False)
    avalanche = {"avalanche": True, **FIRST}
    yield Scene("hanabi-5-avalanche", "hanabi", 5, _moves(15) | CLUES, avalanche)


def bossa_scenes() -> Iterator[Scene]:
    """Return the phases of Bossa."""
    for name, moves in (("choice", 0), ("modifier", 2), ("early", 6), ("middle", 12), ("long", 18)):
        yield Scene(f"bossa-{name}", "bossa", 2, _moves(moves) | TILES)
    yield Scene("bossa-over", "bossa", 2, {"until": "over"} | TILES)
    yield Scene("bossa-look", "bossa", 2, {"until": "over"} | TILES, press=LOOK, rises=False)


def measure(
    person: Person, scenes: Sequence[Scene], sizes: Sequence[Size] = SIZES, languages: Sequence[str] = LANGUAGES
) -> Iterator[str]:
    """Go through the scenes in every language and at every size, and tell what is wrong with the room."""
    person.go()
    tables = [(scene, _played(person, scene)) for scene in scenes]
    for language in languages:
        speak(person, language)
        for scene, table in tables:
            for number, (width, height) in enumerate(sizes):
                if number == 0 or scene.press:
                    _leave(person)
                person.page.set_viewport_size({"width": width, "height": height})
                if number == 0 or scene.press:
                    show(person, table, scene)
                settle(person)
                for fault in person.page.evaluate(ROOM, {"pressed": scene.press if scene.rises else ""}):
                    yield f"{scene.name} {language} {width}x{height}: {fault}"


def speak(person: Person, language: str) -> None:
    """Choose a language, and to see every move at once."""
    _leave(person)
    for name, value in (("reading", "once"), ("language", language)):
        person.find(f'[name="{name}"][value="{value}"]').evaluate("choice => choice.click()")
    person.find(f'html[lang="{language}"]').wait_for(state="attached")


def _played(person: Person, scene: Scene) -> str:
    """Set up a scene's table, and play as far as the scene wants."""
    table: str = person.page.evaluate(OPEN, scene.table())
    person.page.evaluate(DRIVE, [table, scene.until])
    return table


def _leave(person: Person) -> None:
    """Go where nothing of a table is left, without loading the page anew."""
    person.go("settings")
    person.find("[data-entry]").wait_for(state="detached")


def show(person: Person, table: str, scene: Scene) -> None:
    """Come to a table, as somebody who has such a screen, and press what the scene is about."""
    person.go(f"t/{table}")
    person.find("[data-ending]" if scene.until["until"] == "over" else "[data-entry]").wait_for()
    settle(person)
    if scene.press:
        person.find(scene.press).first.click()
        settle(person)


def settle(person: Person) -> None:
    """Wait until nothing moves any more."""
    # Not `wait_for_function`, for which a promise is as good as what it promises.
    person.page.evaluate(SETTLE)

"""The pictures that pin the screens: `python -m tests.tui.pictures` takes them again."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.tui.hands import Hands, terminal

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
    wishes: dict[str, Any] = field(default_factory=dict)
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


async def take(picture: Picture) -> str:
    """Return the screen as SVG, without what differs from run to run."""
    app = terminal(
        picture.game, *picture.people, language=picture.language, players=len(picture.people), **picture.wishes
    )
    async with app.run_test(size=picture.size) as pilot:
        hands = Hands(pilot)
        for move in picture.moves:
            if await hands.ready():
                before = hands.frame.scene
                await hands.app.table.play(move)
                await hands.done(before)
        if picture.looking:
            await hands.ready()
        await pilot.press(*picture.keys)
        await pilot.pause()
        return re.sub(r"terminal-\d+", "terminal", app.export_screenshot(title="chabudai"))


def main() -> None:
    """Take all pictures again."""
    FOLDER.mkdir(exist_ok=True)
    for name, picture in PICTURES.items():
        (FOLDER / f"{name}.svg").write_text(asyncio.run(take(picture)), encoding="utf-8")


if __name__ == "__main__":
    main()

"""What a screen shows of a game's rulebooks: `python -m chabudai.protocol.rulebooks FOLDER`.

The page brings them along, so that the rules can be read without a network.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from chabudai.core import Credit, Item, Rulebook
from chabudai.games import GAMES


class Printed(msgspec.Struct, frozen=True):
    """An edition with all that it prints about itself: see `chabudai.core.Edition`."""

    name: str
    defaults: dict[str, Any]
    variants: list[str]
    language: str
    year: int | None
    players: tuple[int, int] | None
    ages: int | None
    minutes: tuple[int, int] | None
    credits: list[Credit]
    items: list[Item]
    advice: list[str]
    looks: list[str]


class Rulebooks(msgspec.Struct, frozen=True):
    """The editions of a game with all that they print about themselves, and the rules to be read."""

    editions: list[Printed]
    """The first one holds when nobody chooses."""
    rulebook: Rulebook


def rulebooks(game: str) -> Rulebooks:
    """Return the rulebooks of a game."""
    found = GAMES[game]
    editions = [msgspec.convert(edition, Printed, from_attributes=True) for edition in found.editions.values()]
    return Rulebooks(editions, found.rulebook)


def document(game: str) -> str:
    """Return them as the text of a JSON file."""
    return msgspec.json.format(msgspec.json.encode(rulebooks(game)), indent=2).decode() + "\n"


def main(folder: Path) -> None:
    """Write them into the folder of each game that has one in *folder*."""
    for game in GAMES:
        if (folder / game).is_dir():
            (folder / game / "rulebooks.json").write_text(document(game), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

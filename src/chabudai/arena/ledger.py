"""The file that a measurement can be resumed from: the plan, then a line for each game."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from chabudai.arena.errors import InvalidPlan
from chabudai.arena.plan import Plan
from chabudai.arena.play import Played

HEAD = "chabudai-arena"
VERSION = 1


class Ledger:
    """What has been played so far, in a file."""

    def __init__(self, path: Path) -> None:
        """Use this file; it need not exist yet."""
        self.path = path

    def read(self) -> tuple[Plan, list[Played]]:
        """Return the plan and the games that were finished.

        Raises:
            InvalidPlan: The file is no ledger. A last line that was cut short is left out.
        """
        lines = self.path.read_text(encoding="utf-8").splitlines()
        head = _object(lines[0]) if lines else None
        if head is None or head.get("format") != HEAD or head.get("version") != VERSION:
            raise InvalidPlan(f"{self.path} is not a ledger of the arena.", hint="Name another file with --resume.")
        return Plan.from_json(head["plan"]), list(_games(lines[1:]))

    def start(self, plan: Plan) -> None:
        """Begin the file with the plan."""
        head = {"format": HEAD, "version": VERSION, "plan": plan.to_json()}
        self.path.write_text(_line(head), encoding="utf-8")

    def mend(self) -> None:
        """Cut off a last line that was not written to its end."""
        text = self.path.read_bytes()
        if not text.endswith(b"\n"):
            self.path.write_bytes(text[: text.rfind(b"\n") + 1])

    def add(self, games: Iterable[Played]) -> None:
        """Write games at the end."""
        with self.path.open("a", encoding="utf-8") as file:
            file.writelines(_line(asdict(game)) for game in games)


def _games(lines: Iterable[str]) -> Iterator[Played]:
    for line in lines:
        if (game := _object(line)) is not None:
            yield Played(
                game["pairing"], game["number"], tuple(game["returns"]), game["ended"], tuple(game.get("moves", ()))
            )


def _object(line: str) -> dict[str, Any] | None:
    try:
        found = json.loads(line)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def _line(value: object) -> str:
    return json.dumps(value, separators=(",", ":")) + "\n"

"""What somebody has learned: which exercises were solved, and when each lesson is to be repeated."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from fsrs import Card, Rating, Scheduler

from chabudai.tui.folder import data_folder

FILE: Final = "course.json"


class Learned:
    """Progress in the course of one game, kept on this machine."""

    def __init__(self, game: str, folder: Path | None = None) -> None:
        """Read what was kept."""
        self._game = game
        self._file = (folder or data_folder()) / FILE
        self._scheduler = Scheduler()
        self._kept: dict[str, Any] = json.loads(self._file.read_text()) if self._file.exists() else {}
        self._lessons: dict[str, Any] = self._kept.setdefault(game, {})

    def solved(self, lesson: str) -> set[int]:
        """Return the numbers of the exercises that were solved when they were last tried."""
        return set(self._lesson(lesson)["solved"])

    def due(self, lessons: Iterable[str], now: datetime) -> list[str]:
        """Return the lessons that are to be repeated, the longest due first."""
        begun = {name: self._card(name).due for name in lessons if name in self._lessons}
        return sorted((name for name, due in begun.items() if due <= now), key=begun.__getitem__)

    def next_exercise(self, lesson: str, count: int) -> int:
        """Return which exercise comes next: one that is not solved, else the one that was tried longest ago."""
        kept = self._lesson(lesson)
        every = range(1, count + 1)
        left = [number for number in every if number not in kept["solved"]] or list(every)
        tried = {number: place for place, number in enumerate(kept["tried"])}
        return min(left, key=lambda number: (tried.get(number, -1), number))

    def write(self, lesson: str, number: int, now: datetime, *, right: bool) -> None:
        """Write an answer down, and when the lesson is to be repeated."""
        kept = self._lessons.setdefault(lesson, self._lesson(lesson))
        kept["tried"] = [*(one for one in kept["tried"] if one != number), number]
        kept["solved"] = sorted({*kept["solved"], number} if right else {*kept["solved"]} - {number})
        card, _ = self._scheduler.review_card(self._card(lesson), Rating.Good if right else Rating.Again, now)
        kept["card"] = card.to_dict()
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.write_text(json.dumps(self._kept), encoding="utf-8")

    def _lesson(self, name: str) -> dict[str, Any]:
        kept: dict[str, Any] = self._lessons.get(name, {"solved": [], "tried": [], "card": None})
        return kept

    def _card(self, name: str) -> Card:
        kept = self._lesson(name)["card"]
        return Card() if kept is None else Card.from_dict(kept)

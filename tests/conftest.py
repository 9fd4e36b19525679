"""The order of the tests, in which neither a compiler nor a core is waited for."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

HERE: Final = Path(__file__).parent
ORDER: Final = (
    ("core", "engine", "games", "records", "words", "outside"),
    ("server",),
    (),
    ("web",),
)
"""Folders: those that need little compiled code while `make test` compiles it, those that wait for processes,
all others, and the browser's: Playwright keeps a loop running, beside which no other can be started."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the folders in their order, and in each what takes long first."""
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> tuple[int, bool]:
    folder = item.path.relative_to(HERE).parts[0]
    turns = [turn for turn, folders in enumerate(ORDER) if folder in folders]
    return (turns or [ORDER.index(())])[0], item.get_closest_marker("slow") is None

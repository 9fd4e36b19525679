"""The order of the tests, in which no core waits for the others at the end."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

HERE: Final = Path(__file__).parent
ORDER: Final = (
    ("server", "outside"),
    (),
    ("web",),
    ("core", "games", "records", "words"),
)
"""Folders: those that wait for processes, all others, the browser's, and what is short and fills the cores at the end.
Playwright keeps a loop running, beside which no other can be started: nothing of the last folders starts one."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the folders in their order, and in each what takes long first."""
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> tuple[int, bool]:
    folder = item.path.relative_to(HERE).parts[0]
    turns = [turn for turn, folders in enumerate(ORDER) if folder in folders]
    return (turns or [ORDER.index(())])[0], item.get_closest_marker("slow") is None

"""The order of the tests, in which cores wait neither for processes nor for each other."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Final

import pytest

HERE: Final = Path(__file__).parent
OTHERS: Final = ""
ORDER: Final = (
    ("server", OTHERS),
    ("web",),
    ("core", "games", "records", "words"),
)
"""Folders, those of one line side by side: the server's tests wait for processes while others compute. The browser's
are later, as Playwright keeps a loop running, beside which no other can be started; what is short fills the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the folders in their order, in each what takes long first, and spread those of one line over one another."""
    lots: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in sorted(items, key=lambda item: item.get_closest_marker("slow") is None):
        lots[_folder(item)].append(item)
    items[:] = [item for line in ORDER for item in _spread([lots[folder] for folder in line])]


def _spread(lots: list[list[pytest.Item]]) -> list[pytest.Item]:
    """Return all items, each lot in its order and spread evenly from the first to the last."""
    placed = [(number / len(lot), item) for lot in lots for number, item in enumerate(lot)]
    return [item for _, item in sorted(placed, key=lambda place: place[0])]


def _folder(item: pytest.Item) -> str:
    folder = item.path.relative_to(HERE).parts[0]
    return folder if any(folder in line for line in ORDER) else OTHERS

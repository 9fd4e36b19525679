"""The order of the tests, in which neither a compiler nor a core is waited for."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

HERE: Final = Path(__file__).parent
FIRST: Final = ("core", "engine", "games", "records", "words")
"""What needs no compiled code: `make test` compiles it meanwhile."""
LAST: Final = ("web",)
"""Playwright keeps a loop running, beside which no other can be started."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put what needs compiled code after what does not, the browser's last, and in each what takes long first."""
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> tuple[int, bool]:
    folder = item.path.relative_to(HERE).parts[0]
    return (folder in LAST) - (folder in FIRST), item.get_closest_marker("slow") is None

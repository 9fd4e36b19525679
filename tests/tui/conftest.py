"""Processes that are ended whatever happens, and identities in an empty folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.tui.lines import Lines


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep identities in an empty folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def play(home: Path) -> Iterator[Callable[..., Lines]]:
    """Start games in lines; none of them outlives its test."""
    assert home.is_dir()
    started: list[Lines] = []

    def start(*arguments: str) -> Lines:
        started.append(Lines(*arguments))
        return started[-1]

    yield start
    for lines in started:
        lines.kill()

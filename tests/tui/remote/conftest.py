"""A server, and people who come to it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.running import Server
from tests.tui.remote.people import People


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server."""
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def people(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[People]:
    """Bring people to tables; no process outlives its test."""
    found = People(server, tmp_path, monkeypatch)
    yield found
    for lines in found.started:
        lines.kill()

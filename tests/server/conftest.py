"""A server on each store."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.running import Server, fresh_database, postgresql

STORES = ["sqlite", pytest.param("postgresql", marks=pytest.mark.skipif(sys.platform == "win32", reason="no wheels"))]


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Start one real PostgreSQL for all tests of this process."""
    # The path of its socket must be short. Where root starts it, it runs as somebody else, and pytest's own folder is
    # shut to others whenever another run of pytest begins.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, postgresql(Path(folder)) as address:
        yield address


@pytest.fixture(scope="session", params=STORES)
def store(request: pytest.FixtureRequest) -> str:
    """Name each store in turn."""
    return str(request.param)


@pytest.fixture(scope="session")
def database(store: str, request: pytest.FixtureRequest) -> str:
    """Return the address of an empty PostgreSQL database, or nothing for SQLite."""
    return fresh_database(request.getfixturevalue("postgres")) if store == "postgresql" else ""


@pytest.fixture(scope="session")
def server(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server on each store, one for all tests."""
    with Server(tmp_path_factory.mktemp("data"), database) as running:
        yield running


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return an empty folder."""
    return tmp_path

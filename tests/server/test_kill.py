"""Killing the server at random instants loses nothing that was acknowledged."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.killing import torture
from tests.server.running import fresh_database


@pytest.mark.slow
def test_twenty_kills_lose_nothing(store: str, folder: Path, request: pytest.FixtureRequest) -> None:
    """After each `kill -9` every acknowledged move is there once, and every game replays."""
    database = fresh_database(request.getfixturevalue("postgres")) if store == "postgresql" else ""

    report = asyncio.run(torture(folder, database, kills=20))

    assert report.kills == 20
    assert len(report.acknowledged) >= 100

"""When the leader of a table dies, play goes on at another worker within seconds."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.running import fresh_database
from tests.server.takeover import DEATH, standstill
from tests.server.test_leaders import workers

LONGEST = 15.0
"""Seconds; the goal is 5 on a machine that is not busy, against which `benchmarks/server_workers.py` reports."""


def test_a_table_stands_still_for_a_moment_only(postgres: str, folder: Path) -> None:
    """The next move of somebody at another worker is acknowledged soon after the leader was killed."""
    with workers(folder, fresh_database(postgres), 2) as (first, second):
        assert asyncio.run(standstill(first, second, DEATH)) < LONGEST

"""Whichever worker is asked for numbers answers for all of them."""

from __future__ import annotations

import re
import signal
from functools import partial
from pathlib import Path

from tests.server.running import Server, fresh_database, until
from tests.server.test_leaders import alive, workers

from chabudai.server.metrics import Metrics, text


def labels(shown: str) -> set[str]:
    """Return the workers that numbers are about."""
    return set(re.findall(r'worker="(\w+)"', shown))


def answering(server: Server, number: int) -> str | None:
    """Return a worker's numbers, if so many workers have told theirs."""
    shown = server.get("/metrics").text
    return shown if f"\nchabudai_workers {number}\n" in shown else None


def test_the_lines_of_one_name_stand_together() -> None:
    """Under one line with their type, as Prometheus demands; the only worker of a server has no label."""
    first, second = Metrics(), Metrics()
    first.count("tables", 2)
    second.count("tables", 3)
    second.count("forwarded")
    shown = text({"a": first.families(), "b": second.families()}).splitlines()
    start = shown.index("# TYPE chabudai_tables_total counter")
    assert shown[start + 1 : start + 3] == [
        'chabudai_tables_total{worker="a"} 2',
        'chabudai_tables_total{worker="b"} 3',
    ]
    assert 'chabudai_move_seconds_bucket{worker="b",le="0.5"} 0' in shown
    types = [line for line in shown if line.startswith("#")]
    assert len(types) == len(set(types))
    assert "chabudai_tables_total 2" in text({"": first.families()}).splitlines()


def test_every_worker_answers_for_all(postgres: str, folder: Path) -> None:
    """With the same series; one that hangs is left out in time, and one may be asked about itself alone."""
    database = fresh_database(postgres)
    with workers(folder, database, 2) as (first, second):
        for server in (first, second):
            shown = until(partial(answering, server, 2))
            assert labels(shown) == set(alive(database))
            assert shown.count("\nchabudai_connections_open{") == 2
            assert len(labels(server.get("/metrics?own=1").text)) == 1
        assert second.process is not None
        second.process.send_signal(signal.SIGSTOP)
        try:
            assert answering(first, 1)
        finally:
            second.process.send_signal(signal.SIGCONT)

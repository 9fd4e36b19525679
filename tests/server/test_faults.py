"""Whatever happens to a server and its store, nothing that was acknowledged is lost, doubled or out of order."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.cluster import Cluster
from tests.server.faults.faults import faults_of, kill
from tests.server.faults.history import History, Log, Operation, judge
from tests.server.faults.shim import buildable
from tests.server.faults.torture import torture


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """Start a PostgreSQL that a test may kill."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        started = Cluster(Path(folder) / "pg")
        started.start()
        yield started
        started.remove()


@pytest.mark.slow
@pytest.mark.skipif(not buildable(), reason="the disk's faults need Linux and a C compiler")
def test_no_fault_of_the_disk_or_the_server_loses_a_move(tmp_path: Path) -> None:
    """Kills, power cuts, torn writes, a full, read-only or hung disk, no memory, a clock that jumps."""
    faults = faults_of(postgresql=False, shimmed=True)

    report = asyncio.run(torture(tmp_path, [*faults, kill], tables=3))

    assert report.wrong == []
    assert set(report.faults) == {fault.__name__ for fault in faults}
    assert report.acknowledged >= 3 * len(faults)


@pytest.mark.slow
def test_no_fault_of_postgresql_loses_a_move(tmp_path: Path, cluster: Cluster) -> None:
    """Kills of the server and of PostgreSQL, restarts, pauses, and a copy that takes its place."""
    faults = faults_of(postgresql=True, shimmed=buildable())

    report = asyncio.run(torture(tmp_path, [*faults, kill], cluster, tables=3))

    assert report.wrong == []
    assert report.acknowledged >= 3 * len(faults)


HISTORY = (
    Operation("t", "a", "play 1", 0.0, 1.0, 3),
    Operation("t", "b", "play 2", 2.0, 3.0, 4),
    Operation("t", "c", "play 3", 4.0),
)


def judged(*, log: dict[str, tuple[int, str]], heard: dict[int, str] | None = None) -> list[str]:
    """Judge the little history above by a log with these requests."""
    history = History(list(HISTORY))
    for seq, move in (heard or {}).items():
        history.heard["t", seq].add(move)
    written = Log()
    for request, (seq, move) in log.items():
        written.places["t", request.rstrip("'")].append((seq, move))
        written.moves["t", seq] = {move}
    return [fault.partition(":")[0] for fault in judge(history, written)]


def test_the_judge_finds_nothing_wrong_with_a_true_history() -> None:
    """A request without an answer may be in the log or not."""
    assert judged(log={"a": (3, "play 1"), "b": (4, "play 2")}, heard={3: "play 1"}) == []
    assert judged(log={"a": (3, "play 1"), "b": (4, "play 2"), "c": (5, "play 3")}) == []


def test_the_judge_finds_each_kind_of_fault() -> None:
    """Lost, changed, twice, misheard, and out of order."""
    true = {"a": (3, "play 1"), "b": (4, "play 2")}
    assert judged(log={"a": (3, "play 1")}) == ["lost or changed"]
    assert judged(log={**true, "b": (4, "play 5")}) == ["lost or changed"]
    assert judged(log={**true, "c": (5, "play 3"), "c'": (6, "play 3")}) == ["twice"]
    assert judged(log=true, heard={4: "play 5"}) == ["misheard"]
    early = Operation("t", "z", "play 1", 5.0, 6.0, 2)
    assert judge(History([*HISTORY, early]), _log({**true, "z": (2, "play 1")})) != []


def _log(entries: dict[str, tuple[int, str]]) -> Log:
    written = Log()
    for request, (seq, move) in entries.items():
        written.places["t", request].append((seq, move))
    return written

"""Whatever happens to a server and its store, nothing that was acknowledged is lost, doubled or out of order."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.server.cluster import Cluster
from tests.server.faults.faults import Fault, cut_power, faults_of, kill
from tests.server.faults.history import History, Log, Look, Operation, judge
from tests.server.faults.shim import buildable
from tests.server.faults.torture import torture

LUCK = 6
"""Runs of three faults each after which a careless server must have lost something."""


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


@pytest.mark.slow
@pytest.mark.skipif(not buildable(), reason="the disk's faults need Linux and a C compiler")
@pytest.mark.parametrize(("plant", "fault"), [("unsynced", cut_power), ("hasty", kill)])
def test_a_server_that_promises_too_much_is_found_out(tmp_path: Path, plant: str, fault: Fault) -> None:
    """By the fault that takes away what it has not stored; whether it hits something that counts is luck."""
    wrong: list[str] = []
    for seed in range(LUCK):
        folder = tmp_path / str(seed)
        folder.mkdir()
        wrong += asyncio.run(torture(folder, [fault] * 3, tables=3, seed=seed, plant=plant)).wrong
        if wrong:
            break

    assert wrong != []


@pytest.mark.slow
def test_what_happens_to_a_log_behind_everybodys_back_is_found_out(tmp_path: Path) -> None:
    """A move that is gone, one that is there twice, and two that changed places, in a log that was really written."""
    found: dict[str, list[str]] = {}

    def spoil(history: History, url: str) -> None:
        true = Log.read(url)
        assert judge(history, true) == []
        for name, change in SPOILT.items():
            log = deepcopy(true)
            change(log.places, *_neighbours(history))
            found[name] = [fault.partition(":")[0] for fault in judge(history, log)]

    asyncio.run(torture(tmp_path, [kill], tables=2, spoil=spoil))

    assert "lost or changed" in found["lost"]
    assert "twice" in found["twice"]
    assert "lost or changed" in found["swapped"]


Places = dict[tuple[str, str], list[tuple[int, str]]]


def _lose(places: Places, first: tuple[str, str], _: tuple[str, str]) -> None:
    del places[first]


def _double(places: Places, first: tuple[str, str], second: tuple[str, str]) -> None:
    places[first] += places[second]


def _swap(places: Places, first: tuple[str, str], second: tuple[str, str]) -> None:
    places[first], places[second] = places[second], places[first]


SPOILT: dict[str, Callable[[Places, tuple[str, str], tuple[str, str]], None]] = {
    "lost": _lose,
    "twice": _double,
    "swapped": _swap,
}


def _neighbours(history: History) -> tuple[tuple[str, str], tuple[str, str]]:
    """Return two acknowledged moves of one table that follow each other."""
    ordered = sorted(history.acknowledged, key=lambda each: (each.table, each.seq or 0))
    first, second = next((one, other) for one, other in pairwise(ordered) if one.table == other.table)
    return (first.table, first.request), (second.table, second.request)


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
    assert kinds(History([*HISTORY, early]), {**true, "z": (2, "play 1")}) == ["out of order"]


def test_the_judge_finds_whoever_was_shown_the_past() -> None:
    """A look may show what was under way, and nothing older than what anybody had been told before it began."""
    true = {"a": (3, "play 1"), "b": (4, "play 2")}
    assert kinds(History([*HISTORY], [Look("t", 2.5, 3.5, 3), Look("t", 3.5, 3.6, 4)]), true) == []
    assert kinds(History([*HISTORY], [Look("t", 3.5, 3.6, 3)]), true) == ["stale"]
    assert kinds(History([*HISTORY], [Look("t", 2.5, 2.6, 4), Look("t", 2.7, 2.8, 3)]), true) == ["stale"]


def test_the_judge_finds_what_came_out_of_turn() -> None:
    """A connection tells the entries of a table one after the other, and begins anew only with the whole table."""
    whole, first = told("table", 3), told("update", 4)
    assert [strays(whole, first), strays(whole, first, told("table", 6), told("update", 7))] == [0, 0]
    assert [strays(whole, told("update", 5)), strays(whole, first, first), strays(whole, first, whole)] == [1, 1, 1]


def told(kind: str, seq: int) -> dict[str, Any]:
    """Return what a server tells of a table without moves."""
    whole = {"info": {"id": "t", "seq": seq}} if kind == "table" else {"table": "t", "seq": seq}
    return {"type": kind, "entries": [], **whole}


def strays(*messages: dict[str, Any]) -> int:
    """Count what does not follow."""
    history, last = History(), dict[str, int]()
    for message in messages:
        history.hear(message, last)
    return len(judge(history, Log()))


def kinds(history: History, log: dict[str, tuple[int, str]]) -> list[str]:
    """Judge a history by a log with these requests."""
    return [fault.partition(":")[0] for fault in judge(history, _log(log))]


def _log(entries: dict[str, tuple[int, str]]) -> Log:
    written = Log()
    for request, (seq, move) in entries.items():
        written.places["t", request].append((seq, move))
    return written

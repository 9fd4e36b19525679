"""Load, faults, and in the end a judgement of what clients were told."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from tests.server.faults.faults import Fault, Scene, until
from tests.server.faults.history import History, Log, judge
from tests.server.faults.load import Pair
from tests.server.faults.victim import Victim
from tests.server.running import PATIENCE, fresh_database

from chabudai.server.store.engine import sqlite_url

if TYPE_CHECKING:
    from tests.server.cluster import Cluster


@dataclass
class Report:
    """What was survived."""

    faults: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    resent: int = 0
    games: int = 0
    entries: int = 0
    wrong: list[str] = field(default_factory=list)
    """What is lost, twice, out of order or misheard."""


async def torture(
    folder: Path, faults: Sequence[Fault], cluster: Cluster | None = None, *, tables: int = 6, seed: int = 1
) -> Report:
    """Let *faults* happen to a server one after another while people play, and judge it afterwards.

    Between two of them somebody's move is acknowledged at every table, however slow the machine is.
    """
    database = fresh_database(cluster.address) if cluster else ""
    history = History()
    scene = Scene(Victim(folder, database), random.Random(seed), cluster)
    pairs = [Pair(scene.victim.url, number, history, random.Random(number)) for number in range(tables)]
    report = Report()
    try:
        await scene.restart()
        tasks = [asyncio.create_task(pair.run()) for pair in pairs]
        for fault in faults:
            await _moves_at(pairs, tasks)
            await asyncio.sleep(scene.chance.uniform(0.0, 0.3))
            await fault(scene)
            report.faults[fault.__name__] += 1
        await _moves_at(pairs, tasks)
        for pair in pairs:
            pair.stop.set()
        await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
        log = await asyncio.to_thread(Log.read, database or sqlite_url(folder))
    finally:
        scene.close()
    report.wrong = judge(history, log)
    report.acknowledged, report.entries = len(history.acknowledged), len(log.moves)
    report.resent, report.games = sum(pair.resent for pair in pairs), sum(pair.games for pair in pairs)
    return report


async def _moves_at(pairs: Sequence[Pair], tasks: Sequence[asyncio.Task[None]]) -> None:
    """Wait until every pair has been answered once more, so that each fault meets a server at work."""
    wanted = [pair.answered + 1 for pair in pairs]

    def answered() -> bool:
        return all(pair.answered >= count for pair, count in zip(pairs, wanted, strict=True))

    await until(lambda: answered() or any(task.done() for task in tasks))
    for task in tasks:
        if task.done():
            # Somebody broke down, who plays until they are told to stop.
            task.result()

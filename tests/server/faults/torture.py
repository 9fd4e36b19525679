"""Load, faults, and in the end a judgement of what clients were told."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.server.faults.faults import Fault, Scene
from tests.server.faults.history import History, Log, judge
from tests.server.faults.load import Forgotten, Pair
from tests.server.faults.victim import Victim
from tests.server.running import PATIENCE, fresh_database

from chabudai.server.store.engine import sqlite_url

if TYPE_CHECKING:
    from tests.server.cluster import Cluster

RANDOM = 0.3
"""Seconds at most for which nothing happens between somebody's move at every table and a fault."""
LOOKS: Final = 30_000
"""Looks, a hundredth of a second apart, after which nobody waits for a move any more."""
PLANTED: Final = 6_000
"""The same at a server that loses what it promised: whoever plays there may be stuck for good."""


@dataclass
class Report:
    """What was survived."""

    faults: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    looks: int = 0
    resent: int = 0
    games: int = 0
    entries: int = 0
    wrong: list[str] = field(default_factory=list)
    """What is lost, twice, out of order, stale or misheard."""

    def __add__(self, other: Report) -> Report:
        """Return two together."""
        pairs = [(getattr(self, each.name), getattr(other, each.name)) for each in fields(self)]
        return Report(*(one + another for one, another in pairs))


async def torture(
    folder: Path,
    faults: Sequence[Fault],
    cluster: Cluster | None = None,
    *,
    tables: int = 6,
    seed: int = 1,
    plant: str = "",
    spoil: Callable[[History, str], None] | None = None,
) -> Report:
    """Let *faults* happen to a server one after another while people play, and judge it afterwards.

    Between two of them somebody's move is acknowledged at every table, however slow the machine is. At every third
    table a bot plays too. PostgreSQL is used by two workers. A *plant* is a fault of the server's own, and *spoil* does
    one to the database before it is judged: both must be found out.
    """
    database = fresh_database(cluster.address) if cluster else ""
    history, report, chance = History(), Report(), random.Random(seed)
    workers = [Victim(folder / f"worker{number}", database, plant) for number in range(2 if cluster else 1)]
    scene, urls = Scene(workers, chance, cluster), [worker.url for worker in workers]
    pairs = [
        Pair(urls, number, history, random.Random(chance.random()), bot=number % 3 == 0) for number in range(tables)
    ]
    try:
        try:
            await _play(scene, pairs, faults, report, looks=PLANTED if plant else LOOKS)
        except Forgotten as forgotten:
            history.strays.append(str(forgotten))
        finally:
            # Bots play on: nobody may hear of a move that came after the log was read.
            for pair in pairs:
                await pair.close()
        url = database or sqlite_url(workers[0].folder)
        if spoil is not None:
            spoil(history, url)
        log = await asyncio.to_thread(Log.read, url)
    finally:
        scene.close()
    report.wrong = judge(history, log)
    report.acknowledged, report.entries = len(history.acknowledged), len(log.moves)
    report.looks = len(history.looks)
    report.resent, report.games = sum(pair.resent for pair in pairs), sum(pair.games for pair in pairs)
    return report


async def _play(scene: Scene, pairs: Sequence[Pair], faults: Sequence[Fault], report: Report, *, looks: int) -> None:
    """Let people play until every fault has happened, and each of them has moved on after the last one."""
    await scene.restart()
    tasks = [asyncio.create_task(pair.run()) for pair in pairs]
    scene.played_on = partial(_moves_at, pairs, tasks, looks)
    try:
        for fault in faults:
            await scene.played_on()
            await asyncio.sleep(scene.chance.uniform(0.0, RANDOM))
            await fault(scene)
            report.faults[fault.__name__] += 1
        await scene.played_on()
        for pair in pairs:
            pair.stop.set()
        await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _moves_at(pairs: Sequence[Pair], tasks: Sequence[asyncio.Task[None]], looks: int) -> None:
    """Wait until every pair has been answered once more, so that each fault meets a server at work."""
    wanted = [pair.answered + 1 for pair in pairs]
    for _ in range(looks):
        for task in tasks:
            if task.done():
                # Somebody broke down: they play until they are told to stop.
                task.result()
        if all(pair.answered >= count for pair, count in zip(pairs, wanted, strict=True)):
            return
        await asyncio.sleep(0.01)
    raise Forgotten("somebody was not answered any more")

"""The cost of a move with few and with many stored tables.

python benchmarks/server_stored.py --few 10 --many 10000
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from chabudai.core import Chance  # noqa: E402 - found through the path above
from chabudai.server.acts import opened  # noqa: E402
from chabudai.server.bots import BotPool  # noqa: E402
from chabudai.server.chair import Person  # noqa: E402
from chabudai.server.happenings import Entry, Moved, Sat, Secret, Started  # noqa: E402
from chabudai.server.house import House  # noqa: E402
from chabudai.server.identity import fresh_table  # noqa: E402
from chabudai.server.match import settled_rules  # noqa: E402
from chabudai.server.requests import NewTable, Play  # noqa: E402
from chabudai.server.settings import Settings  # noqa: E402
from chabudai.server.store import Append, Store  # noqa: E402
from chabudai.server.store.engine import sqlite_url  # noqa: E402
from chabudai.server.store.store import body_of  # noqa: E402
from chabudai.server.table import Table  # noqa: E402

PEOPLE = [Person("a" * 24, "Ann"), Person("b" * 24, "Bob")]


async def fill(store: Store, number: int) -> list[str]:
    """Store so many games in their middle: thirty moves each."""
    names = []
    for start in range(number):
        table = Table(fresh_table())
        draft = opened(NewTable(game="hanabi", players=2), PEOPLE[0])
        rules = dict(settled_rules("hanabi", 2, {}, str(start)))
        entries = [
            Entry(1, draft.events, secret=draft.secret),
            Entry(1, [Sat(1, "Bob")], secret=Secret(who={1: PEOPLE[1].id})),
            Entry(1, [Started(rules)], secret=Secret(seed=str(start))),
        ]
        for seq, entry in enumerate(entries, 1):
            table.apply(seq, entry)
        chance = Chance("fill", str(start))
        while len(entries) < 33 and table.match is not None and table.turn is not None:
            legal = [move for move in table.match.state.legal_moves() if not str(move).startswith("play")]
            entry = Entry(1, [Moved(table.turn, str(legal[chance.below(len(legal))]))])
            entries.append(entry)
            table.apply(len(entries), entry)
        appends = [Append(table.id, seq, body_of(entry)) for seq, entry in enumerate(entries, 1)]
        appends[0].opened = 1
        await asyncio.gather(*(store.append(append) for append in appends))
        names.append(table.id)
    return names


async def measure(number: int, moves: int) -> tuple[float, float]:
    """Return the milliseconds of a move at a table in memory and at one that must be read first."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(sqlite_url(Path(folder)))
        house = House(store, BotPool(1, 1), Settings(cached_tables=200))
        names = await fill(store, number)
        cold: list[float] = []
        warm: list[float] = []
        chance = Chance("measure", "1")
        for _ in range(moves):
            name = names[chance.below(len(names))]
            for times in (cold, warm):
                started = time.perf_counter()
                table = await house.table(name)
                if table.match is None or table.turn is None:
                    continue
                legal = [str(move) for move in table.match.state.legal_moves() if not str(move).startswith("play")]
                await house.act(PEOPLE[table.turn], Play(table=name, move=legal[0]))
                times.append(time.perf_counter() - started)
        await house.close()
        await store.close()
        return median(warm) * 1000, median(cold) * 1000


def main() -> None:
    """Measure both and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--few", type=int, default=10)
    parser.add_argument("--many", type=int, default=10_000)
    parser.add_argument("--moves", type=int, default=300)
    options = parser.parse_args()
    print(f"{'stored tables':>14} {'in memory, ms':>14} {'first touch, ms':>16}   (durable, one at a time)")
    for number in (options.few, options.many):
        warm, cold = asyncio.run(measure(number, options.moves))
        print(f"{number:14} {warm:14.2f} {cold:16.2f}   load average {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()

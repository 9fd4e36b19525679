"""The cost of a move with few and with many stored tables, in processor time: other jobs do not count.

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

from chabudai.bots.thinking import BotPool  # noqa: E402
from chabudai.core import Chance  # noqa: E402 - found through the path above
from chabudai.protocol.events import Moved, Sat, Started  # noqa: E402
from chabudai.protocol.requests import Play  # noqa: E402
from chabudai.protocol.tables import NewTable  # noqa: E402
from chabudai.server.hub.hub import Hub, fresh_table  # noqa: E402
from chabudai.server.settings import Settings  # noqa: E402
from chabudai.server.store import Append, Store  # noqa: E402
from chabudai.server.store.engine import sqlite_url  # noqa: E402
from chabudai.server.store.store import body_of  # noqa: E402
from chabudai.server.tables.commands import opened  # noqa: E402
from chabudai.server.tables.entry import Entry, Secret  # noqa: E402
from chabudai.server.tables.match import settled_rules  # noqa: E402
from chabudai.server.tables.person import Person  # noqa: E402
from chabudai.server.tables.table import Table  # noqa: E402

PEOPLE = [Person("a" * 24, "Ann"), Person("b" * 24, "Bob")]


def half_a_game() -> list[Entry]:
    """Return the log of a game in its middle: thirty moves."""
    table = Table("")
    draft = opened(NewTable(game="hanabi", players=2), PEOPLE[0])
    rules = dict(settled_rules("hanabi", 2, {}, "stored"))
    entries = [
        Entry(1, draft.events, secret=draft.secret),
        Entry(1, [Sat(1, "Bob")], secret=Secret(who={1: PEOPLE[1].id})),
        Entry(1, [Started(rules)], secret=Secret(seed="stored")),
    ]
    for seq, entry in enumerate(entries, 1):
        table.apply(seq, entry)
    chance = Chance("fill", "stored")
    while len(entries) < 33 and table.match is not None and table.turn is not None:
        legal = [move for move in table.match.state.legal_moves() if not str(move).startswith("play")]
        entry = Entry(1, [Moved(table.turn, str(legal[chance.below(len(legal))]))])
        entries.append(entry)
        table.apply(len(entries), entry)
    return entries


class Place:
    """A store with so many games in it, and a hub around it."""

    def __init__(self, folder: Path, number: int) -> None:
        self.folder = folder
        self.number = number
        self.cold: list[float] = []
        self.warm: list[float] = []

    async def open(self) -> None:
        """Fill the store."""
        self.folder.mkdir()
        self.store = await Store.open(sqlite_url(self.folder))
        self.hub = Hub(self.store, BotPool(1, 1), Settings(cached_tables=200))
        bodies = [body_of(entry) for entry in half_a_game()]
        self.names = [fresh_table() for _ in range(self.number)]
        for name in self.names:
            appends = [Append(name, seq, body) for seq, body in enumerate(bodies, 1)]
            appends[0].opened = 1
            await asyncio.gather(*(self.store.append(append) for append in appends))

    async def move(self, chance: Chance) -> None:
        """Move twice at a table: read from its log, then in memory."""
        name = self.names[chance.below(len(self.names))]
        for times in (self.cold, self.warm):
            started = time.process_time()
            table = await self.hub.table(name)
            if table.match is None or table.turn is None:
                return
            legal = [str(move) for move in table.match.state.legal_moves() if not str(move).startswith("play")]
            await self.hub.execute(PEOPLE[table.turn].id, Play(table=name, move=legal[0]))
            times.append(time.process_time() - started)

    async def close(self) -> None:
        """Put everything away."""
        await self.hub.close()
        await self.store.close()


async def measure(folder: Path, numbers: tuple[int, ...], moves: int) -> list[Place]:
    """Take turns between the places, so that all of them have the same conditions."""
    places = [Place(folder / str(number), number) for number in numbers]
    for place in places:
        await place.open()
    chance = Chance("measure", "1")
    for _ in range(moves):
        for place in places:
            await place.move(chance)
    for place in places:
        await place.close()
    return places


def main() -> None:
    """Measure both and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--few", type=int, default=10)
    parser.add_argument("--many", type=int, default=10_000)
    parser.add_argument("--moves", type=int, default=300)
    options = parser.parse_args()
    print(f"{'stored tables':>14} {'in memory, ms':>14} {'first touch, ms':>16}   (processor time of a durable move)")
    with tempfile.TemporaryDirectory() as folder:
        for place in asyncio.run(measure(Path(folder), (options.few, options.many), options.moves)):
            print(f"{place.number:14} {median(place.warm) * 1000:14.2f} {median(place.cold) * 1000:16.2f}")
    print(f"load average {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()

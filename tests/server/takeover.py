"""How long a table stands still when the worker that leads it dies or hangs."""

from __future__ import annotations

import signal
import time

from tests.server.client import Client
from tests.server.running import Server
from tests.server.story import fine
from tests.server.test_leaders import led_by
from tests.server.test_workers import play

DEATH = signal.SIGKILL
PAUSE = signal.SIGSTOP


async def standstill(leading: Server, other: Server, blow: signal.Signals) -> float:
    """Strike the worker that leads a table; return after how many seconds a move at the *other* is acknowledged.

    Nobody helps: the players are connected to the other worker all the time, and only wait for their answer. The one
    that was struck is dead in the end.
    """
    async with Client(leading.url) as host, Client(other.url, "Ann") as ann, Client(other.url, "Bob") as bob:
        table = await led_by(host, ann, bob)
        assert await play(table, (ann, bob), 3) == 3
        mover = (ann, bob)[(await ann.position(table))["view"]["to_move"]]
        move = (await mover.position(table))["moves"][-1]["move"]
        assert leading.process is not None
        leading.process.send_signal(blow)
        struck = time.monotonic()
        await fine(mover.ask(do="play", table=table, move=move))
        seconds = time.monotonic() - struck
        leading.kill()
        return seconds

"""What can happen to a server: each fault is done to a worker or its store under load, and undone."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from tests.processes import children
from tests.server.running import PATIENCE

if TYPE_CHECKING:
    import random

    from tests.server.cluster import Cluster
    from tests.server.faults.victim import Victim

SHORT: Final = 0.7
"""Seconds for which a disturbance lasts."""
SCARCE: Final = (5, 50, 500)
"""Of so many larger pieces of memory one is refused."""
YEAR: Final = 365 * 86_400
THINKER: Final = "chabudai.bots.thinking.thinker"


@dataclass
class Scene:
    """Workers of one database, and the luck of the moment."""

    workers: list[Victim]
    chance: random.Random
    cluster: Cluster | None = None
    played_on: Callable[[], Awaitable[None]] | None = None
    """Waits until somebody has made a move at every table."""

    def close(self) -> None:
        """End everything that was started here."""
        for worker in self.workers:
            worker.close()

    def victim(self) -> Victim:
        """Choose a worker."""
        return self.chance.choice(self.workers)

    async def restart(self, *workers: Victim) -> None:
        """Start workers again after their end, all of them if none is named."""
        for worker in workers or self.workers:
            worker.start()
        for worker in workers or self.workers:
            try:
                await until(partial(_settled, worker))
            except TimeoutError:
                raise TimeoutError(worker.last_words()) from None
            if worker.ended():
                raise RuntimeError(worker.last_words())


Fault = Callable[[Scene], Awaitable[None]]


async def until(true: Callable[[], bool]) -> None:
    """Wait for something, by counting, so that a pause of the whole machine does not matter."""
    for _ in range(10_000):
        if await asyncio.to_thread(true):
            return
        await asyncio.sleep(0.03)
    raise TimeoutError


def _settled(worker: Victim) -> bool:
    """Tell whether it is known how a start ended."""
    return worker.alive() or worker.ended()


async def kill(scene: Scene) -> None:
    """A worker is killed, and started again at once."""
    victim = scene.victim()
    victim.kill()
    await scene.restart(victim)


async def kill_bots(scene: Scene) -> None:
    """The processes in which bots think are killed, wherever there are any."""
    for worker in scene.workers:
        for pid in children(worker.child, THINKER):
            os.kill(pid, signal.SIGKILL)


async def lose_worker(scene: Scene) -> None:
    """A worker is killed and stays away until people have played on at the others, which lead its tables."""
    assert scene.played_on is not None
    victim = scene.victim()
    victim.kill()
    await scene.played_on()
    await scene.restart(victim)


async def hang_worker(scene: Scene) -> None:
    """A worker stands still until the others have taken its tables over; then it wakes up and knows nothing of it."""
    assert scene.played_on is not None
    victim = scene.victim()
    victim.stop(on=True)
    try:
        await scene.played_on()
    finally:
        victim.stop(on=False)
    await recover(scene)


async def cut_power(scene: Scene) -> None:
    """The power fails: what was not synced is gone."""
    await _power(scene, torn=False)


async def tear(scene: Scene) -> None:
    """The power fails in the middle of writing: some sectors are new, others old."""
    await _power(scene, torn=True)


async def _power(scene: Scene, *, torn: bool) -> None:
    victim = scene.victim()
    assert victim.shim is not None
    victim.kill()
    await asyncio.to_thread(victim.reap)
    victim.shim.cut_power(scene.chance, torn=torn)
    await scene.restart(victim)


async def fill_disk(scene: Scene) -> None:
    """The disk is full for a while."""
    await _refuse_writes(scene, errno.ENOSPC)


async def lock_disk(scene: Scene) -> None:
    """The disk can only be read for a while."""
    await _refuse_writes(scene, errno.EROFS)


async def _refuse_writes(scene: Scene, code: int) -> None:
    shim = scene.victim().shim
    assert shim is not None
    shim.fail_writes(code)
    await asyncio.sleep(SHORT)
    shim.fail_writes(0)
    await recover(scene)


async def hang_disk(scene: Scene) -> None:
    """The disk does not answer for a while."""
    shim = scene.victim().shim
    assert shim is not None
    shim.hang(on=True)
    await asyncio.sleep(SHORT)
    shim.hang(on=False)
    await recover(scene)


async def jump_clock(scene: Scene) -> None:
    """The clock jumps by up to a year, forwards or back, and later returns."""
    shim = scene.victim().shim
    assert shim is not None
    shim.shift_clock(scene.chance.randint(-YEAR, YEAR))
    await asyncio.sleep(SHORT)
    shim.shift_clock(0)


async def starve(scene: Scene) -> None:
    """Memory is short for a while: now and then there is none; whoever breaks down is started again."""
    shim = scene.victim().shim
    assert shim is not None
    shim.starve(one_of=scene.chance.choice(SCARCE))
    await asyncio.sleep(SHORT)
    shim.starve(one_of=0)
    await recover(scene)


async def pause(scene: Scene) -> None:
    """A worker stands still for a while, as on a machine that is put to sleep."""
    victim = scene.victim()
    victim.stop(on=True)
    await asyncio.sleep(SHORT)
    victim.stop(on=False)


async def crash_postgresql(scene: Scene) -> None:
    """PostgreSQL is killed and started again."""
    assert scene.cluster is not None
    await asyncio.to_thread(scene.cluster.kill)
    await asyncio.to_thread(scene.cluster.start)
    await recover(scene)


async def restart_postgresql(scene: Scene) -> None:
    """PostgreSQL is restarted in good order, as for an upgrade."""
    assert scene.cluster is not None
    await asyncio.to_thread(scene.cluster.stop)
    await asyncio.to_thread(scene.cluster.start)
    await recover(scene)


async def hang_postgresql(scene: Scene) -> None:
    """PostgreSQL does not answer for a while."""
    assert scene.cluster is not None
    scene.cluster.pause(on=True)
    await asyncio.sleep(SHORT)
    scene.cluster.pause(on=False)
    await recover(scene)


async def fail_over(scene: Scene) -> None:
    """PostgreSQL is lost for good, and its copy, which has every commit, takes its place and its address."""
    first = scene.cluster
    assert first is not None
    second = await asyncio.to_thread(first.standby)
    try:
        await asyncio.sleep(SHORT)
        await asyncio.to_thread(first.kill)
        await asyncio.to_thread(second.promote)
        await asyncio.to_thread(second.take_place_of, first)
    except BaseException:
        second.remove()
        raise
    scene.cluster = second
    await recover(scene)


async def recover(scene: Scene) -> None:
    """Wait until all workers work again; start those again that gave up, as a supervisor does."""
    end = time.monotonic() + 2 * PATIENCE
    for worker in scene.workers:
        while not await asyncio.to_thread(worker.alive):
            if worker.ended():
                worker.start()
            elif time.monotonic() > end:
                raise TimeoutError
            await asyncio.sleep(0.03)


EVERYWHERE: Final[tuple[Fault, ...]] = (kill, kill_bots, pause)
SHIMMED: Final[tuple[Fault, ...]] = (jump_clock, starve)
ON_SQLITE: Final[tuple[Fault, ...]] = (cut_power, tear, fill_disk, lock_disk, hang_disk)
ON_POSTGRESQL: Final[tuple[Fault, ...]] = (
    *(lose_worker, hang_worker),
    *(crash_postgresql, restart_postgresql, hang_postgresql, fail_over),
)


def faults_of(*, postgresql: bool, shimmed: bool) -> tuple[Fault, ...]:
    """Return what can happen with a store, as far as this machine can do it."""
    if postgresql:
        return EVERYWHERE + (SHIMMED if shimmed else ()) + ON_POSTGRESQL
    return EVERYWHERE + (SHIMMED + ON_SQLITE if shimmed else ())

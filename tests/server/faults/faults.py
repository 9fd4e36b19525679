"""What can happen to a server: each fault is done to a victim under load, and undone."""

from __future__ import annotations

import asyncio
import errno
import os
import resource
import signal
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import random

    from tests.server.cluster import Cluster
    from tests.server.faults.victim import Victim

SHORT: Final = 0.7
"""Seconds for which a disturbance lasts."""
YEAR: Final = 365 * 86_400


@dataclass
class Scene:
    """A victim, its database, and the luck of the moment."""

    victim: Victim
    chance: random.Random
    cluster: Cluster | None = None
    copies: list[Cluster] = field(default_factory=list)
    """PostgreSQL servers that took the place of the first one."""

    def close(self) -> None:
        """End everything that was started here."""
        self.victim.close()
        for copy in reversed(self.copies):
            copy.remove()

    async def restart(self) -> None:
        """Start the victim again after its end."""
        self.victim.start()
        await until(self.victim.alive)


Fault = Callable[[Scene], Awaitable[None]]


async def until(true: Callable[[], bool]) -> None:
    """Wait for something, by counting, so that a pause of the whole machine does not matter."""
    for _ in range(30_000):
        if await asyncio.to_thread(true):
            return
        await asyncio.sleep(0.01)
    raise TimeoutError


async def kill(scene: Scene) -> None:
    """The server is killed."""
    scene.victim.kill()
    await scene.restart()


async def cut_power(scene: Scene) -> None:
    """The power fails: what was not synced is gone."""
    await _power(scene, torn=False)


async def tear(scene: Scene) -> None:
    """The power fails in the middle of writing: some sectors are new, others old."""
    await _power(scene, torn=True)


async def _power(scene: Scene, *, torn: bool) -> None:
    assert scene.victim.shim is not None
    scene.victim.kill()
    await asyncio.to_thread(scene.victim.reap)
    scene.victim.shim.cut_power(scene.chance, torn=torn)
    await scene.restart()


async def fill_disk(scene: Scene) -> None:
    """The disk is full for a while."""
    await _refuse_writes(scene, errno.ENOSPC)


async def lock_disk(scene: Scene) -> None:
    """The disk can only be read for a while."""
    await _refuse_writes(scene, errno.EROFS)


async def _refuse_writes(scene: Scene, code: int) -> None:
    assert scene.victim.shim is not None
    scene.victim.shim.fail_writes(code)
    await asyncio.sleep(SHORT)
    scene.victim.shim.fail_writes(0)
    await recover(scene)


async def hang_disk(scene: Scene) -> None:
    """The disk does not answer for a while."""
    assert scene.victim.shim is not None
    scene.victim.shim.hang(on=True)
    await asyncio.sleep(SHORT)
    scene.victim.shim.hang(on=False)
    await recover(scene)


async def jump_clock(scene: Scene) -> None:
    """The clock jumps by up to a year, forwards or back, and later returns."""
    assert scene.victim.shim is not None
    scene.victim.shim.shift_clock(scene.chance.randint(-YEAR, YEAR))
    await asyncio.sleep(SHORT)
    scene.victim.shim.shift_clock(0)


async def starve(scene: Scene) -> None:
    """There is no memory to be had for a while; whoever breaks down is started again."""
    pid, unlimited = scene.victim.child, resource.RLIM_INFINITY
    used = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[0]) * resource.getpagesize()
    resource.prlimit(pid, resource.RLIMIT_AS, (used, unlimited))
    await asyncio.sleep(SHORT)
    if not scene.victim.ended():
        resource.prlimit(pid, resource.RLIMIT_AS, (unlimited, unlimited))
    await recover(scene)


async def pause(scene: Scene) -> None:
    """The server stands still for a while, as on a machine that is put to sleep."""
    os.kill(scene.victim.child, signal.SIGSTOP)
    await asyncio.sleep(SHORT)
    os.kill(scene.victim.child, signal.SIGCONT)


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
    second = await asyncio.to_thread(first.standby, first.folder.with_name(f"pg{len(scene.copies) + 1}"))
    scene.copies.append(second)
    await asyncio.sleep(SHORT)
    await asyncio.to_thread(first.kill)
    await asyncio.to_thread(second.promote)
    await asyncio.to_thread(second.take_address_of, first)
    scene.cluster = second
    await recover(scene)


async def recover(scene: Scene) -> None:
    """Wait until the victim works again; if it gave up, start it again as a supervisor does."""
    while not await asyncio.to_thread(scene.victim.alive):
        if scene.victim.ended():
            scene.victim.start()
        await asyncio.sleep(0.02)


EVERYWHERE: Final[tuple[Fault, ...]] = (kill, pause, starve)
SHIMMED: Final[tuple[Fault, ...]] = (jump_clock,)
ON_SQLITE: Final[tuple[Fault, ...]] = (cut_power, tear, fill_disk, lock_disk, hang_disk)
ON_POSTGRESQL: Final[tuple[Fault, ...]] = (crash_postgresql, restart_postgresql, hang_postgresql, fail_over)


def faults_of(*, postgresql: bool, shimmed: bool) -> tuple[Fault, ...]:
    """Return what can happen with a store, as far as this machine can do it."""
    if postgresql:
        return EVERYWHERE + (SHIMMED if shimmed else ()) + ON_POSTGRESQL
    return EVERYWHERE + (SHIMMED + ON_SQLITE if shimmed else ())

"""Processes of ours end with the one that started them, whatever they are doing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.bots.strangers import install
from tests.processes import children, ended, worked
from tests.server.running import PATIENCE

BUSY = 1.5
"""Seconds of work after which a process has begun what it was started for."""
THINKER = """
import asyncio
from chabudai.bots.thinking import BotPool
from tests.bots.strangers import asked
async def main():
    pool = BotPool(1, 1000)
    await pool.choose(*asked("hanging", "play 1"))
asyncio.run(main())
"""
WORKER = """
import asyncio
from chabudai.analysis.jobs import DealJob, run
from chabudai.records.deal import Deal
async def main():
    async for _ in run(DealJob(Deal("hanabi", 5, 1), 1_000_000)):
        pass
asyncio.run(main())
"""
WARMING = """
import asyncio
from chabudai.bots.thinking import pool
asyncio.run(pool._compile())
"""
BENCH = """
import asyncio
from chabudai.server.jobs.asker import Asker
from chabudai.server.jobs.bench import Bench
from tests.records.rehearsed import rehearsed
from chabudai.protocol.options import Aid
from chabudai.server.jobs.works import RecordReplay
async def main():
    bench, record = Bench(1), rehearsed("hanabi", 5, {}, "bench").to_json()
    for name in range(1_000_000):
        await bench.do(RecordReplay({**record, "names": [str(name)] * 5}, "0", Aid.DEDUCTION), Asker("::1", "ann"))
asyncio.run(main())
"""


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs Linux")
@pytest.mark.parametrize("program", [THINKER, WORKER, WARMING, BENCH], ids=["thinker", "worker", "warming", "bench"])
def test_a_busy_process_ends_with_a_parent_that_is_killed(
    program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot in the middle of a thought, a job, and the compiler: none of them reads from its parent meanwhile."""
    install(tmp_path, monkeypatch)
    # Nothing is compiled yet, so that the compiler has work for longer than the test waits.
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    parent = subprocess.Popen([sys.executable, "-c", program])
    end = time.monotonic() + PATIENCE
    while not (found := children(parent.pid)) or worked(found[0]) < BUSY:
        assert parent.poll() is None
        assert time.monotonic() < end
        time.sleep(0.02)

    parent.send_signal(signal.SIGKILL)
    parent.wait()

    end = time.monotonic() + 20
    while not ended(found[0]) and time.monotonic() < end:
        time.sleep(0.02)
    left = not ended(found[0])
    if left:
        os.kill(found[0], signal.SIGKILL)
    assert not left

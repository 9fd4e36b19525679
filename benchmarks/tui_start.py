"""How long somebody waits for the terminal: from starting `chabudai play` to the first picture of the table.

The command runs in a pseudo-terminal of 80 columns and 24 lines, as it would over ssh; the clock stops when the
fireworks or the lines of the game are on the screen. Byte code is compiled before, as an installer does.
"""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import statistics
import struct
import sys
import tempfile
import termios
import time
from typing import Final

RUNS: Final = 15
LIMIT: Final = 0.5
FIRST_WORDS: Final = {"hanabi": b"Fireworks", "bossa": b"White line"}
SECONDS: Final = 60.0


def start(game: str, cache: str) -> tuple[float, float]:
    """Start the command, wait for the table, and return the seconds that passed: by the clock, and of the processor."""
    began = time.perf_counter()
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(TERM="xterm-256color", PYTHONPYCACHEPREFIX=cache, PYTHONDONTWRITEBYTECODE="", LANG="C.UTF-8")
        command = [sys.executable, "-m", "chabudai", "play", game, "--seed", "a", "--language", "en"]
        os.execv(command[0], command)  # noqa: S606 - our own command
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    try:
        _wait_for(terminal, FIRST_WORDS[game], began)
        took = time.perf_counter() - began
    finally:
        os.kill(child, signal.SIGKILL)
        _, _, used = os.wait4(child, 0)
        os.close(terminal)
    return took, used.ru_utime + used.ru_stime


def _wait_for(terminal: int, words: bytes, began: float) -> None:
    seen = b""
    while words not in seen:
        if time.perf_counter() - began > SECONDS:
            raise TimeoutError(seen[-500:])
        if select.select([terminal], [], [], 1.0)[0]:
            seen += os.read(terminal, 1 << 16)


def main() -> None:
    """Measure both games; fail where half of the starts take longer than the limit."""
    slow = False
    with tempfile.TemporaryDirectory() as cache:
        for game in FIRST_WORDS:
            start(game, cache)
            times = sorted(start(game, cache) for _ in range(RUNS))
            middle, processor = (
                statistics.median(clock for clock, _ in times),
                statistics.median(used for _, used in times),
            )
            print(
                f"{game:8} first picture after {middle:.3f} s by the clock (fastest {times[0][0]:.3f}, slowest "
                f"{times[-1][0]:.3f}), {processor:.3f} s of the processor"
            )
            slow |= middle > LIMIT
    sys.exit(int(slow))


if __name__ == "__main__":
    main()

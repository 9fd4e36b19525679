"""Debian's Chromium for the tests: found, or installed where that is possible.

There are two: the whole browser, and the headless shell, which draws the same pages with the same engine, takes two
thirds of the processor time, and has no push messages.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
"""Quiet and at home in a container: no sandbox of its own, no calls to other hosts."""


WHOLE = ("chromium", "chromium-browser")
SHELL = ("chromium-headless-shell",)
"""What the browsers are called."""


def chromium() -> str | None:
    """Return the path of the whole browser, installed through apt if root may; None where there is none."""
    return _find(WHOLE) or _install(WHOLE)


def chromium_shell() -> str | None:
    """Return the path of the headless shell, or of the whole browser where there is no such package."""
    return _find(SHELL) or _install(SHELL) or chromium()


def _find(names: tuple[str, ...]) -> str | None:
    return next(filter(None, map(shutil.which, names)), None)


def _install(names: tuple[str, ...]) -> str | None:
    """Install the first of *names* if root may, and find it."""
    if sys.platform != "linux" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    import fcntl  # noqa: PLC0415 - not on every system

    # One worker installs, the others wait for it.
    with Path("/tmp/chabudai-chromium.lock").open("w") as held:  # noqa: S108 - shared on purpose
        fcntl.flock(held, fcntl.LOCK_EX)
        if _find(names) is None:
            for command in (["apt-get", "update", "-q"], ["apt-get", "install", "-q", "-y", names[0]]):
                subprocess.run(command, check=False, capture_output=True)
    return _find(names)

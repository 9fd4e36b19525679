"""Debian's Chromium for the tests: found, or installed where that is possible."""

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


def chromium() -> str | None:
    """Return the path of Chromium, installed through apt if root may; None where there is none."""
    found = _find()
    if found is None and sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get"):
        _install()
        found = _find()
    return found


def _find() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser")


def _install() -> None:
    # One worker installs, the others wait for it.
    lock = Path("/tmp/chabudai-chromium.lock")  # noqa: S108 - shared on purpose
    with lock.open("w") as held:
        import fcntl  # noqa: PLC0415 - not on every system

        fcntl.flock(held, fcntl.LOCK_EX)
        if _find() is None:
            for command in (["apt-get", "update", "-q"], ["apt-get", "install", "-q", "-y", "chromium"]):
                subprocess.run(command, check=False, capture_output=True)

"""Our command, and Python, as processes that find the installed game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATIENCE = 300.0


def chabudai(*arguments: str, given: str = "") -> str:
    """Run the command `chabudai` and return what it prints; a warning or another exit code than 0 is an error."""
    return _run("-m", "chabudai", *arguments, given=given)


def python(module: str) -> str:
    """Run a module as a program and return what it prints."""
    return _run("-m", module, given="")


def _run(*arguments: str, given: str) -> str:
    ran = subprocess.run(
        [sys.executable, "-W", "error", *arguments],
        input=given,
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
        timeout=PATIENCE,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout

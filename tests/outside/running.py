"""Our command, and Python, as processes that find the installed game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATIENCE = 300.0


def chabudai(*arguments: str, given: str = "") -> str:
    """Run the command `chabudai` and return what it prints; a warning or another exit code than 0 is an error."""
    ran = _run("-m", "chabudai", *arguments, given=given)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def refused(*arguments: str) -> str:
    """Run the command `chabudai`, which must refuse, and return what it says."""
    ran = _run("-m", "chabudai", *arguments)
    assert (ran.returncode, ran.stdout) == (2, ""), ran.stderr
    return ran.stderr


def python(module: str) -> str:
    """Run a module as a program and return what it prints."""
    ran = _run("-m", module)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def _run(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "error", *arguments],
        input=given,
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
        timeout=PATIENCE,
        check=False,
    )

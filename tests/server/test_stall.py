"""Nobody holds up the event loop for long: the short form of `benchmarks/server_stall.py`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "server_stall.py"


def test_no_kind_of_request_holds_up_the_loop() -> None:
    """By the usual processor time of its longest callback; the bound has room, since tests run on busy machines."""
    asked = ["--times", "5", "--entries", "4000", "--most", "5"]
    done = subprocess.run([sys.executable, SCRIPT, *asked], capture_output=True, text=True, timeout=600, check=False)

    assert done.returncode == 0, done.stdout + done.stderr

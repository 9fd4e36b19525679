"""Every script in `benchmarks/` starts as `make bench` starts it: by its path, the project's folder not on the path."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / "benchmarks"
LOADED = """
import os, runpy, sys
import httpx, litestar, numba, psycopg, sqlalchemy

sys.path[0], *scripts = sys.argv[1:]
failed = []
for script in scripts:
    child = os.fork()
    if not child:
        runpy.run_path(script, run_name="loaded")
        sys.stdout.flush()
        os._exit(0)
    if os.waitpid(child, 0)[1]:
        failed.append(script)
sys.exit(f"These did not start: {failed}" if failed else 0)
"""
"""Forks for each script what has loaded the packages of others, which take the most time; of ours it has nothing."""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks")
def test_every_script_finds_all_that_it_imports(tmp_path: Path) -> None:
    """Nothing is measured: each is read up to where it would begin."""
    scripts = [str(script) for script in sorted(FOLDER.glob("*.py"))]
    words = [sys.executable, "-c", LOADED, str(FOLDER), *scripts]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert scripts
    assert done.returncode == 0, done.stderr

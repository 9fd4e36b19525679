"""Every script in `benchmarks/` starts as `make bench` starts it: by its path, the project's folder not on the path."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPTS = sorted((Path(__file__).parents[1] / "benchmarks").glob("*.py"))
LOADED = """
import runpy, sys
sys.path[0] = sys.argv[1].rpartition("/")[0]
runpy.run_path(sys.argv[1], run_name="loaded")
"""


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
def test_a_script_finds_all_that_it_imports(script: Path, tmp_path: Path) -> None:
    """Nothing is measured: the script is read up to where it would begin."""
    words = [sys.executable, "-c", LOADED, str(script)]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr

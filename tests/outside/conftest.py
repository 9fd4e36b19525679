"""A game from an outside package, installed for the processes that these tests start and for nobody else."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent / "cairn"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder into which the package was built and installed, without network."""
    folder = tmp_path_factory.mktemp("site")
    options = ["--quiet", "--offline", "--no-deps", "--no-build-isolation", "--python", sys.executable]
    command = [sys.executable, "-m", "uv", "pip", "install", *options, "--target", str(folder), str(PACKAGE)]
    subprocess.run(command, check=True, timeout=300)
    return folder


@pytest.fixture(scope="module", autouse=True)
def _installed(site: Path) -> Iterator[None]:
    """Let new processes find the package; this one has its games already."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH")])))
        yield

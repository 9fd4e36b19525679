"""Compiled code is kept, and thrown away when what it was made from changes."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path

import numba

import chabudai
from chabudai.fast.compiling import source_stamp

PROGRAM = "from chabudai.fast.legality import first_illegal; import numpy as np; import chabudai; "
PROGRAM += "print(chabudai.__file__, first_illegal(np.full((2, 1), 3), np.array([1, 2])))"


def _nowhere(folder: Path) -> subprocess.CompletedProcess[str]:
    """Run where only the folder for passing files can be written to."""
    given = {**os.environ, "TMPDIR": str(folder), "NUMBA_CACHE_LOCATOR_CLASSES": "UserProvidedCacheLocator"}
    given.pop("NUMBA_CACHE_DIR", None)
    return subprocess.run([sys.executable, "-c", PROGRAM], env=given, capture_output=True, text=True, check=True)


def _run(tree: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(tree), "NUMBA_CACHE_DIR": str(tree / "cache")}
    return subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True, cwd=tree
    )


def test_a_kernel_is_compiled_once_and_again_when_a_module_that_it_calls_changes(tmp_path: Path) -> None:
    """The person who waits is told so; what was kept is used silently, but never when it is stale."""
    source = Path(chabudai.__file__).parent
    for path in source.rglob("*.py"):
        copy = tmp_path / "chabudai" / path.relative_to(source)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())

    first, second = _run(tmp_path), _run(tmp_path)
    bits = tmp_path / "chabudai" / "fast" / "bits.py"
    bits.write_text(bits.read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8")
    third = _run(tmp_path)

    assert str(tmp_path) in first.stdout
    assert first.stdout == second.stdout == third.stdout
    assert "compiling chabudai.fast" in first.stderr
    assert second.stderr == ""
    assert "compiling chabudai.fast" in third.stderr


def test_code_that_another_release_kept_is_not_read(tmp_path: Path) -> None:
    """An index may name classes by modules that are gone: it is compiled anew, and nothing fails."""
    given = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, "-c", PROGRAM]
    first = subprocess.run(command, env=given, capture_output=True, text=True, check=True)
    indexes = list(tmp_path.rglob("*.nbi"))
    for index in indexes:
        gone = pickle.dumps(numba.__version__) + b"cchabudai.fast.that_is_gone\nClass\n."
        index.write_bytes(gone)

    again = subprocess.run(command, env=given, capture_output=True, text=True, check=True)

    assert indexes
    assert again.stdout == first.stdout
    assert "compiling chabudai.fast" in again.stderr


def test_the_stamp_of_a_game_covers_its_rulebook() -> None:
    """Constants of the rulebook are compiled in, so every game has a stamp of its own."""
    assert len({source_stamp("chance"), source_stamp("hanabi.kernel"), source_stamp("bossa.kernel")}) == 3
    assert source_stamp("hanabi.kernel") == source_stamp("hanabi.loops")


def test_where_nothing_else_can_be_written_to_code_is_kept_in_a_private_folder(tmp_path: Path) -> None:
    """A service without a home compiles once; the folder is nobody else's."""
    first, second = _nowhere(tmp_path), _nowhere(tmp_path)

    (folder,) = tmp_path.iterdir()
    assert folder.stat().st_mode & 0o777 == 0o700
    assert "compiling" in first.stderr
    assert second.stderr == ""


def test_code_from_a_folder_that_others_could_write_to_is_not_run(tmp_path: Path) -> None:
    """Whoever can write into the folder could have put anything there."""
    _nowhere(tmp_path)
    (folder,) = tmp_path.iterdir()
    folder.chmod(0o777)

    again = _nowhere(tmp_path)

    assert "compiling" in again.stderr
    assert len(list(tmp_path.iterdir())) == 2

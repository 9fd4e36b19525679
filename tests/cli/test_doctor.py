"""`chabudai doctor`: what is in place, what is missing, what is wrong."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from tests.ports import free_port

from chabudai.cli.doctor import EXTRAS

NOTED = """Metadata-Version: 2.4
Name: {name}
Version: {version}
"""


def doctor(*flags: str, first: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Ask it, with the packages in the folder *first* before all others."""
    path = os.pathsep.join(filter(None, [str(first or ""), os.environ.get("PYTHONPATH")]))
    return subprocess.run(
        [sys.executable, "-m", "chabudai", "doctor", "--port", str(free_port()), *flags],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": path},
    )


def noted(folder: Path, name: str, version: str, *lines: str) -> None:
    """Leave a note in *folder* that a package is installed there."""
    note = folder / f"{name}-{version}.dist-info" / "METADATA"
    note.parent.mkdir()
    note.write_text(NOTED.format(name=name, version=version) + "".join(f"{line}\n" for line in lines), encoding="utf-8")


def test_where_everything_is_there_nothing_is_wrong(tmp_path: Path) -> None:
    """Every extra is named, the port and the folder too, and the code is 0."""
    answer = doctor("--data-dir", str(tmp_path / "games"))

    assert answer.returncode == 0, answer.stdout
    assert "!!" not in answer.stdout
    for extra in EXTRAS:
        assert f"ok  {extra} (" in answer.stdout
    assert f"ok  games of a server are kept in {tmp_path / 'games'}" in answer.stdout
    assert not (tmp_path / "games").exists()


def test_what_is_not_installed_is_named_with_how_to_install_it(tmp_path: Path) -> None:
    """Nothing is wrong with that."""
    noted(tmp_path, "chabudai", "9.9", "Requires-Dist: nothing-of-the-kind>=1; extra == 'words'")
    answer = doctor(first=tmp_path)

    assert "--  words (four languages) lacks nothing-of-the-kind\n" in answer.stdout
    assert "pip install --upgrade 'chabudai[words]'" in answer.stdout
    assert answer.returncode == 0


@pytest.mark.parametrize("version", ["1.5.9", "2.0"])
def test_a_version_that_does_not_do_is_wrong(tmp_path: Path, version: str) -> None:
    """Too old or too new: its number, what is wanted, and the code is 1."""
    noted(tmp_path, "chabudai", "9.9", "Requires-Dist: segno<2,>=1.6; extra == 'server'")
    noted(tmp_path, "segno", version)
    answer = doctor(first=tmp_path)

    assert f"!!  server: segno {version} is not <2,>=1.6\n" in answer.stdout
    assert answer.returncode == 1


def test_a_taken_port_is_told() -> None:
    """With what to do instead; another program may use it only now."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        answer = doctor("--port", str(port))

    assert f"--  Another program uses port {port} already.\n    Stop it, or choose another port" in answer.stdout


def test_a_folder_that_cannot_be_is_wrong(tmp_path: Path) -> None:
    """Where a file is in the way, no folder can be made."""
    file = tmp_path / "file"
    file.touch()
    answer = doctor("--data-dir", str(file / "games"))

    assert f"!!  games of a server cannot be kept in {file / 'games'}" in answer.stdout
    assert answer.returncode == 1

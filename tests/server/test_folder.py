"""The data folder: shut to others, used by one server, and refused if a later version wrote it."""

from __future__ import annotations

import json
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import IO

import httpx
import pytest
from tests.server.running import PATIENCE, Server

from chabudai.server.store.folder import FILE, LOCK, FolderInUse, claim, make_private

UNIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")


def mode(path: Path) -> int:
    """Return who may do what with a file."""
    return stat.S_IMODE(path.stat().st_mode)


def command(*words: str, output: IO[str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run our command."""
    program = [sys.executable, "-m", "chabudai", *words]
    return subprocess.run(program, stdout=output, stderr=subprocess.PIPE, text=True, check=False)


@UNIX
def test_what_holds_keys_and_seeds_is_shut_to_others(folder: Path) -> None:
    """A new folder and all that is in it, a backup and an export, whatever the umask."""
    place, copy, games = folder / "tables", folder / "copy", folder / "games.jsonl"
    server = Server(folder)
    server.folder = place
    with server:
        httpx.get(f"{server.url}/api/me", timeout=PATIENCE)
        assert mode(place) == 0o700
        files = {path.name: mode(path) for path in place.iterdir()}
        assert files == dict.fromkeys((FILE, f"{FILE}-wal", f"{FILE}-shm", LOCK), 0o600)
        assert command("backup", str(copy), "--data-dir", str(place)).returncode == 0
        with games.open("w", encoding="utf-8") as output:
            assert command("export", "--data-dir", str(place), output=output).returncode == 0
    assert (mode(copy), mode(games)) == (0o600, 0o600)


@UNIX
def test_what_was_open_to_others_is_shut_and_that_is_logged(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Files and the folder, once; a folder in which there are other folders is only warned of."""
    names = (FILE, f"{FILE}-wal", f"{FILE}-shm")
    for name in names:
        (folder / name).touch()
        (folder / name).chmod(0o644)
    folder.chmod(0o755)
    make_private(folder)
    assert mode(folder) == 0o700
    assert {mode(folder / name) for name in names} == {0o600}
    assert len(caplog.records) == 4
    make_private(folder)
    assert len(caplog.records) == 4
    (folder / "others").mkdir()
    folder.chmod(0o755)
    make_private(folder)
    assert mode(folder) == 0o755
    assert "more than ours" in caplog.text


def test_a_folder_has_one_server(folder: Path) -> None:
    """A second one is refused by a sentence that says which is the first; the first one does not notice."""
    with Server(folder) as server:
        assert server.process is not None
        second = command("serve", "--port", "0", "--data-dir", str(folder))
        assert second.returncode == 2
        assert f"process {server.process.pid} at {server.url}" in second.stderr
        assert "--data-dir" in second.stderr
        assert "Traceback" not in second.stderr
        assert server.get("/health").status_code == 200
        server.kill()
        server.start()


def test_a_claim_ends_with_its_file(folder: Path) -> None:
    """So it does with the process, however that ends."""
    with claim(folder, "http://first"), pytest.raises(FolderInUse, match="http://first"):
        claim(folder, "http://second")
    claim(folder, "http://third, which has a longer address").close()
    with claim(folder, "http://x"):
        assert (folder / LOCK).read_text(encoding="utf-8").endswith("at http://x\n")


@pytest.mark.parametrize("words", [("serve", "--port", "0"), ("backup", "COPY"), ("export",)])
def test_a_newer_database_is_refused_by_a_sentence(folder: Path, words: tuple[str, ...]) -> None:
    """It names both versions and says what to do; nothing is changed."""
    with Server(folder) as server:
        server.stop()
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9001'")
        connection.execute("UPDATE heartbeats SET version = '47.11'")
    ran = command(*(word.replace("COPY", str(folder / "copy")) for word in words), "--data-dir", str(folder))
    assert ran.returncode == 2
    told = ran.stderr.splitlines()
    assert len(told) == 1, told
    assert "version 47.11 (form 9001)" in told[0]
    assert "Upgrade" in told[0]
    assert not (folder / "copy").exists()


@pytest.mark.parametrize("words", [("serve", "--port", "0"), ("backup", "COPY"), ("export",)])
def test_what_is_no_database_is_refused_by_a_sentence(folder: Path, words: tuple[str, ...]) -> None:
    """A damaged file gets no traceback."""
    (folder / FILE).write_bytes(b"no database" * 1000)
    ran = command(*(word.replace("COPY", str(folder / "copy")) for word in words), "--data-dir", str(folder))
    assert ran.returncode == 2
    told = [line for line in ran.stderr.splitlines() if not line.startswith("{") or not json.loads(line)]
    assert told == [
        "The database cannot be opened: file is not a database. See that it runs, and that this is its address."
    ]


def test_an_absent_postgresql_is_refused_by_a_sentence(folder: Path) -> None:
    """The supervisor tries again; nobody has to read a traceback."""
    ran = command("serve", "--port", "0", "--database", f"postgresql://nobody:secret@/none?host={folder}")
    assert ran.returncode == 2
    assert ran.stderr.startswith("The database cannot be opened: ")
    assert "secret" not in ran.stderr

"""The data folder: open to its owner only, and used by one server at a time."""

from __future__ import annotations

import logging
import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from chabudai.core import ChabudaiError

FILE: Final = "chabudai.sqlite3"
"""The database, in its folder."""
LOCK: Final = "chabudai.lock"
"""Held by the server that runs; its text says which one that is."""
PRIVATE_FILE: Final = 0o600
PRIVATE_FOLDER: Final = 0o700
SUBFOLDERS: Final = frozenset({"compiled"})
"""Folders that belong in a data folder: where the bots' machine code is kept."""

_log = logging.getLogger(__name__)


class FolderInUse(ChabudaiError):
    """Another server runs on the same SQLite database."""

    code = "store/used"


class UnusableFolder(ChabudaiError):
    """A data folder that cannot be made or written to."""

    code = "store/folder"


def claim(folder: Path, address: str) -> IO[str]:
    """Take a folder for the server at *address*, for as long as the file that is returned stays open.

    Raises:
        FolderInUse: Another process has it.
    """
    descriptor = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, PRIVATE_FILE)
    file = os.fdopen(descriptor, "r+", encoding="utf-8")
    if not _lock(descriptor):
        holder = file.read(200).strip() or "unknown"
        file.close()
        raise FolderInUse(
            f"Another server uses {folder} already: {holder}.",
            hint="Stop it, or give this one a folder of its own with --data-dir.",
        )
    file.truncate(0)
    file.write(f"process {os.getpid()} at {address}\n")
    file.flush()
    return file


def make_private(folder: Path) -> None:
    """Make a data folder with an empty database, or shut an existing one to others.

    Raises:
        UnusableFolder: It cannot be made or written to.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=PRIVATE_FOLDER)
        os.close(os.open(folder / FILE, os.O_RDWR | os.O_CREAT, PRIVATE_FILE))
    except OSError as error:
        message = f"The data folder {folder} cannot be used: {error.strerror}."
        raise UnusableFolder(message, hint="Name another one with --data-dir.") from error
    if sys.platform != "win32":
        _tighten_folder(folder)
        for name in (FILE, f"{FILE}-wal", f"{FILE}-shm", LOCK):
            _tighten(folder / name, PRIVATE_FILE)


def shut_to_others(descriptor: int) -> None:
    """Let nobody else read what is written to an open file from now on, if it is a file."""
    mode = os.fstat(descriptor).st_mode
    if sys.platform != "win32" and stat.S_ISREG(mode) and mode & 0o077:
        with suppress(PermissionError):
            os.fchmod(descriptor, stat.S_IMODE(mode) & PRIVATE_FILE)


def _tighten_folder(folder: Path) -> None:
    """Shut a folder to others, unless it holds folders of others: then it is not ours alone, such as /srv."""
    found = folder.stat()
    shared = found.st_mode & stat.S_ISVTX or any(
        entry.is_dir() and entry.name not in SUBFOLDERS for entry in folder.iterdir()
    )
    if not shared:
        _tighten(folder, PRIVATE_FOLDER)
    elif found.st_mode & 0o077:
        _log.warning("others can look into the data folder, which holds more than ours", extra={"path": str(folder)})


def _tighten(path: Path, mode: int) -> None:
    """Take rights from others that they should not have."""
    try:
        before = stat.S_IMODE(path.stat().st_mode)
    except FileNotFoundError:
        return
    if not before & 0o077:
        return
    try:
        path.chmod(before & mode)
    except PermissionError:
        _log.warning("others can read what belongs to somebody else", extra={"path": str(path)})
    else:
        _log.warning("others could read this, and no longer can", extra={"path": str(path)})


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> bool:
        # Far behind the text, so that others can still read who holds it.
        os.lseek(descriptor, 1 << 20, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(descriptor, 0, os.SEEK_SET)
        return True

else:
    import fcntl

    def _lock(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

"""A disk, a clock and memory that can be disturbed: a small library that is loaded into the server before libc."""

from __future__ import annotations

import platform
import random
import shutil
import struct
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).with_name("shim.c")
SECTOR = 512


def buildable() -> bool:
    """Tell whether this machine can build and load it."""
    return sys.platform == "linux" and platform.libc_ver()[0] == "glibc" and shutil.which("cc") is not None


class Shim:
    """The switches of one server's disk, clock and memory."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.library = folder / "shim.so"
        self.control = folder / "faults"
        self.control.write_bytes(bytes(4096))
        compiler = str(shutil.which("cc"))
        flags = ["-O1", "-shared", "-fPIC", "-o", str(self.library), str(SOURCE), "-ldl"]
        subprocess.run([compiler, *flags], check=True, timeout=300)

    def environment(self) -> dict[str, str]:
        """Return what makes a process load it."""
        named = {"FAULTS_FOLDER": str(self.folder.resolve()), "FAULTS_CONTROL": str(self.control)}
        return {"LD_PRELOAD": str(self.library), **named}

    def fail_writes(self, errno: int) -> None:
        """Let writes to the database fail with an error number, or work again with 0."""
        self._set(8, struct.pack("=i", errno))

    def hang(self, *, on: bool) -> None:
        """Let syncs of the database wait."""
        self._set(12, struct.pack("=i", on))

    def starve(self, *, one_of: int) -> None:
        """Refuse one of so many larger pieces of memory, or none with 0."""
        self._set(16, struct.pack("=i", one_of))

    def shift_clock(self, seconds: int) -> None:
        """Let the clock differ by so many seconds."""
        self._set(0, struct.pack("=q", seconds * 10**9))

    def cut_power(self, chance: random.Random, *, torn: bool) -> None:
        """Leave of the database's files what was synced; *torn* with some sectors of what was written since."""
        for path in sorted(self.folder.glob("*.sqlite3*")):
            if path.suffix in (".synced", ".draft"):
                continue
            kept = path.with_name(f"{path.name}.synced")
            if not kept.exists():
                path.unlink()
                continue
            content = kept.read_bytes()
            path.write_bytes(_torn(content, path.read_bytes(), chance) if torn else content)

    def _set(self, place: int, value: bytes) -> None:
        with self.control.open("r+b") as file:
            file.seek(place)
            file.write(value)


def _torn(synced: bytes, written: bytes, chance: random.Random) -> bytes:
    """Return the synced content with a random part of the sectors that were written after it."""
    result = bytearray(synced)
    for place in range(0, len(written), SECTOR):
        sector = written[place : place + SECTOR]
        if sector != synced[place : place + SECTOR] and chance.random() < 0.5:
            result.extend(bytes(max(0, place - len(result))))
            result[place : place + len(sector)] = sector
    return bytes(result)

"""`chabudai review` at a terminal: Ctrl-C keeps what was found, and --resume goes on from there."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from tests.heeding import HEEDING
from tests.records.rehearsed import rehearsed

# Some systems make terminals in another way.
fcntl, pty, termios = (pytest.importorskip(name) for name in ("fcntl", "pty", "termios"))
CTRL_C = b"\x03"
PATIENCE = 900


class Terminal:
    """A command with a terminal of its own, on which it writes and from which it is interrupted."""

    def __init__(self, folder: Path, *words: str) -> None:
        self._master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-c", HEEDING, *words],
            cwd=folder,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # noqa: PLW1509 - nothing else runs meanwhile
        )
        os.close(slave)
        self.text = ""

    def read(self, wanted: str = "$^") -> str:
        """Read until something wanted was written, or to the end."""
        # A terminal whose last process has ended cannot be read any more.
        with suppress(OSError):
            while not re.search(wanted, self.text) and (piece := os.read(self._master, 4096)):
                self.text += piece.decode(errors="replace")
        return self.text

    def press(self, key: bytes) -> None:
        """Press a key."""
        os.write(self._master, key)

    def end(self) -> int:
        """Read to the end and return the exit code."""
        self.read()
        os.close(self._master)
        return self.process.wait(PATIENCE)


@pytest.mark.parametrize("game", ["hanabi", "bossa"])
def test_ctrl_c_keeps_what_was_found_and_resume_goes_on(game: str, tmp_path: Path) -> None:
    """One line says how much is kept, another how to go on; that review is the one of a run without a break."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(rehearsed(game, 2, {}, "review").to_json()), encoding="utf-8")
    # So many worlds that it is far from its end when the key is pressed, also by whoever comes late.
    words = (
        "review",
        "game.json",
        "--worlds",
        "300",
        "--jobs",
        "1",
        "--language",
        "en",
        *(["--bot", "encoder"] * (game == "hanabi")),
    )
    stopped = Terminal(tmp_path, *words)
    stopped.read(r"\b[1-9]\d*/\d+")
    stopped.press(CTRL_C)

    assert stopped.end() == 130
    told = " ".join(stopped.text.split())
    kept = re.search(r"Interrupted after (\d+) of (\d+) parts, which are kept in game\.json\.review\.", told)
    assert kept is not None
    assert 0 < int(kept[1]) < int(kept[2])
    assert f"Go on with: chabudai {' '.join(words)} --resume" in told
    assert "Traceback" not in told
    assert len((tmp_path / "game.json.review").read_text("utf-8").splitlines()) == int(kept[1]) + 1

    def whole(*more: str) -> str:
        command = [sys.executable, "-m", "chabudai", *words, "--json", *more]
        ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True, timeout=PATIENCE)
        return ran.stdout

    resumed = whole("--resume")
    assert not (tmp_path / "game.json.review").exists()
    assert resumed == whole()

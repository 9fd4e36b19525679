"""Bots of another package, for tests of the thinking processes: each wrong in a way of its own."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

import pytest

from chabudai.bots import Bot, BotKind
from chabudai.bots.history import Account
from chabudai.bots.thinking import Chair, Question
from chabudai.core import Seat, View
from chabudai.games import HANABI

ROOT = Path(__file__).parents[2]
MIB = 1 << 20
HOARD = 64 * MIB
FOLDER = "STRANGERS"
"""The variable with the folder in which these bots leave notes."""


class Stranger(Bot[View[Any], Any]):
    """Makes the first legal move, and notes what it is told."""

    def __init__(self, name: str, seed: str) -> None:
        self._name = name
        self._file = Path(os.environ[FOLDER]) / f"{name}-{seed}"
        self._hoard = bytearray(HOARD) if name == "hoarder" else bytearray()
        self._note(f"sit {os.getpid()}")

    def watch(self, move: object, view: View[Any]) -> None:  # noqa: ARG002
        self._note(f"watch {move}")

    def choose(self, view: Any) -> Any:  # noqa: ANN401
        self._note("choose")
        if self._name == "patient":
            while not self._file.with_suffix(".go").exists():
                time.sleep(0.01)
        if self._name == "runaway":
            while True:
                self._hoard += bytearray(16 * MIB)
        while self._name == "hanging":
            pass
        return view.legal_moves()[0]

    def explain(self) -> str:
        return f"It holds {len(self._hoard)} bytes."

    def close(self) -> None:
        self._note("close")

    def _note(self, text: str) -> None:
        with self._file.open("a", encoding="utf-8") as file:
            file.write(text + "\n")


class StrangerKind(BotKind):
    """A stranger by its name."""

    game = "hanabi"
    sentence = {"en": "A stranger."}  # noqa: RUF012 - never changed

    def __init__(self, name: str) -> None:
        self.name = name

    def sit(self, view: View[Any], seed: str) -> Stranger:  # noqa: ARG002
        return Stranger(self.name, seed)


KINDS = [StrangerKind(name) for name in ("plain", "patient", "hoarder", "runaway", "hanging")]


def install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let processes that are started from now on find these bots, and leave their notes in *folder*."""
    about = folder / "strangers-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1\n", encoding="ascii")
    (about / "entry_points.txt").write_text("[chabudai.bots]\nall = tests.bots.strangers:KINDS\n", encoding="ascii")
    monkeypatch.setenv("PYTHONPATH", f"{folder}{os.pathsep}{ROOT}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    monkeypatch.setenv(FOLDER, str(folder))


def asked(bot: str, *moves: str, table: str = "t") -> tuple[Question, Account]:
    """Return the question to the bot at seat 1 after these moves of a game, and what it was told."""
    setup = HANABI.setup(2, {"first": 1 - len(moves) % 2})
    first = state = HANABI.deal(setup, HANABI.shuffle(setup, table))
    told = []
    for text in moves:
        move = HANABI.parse(text)
        before, state = state, state.play(move)
        told.append((before.told(move, Seat(1)), state.view(Seat(1))))
    question = Question(Chair(table, 1, bot), "hanabi", table, first.view(Seat(1)), state.view(Seat(1)))
    return question, Account(told, moves)


def notes(folder: Path, bot: str, table: str = "t") -> list[str]:
    """Return what a bot has noted."""
    file = folder / f"{bot}-{table}"
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []

"""Bots in any language: programs that read and write lines of JSON."""

from __future__ import annotations

import json
import shlex
import subprocess
import tempfile
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any, Final

from chabudai.bots.bot import Bot
from chabudai.bots.errors import BotFailed
from chabudai.bots.kind import BotKind
from chabudai.bots.numbers import numbered_moves
from chabudai.core import ChabudaiError, View
from chabudai.games import GAMES

MOVE_SECONDS: Final = 10.0
"""How long a program may think about a move, and take to start, when nothing else is said."""
HINT: Final = "The page `Write a bot` shows the messages and a complete program."


class Program:
    """A running program that is spoken to in lines of JSON."""

    def __init__(self, command: str, seconds: float) -> None:
        """Start *command*.

        Raises:
            BotFailed: It cannot be started.
        """
        self.command = command
        self._seconds = seconds
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115 - lives as long as the program
        try:
            self._process = subprocess.Popen(  # noqa: S603 - running the user's own program is the point
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._complaints
            )
        except (OSError, ValueError, IndexError) as error:
            self._complaints.close()
            raise BotFailed(f"The bot {command!r} cannot be started: {error}.", hint="Check the command.") from error
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=_pump, args=(self._process.stdout, self._lines), daemon=True).start()

    def tell(self, message: dict[str, Any]) -> None:
        """Send a message that wants no answer."""
        line = json.dumps(message, separators=(",", ":")) + "\n"
        pipe = self._process.stdin
        try:
            if pipe is not None:
                pipe.write(line.encode())
                pipe.flush()
        except (OSError, ValueError) as error:
            raise self._failure("stopped reading") from error

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message and return the answer, a JSON object."""
        self.tell(message)
        try:
            line = self._lines.get(timeout=self._seconds)
        except Empty as error:
            raise self._failure(f"took more than {self._seconds:g} seconds for a move") from error
        if not line:
            raise self._failure("ended before it moved")
        try:
            answer = json.loads(line)
        except ValueError as error:
            raise self._failure(f"answered {line[:80]!r}, which is not JSON") from error
        if not isinstance(answer, dict):
            raise self._failure(f"answered {line[:80]!r}, which is no object")
        return answer

    def stop(self) -> None:
        """Close the program's input and end it if that does not."""
        if self._process.stdin is not None:
            with suppress(OSError):  # it may have died with unread messages in its pipe
                self._process.stdin.close()
        try:
            self._process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._complaints.close()

    def _failure(self, what: str) -> BotFailed:
        self._process.kill()
        self._process.wait()
        self._complaints.seek(0)
        said = self._complaints.read().decode(errors="replace").strip().splitlines()
        last = f" It said: {said[-1][:200]}" if said else ""
        return BotFailed(f"The bot {self.command!r} {what}.{last}", hint=HINT)


def _pump(pipe: IO[bytes] | None, lines: SimpleQueue[bytes]) -> None:
    """Move lines from a pipe into a queue; an empty one marks the end."""
    if pipe is not None:
        with pipe:
            for line in pipe:
                lines.put(line)
    lines.put(b"")


class PipeBot(Bot[View[Any], Any]):
    """A seat that a program plays."""

    def __init__(self, kind: PipeKind, program: Program, view: View[Any], seed: str) -> None:
        """Tell the program that a game begins."""
        self._kind = kind
        self._program = program
        self._why = ""
        self._healthy = True
        self._say({"do": "sit", "game": kind.game, "seat": view.seat, "seed": seed, "view": view.to_json()})

    def watch(self, move: object, view: View[Any]) -> None:
        """Tell the program about a move."""
        text = None if move is None else str(move)
        self._say({"do": "watch", "move": text, "view": view.to_json()})

    def choose(self, view: View[Any]) -> Any:  # noqa: ANN401
        """Ask the program for a move.

        Raises:
            BotFailed: It crashed, took too long or answered nonsense.
        """
        moves = [_listed(action, move) for action, move in numbered_moves(self._kind.game, view)]
        self._healthy = False
        answer = self._program.ask({"do": "choose", "view": view.to_json(), "moves": moves})
        self._why = why if isinstance(why := answer.get("why"), str) else ""
        move = self._chosen(view, answer)
        self._healthy = True
        return move

    def explain(self) -> str:
        """Return what the program said under `why`."""
        return self._why

    def close(self) -> None:
        """Keep the program for the next game, unless something went wrong with it."""
        self._kind.take_back(self._program, healthy=self._healthy)

    def _chosen(self, view: View[Any], answer: dict[str, Any]) -> object:
        legal = numbered_moves(self._kind.game, view)
        action, text = answer.get("action"), answer.get("move")
        move: object = None
        if isinstance(action, int):
            move = dict(legal).get(action)
        elif isinstance(text, str):
            try:
                move = GAMES[self._kind.game].parse(text)
            except ChabudaiError:
                move = None
        if move is None or move not in [move for _, move in legal]:
            raise BotFailed(f"The bot {self._program.command!r} answered {answer!r}: no legal move.", hint=HINT)
        return move

    def _say(self, message: dict[str, Any]) -> None:
        try:
            self._program.tell(message)
        except BotFailed:
            self._healthy = False
            raise


def _listed(action: int | None, move: object) -> dict[str, Any]:
    return {"move": str(move)} if action is None else {"move": str(move), "action": action}


class PipeKind(BotKind):
    """A program as a kind of bot; it is started once for each seat and used game after game."""

    sentence = {  # noqa: RUF012 - never changed
        "en": "A program of your own.",
        "it": "Un programma tuo.",
        "es": "Un programa tuyo.",
        "pl": "Twój własny program.",
    }

    def __init__(self, game: str, command: str, seconds: float = MOVE_SECONDS) -> None:
        """Play *game* by *command*, which may take so many seconds for a move."""
        self.game = game
        self.name = f"pipe:{command}"
        self._command = command
        self._seconds = seconds
        self._idle: list[Program] = []

    def __del__(self) -> None:
        while self._idle:
            self._idle.pop().stop()

    def sit(self, view: View[Any], seed: str) -> PipeBot:
        """Take a seat with an idle program or a new one."""
        program = self._idle.pop() if self._idle else Program(self._command, self._seconds)
        return PipeBot(self, program, view, seed)

    def take_back(self, program: Program, *, healthy: bool) -> None:
        """Receive a program whose game is over."""
        if healthy:
            self._idle.append(program)
        else:
            program.stop()

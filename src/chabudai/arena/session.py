"""One measurement from the command line: progress, interrupts, files, what is printed."""

from __future__ import annotations

import json
import os
import shlex
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console

from chabudai.analysis.progress import bar
from chabudai.arena.cluster import on_cluster
from chabudai.arena.errors import InvalidPlan
from chabudai.arena.ledger import Ledger
from chabudai.arena.plan import rule_option
from chabudai.arena.report import report as report_page
from chabudai.arena.running import in_processes, run
from chabudai.arena.summary import summarise
from chabudai.arena.words import in_words
from chabudai.core import Record
from chabudai.games import GAMES

if TYPE_CHECKING:
    from chabudai.arena.plan import Plan
    from chabudai.arena.play import Played


@dataclass
class Session:
    """A plan and what has been played of it."""

    plan: Plan
    ledger: Ledger | None
    keep_moves: bool
    games: list[Played] = field(default_factory=list)
    seconds: float = 0.0

    @classmethod
    def open(cls, plan: Plan | None, ledger: Path | None, *, keep_moves: bool) -> Session:
        """Begin, or go on with what *ledger* holds.

        Raises:
            InvalidPlan: There is no plan, or the file holds another one.
        """
        book = None if ledger is None else Ledger(ledger)
        if book is not None and book.path.exists():
            return cls._resumed(plan, book, keep_moves=keep_moves)
        if plan is None:
            raise InvalidPlan(
                "No game was named.", hint=f"Name one of {', '.join(GAMES)}, or --resume a file that exists."
            )
        if book is not None:
            book.start(plan)
        return cls(plan, book, keep_moves)

    @classmethod
    def _resumed(cls, plan: Plan | None, book: Ledger, *, keep_moves: bool) -> Session:
        book.mend()
        kept, games = book.read()
        if plan is not None and plan.to_json() != kept.to_json():
            raise InvalidPlan(
                f"{book.path} holds another measurement: {command_of(kept)}",
                hint="Name another file, or leave everything but --resume out.",
            )
        if keep_moves and any(not game.moves for game in games):
            raise InvalidPlan(
                f"The games in {book.path} were kept without their moves.", hint="Leave --records out, or start anew."
            )
        kept.check()
        return cls(kept, book, keep_moves or any(game.moves for game in games), games)

    def play(self, *, jobs: int, ray: str | None, wishes: Sequence[str] = ()) -> bool:
        """Play what is missing; return whether all of it was played.

        An interrupt keeps what was played and says how to go on, with the same *wishes* for what comes out.
        """
        runner = on_cluster(ray) if ray else in_processes(jobs or os.cpu_count() or 1)
        started = time.perf_counter()
        total = self.plan.games * len(self.plan.pairings())
        try:
            with bar() as progress:
                task = progress.add_task(self.plan.game, total=total, completed=len(self.games))
                for games in run(self.plan, runner, self.games, keep_moves=self.keep_moves):
                    self._keep(games)
                    progress.update(task, completed=len(self.games))
        except KeyboardInterrupt:
            self._say_how_to_go_on(total, wishes)
        finally:
            self.seconds = time.perf_counter() - started
            self.games.sort(key=lambda game: (game.pairing, game.number))
        return len(self.games) == total

    def _keep(self, games: list[Played]) -> None:
        self.games += games
        if self.ledger is not None:
            self.ledger.add(games)

    def _say_how_to_go_on(self, total: int, wishes: Sequence[str]) -> None:
        if self.ledger is None and not self.games:
            sys.stderr.write(f"Interrupted before the first of {total} games was over.\n")
            return
        if self.ledger is None:
            self.ledger = Ledger(Path(f"arena-{self.plan.game}-{int(time.time())}.jsonl"))
            self.ledger.start(self.plan)
            self.ledger.add(self.games)
        told = f"Interrupted after {len(self.games)} of {total} games, which are kept in {self.ledger.path}."
        again = shlex.join(["chabudai", "arena", "--resume", str(self.ledger.path), *wishes])
        sys.stderr.write(f"{told}\nGo on with: {again}\n")

    def summary(self) -> dict[str, Any]:
        """Return what the games say."""
        return summarise(self.plan, self.games, self.seconds)

    def write(self, *, report: Path | None, records: Path | None) -> None:
        """Write the files that were asked for."""
        if report is not None and self.games:
            report.write_text(report_page(self.plan, self.summary(), command_of(self.plan)), encoding="utf-8")
        if records is not None:
            records.write_text("".join(map(self._record_line, self.games)), encoding="utf-8")

    def show(self, *, as_json: bool) -> None:
        """Print what the games say."""
        if as_json and self.games:
            sys.stdout.write(json.dumps(self.summary()) + "\n")
        elif self.games:
            Console().print(in_words(self.plan, self.summary()))

    def _record_line(self, game: Played) -> str:
        rulebook, setup, seed = self.plan.rulebook, self.plan.setup(), self.plan.seed_of(game.number)
        record = Record.of(rulebook, setup, rulebook.shuffle(setup, seed), game.moves, seed=seed)
        return json.dumps(record.to_json(), separators=(",", ":")) + "\n"


def command_of(plan: Plan) -> str:
    """Return the command that makes this measurement again."""
    words = ["chabudai", "arena", plan.game]
    for bot in plan.bots:
        words += ["--bot", bot]
    words += ["--players", str(plan.players), "--games", str(plan.games), "--seed", plan.seed]
    for name, value in plan.rules.items():
        words += ["--rules", rule_option(name, value)]
    return shlex.join([*words, "--cross"] if plan.cross else words)

"""Playing a part of a plan: what one process does between two reports."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from time import monotonic
from typing import TYPE_CHECKING, Final

from chabudai.bots import BOTS, Outcome, play_game

if TYPE_CHECKING:
    from chabudai.arena.plan import Plan
    from chabudai.bots import BotKind

PATIENCE: Final = 2.0
"""After how many seconds a process reports what it has played, whatever is left."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some games of one pairing."""

    plan: Plan
    pairing: int
    numbers: tuple[int, ...]
    keep_moves: bool

    def without(self, played: Sequence[Played]) -> Chunk | None:
        """Return what is left when the first games have been played; None when nothing is."""
        left = self.numbers[len(played) :]
        return Chunk(self.plan, self.pairing, left, self.keep_moves) if left else None


@dataclass(frozen=True, slots=True)
class Played:
    """A game of a plan that has been played."""

    pairing: int
    number: int
    returns: tuple[float, ...]
    ended: str
    moves: tuple[str, ...] = ()


def play_chunk(chunk: Chunk) -> list[Played]:
    """Play the first games of *chunk*, in order, for a few seconds; at least one."""
    outcomes = _at_once(chunk) or _one_by_one(chunk)
    return [
        Played(chunk.pairing, number, outcome.returns, outcome.ended, outcome.moves if chunk.keep_moves else ())
        for number, outcome in zip(chunk.numbers, outcomes, strict=False)
    ]


def _one_by_one(chunk: Chunk) -> list[Outcome]:
    outcomes: list[Outcome] = []
    end = monotonic() + PATIENCE
    for number in chunk.numbers:
        outcomes.append(_one(chunk, number))
        if monotonic() > end:
            break
    return outcomes


def _one(chunk: Chunk, number: int) -> Outcome:
    plan = chunk.plan
    pairing = plan.pairings()[chunk.pairing]
    kinds = [_kind(plan.game, text, plan.move_seconds) for text in pairing.seats(plan.players, number)]
    return play_game(plan.rulebook, plan.setup(), plan.seed_of(number), kinds)


def _at_once(chunk: Chunk) -> Sequence[Outcome] | None:
    """Let a bot that sits in every seat play all games in one call, if it knows how."""
    plan = chunk.plan
    pairing = plan.pairings()[chunk.pairing]
    if pairing.one != pairing.other:
        return None
    kind = _kind(plan.game, pairing.one, plan.move_seconds)
    return kind.play_games(plan.setup(), [plan.seed_of(number) for number in chunk.numbers])


@lru_cache(maxsize=32)
def _kind(game: str, text: str, seconds: float) -> BotKind:
    """Return a bot, the same one for every game: a program on a pipe is started once."""
    return BOTS.find(game, text, seconds)

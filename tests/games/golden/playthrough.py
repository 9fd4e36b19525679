"""A whole game as a text that a person can read and a test can replay."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.games.golden.drawing import bossa, hanabi

from chabudai.core import Chance, Json
from chabudai.core.registry import AnyGame
from chabudai.games import GAMES

FOLDER = Path(__file__).parent
DRAWINGS: Mapping[str, Callable[[Mapping[str, Any]], list[str]]] = {"hanabi": hanabi, "bossa": bossa}


@dataclass(frozen=True)
class Playthrough:
    """Which game a file holds."""

    name: str
    game: str
    players: int
    rules: Mapping[str, Json]
    seed: str

    @property
    def path(self) -> Path:
        """Where the text is kept."""
        return FOLDER / f"{self.name}.txt"


def rehearse(which: Playthrough) -> list[str]:
    """Return the moves that the rehearsal player makes."""
    game, state = GAMES[which.game], first(which)
    choose = game.rehearsal(Chance("golden", which.seed))
    moves = []
    while state.to_move is not None:
        move = choose(state)
        moves.append(str(move))
        state = state.play(move)
    return moves


def first(which: Playthrough) -> Any:  # noqa: ANN401
    """Return the first position."""
    game = GAMES[which.game]
    setup = game.setup(which.players, which.rules)
    return game.deal(setup, game.shuffle(setup, which.seed))


def written(which: Playthrough, moves: list[str]) -> str:
    """Write the game down, move by move."""
    return "\n".join(_lines(which, moves)) + "\n"


def read_moves(text: str) -> list[str]:
    """Return the moves of a text."""
    return re.findall(r"^\d+\. seat \d+: (.+)$", text, flags=re.MULTILINE)


def _lines(which: Playthrough, moves: list[str]) -> Iterator[str]:
    game, state = GAMES[which.game], first(which)
    yield f"game: {which.game}"
    yield f"players: {which.players}"
    yield f"rules: {json.dumps(state.to_json().get('rules', {}))}"
    yield f"seed: {which.seed}"
    yield ""
    yield from _drawn(game, state)
    for number, text in enumerate(moves, start=1):
        move = game.parse(text)
        after = state.play(move)
        yield ""
        yield f"{number}. seat {state.to_move}: {text}"
        yield f"    one of {len(state.legal_moves())} legal moves, action {game.action(state, move)}"
        for event in game.events(state, move, after):
            yield f"  * {_told(event.to_json())}"
        yield from _drawn(game, after)
        state = after
    yield ""
    yield f"returns: {' '.join(f'{paid:g}' for paid in state.returns() or ())}"


def _drawn(game: AnyGame, state: Any) -> Iterator[str]:  # noqa: ANN401
    for line in DRAWINGS[game.name](state.to_json()):
        yield f"    {line}".rstrip()


def _told(event: Mapping[str, Any]) -> str:
    """Say an event in words: its name, then its fields."""
    fields = [f"{name.replace('_', ' ')} {_word(value)}" for name, value in event.items() if name != "event"]
    return f"{event['event'].replace('_', ' ')}: {', '.join(fields)}"


def _word(value: object) -> str:
    if isinstance(value, list):
        return "(" + " ".join(map(_word, value)) + ")"
    return "none" if value is None else str(value)

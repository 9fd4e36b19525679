"""Games of `partner` with some moves of its own and some not, as positions and moves."""

from __future__ import annotations

from typing import Any

from chabudai.bots.hanabi.partner.numbers import numbers
from chabudai.core import Chance, Seat
from chabudai.fast.hanabi_conventions.mind import Mind
from chabudai.games import HANABI
from chabudai.games.hanabi import HanabiMove, HanabiState


def minds_at(state: HanabiState) -> list[Mind]:
    """Return a mind for every seat."""
    return [Mind(state.view(Seat(seat)), numbers(state.players)) for seat in range(state.players)]


def observe_all(minds: list[Mind], before: HanabiState, move: HanabiMove, after: HanabiState) -> None:
    """Let every mind see a move."""
    for seat, mind in enumerate(minds):
        mind.observe(before.view(Seat(seat)), move, after.view(Seat(seat)))


def play(players: int, rules: dict[str, Any], seed: str) -> tuple[list[HanabiState], list[HanabiMove]]:
    """Return the positions and moves of a game in which every fifth move or so is rehearsed."""
    setup = HANABI.setup(players, rules)
    state = HANABI.deal(setup, HANABI.shuffle(setup, seed))
    rehearsed, chance = HANABI.rehearsal(Chance("conventions", seed)), Chance("strays", seed)
    minds = minds_at(state)
    states: list[HanabiState] = [state]
    moves: list[HanabiMove] = []
    while state.to_move is not None:
        own = minds[state.to_move].choose(state.view(state.to_move))
        moves.append(own if chance.below(5) else rehearsed(state))
        after = state.play(moves[-1])
        observe_all(minds, state, moves[-1], after)
        states.append(after)
        state = after
    return states, moves

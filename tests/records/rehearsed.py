"""Games to write down: rehearsed ones of every variant and number of players."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

from chabudai.core import Chance, Note, Record, Seat
from chabudai.games import GAMES

SWITCHES = ("empty_clues", "all_or_nothing", "synchronised", "avalanche")


def rehearsed(name: str, players: int, rules: dict[str, Any], seed: str) -> Record:
    """Return the record of a whole game."""
    game = GAMES[name]
    setup = game.setup(players, rules)
    deal = game.shuffle(setup, seed)
    state, choose, moves = game.deal(setup, deal), game.rehearsal(Chance("test", seed)), []
    while state.to_move is not None:
        moves.append(move := choose(state))
        state = state.play(move)
    return Record.of(game, setup, deal, moves, seed=seed)


def every_hanabi(games: int) -> Iterator[Record]:
    """Yield so many games of each variant and number of players, first seats going round."""
    for values, players in product(product((False, True), repeat=len(SWITCHES)), range(2, 6)):
        for number in range(games):
            rules = dict(zip(SWITCHES, values, strict=True))
            yield rehearsed("hanabi", players, {**rules, "first": number % players}, f"{values}/{players}/{number}")


def annotated(record: Record) -> Record:
    """Return *record* with names and notes of every kind."""
    seats = [Seat(seat) for seat in range(record.players)]
    notes = (
        Note(seats[0], "a good deal"),
        Note(seats[1], "why?", move=1),
        Note(seats[-1], 'f1 & "r1"', about="card 3"),
        Note(seats[0], "żółw", about="red"),
    )
    return replace(record, names=tuple(f"Player {seat + 1}" for seat in seats), notes=notes)

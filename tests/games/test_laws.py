"""The laws that hold for every game, over every game, variant and number of players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chabudai.core import Chance, Json, Seat
from chabudai.core.laws import check_game
from chabudai.core.registry import AnyGame
from chabudai.games import GAMES

ENDS = {
    "hanabi": {"victory", "errors", "deck", "hopeless", "stuck"},
    "bossa": {"hand", "hand, by the other's sixth group", "line", "stuck", "pile", "pile, a draw"},
}
"""Every way in which a game can end."""


def switches(game: AnyGame) -> Iterator[dict[str, Json]]:
    """Yield every combination of the options that are on or off."""
    names = [name for name, option in game.options.items() if set(option.values) == {False, True}]
    for values in product((False, True), repeat=len(names)):
        yield dict(zip(names, values, strict=True))


def tables() -> Iterator[Any]:
    """Yield every game with every combination of variants and every number of players."""
    for game in GAMES.values():
        for players, rules in product(range(game.min_players, game.max_players + 1), switches(game)):
            on = "+".join(name for name, value in rules.items() if value) or "plain"
            yield pytest.param(game, players, rules, id=f"{game.name}-{players}-{on}")


@pytest.mark.parametrize(("game", "players", "rules"), list(tables()))
def test_every_law_holds(game: AnyGame, players: int, rules: dict[str, Json]) -> None:
    """Whole games by the rehearsal player break no law."""
    for number in range(3 if len(game.options) else 40):
        check_game(game, game.setup(players, rules), f"law {number}", thoroughness=40)


@pytest.mark.parametrize("name", GAMES)
def test_rehearsals_reach_every_end(name: str) -> None:
    """The sampled games end in each way that there is, or the laws would not have seen it."""
    game = GAMES[name]
    combinations = list(switches(game))
    ends: Counter[str] = Counter()
    for number in range(1200):
        rules = combinations[number % len(combinations)]
        players = game.min_players + number % (game.max_players - game.min_players + 1)
        *_, last = positions(game, players, rules, f"end {number}")
        ends[ending(last)] += 1

    assert set(ends) == ENDS[name], ends


def ending(state: Any) -> str:  # noqa: ANN401
    """Say how a game ended, finer than the protocol does."""
    shown = state.to_json()
    full = [colour for colour, line in shown.get("lines", {}).items() if len(line["up"]) + len(line["down"]) == 6]
    if shown["ended"] == "hand" and any(shown["owner"][colour] != shown["winner"] for colour in full):
        return "hand, by the other's sixth group"
    return f"{shown['ended']}, a draw" if shown.get("winner") == "draw" else str(shown["ended"])


def positions(game: AnyGame, players: int, rules: dict[str, Json], seed: str) -> Iterator[Any]:
    """Yield every position of one rehearsed game."""
    setup = game.setup(players, rules)
    state = game.deal(setup, game.shuffle(setup, seed))
    choose = game.rehearsal(Chance("test", seed))
    yield state
    while state.to_move is not None:
        state = state.play(choose(state))
        yield state


@st.composite
def games(draw: st.DrawFn) -> tuple[AnyGame, int, dict[str, Json], str]:
    """Draw a game, a number of players, variants and a seed."""
    game = GAMES[draw(st.sampled_from(sorted(GAMES)))]
    players = draw(st.integers(game.min_players, game.max_players))
    rules = draw(st.sampled_from(list(switches(game))))
    if "first" in game.options:
        rules = {**rules, "first": draw(st.integers(0, players - 1))}
    return game, players, rules, draw(st.text(max_size=20))


@settings(max_examples=60, deadline=None)
@given(games())
def test_every_law_holds_for_any_table(table: tuple[AnyGame, int, dict[str, Json], str]) -> None:
    """Any variant, first seat and seed, however odd, breaks no law."""
    game, players, rules, seed = table

    check_game(game, game.setup(players, rules), seed, thoroughness=25)


@settings(max_examples=60, deadline=None)
@given(table=games(), choices=st.lists(st.integers(0, 2**16), max_size=40), start=st.integers(0, 80))
def test_any_moves_from_any_position_keep_every_piece(
    table: tuple[AnyGame, int, dict[str, Json], str], choices: list[int], start: int
) -> None:
    """Biased play to somewhere in the game, then moves that Hypothesis picks: nothing is lost, nothing repeats."""
    game, players, rules, seed = table
    *_, state = (state for _, state in zip(range(start + 1), positions(game, players, rules, seed), strict=False))
    pieces, seen = state.pieces(), {repr(state)}
    for choice in choices:
        legal = state.legal_moves()
        if not legal:
            assert state.to_move is None
            break
        before = repr(state)
        after = state.play(legal[choice % len(legal)])
        assert repr(state) == before, "a state never changes"
        assert after.pieces() == pieces
        assert repr(after) not in seen, "no position comes twice"
        seen.add(repr(after))
        state = after


@settings(max_examples=40, deadline=None)
@given(table=games(), start=st.integers(0, 80), which=st.integers(0, 4), salt=st.text(max_size=5))
def test_a_seat_cannot_tell_look_alikes_apart(
    table: tuple[AnyGame, int, dict[str, Json], str], start: int, which: int, salt: str
) -> None:
    """Wherever a game stands, what differs only in hidden things looks the same to a seat."""
    game, players, rules, seed = table
    *_, state = (state for _, state in zip(range(start + 1), positions(game, players, rules, seed), strict=False))
    seat = Seat(which % players)
    other = state.alike(seat, Chance("test", salt))

    assert other.view(seat) == state.view(seat)
    assert other.view(seat).to_json() == state.view(seat).to_json()
    assert other.pieces() == state.pieces()
    assert hash(other.view(seat)) == hash(state.view(seat))

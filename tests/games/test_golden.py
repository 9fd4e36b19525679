"""Golden playthroughs: games that a person has read, move by move, stay as they are."""

from itertools import product

import pytest
from tests.games.golden.catalogue import PLAYTHROUGHS
from tests.games.golden.playthrough import FOLDER, Playthrough, first, read_moves, written
from tests.games.test_laws import ENDS, ending

from chabudai.games import GAMES


def name(which: Playthrough) -> str:
    """Return a playthrough's name."""
    return which.name


@pytest.mark.parametrize("which", PLAYTHROUGHS, ids=name)
def test_a_playthrough_replays_to_the_same_text(which: Playthrough) -> None:
    """Deal, moves, action numbers, events and every position are as they were written down."""
    text = which.path.read_text(encoding="utf-8")

    assert written(which, read_moves(text)) == text


def test_no_playthrough_is_missing() -> None:
    """The folder holds exactly the games of the catalogue."""
    assert {path.stem for path in FOLDER.glob("*.txt")} == {which.name for which in PLAYTHROUGHS}


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_players_and_every_option_is_there(game: str) -> None:
    """Each value of each rule option is played in at least one of them."""
    played = [first(which) for which in PLAYTHROUGHS if which.game == game]

    assert {state.players for state in played} == set(range(GAMES[game].min_players, GAMES[game].max_players + 1))
    for option, values in GAMES[game].options.items():
        if option != "first":
            assert {state.to_json()["rules"][option] for state in played} == set(values.values)


@pytest.mark.parametrize(("game", "end"), [pair for game in GAMES for pair in product([game], sorted(ENDS[game]))])
def test_every_end_is_there(game: str, end: str) -> None:
    """Each way in which a game can end is in at least one of them."""
    ends = set()
    for which in PLAYTHROUGHS:
        state = first(which)
        for move in read_moves(which.path.read_text(encoding="utf-8")) if which.game == game else ():
            state = state.play(GAMES[game].parse(move))
        ends.add(ending(state))

    assert end in ends

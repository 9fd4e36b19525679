"""The Bossa master: legal, fair, repeatable, and exact where it says so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

pytest.importorskip("numba")

from chabudai.bots import BOTS, Reason, UnknownBot, play_game
from chabudai.bots.bossa.master import BUDGETS, Master, MasterKind
from chabudai.core import Chance
from chabudai.games.bossa import BOSSA, BossaState

SETUP = BOSSA.setup(2, {})


def positions(seed: str) -> Iterator[BossaState]:
    """Yield the positions of a biased game in which somebody is to move."""
    state = BOSSA.deal(SETUP, BOSSA.shuffle(SETUP, seed))
    choose = BOSSA.rehearsal(Chance("rehearsal", seed))
    while state.to_move is not None:
        yield state
        state = state.play(choose(state))


def test_worlds_that_look_the_same_get_the_same_move() -> None:
    """The pile's order, the tile aside, a hidden hand and a secret modifier change nothing."""
    chance = Chance("master", "alike")
    for seed in range(6):
        for state in positions(f"alike {seed}"):
            assert state.to_move is not None
            other = state.alike(state.to_move, chance)
            bot, twin = Master("friend", "same"), Master("friend", "same")

            move = bot.choose(state.view(state.to_move))

            assert twin.choose(other.view(state.to_move)) == move
            assert twin.thought == bot.thought
            assert move in state.legal_moves()


def test_every_level_plays_whole_games() -> None:
    """Each level finishes games, in both seats, against `greedy`."""
    greedy = BOTS.find("bossa", "greedy")
    for level in BUDGETS:
        if level == "master":
            continue
        kind = MasterKind().at(level)
        for kinds in ((kind, greedy), (greedy, kind)):
            assert play_game(BOSSA, SETUP, f"whole {level}", kinds).ended


def test_the_master_is_found_by_name_and_level() -> None:
    """`master`, `master:child`; another level is refused."""
    assert BOTS.find("bossa", "master").name == "master"
    assert BOTS.find("bossa", "master:child").name == "master"
    with pytest.raises(UnknownBot, match="no level"):
        BOTS.find("bossa", "master:deity")


def test_the_same_seed_gives_the_same_game() -> None:
    """A budget counts simulations, not time, so games repeat."""
    kind = MasterKind("learner")

    assert play_game(BOSSA, SETUP, "again", (kind, kind)) == play_game(BOSSA, SETUP, "again", (kind, kind))


def test_it_says_how_likely_it_is_to_win() -> None:
    """Near the end the chance is exact, before that it is about so much; both are between 0 and 1."""
    said = set()
    for seed in range(8):
        for state in positions(f"says {seed}"):
            assert state.to_move is not None
            bot = Master("expert", "says")
            bot.choose(state.view(state.to_move))
            assert bot.thought is not None
            assert 0 <= bot.thought.chance <= 1
            why = bot.explain()
            assert isinstance(why, Reason)
            assert why.values["percent"] == round(100 * bot.thought.chance)
            said.add(bot.thought.exact)
    assert said == {True, False}

"""What moves are called: by what they cost for certain, on the scale of their game."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest
from tests.records.rehearsed import rehearsed

from chabudai.analysis import Reviewer, Settings
from chabudai.analysis.bossa import REVIEWER as BOSSA
from chabudai.analysis.hanabi import REVIEWER as HANABI
from chabudai.analysis.sentences import called, names_of
from chabudai.analysis.verdicts import verdict
from chabudai.protocol.estimate import Estimate
from chabudai.protocol.hanabi.reviews import HanabiStep
from chabudai.protocol.reviews import Review, Verdict
from chabudai.words import LANGUAGES, Words

POINTS, CHANCES = HANABI.scale(25.0), BOSSA.scale(1.0)


@pytest.mark.parametrize(
    ("cost", "points", "chances"),
    [
        (Estimate(0.0), "good", "good"),
        (Estimate(0.04, 0.0), "good", "good"),
        (Estimate(0.06, 0.0), "good", "doubtful"),
        (Estimate(0.3, 0.01), "doubtful", "blunder"),
        (Estimate(0.55, 0.02), "mistake", "blunder"),
        (Estimate(1.7, 0.05), "blunder", "blunder"),
        (Estimate(1.0, 0.5), "good", "good"),
        (Estimate(1.0, 0.35), "doubtful", "blunder"),
    ],
)
def test_a_cost_has_a_name(cost: Estimate, points: Verdict, chances: Verdict) -> None:
    """The same cost weighs more where it is a chance to win; what may be noise does not count."""
    assert (verdict(cost, POINTS), verdict(cost, CHANCES)) == (points, chances)


def test_points_and_chances_of_a_victory_have_scales_of_their_own() -> None:
    """In all or nothing a cooperative game counts chances too."""
    assert HANABI.scale(1.0) == CHANCES != POINTS


def test_brilliant_is_the_best_far_ahead_and_not_the_obvious() -> None:
    """Whoever plays what is obvious, or one of several good moves, plays well."""
    record = rehearsed("hanabi", 2, {}, "verdict")
    step = Reviewer(record, Settings(bot="encoder", worlds=100)).find(1).part
    assert isinstance(step, HanabiStep)
    found = msgspec.structs.replace(step, best=step.move, plain="another", lead=0.6)

    assert HANABI.brilliant(found, POINTS)
    for other in ({"plain": step.move}, {"best": "another"}, {"lead": 0.4}):
        assert not HANABI.brilliant(msgspec.structs.replace(found, **other), POINTS)


def test_every_word_is_there_in_every_language() -> None:
    """A sign and a word, all different."""
    for language in LANGUAGES:
        words = Words(language, ("game", "review", "report"))
        assert len({called(name, words) for name in get_args(Verdict)}) == len(get_args(Verdict))


@pytest.mark.parametrize(
    ("names", "shown"),
    [([], ["Player 1", "Player 2"]), (["Ann", ""], ["Ann", "Player 2"]), (["Ann", "Ann"], ["Ann 1", "Ann 2"])],
)
def test_players_have_names(names: list[str], shown: list[str]) -> None:
    """Those of the record; a number where it has none, or the same one twice."""
    review = Review("bossa", 2, {}, names, "", [], None, "", 0, "", 1.0, [], [], [], [], [], None)

    assert names_of(review, Words("en", ("report",))) == shown

"""Moves of Hanabi judged together with how they were answered."""

from __future__ import annotations

from msgspec.structs import replace

from chabudai.analysis.hanabi.answers import with_answers
from chabudai.analysis.hanabi.reviewer import POINTS, HanabiReviewer
from chabudai.analysis.verdicts import verdict
from chabudai.protocol.estimate import Estimate
from chabudai.protocol.hanabi.reviews import HanabiStep

NOTHING = Estimate(0.0)
COST = Estimate(1.4, 0.05)
GAIN = Estimate(1.3, 0.05)


def made(number: int, move: str, cost: Estimate = NOTHING, gain: Estimate = NOTHING) -> HanabiStep:
    """Return a move in a game of three, as by people."""
    return HanabiStep(
        number=number,
        seat=(number - 1) % 3,
        move=move,
        card=None if move.startswith("clue") else "R1",
        tokens=4,
        errors=0,
        deck=20,
        score=5,
        pace=10,
        highest=25,
        highest_after=25,
        lost=None,
        known=[],
        best="clue 2 1" if cost.mean else move,
        close=[],
        lead=0.0,
        plain=move,
        before=Estimate(24.0, 0.02),
        cost=cost,
        cost_as_it_lay=cost,
        gain=gain,
        answered=None,
        taken=[],
        meant=[],
        why=None,
    )


def judged(*steps: HanabiStep) -> HanabiStep:
    """Return the first step as it is judged beside the others."""
    return next(with_answers(steps))


def test_a_clue_that_was_answered_by_a_play_of_its_own_costs_nothing() -> None:
    """Bots see no finesse and a card that is lost; Cleo plays it blind, and nothing is."""
    clue = judged(made(1, "clue 2 3", COST), made(2, "discard 1"), made(3, "play 5", gain=GAIN))

    assert clue.answered == 3
    assert abs(clue.cost.mean - 0.1) < 1e-9
    assert clue.cost.error > COST.error
    assert clue.move in clue.close
    assert verdict(clue.cost, POINTS) == "good"


def test_what_comes_after_the_turn_is_no_answer() -> None:
    """The player has moved again meanwhile."""
    steps = made(1, "clue 2 3", COST), made(2, "discard 1"), made(3, "discard 1"), made(4, "play 1", gain=GAIN)

    assert judged(*steps) == steps[0]


def test_a_better_clue_of_somebody_else_is_no_answer_but_the_next_move_is() -> None:
    """Whoever moves next has seen nothing but this; a clue after that has reasons of its own."""
    later = judged(made(1, "discard 1", COST), made(2, "discard 1"), made(3, "clue 2 1", gain=GAIN))
    at_once = judged(made(1, "discard 1", COST), made(2, "clue 3 1", gain=GAIN))

    assert (later.answered, later.cost) == (None, COST)
    assert at_once.answered == 2


def test_whoever_does_not_play_what_bots_would_play_answers_too() -> None:
    """Bots read a finesse that nobody meant: Cleo knows better, and gives a clue."""
    waits = replace(made(3, "clue 2 1", gain=GAIN), plain="play 5")

    assert judged(made(1, "clue 2 3", COST), made(2, "discard 1"), waits).answered == 3


def test_noise_is_no_answer_and_nothing_is_made_good() -> None:
    """A gain within its error proves nothing, and a move that cost nothing needs no answer."""
    noise = judged(made(1, "clue 2 3", COST), made(2, "play 1", gain=Estimate(1.3, 0.7)))
    free = judged(made(1, "clue 2 3"), made(2, "play 1", gain=GAIN))

    assert (noise.answered, free.answered) == (None, None)


def test_a_mistake_that_nobody_answers_stays_one() -> None:
    """An answer takes no more from the cost than it gained."""
    clue = judged(made(1, "clue 2 3", Estimate(3.2, 0.05)), made(2, "play 1", gain=GAIN))

    assert abs(clue.cost.mean - 1.9) < 1e-9
    assert verdict(clue.cost, POINTS) == "blunder"


def test_an_answered_fall_of_the_course_is_no_turning_point() -> None:
    """The course falls where bots do not understand, by no more than what the move cost."""
    clue = judged(made(1, "clue 2 3", COST), made(2, "play 1", gain=GAIN))

    assert HanabiReviewer().lost(clue, Estimate(24.0, 0.02), Estimate(22.6, 0.02)) == clue.cost


def test_a_card_that_fitted_is_called_by_the_next_kinder_word() -> None:
    """Nobody can tell luck from an agreement; an open mistake stays what it is."""
    gamble = made(1, "play 1", COST)
    lucky = replace(gamble, cost_as_it_lay=NOTHING)
    reviewer = HanabiReviewer()

    words = [verdict(step.cost, POINTS, came_off=reviewer.came_off(step)) for step in (gamble, lucky)]
    assert words == ["mistake", "doubtful"]
    assert not reviewer.came_off(made(1, "discard 1", COST))

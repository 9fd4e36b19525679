"""Turning points: where the course fell, and moves that cost much although luck made up for them."""

from __future__ import annotations

from chabudai.analysis.turning import turning_points
from chabudai.protocol.estimate import Estimate

FREE = Estimate(0.0)
LEAST = 0.2


def test_a_costly_move_counts_although_the_course_stayed() -> None:
    """A gamble that came off is found by its cost, before a smaller fall of the course."""
    assert turning_points([FREE, Estimate(3.0, 0.2)], [Estimate(11.2, 0.5), FREE], LEAST) == [1, 2]


def test_noise_is_no_turning_point() -> None:
    """Neither a fall within its error nor a cost within its own."""
    assert turning_points([Estimate(1.0, 1.0), FREE], [Estimate(0.6, 0.4), FREE], LEAST) == []


def test_a_trifle_is_no_turning_point() -> None:
    """However sure it is, a move that nobody would doubt turned nothing."""
    assert turning_points([Estimate(0.19), Estimate(0.2)], [FREE, FREE], LEAST) == [2]


def test_a_gain_is_no_turning_point() -> None:
    """Only what was lost is looked for."""
    assert turning_points([Estimate(-4.0), Estimate(0.5)], [FREE, FREE], LEAST) == [2]


def test_there_are_three_at_the_most_the_greatest_first() -> None:
    """Of equals the earlier one."""
    falls = [Estimate(float(points)) for points in (2, 5, 3, 2)]

    assert turning_points(falls, [FREE] * 4, LEAST) == [2, 3, 1]

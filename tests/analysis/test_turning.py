"""Turning points: great changes of the course, and moves that cost much although luck made up for them."""

from __future__ import annotations

from chabudai.analysis.turning import turning_points
from chabudai.protocol.estimate import Estimate

FREE = Estimate(0.0)


def test_a_costly_move_counts_although_the_course_stayed() -> None:
    """A gamble that came off is found by its cost, before a smaller change of the course."""
    course = [Estimate(20.0, 0.1), Estimate(20.0, 0.1), Estimate(17.0, 0.1)]

    assert turning_points(course, [Estimate(11.2, 0.5), FREE]) == [1, 2]


def test_noise_is_no_turning_point() -> None:
    """Neither a change within the errors nor a cost within its own."""
    course = [Estimate(20.0, 0.5), Estimate(19.0, 0.5), Estimate(19.0, 0.5)]

    assert turning_points(course, [Estimate(0.6, 0.4), FREE]) == []


def test_there_are_three_at_the_most_the_greatest_first() -> None:
    """Of equals the earlier one."""
    course = [Estimate(float(points)) for points in (20, 18, 13, 10, 8)]

    assert turning_points(course, [FREE] * 4) == [2, 3, 1]

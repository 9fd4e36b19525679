"""Limits: a rate with a burst above it, and no memory without end."""

from __future__ import annotations

import pytest

from chabudai.server.http import limits
from chabudai.server.http.limits import MOST_REMEMBERED, Bucket, Buckets, Slots


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Let the limits go by a clock that stands still."""
    found = Clock()
    monkeypatch.setattr(limits, "time", found)
    return found


def taken(bucket: Bucket) -> int:
    """Return how often a bucket allows something at once."""
    count = 0
    while bucket.take() and count < 1_000:
        count += 1
    return count


def test_a_bucket_fills_up_at_its_rate(clock: Clock) -> None:
    """At first it is full; then there is as much as the time since has brought."""
    bucket = Bucket(rate=2, burst=5)
    assert taken(bucket) == 5
    clock.now += 1.5
    assert taken(bucket) == 3


def test_a_bucket_never_holds_more_than_its_burst(clock: Clock) -> None:
    """Whoever was silent for a day may not send a day's worth at once."""
    bucket = Bucket(rate=2, burst=5)
    clock.now += 86_400
    assert taken(bucket) == 5


@pytest.mark.usefixtures("clock")
def test_names_have_buckets_of_their_own() -> None:
    """What one address uses up, another still has."""
    buckets = Buckets(rate=1, burst=1)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")


@pytest.mark.usefixtures("clock")
def test_only_so_many_names_are_remembered() -> None:
    """The one unused for longest goes first; one that is used stays, however old it is."""
    buckets = Buckets(rate=1, burst=1)
    buckets.take("old")
    buckets.take("busy")
    for number in range(MOST_REMEMBERED - 1):
        buckets.take(str(number))
        assert not buckets.take("busy")
    assert buckets.take("old")


def test_places_are_given_back() -> None:
    """Each name has so many at a time."""
    slots = Slots(2)
    assert [slots.take("a"), slots.take("a"), slots.take("a"), slots.take("b")] == [True, True, False, True]
    slots.give("a")
    assert slots.take("a")

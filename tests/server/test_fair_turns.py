"""Turns at what is scarce go round: whoever asks a lot delays nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from chabudai.bots.thinking import FairTurns
from chabudai.protocol.reviews import ReviewProgress
from chabudai.server.http.admission.admission import Admission
from chabudai.server.jobs.asker import Asker
from chabudai.server.jobs.queue import ADDRESS_WAITING, PERSON_WAITING, WAITING, JobKind, JobQueue, TooManyJobs
from chabudai.server.jobs.reviews import REVIEWS
from chabudai.server.settings import Settings


def order(*asking: tuple[str, str], cancelled: frozenset[int] = frozenset()) -> list[tuple[str, str]]:
    """Return in which order those who ask while somebody is busy are let in."""

    async def scene() -> list[tuple[str, str]]:
        turns, let_in = FairTurns(), list[tuple[str, str]]()

        async def ask(group: str, member: str) -> None:
            async with turns.turn(group, member):
                let_in.append((group, member))

        async with turns.turn("first"):
            tasks = [asyncio.create_task(ask(*one)) for one in asking]
            await asyncio.sleep(0)
            assert len(turns) == len(asking)
            for number in cancelled:
                tasks[number].cancel()
            await asyncio.sleep(0)
        await asyncio.gather(*tasks, return_exceptions=True)
        async with turns.turn("last"):
            assert len(turns) == 0
        return let_in

    return asyncio.run(asyncio.wait_for(scene(), 60))


def test_turns_go_round_between_groups_and_within_them() -> None:
    """Whoever asks four times comes first once, and then after everybody else's first."""
    asked = [("a", "x"), ("a", "x"), ("a", "x"), ("a", "y"), ("b", "z"), ("c", "z")]

    assert order(*asked) == [("a", "x"), ("b", "z"), ("c", "z"), ("a", "y"), ("a", "x"), ("a", "x")]


def test_whoever_no_longer_waits_holds_up_nobody() -> None:
    """Somebody who gave up is passed over, also as the only one of a group."""
    assert order(("a", "x"), ("b", "y"), ("a", "x"), cancelled=frozenset({0, 1})) == [("a", "x")]


class Sleepy(JobKind[str, list[str]]):
    """Jobs that wait for a word."""

    name, keys, progress = "sleepy", str, list
    kept = 100

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.done: list[str] = []

    def key(self, asked: str) -> str:
        return asked

    def pack(self, asked: str) -> bytes:
        return asked.encode()

    def unpack(self, body: bytes) -> str:
        return body.decode()

    def start(self, asked: str) -> list[str]:
        return [asked]

    async def _run(self, asked: str) -> AsyncIterator[list[str]]:
        await self.go.wait()
        self.done.append(asked)
        yield [asked, "done"]

    def run(self, asked: str) -> AsyncIterator[list[str]]:
        return self._run(asked)

    def finish(self, progress: list[str]) -> list[str]:
        return progress


def test_one_guest_cannot_fill_the_queue() -> None:
    """Nine wishes of one guest refuse the guest and nobody else; whose turn it is goes round; others wait one job."""

    async def scene() -> None:
        kind, jobs = Sleepy(), JobQueue(Admission(Settings()))
        for number in range(PERSON_WAITING):
            jobs.ask(kind, f"greedy {number}", Asker("192.0.2.1", "greedy"))
        for number in range(PERSON_WAITING, 9):
            with pytest.raises(TooManyJobs) as refused:
                jobs.ask(kind, f"greedy {number}", Asker("192.0.2.1", "greedy"))
            assert refused.value.retry >= 1
        assert jobs.ask(kind, "greedy 0", Asker("192.0.2.1", "greedy")) == ["greedy 0"]
        jobs.ask(kind, "neighbour", Asker("192.0.2.1", "neighbour"))
        jobs.ask(kind, "far", Asker("192.0.2.9", "far"))
        await asyncio.sleep(0)
        kind.go.set()
        while len(kind.done) < PERSON_WAITING + 2:
            await asyncio.sleep(0.01)
        assert kind.done[:3] == ["greedy 0", "greedy 1", "far"]
        assert kind.done.index("neighbour") < kind.done.index("greedy 2")
        await asyncio.sleep(0)
        jobs.ask(kind, "greedy again", Asker("192.0.2.1", "greedy"))
        await jobs.close()

    asyncio.run(asyncio.wait_for(scene(), 60))


class Passing(Sleepy):
    """Jobs of which only the newest matter."""

    passing = True


def test_of_passing_wishes_the_oldest_that_waits_gives_way() -> None:
    """Whoever turns pages is never refused, and what has begun is finished; an older wish may be made again."""

    async def scene() -> None:
        kind, jobs, ann = Passing(), JobQueue(Admission(Settings())), Asker("192.0.2.1", "ann")
        for number in range(7):
            assert jobs.ask(kind, f"page {number}", ann) == [f"page {number}"]
            await asyncio.sleep(0)
        assert [number for number in range(7) if jobs.look(kind, f"page {number}")] == [0, 5, 6]
        jobs.ask(kind, "page 3", ann)
        kind.go.set()
        while jobs.look(kind, "page 3") != ["page 3", "done"]:
            await asyncio.sleep(0.01)
        assert kind.done == ["page 0", "page 6", "page 3"]
        await jobs.close()

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_one_address_cannot_fill_the_queue_with_many_identities() -> None:
    """A new identity is cheap, so all people of an address together have a bound as well."""

    async def scene() -> None:
        kind, jobs = Sleepy(), JobQueue(Admission(Settings()))
        for number in range(ADDRESS_WAITING):
            jobs.ask(kind, f"{number}", Asker("192.0.2.1", f"guest {number}"))
        with pytest.raises(TooManyJobs):
            jobs.ask(kind, "one more", Asker("192.0.2.1", "one more"))
        assert jobs.ask(kind, "elsewhere", Asker("192.0.2.2", "one more")) == ["elsewhere"]
        await jobs.close()

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_a_full_queue_turns_away_from_the_largest_address() -> None:
    """Seventeen networks that fill the queue refuse each other, and nobody who asks for little; what ran goes on."""

    async def scene() -> None:
        kind, jobs = Sleepy(), JobQueue(Admission(Settings()))
        crowd = [Asker(f"2001:db8:0:{number % 17}::/64", f"guest {number}") for number in range(WAITING)]
        for number, who in enumerate(crowd):
            jobs.ask(kind, f"{number}", who)
        await asyncio.sleep(0)
        with pytest.raises(TooManyJobs):
            jobs.ask(kind, "one more", Asker(crowd[16].address, "another"))
        assert jobs.ask(kind, "far", Asker("192.0.2.9", "far")) == ["far"]
        gone = [number for number in range(WAITING) if jobs.look(kind, f"{number}") is None]
        assert len(gone) == 1
        assert gone[0] > WAITING - 17
        kind.go.set()
        while len(kind.done) < WAITING:
            await asyncio.sleep(0)
        assert kind.done.index("far") <= 18
        assert "0" in kind.done
        await jobs.close()

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_a_review_that_gave_way_says_so_and_can_be_asked_for_again() -> None:
    """Whoever asked is not left waiting."""
    told = REVIEWS.turned_away(ReviewProgress("key"))

    assert told.problem is not None
    assert told.problem.code == TooManyJobs.code
    assert REVIEWS.failed(told)


def test_time_is_charged_to_whoever_asked() -> None:
    """When it is used up, a new job is refused, and the one that is there is still told."""

    async def scene() -> None:
        admission = Admission(Settings(person_job_seconds=1))
        kind, jobs, ann = Sleepy(), JobQueue(admission), Asker("192.0.2.1", "ann")
        jobs.ask(kind, "a", ann)
        kind.go.set()
        while jobs.look(kind, "a") != ["a", "done"]:
            await asyncio.sleep(0.01)
        admission.charge_job(ann, 5)
        assert jobs.ask(kind, "a", ann) == ["a", "done"]
        with pytest.raises(Exception, match="took long enough"):
            jobs.ask(kind, "b", ann)
        await jobs.close()

    asyncio.run(asyncio.wait_for(scene(), 60))

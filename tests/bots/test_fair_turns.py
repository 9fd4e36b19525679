"""Waiting for a thinking process: nobody waits for everything that somebody else has asked for."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.bots.strangers import asked, install, notes
from tests.server.running import PATIENCE

from chabudai.bots.thinking import BotPool, FairTurns, NoTurn


class Waiters:
    """Questions that note their turn, each when the one before is done."""

    def __init__(self, most: int = 1000) -> None:
        self.queue = FairTurns(most=most)
        self.turns: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, *names: str) -> None:
        """Let questions come in this order; the person is the first letter."""
        for name in names:
            self.tasks.append(asyncio.create_task(self._take(name)))
            await asyncio.sleep(0)

    async def _take(self, name: str) -> None:
        async with self.queue.turn(name[0]):
            self.turns.append(name)
            await asyncio.sleep(0)


def test_people_take_turns() -> None:
    """One has asked for much before the others come: they are served in between, each one's questions in order."""

    async def story() -> None:
        waiters = Waiters()
        async with waiters.queue.turn("x"):
            await waiters.ask("a1", "a2", "a3", "a4", "b1", "b2", "c1")
        await asyncio.gather(*waiters.tasks)
        assert waiters.turns == ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]
        assert len(waiters.queue) == 0

    asyncio.run(story())


def test_a_full_queue_turns_away_whoever_has_most_in_it() -> None:
    """However much one asks for, somebody else still finds room."""

    async def story() -> None:
        waiters = Waiters(most=3)
        async with waiters.queue.turn("x"):
            await waiters.ask("a1", "a2", "a3", "a4", "b1", "b2")
            assert len(waiters.queue) == 3
        done = await asyncio.gather(*waiters.tasks, return_exceptions=True)
        assert waiters.turns == ["a1", "b1", "a2"]
        assert [type(one) for one in done].count(NoTurn) == 3

    asyncio.run(story())


def test_whoever_gives_up_does_not_hold_up_the_others() -> None:
    """Neither while waiting, nor at the very moment when the turn comes."""

    async def story() -> None:
        waiters = Waiters()
        async with waiters.queue.turn("x"):
            await waiters.ask("a1", "b1", "c1", "d1")
            waiters.tasks[1].cancel()
            await asyncio.sleep(0)
        waiters.tasks[0].cancel()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*waiters.tasks, return_exceptions=True)
            assert waiters.turns == ["c1", "d1"]
            async with waiters.queue.turn("y"):
                assert len(waiters.queue) == 0

    asyncio.run(story())


def test_one_persons_hundred_tables_do_not_make_another_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred questions are there first; somebody else's is answered as the second one after it came."""
    install(tmp_path, monkeypatch)
    order: list[str] = []

    async def ask(pool: BotPool, bot: str, table: str, whose: str) -> None:
        question, history = asked(bot, "play 1", table=table)
        await pool.choose(question, history, whose)
        order.append(whose)

    async def story() -> None:
        pool = BotPool(1, PATIENCE)
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(ask(pool, "patient", "first", "ann"))
                while not notes(tmp_path, "patient", "first"):
                    await asyncio.sleep(0.01)
                for number in range(100):
                    tasks.create_task(ask(pool, "plain", f"t{number}", "ann"))
                await asyncio.sleep(0)
                tasks.create_task(ask(pool, "plain", "other", "bob"))
                await asyncio.sleep(0)
                assert pool.waiting == 101
                (tmp_path / "patient-first.go").touch()
        finally:
            await pool.close()

    asyncio.run(story())
    assert len(order) == 102
    assert order.index("bob") <= 2

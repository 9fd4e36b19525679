"""Thinking processes: bots live as long as their game, and die alone."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.bots.strangers import HOARD, MIB, asked, install, notes
from tests.server.running import PATIENCE

from chabudai.bots.thinking import BotCrashed, BotLeft, BotPool


def play(folder: Path, monkeypatch: pytest.MonkeyPatch, story: Callable[[BotPool], Awaitable[None]], mib: int) -> None:
    """Tell a story about a pool of one process that may use so much memory."""
    install(folder, monkeypatch)

    async def whole() -> None:
        pool = BotPool(1, PATIENCE, mib)
        try:
            await story(pool)
        finally:
            await pool.close()

    asyncio.run(whole())


async def until(reached: Callable[[], object]) -> None:
    """Wait for something."""
    async with asyncio.timeout(PATIENCE):
        while not reached():
            await asyncio.sleep(0.01)


def test_a_bot_leaves_when_its_table_lets_it_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process hears of it at once, and keeps the others; the same bot may come back."""

    async def story(pool: BotPool) -> None:
        for table in ("a", "b"):
            await pool.choose(*asked("plain", "play 1", table=table))
        pool.keep("a", {1: "plain"})
        pool.keep("nobody", {})
        assert pool.bots == 2
        pool.keep("a", {0: "plain", 1: "random"})
        assert pool.bots == 1
        await until(lambda: "close" in notes(tmp_path, "plain", "a"))
        await pool.choose(*asked("plain", "play 1", table="a"))
        assert pool.bots == 2
        assert notes(tmp_path, "plain", "a").count("watch play 1") == 2
        assert "close" not in notes(tmp_path, "plain", "b")

    play(tmp_path, monkeypatch, story, 0)


def test_a_bot_that_is_let_go_while_it_thinks_leaves_after_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its answer still comes, and nothing of it stays; a question that only waits is not asked at all."""

    async def story(pool: BotPool) -> None:
        thinking = asyncio.create_task(pool.choose(*asked("patient", "play 1", table="a")))
        await until(lambda: "choose" in notes(tmp_path, "patient", "a"))
        waiting = asyncio.create_task(pool.choose(*asked("plain", "play 1", table="b")))
        await until(lambda: pool.waiting == 1)
        pool.keep("a", {})
        pool.keep("b", {})
        (tmp_path / "patient-a.go").touch()
        assert (await thinking).move
        with pytest.raises(BotLeft):
            await waiting
        await until(lambda: "close" in notes(tmp_path, "patient", "a"))
        assert pool.bots == 0
        assert not notes(tmp_path, "plain", "b")

    play(tmp_path, monkeypatch, story, 0)


def test_a_bot_that_is_let_go_while_its_process_starts_leaves_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The end of a game may come before the bot has sat down."""

    async def story(pool: BotPool) -> None:
        thinking = asyncio.create_task(pool.choose(*asked("plain", "play 1")))
        await asyncio.sleep(0)
        pool.keep("t", {})
        assert (await thinking).move
        await until(lambda: "close" in notes(tmp_path, "plain"))
        assert pool.bots == 0

    play(tmp_path, monkeypatch, story, 0)


def test_a_bot_sees_the_true_game_after_a_take_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A course of the same length with another move in it is another game: the bot watches it from the deal on."""

    async def story(pool: BotPool) -> None:
        one, other, more = ("clue 1 1", "clue 2 1"), ("clue 1 1", "clue 2 2"), ("clue 1 5", "clue 2 5")
        await pool.choose(*asked("plain", "play 1", *one))
        await pool.choose(*asked("plain", "play 1", *other))
        await pool.choose(*asked("plain", "play 1", *other, *more))
        await pool.choose(*asked("plain", "play 2"))
        told = [note for note in notes(tmp_path, "plain") if not note.startswith("sit")]
        assert [note.removeprefix("watch ") for note in told] == [
            *("play 1", *one, "choose", "close"),
            *("play 1", *other, "choose", *more, "choose", "close"),
            *("play 2", "choose"),
        ]

    play(tmp_path, monkeypatch, story, 0)


def test_a_process_that_grows_is_replaced_and_its_bots_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each bot takes a lot and keeps it: never do all of them sit there, and each answers each time."""

    async def story(pool: BotPool) -> None:
        tables = [f"t{number}" for number in range(6)]
        most = 0
        for moves in (["play 1"], ["play 1", "play 2", "clue 2 5"]):
            for table in tables:
                assert (await pool.choose(*asked("hoarder", *moves, table=table))).move
                most = max(most, pool.bots)
        assert 1 <= most < len(tables)
        for table in tables:
            noted = notes(tmp_path, "hoarder", table)
            last = max(at for at, note in enumerate(noted) if note.startswith("sit"))
            watched = [note for note in noted[last:] if note.startswith("watch")]
            assert watched == ["watch play 1", "watch play 2", "watch clue 2 5"]

    play(tmp_path, monkeypatch, story, 3 * HOARD // MIB)


def test_a_bot_that_takes_all_memory_fails_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It gets twice the cap and no more; whoever sits in the same process plays on."""

    async def story(pool: BotPool) -> None:
        first = await pool.choose(*asked("plain", "play 1", table="a"))
        with pytest.raises(BotCrashed, match="MemoryError"):
            await pool.choose(*asked("runaway", "play 1", table="b"))
        assert await pool.choose(*asked("plain", "play 1", table="a")) == first

    play(tmp_path, monkeypatch, story, 128)


def test_a_killed_process_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it thinks: the question fails, and the next one seats the bot again, with the whole game."""

    async def story(pool: BotPool) -> None:
        thinking = asyncio.create_task(pool.choose(*asked("patient", "play 1")))
        await until(lambda: "choose" in notes(tmp_path, "patient"))
        pid = pool.processes[0].pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        with pytest.raises(BotCrashed, match="process"):
            await thinking
        (tmp_path / "patient-t.go").touch()
        assert (await pool.choose(*asked("patient", "play 1", "play 2", "clue 2 5"))).move
        sat = [at for at, note in enumerate(notes(tmp_path, "patient")) if note.startswith("sit")]
        assert notes(tmp_path, "patient")[sat[1] + 1 :] == ["watch play 1", "watch play 2", "watch clue 2 5", "choose"]

    play(tmp_path, monkeypatch, story, 0)

"""Bots think elsewhere, see only views, and their failures do not stop a table."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

import pytest
from tests.server.running import PATIENCE

from chabudai.bots.thinking import BotCrashed, BotPool, BotTimedOut, NoTurn, Thought
from chabudai.core import Chance
from chabudai.games import HANABI
from chabudai.protocol.events import AnyTableEvent, BotFailed, BotSat, Created, Moved, Started
from chabudai.protocol.options import Options
from chabudai.server.hub.bot_turn import bot_turn, question, simpler
from chabudai.server.tables.entry import Entry, Secret
from chabudai.server.tables.match import Seen, settled_rules
from chabudai.server.tables.table import Table


def table(bot: str = "cautious") -> Table:
    """Return a table of two bots, with some moves made."""
    found = Table("t")
    rules: dict[str, Any] = dict(settled_rules("hanabi", 2, {"first": 0}, "seed"))
    created = Created("", "hanabi", 2, rules, Options())
    events: list[AnyTableEvent] = [created, BotSat(0, bot), BotSat(1, bot), Started(rules)]
    found.apply(1, Entry(1, events, secret=Secret(seed="seed")))
    assert found.match is not None
    choose = HANABI.rehearsal(Chance("x", "y"))
    for seq in range(2, 8):
        state = found.match.state
        found.apply(seq, Entry(1, [Moved(state.to_move, str(choose(state)))]))
    return found


class Failing:
    """A pool in which nothing works."""

    def __init__(self, error: Exception | str) -> None:
        self.error = error
        self.asked = 0

    async def choose(self, *_: object) -> Thought:
        self.asked += 1
        if isinstance(self.error, str):
            return Thought(self.error)
        raise self.error


@pytest.mark.parametrize(
    ("error", "why"), [(BotCrashed("x"), "crash"), (BotTimedOut(), "timeout"), ("discard 9", "illegal")]
)
def test_a_failing_bot_is_tried_again_and_then_replaced(error: Exception | str, why: str) -> None:
    """Twice in vain, and the table is told which simpler bot goes on."""
    pool = Failing(error)
    found = table()
    draft = asyncio.run(bot_turn(found, found.turn or 0, pool))  # type: ignore[arg-type]
    (failed,) = draft.events
    assert isinstance(failed, BotFailed)
    assert (failed.bot, failed.why, failed.now) == ("cautious", why, "random")
    assert draft.why is None
    assert pool.asked == 2


def test_where_even_the_simplest_bot_fails_the_table_waits() -> None:
    """Nothing is written down: it would be the same again and again, for as long as no bot can be started."""
    found = table("random")
    with pytest.raises(NoTurn):
        asyncio.run(bot_turn(found, found.turn or 0, Failing(BotCrashed("x"))))  # type: ignore[arg-type]


def test_a_simpler_bot_is_always_there() -> None:
    """In the end it is the one that makes any move."""
    match = table().match
    assert match is not None
    assert simpler("hanabi", "cautious", match) == "random"
    assert simpler("hanabi", "random", match) == "random"


def test_a_bot_is_asked_only_about_what_its_seat_knows() -> None:
    """No state, no seed of the deal, no hidden card in what crosses to its process."""
    found = table()
    assert found.match is not None
    asked = question(found, found.match, 0, "cautious")
    assert asked.seed != "seed"
    views = [asked.first, asked.view, *(view for _, view in Seen(found.match, 0)[0:])]
    assert all(type(view).__name__ == "HanabiView" and view.seat == 0 for view in views)


def test_processes_answer_survive_nonsense_and_come_back() -> None:
    """A real process plays on, goes on after an unknown bot, and after having been killed."""

    async def story() -> None:
        pool = BotPool(1, 60)
        found = table()
        assert found.match is not None
        seat = found.turn or 0
        asked, seen = question(found, found.match, seat, "cautious"), Seen(found.match, seat)
        first = await pool.choose(asked, seen)
        assert await pool.choose(asked, seen) == first
        with pytest.raises(BotCrashed):
            await pool.choose(question(found, found.match, seat, "nobody"), seen)
        pid = pool.processes[0].pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            while pool.processes[0].pid is not None:
                await asyncio.sleep(0.01)
        assert await pool.choose(asked, seen) == first
        await pool.close()

    asyncio.run(story())


def test_a_bot_that_takes_too_long_is_ended() -> None:
    """Its process goes, and the next question starts another one."""

    async def story() -> None:
        pool = BotPool(1, 0.001)
        found = table()
        assert found.match is not None
        with pytest.raises(BotTimedOut):
            await pool.choose(question(found, found.match, 0, "cautious"), Seen(found.match, 0))
        assert pool.processes[0].pid is None
        await pool.close()

    asyncio.run(story())


def test_a_compiled_bot_is_waited_for() -> None:
    """The compiler's time is not the bot's: a short limit does not replace a bot that is being compiled."""

    async def ask() -> list[AnyTableEvent]:
        pool = BotPool(1, 60)
        found = table("encoder")
        try:
            return (await bot_turn(found, found.turn or 0, pool)).events
        finally:
            await pool.close()

    assert isinstance(asyncio.run(ask())[0], Moved)

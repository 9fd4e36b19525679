"""Clocks: what happens when one is empty, and that no game is lost by it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.client import Client
from tests.server.running import Server
from tests.server.story import fine, refused, run, started

from chabudai.protocol import requests
from chabudai.protocol.events import AnyTableEvent, Proposed, Replaced, Sat, Stopped, TimeUp
from chabudai.protocol.options import Clock, Options
from chabudai.protocol.tables import NewTable
from chabudai.server.tables.commands import decide, opened
from chabudai.server.tables.commands.opening import dealt
from chabudai.server.tables.entry import Entry, Secret
from chabudai.server.tables.observers import possible
from chabudai.server.tables.person import Person
from chabudai.server.tables.refusals import NoVote
from chabudai.server.tables.table import Table

PEOPLE = [Person(f"person-{seat}", f"P{seat}") for seat in range(3)]


class Evening:
    """A table in memory whose time the test tells."""

    def __init__(self, game: str, players: int) -> None:
        self.table = Table("t")
        rules = {"first": 0} if game == "hanabi" else {}
        options = Options(clock=Clock(60, 5))
        draft = opened(NewTable(game=game, players=players, rules=rules, options=options), PEOPLE[0])
        self.add(0, draft.events, draft.secret)
        for seat in range(1, players):
            self.add(0, [Sat(seat, f"P{seat}")], Secret(who={seat: PEOPLE[seat].id}))
        draft = dealt(self.table)
        self.add(0, draft.events, draft.secret)

    def add(self, at: int, events: list[AnyTableEvent], secret: Secret | None = None) -> None:
        self.table.apply(self.table.seq + 1, Entry(at, events, secret=secret))

    def do(self, at: int, seat: int, request: requests.AnyTableRequest) -> list[AnyTableEvent]:
        draft = decide(self.table, PEOPLE[seat], request)
        self.add(at, draft.events, draft.secret)
        return draft.events

    def clock(self) -> Any:  # noqa: ANN401
        assert self.table.clocks is not None
        return self.table.clocks


def test_time_runs_for_who_is_to_move_and_comes_back_with_the_move() -> None:
    """Thinking costs time, a move brings the increment, and the next clock starts."""
    evening = Evening("hanabi", 2)
    assert evening.clock().deadline() == 60_000
    evening.do(20_000, 0, requests.Play(table="t", action=10))
    assert evening.clock().left == [45_000, 60_000]
    assert evening.clock().info().running == 1
    assert evening.clock().deadline() == 80_000


def test_an_empty_clock_loses_no_game() -> None:
    """Whose time is up may still move; the clock then holds the increment, and the game goes on."""
    evening = Evening("hanabi", 2)
    evening.add(60_000, [TimeUp(0)])
    assert evening.table.phase == "playing"
    assert evening.clock().info().out == 0
    assert evening.clock().deadline() is None
    evening.do(90_000, 0, requests.Play(table="t", action=10))
    assert evening.clock().left == [5_000, 60_000]
    assert evening.clock().info().out is None
    assert evening.table.result() is None


def test_one_other_may_replace_whose_time_is_up() -> None:
    """Before, everybody has to agree; once the time is up, one is enough and it happens at once."""
    evening = Evening("hanabi", 3)
    wanted = requests.Propose(table="t", vote="replace", seat=0, bot="cautious")
    assert [type(event) for event in decide(evening.table, PEOPLE[1], wanted).events] == [Proposed]
    evening.add(60_000, [TimeUp(0)])
    assert [type(event) for event in evening.do(61_000, 1, wanted)] == [Proposed, Replaced]
    assert evening.table.seats[0].bot == "cautious"


def test_a_game_against_each_other_can_be_claimed_and_only_then() -> None:
    """Bossa: when the other's time is up, the game may be claimed or simply waited for."""
    evening = Evening("bossa", 2)
    late = evening.table.turn or 0
    other, claim = 1 - late, requests.Propose(table="t", vote="claim")
    with pytest.raises(NoVote):
        decide(evening.table, PEOPLE[other], claim)
    evening.add(60_000, [TimeUp(late)])
    assert "propose:claim" in possible(evening.table, PEOPLE[other].id)
    assert "propose:claim" not in possible(evening.table, PEOPLE[late].id)
    with pytest.raises(NoVote):
        decide(evening.table, PEOPLE[late], claim)
    assert evening.do(61_000, other, claim)[-1] == Stopped("clock", late)
    result = evening.table.result()
    assert result is not None
    assert (result.ended, result.winner) == ("clock", other)


def test_nobody_claims_a_game_played_together() -> None:
    """Hanabi is not won by waiting."""
    evening = Evening("hanabi", 2)
    evening.add(60_000, [TimeUp(0)])
    with pytest.raises(NoVote):
        decide(evening.table, PEOPLE[1], requests.Propose(table="t", vote="claim"))


@pytest.mark.slow
def test_the_table_says_whose_time_is_up(server: Server) -> None:
    """The server counts the time; everybody hears when it is up, and what can be done then."""

    async def story(ann: Client, bob: Client) -> None:
        clock = {"clock": {"base": 10, "increment": 0}}
        together, against = await started(ann, bob, options=clock), await started(ann, bob, game="bossa", options=clock)
        begun = await ann.wait(lambda m: m.get("table") == together and "started" in str(m.get("entries")))
        assert begun["info"]["clock"]["running"] == 0
        await asyncio.gather(*(up(ann, table) for table in (together, against)))
        assert (await bob.info(together))["phase"] == "playing"
        await fine(ann.ask(do="play", table=together, move="clue 2 1"))
        late = (await ann.info(against))["clock"]["out"]
        await refused((ann, bob)[late].ask(do="propose", table=against, vote="claim"), "vote/none")
        await fine((bob, ann)[late].ask(do="propose", table=against, vote="claim"))
        assert (await ann.info(against))["result"]["winner"] == 1 - late

    async def up(client: Client, table: str) -> None:
        await client.wait(lambda m: (m["type"], m.get("table")) == ("update", table) and "time_up" in str(m["entries"]))

    run(server, story)

"""Playing on from a position of another game: the same cards and moves, bots around, and nothing that counts."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.records.rehearsed import rehearsed
from tests.server.client import Client
from tests.server.running import Server
from tests.server.stalls import most_at_once
from tests.server.story import run
from tests.server.test_bot_lives import open_hub

from chabudai.bots import BOTS
from chabudai.core import GameIsOver, Record, Seat
from chabudai.games import GAMES, HANABI
from chabudai.games.hanabi import ClueColour, ClueValue, Discard, HanabiMove
from chabudai.protocol.events import Moved
from chabudai.protocol.options import Aid
from chabudai.protocol.tables import NewTrial
from chabudai.records.hanabi.live.writing import to_hanab_live
from chabudai.server.tables.commands import begun, tried
from chabudai.server.tables.encoding import seen_entry
from chabudai.server.tables.entry import Entry
from chabudai.server.tables.match import Match, Step
from chabudai.server.tables.person import Person
from chabudai.server.tables.refusals import NoPosition, SeatTaken
from chabudai.server.tables.story.written import written
from chabudai.server.tables.table import Table

ANN = Person("ann" * 8, "Ann")
PLAYERS = {"hanabi": 3, "bossa": 2}
HALF = 6


def _begun(record: Record, moves: int, seat: int | None = None) -> Table:
    """Return the table of a trial after it was stored and read again."""
    match, played = begun(record, moves)
    for _ in match.play_on(played):
        pass
    draft = tried(NewTrial(moves=moves, seat=seat), record, match, ANN)
    table = Table("trial")
    stored = msgspec.json.encode(Entry(0, draft.events, ANN.id, None, draft.secret))
    table.apply(1, msgspec.json.decode(stored, type=Entry))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_trial_begins_with_the_moves_so_far(game: str) -> None:
    """Its position is the one of the game; whoever tries has the seat to move, and sees what that seat may see."""
    record = rehearsed(game, PLAYERS[game], {}, "trial")
    match = Match.recorded(replace(record, moves=record.moves[:HALF]))

    table = _begun(record, moves=HALF)

    assert table.match is not None
    assert table.match.state == match.state
    mine = Seat(match.state.to_move)
    assert (table.turn, table.people()) == (mine, [mine])
    assert set(table.bots()) == set(range(record.players)) - {mine}
    assert (table.practice, table.marks) == (True, {"trial"})
    told = [event for event in seen_entry(table, 1, mine, ANN.id).events if isinstance(event, Moved)]
    assert told == [match.moved(step, mine) for step in match.steps]
    assert table.match.position(mine, Aid.NONE) == match.position(mine, Aid.NONE)


@pytest.mark.parametrize("seed", ["trial", None])
def test_its_record_is_a_whole_game_that_counts_for_nothing(seed: str | None) -> None:
    """Deal and moves so far included, also where no seed is known; the marks say why."""
    record = replace(rehearsed("hanabi", 3, {}, "trial"), seed=seed)

    game = written(_begun(record, moves=HALF, seat=0))

    assert (game.marks, game.counts, game.practice) == (["trial"], False, True)
    kept = Record.from_json(game.record)
    assert (kept.deal, kept.seed, kept.moves) == (record.deal, seed, record.moves[:HALF])
    assert len(list(kept.replay(GAMES))) == HALF + 1


def _long_game() -> Record:
    """Return a game of clues and discards, as long as they last."""
    setup = HANABI.setup(2, {})
    deal = HANABI.shuffle(setup, "long")
    state, moves = HANABI.deal(setup, deal), list[HanabiMove]()
    while state.to_move is not None:
        legal = state.legal_moves()
        moves.append(min(legal, key=lambda move: not isinstance(move, ClueColour | ClueValue | Discard)))
        state = state.play(moves[-1])
    return Record.of(HANABI, setup, deal, moves)


def test_a_trial_late_in_a_game_lets_others_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its moves are made in slices, when it is set up and when it is read again."""
    record, mine = _long_game(), NewTrial(moves=70, bot="random")
    tried: list[str] = []
    try_out = Match.try_out

    def counted(match: Match, move: HanabiMove) -> Step:
        tried.append(str(move))
        return try_out(match, move)

    monkeypatch.setattr(Match, "try_out", counted)

    async def story() -> None:
        async with open_hub(tmp_path) as hub:
            table = await hub.open_trial(mine, record, ANN)
            match = (await hub.tables.read(table)).match
            assert match is not None
            assert [str(step.move) for step in match.steps] == list(record.moves[: mine.moves])

    assert most_at_once(story, lambda: len(tried)) == 1
    assert tried == [*record.moves[: mine.moves]] * 2


def test_what_cannot_be_tried_is_refused() -> None:
    """Positions that were never there, a game that is over, seats that are not there."""
    record = rehearsed("bossa", 2, {}, "trial")
    last = len(record.moves)

    with pytest.raises(NoPosition, match=f"after {last + 1} moves"):
        _begun(record, moves=last + 1)
    with pytest.raises(GameIsOver, match="at this position"):
        _begun(record, moves=last)
    with pytest.raises(SeatTaken, match="no seat 2"):
        _begun(record, moves=0, seat=2)


@pytest.mark.parametrize("game", GAMES)
def test_the_usual_company_speaks_no_code(game: str) -> None:
    """It plays under the rules at hand."""
    setup = GAMES[game].setup(PLAYERS[game], {})

    kind = BOTS.find(game, BOTS.usual(game, setup))

    assert kind.plays(setup)
    assert kind.for_people
    assert not kind.speaks_code


async def _refused(client: Client, wanted: dict[str, Any], code: str) -> None:
    answer = await client.raw("POST", "/api/trials", wanted)
    assert answer.json()["error"]["code"] == code


async def _ended(client: Client, table: str) -> dict[str, Any]:
    """Play the first legal move until the end, and return the record."""
    while (whole := await client.request("GET", f"/api/tables/{table}"))["info"]["phase"] != "over":
        if whole["position"]["moves"]:
            move = whole["position"]["moves"][0]["move"]
            await client.raw("POST", "/api/do", {"do": "play", "table": table, "move": move})
        else:
            await asyncio.sleep(0.02)
    found: dict[str, Any] = await client.request("GET", f"/api/tables/{table}/record")
    return found


def test_a_foreign_game_is_tried_and_a_trial_tried_again(server: Server) -> None:
    """From a file of another site, played to its end with bots, and from there once more; only once it is over."""
    played = rehearsed("hanabi", 2, {}, "trial")

    async def story(ann: Client, bob: Client) -> None:
        wanted = {"record": dict(to_hanab_live(played)[0]), "moves": HALF, "bot": "cautious"}
        table = (await ann.request("POST", "/api/trials", wanted))["table"]
        await _refused(bob, {"table": table, "moves": 0}, "record/running")
        await ann.watch(table)
        whole = await _ended(ann, table)
        assert whole["record"]["moves"][:HALF] == list(played.moves[:HALF])
        assert (whole["marks"], whole["ranked"]) == (["trial"], False)
        again = (await ann.request("POST", "/api/trials", {"table": table, "moves": HALF + 1}))["table"]
        shown = await ann.request("GET", f"/api/tables/{again}")
        assert shown["info"]["moves"] == HALF + 1
        await _refused(ann, {"moves": 0}, "record/invalid")
        await _refused(ann, {"record": {}, "moves": 0}, "record/invalid")

    run(server, story)

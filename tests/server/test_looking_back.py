"""Earlier positions of a running game: everybody sees what they saw then, and nobody sees more."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.client import Client
from tests.server.running import Server
from tests.server.story import fine, run, started

from chabudai.protocol import requests
from chabudai.protocol.options import Options, Spectators
from chabudai.protocol.tables import NewTable
from chabudai.server.tables.commands import decide, opened
from chabudai.server.tables.commands.opening import dealt
from chabudai.server.tables.encoding import earlier_position
from chabudai.server.tables.entry import Entry, Secret
from chabudai.server.tables.person import Person
from chabudai.server.tables.refusals import NoPosition, PrivateTable
from chabudai.server.tables.table import Table

GAMES = [{"game": "hanabi"}, {"game": "bossa"}]
TURNS = 8
ANN, BOB, CLEO = (Person(name.lower() * 8, name) for name in ("Ann", "Bob", "Cleo"))


CHOOSING = {"worths"}
"""What a position has only for whoever chooses a move in it."""


def still(position: dict[str, Any]) -> dict[str, Any]:
    """Return a position as it is for somebody who cannot move in it."""
    return {name: value for name, value in position.items() if name not in CHOOSING} | {"moves": []}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game["game"])
def test_an_earlier_position_is_the_one_that_was_sent_then(server: Server, game: dict[str, str]) -> None:
    """At every move, for each player and for an onlooker, who cannot ask for another's eyes."""

    async def story(ann: Client, bob: Client, cleo: Client) -> None:
        table = await started(ann, bob, **game)
        await cleo.watch(table)
        everybody = (ann, bob, cleo)
        sent = [[still(await client.position(table))] for client in everybody]
        for _ in range(TURNS):
            mover = ann if (await ann.position(table))["moves"] else bob
            moves = (await mover.position(table))["moves"]
            await fine(mover.ask(do="play", table=table, action=moves[-1]["action"]))
            for client, positions in zip(everybody, sent, strict=True):
                positions.append(still(await client.position(table)))
        assert (await ann.info(table))["phase"] == "playing"

        for client, positions in zip(everybody, sent, strict=True):
            for moves_made, position in enumerate(positions):
                path = f"/api/tables/{table}/positions/{moves_made}"
                assert await client.request("GET", path) == position
                assert await client.request("GET", f"{path}?observer=all&seat=1") == position
        assert sent[0] != sent[1]
        assert sent[2] != sent[0]

    run(server, story, people=3)


def test_a_position_that_was_not_played_is_refused(server: Server) -> None:
    """Before the deal, after the newest move, and for somebody whom the server does not know."""

    async def story(ann: Client, bob: Client) -> None:
        table = await started(ann, bob)
        answer = await ann.raw("GET", f"/api/tables/{table}/positions/1")
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "position/unknown")
        bob.http.cookies.clear()
        answer = await bob.raw("GET", f"/api/tables/{table}/positions/0")
        assert answer.json()["error"]["code"] == "identity/unknown"

    run(server, story)


def playing(spectators: Spectators) -> Table:
    """Return a table at which Ann and Bob play, Ann first."""
    table = Table("t")
    new = NewTable(game="hanabi", players=2, rules={"first": 0}, options=Options(spectators=spectators))
    draft = opened(new, ANN)
    table.apply(1, Entry(1, draft.events, secret=draft.secret))
    sat = decide(table, BOB, requests.Sit(table="t"))
    table.apply(2, Entry(1, sat.events, secret=Secret(who={1: BOB.id})))
    draft = dealt(table)
    table.apply(3, Entry(1, draft.events, secret=draft.secret))
    return table


def do(table: Table, person: Person, request: requests.AnyTableRequest) -> None:
    """Let somebody do something."""
    draft = decide(table, person, request)
    table.apply(table.seq + 1, Entry(1, draft.events, secret=draft.secret), draft.steps)


def test_whoever_may_not_look_now_may_not_look_back() -> None:
    """Neither at a private table, nor from a seat that one has left."""
    table = playing(Spectators.NOBODY)
    with pytest.raises(PrivateTable):
        earlier_position(table, CLEO.id, 0)
    assert earlier_position(table, BOB.id, 0)
    do(table, BOB, requests.Leave(table="t"))
    with pytest.raises(PrivateTable):
        earlier_position(table, BOB.id, 0)

    table = playing(Spectators.EVERYTHING)
    mine = earlier_position(table, BOB.id, 0)
    do(table, BOB, requests.Leave(table="t"))
    left = earlier_position(table, BOB.id, 0)
    assert left not in (mine, earlier_position(table, CLEO.id, 0))


def test_moves_that_were_taken_back_have_no_position() -> None:
    """What was seen because of them stays unseen."""
    table = playing(Spectators.PUBLIC)
    do(table, ANN, requests.Play(table="t", move="play 1"))
    assert earlier_position(table, ANN.id, 1)
    do(table, ANN, requests.Propose(table="t", vote="take_back"))
    do(table, BOB, requests.Agree(table="t"))
    with pytest.raises(NoPosition):
        earlier_position(table, ANN.id, 1)

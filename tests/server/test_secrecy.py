"""Nobody ever learns a card that they may not know."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.server.client import Client
from tests.server.running import Server
from tests.server.secrecy import SETUPS, spy

from chabudai.server.store import schema
from chabudai.server.store.engine import open_engine, sqlite_url


@pytest.mark.parametrize("part", range(4))
def test_no_byte_depends_on_what_is_hidden(part: int) -> None:
    """Over every variant and number of players, what is sent fits every deal that a seat thinks possible."""
    games = len(SETUPS) // 4

    counts = spy(games, first=part * games, thoroughness=12)

    assert counts["games"] == games
    assert counts["tables"] > 100
    assert counts["updates"] > 20


def hidden_faces(message: dict[str, Any], seat: int | None, over: bool) -> bool:
    """Tell whether a message shows faces of a hand that must be hidden."""
    position = message if "view" in message else message.get("position")
    if not position or position["game"] != "hanabi" or over:
        return False
    hands = position["view"]["hands"]
    shown = hands if seat is None else [hands[seat]]
    return any(card for hand in shown for card in hand)


async def noisy_game(server: Server, number: int) -> tuple[list[Client], str]:
    """Play a game with wrong moves, chat, reconnects and HTTP requests between the moves, always of the same deal."""
    chance = random.Random(number)
    players = 2 + number % 3
    names = ["Ann", "Bob", "Cleo", "Dan"][:players]
    clients = [Client(server.url, name) for name in names]
    onlooker = Client(server.url, "Eve")
    everybody = [*clients, onlooker]
    for client in everybody:
        await client.__aenter__()
        await client.open()
    rules = {"edition": chance.choice(["it-2023", "pl"]), "synchronised": chance.random() < 0.5}
    options = {"talk": "free", "aid": "deduction"}
    new = {"game": "hanabi", "players": players, "rules": rules, "options": options, "seed": f"noisy game {number}"}
    table = str((await clients[0].request("POST", "/api/tables", new))["table"])
    for client in clients[1:]:
        await client.request("POST", "/api/do", {"do": "sit", "table": table})
    await clients[0].request("POST", "/api/do", {"do": "start", "table": table})
    for client in everybody:
        await client.watch(table)
    for turn in range(30):
        state = await clients[0].request("GET", f"/api/tables/{table}")
        if state["info"]["phase"] == "over":
            break
        mover = clients[state["info"]["turn"]]
        whole = await mover.request("GET", f"/api/tables/{table}")
        for client in everybody:
            await client.ask(
                do="play", table=table, move=chance.choice(["play 9", "clue 1 1", "play 1 as red", "??"]), turn=999
            )
            await client.raw("GET", f"/api/tables/{table}/record")
            await client.raw("GET", f"/api/tables/{table}/replay")
            await client.raw("GET", f"/api/tables/{table}/positions/{chance.randrange(turn + 2)}")
        await mover.ask(do="why", table=table, move="clue 2 5")
        await mover.ask(do="say", table=table, text="hm")
        await mover.ask(do="play", table=table, move=chance.choice(whole["position"]["moves"])["move"])
        if turn % 7 == 3:
            again = chance.choice(everybody)
            await again.hang_up()
            await again.open()
            await again.watch(table, since=chance.choice([0, 2]))
    return everybody, table


def test_no_byte_on_the_wire_or_in_the_log_tells_a_card(tmp_path: Path) -> None:
    """Every message and answer of whole games, reconnects, errors and the server's log, read afterwards."""

    async def story(server: Server) -> list[tuple[str, list[Client]]]:
        stories = []
        for number in range(6):
            everybody, table = await noisy_game(server, number)
            stories.append((table, everybody))
            for client in everybody:
                await client.__aexit__()
        return stories

    with Server(tmp_path, log_level="debug") as server:
        stories = asyncio.run(story(server))
    engine = open_engine(sqlite_url(tmp_path))
    with engine.connect() as connection:
        bodies = dict[str, str]()
        for name, body in connection.execute(sa.select(schema.entries.c.table_id, schema.entries.c.body)):
            if "started" in body:
                bodies[name] = json.loads(body)["secret"]["seed"]
    engine.dispose()
    log = server.log.read_text()
    for table, everybody in stories:
        assert table not in log
        for seat, client in enumerate(everybody):
            assert client.http.cookies["chabudai"] not in log
            own = seat if seat < len(everybody) - 1 else None
            check_heard(client, own, set(bodies.values()))
    assert all(seed not in log for seed in bodies.values())


def check_heard(client: Client, seat: int | None, seeds: set[str]) -> None:
    """Read everything that one client heard."""
    over = False
    assert len(client.heard) > 20
    for text in client.heard:
        if '"phase":"over"' in text:
            over = True
        if not over:
            assert not any(seed in text for seed in seeds)
            assert '"deck"' not in text
        message = json.loads(text)
        if isinstance(message, dict):
            assert not hidden_faces(message, seat, over), text
            for event in drawn(message):
                assert over or event["card"] is None or (seat is not None and event["seat"] != seat), text


def drawn(message: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the events of cards that were drawn."""
    events = [event for entry in message.get("entries", []) for event in entry["events"]]
    return [one for event in events for one in event.get("happened", []) if one["event"] == "drawn"]

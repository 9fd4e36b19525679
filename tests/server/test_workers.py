"""Several workers on one PostgreSQL are one hub."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.client import Client
from tests.server.running import Server, fresh_database
from tests.server.story import fine


async def play(table: str, clients: tuple[Client, ...], moves: int) -> int:
    """Let people play so many moves, wherever they are connected; return how many were made."""
    for made in range(moves):
        view = (await clients[0].position(table))["view"]
        if view["ended"]:
            return made
        mover = clients[view["to_move"]]
        choices = (await mover.position(table))["moves"]
        clue = [move for move in choices if move["kind"] == "clue"] or choices
        await fine(mover.ask(do="play", table=table, move=clue[0]["move"]))
    return moves


def test_players_of_one_table_on_two_workers_survive_the_death_of_one(postgres: str, folder: Path) -> None:
    """Each sees the other's moves at once; when a worker is killed its people go on at the other."""
    database = fresh_database(postgres)

    async def story(first: Server, second: Server) -> None:
        async with Client(first.url, "Ann") as ann, Client(second.url, "Bob") as bob:
            table = (await ann.request("POST", "/api/tables", {"game": "hanabi", "players": 2}))["table"]
            await ann.open()
            await bob.open()
            await bob.send(do="mine")
            await ann.watch(table)
            await bob.watch(table)
            await fine(bob.ask(do="sit", table=table))
            await ann.wait(lambda m: (m.get("info") or {}).get("can", []).count("start") == 1)
            await fine(ann.ask(do="start", table=table))
            assert await play(table, (ann, bob), 12) == 12
            await bob.wait(lambda m: m["type"] == "mine" and any(line["your_turn"] for line in m["tables"]))
            await asyncio.to_thread(second.kill)
            await bob.hang_up()
            await bob.open(first.url)
            await bob.watch(table)
            await play(table, (ann, bob), 10)
            await fine(ann.ask(do="propose", table=table, vote="resign"))
            await fine(bob.ask(do="agree", table=table))
            assert (await bob.info(table))["phase"] == "over"

    with Server(folder, database) as first, Server(folder, database) as second:
        asyncio.run(story(first, second))


def test_two_workers_never_make_two_moves_of_one(postgres: str, folder: Path) -> None:
    """The same request at both workers at once counts once, and different ones do not collide."""
    database = fresh_database(postgres)

    async def story(first: Server, second: Server) -> None:
        async with Client(first.url, "Ann") as ann, Client(second.url, "Bob") as bob:
            new = {"game": "hanabi", "players": 2, "options": {"talk": "free"}}
            table = (await ann.request("POST", "/api/tables", new))["table"]
            await bob.request("POST", "/api/do", {"do": "sit", "table": table})
            cookies = dict(ann.http.cookies)
            async with Client(second.url) as twin:
                twin.http.cookies.clear()
                twin.http.cookies.update(cookies)
                for number in range(20):
                    say = {"do": "say", "table": table, "text": f"word {number}", "id": f"s{number}"}
                    one, two, other = await asyncio.gather(
                        ann.request("POST", "/api/do", say),
                        twin.request("POST", "/api/do", say),
                        bob.request("POST", "/api/do", {**say, "id": f"b{number}"}),
                    )
                    assert one["seq"] == two["seq"] != other["seq"]
                whole = await bob.request("GET", f"/api/tables/{table}")
                assert len(whole["entries"]) == 2 + 40

    with Server(folder, database) as first, Server(folder, database) as second:
        asyncio.run(story(first, second))


def test_several_workers_in_one_command(postgres: str, folder: Path) -> None:
    """`--workers 2` serves one address from two processes."""
    database = fresh_database(postgres)

    async def story(server: Server) -> None:
        async with Client(server.url, "Ann") as ann, Client(server.url, "Bob") as bob:
            table = (await ann.request("POST", "/api/tables", {"game": "hanabi", "players": 2}))["table"]
            await ann.open()
            await bob.open()
            await ann.watch(table)
            await bob.watch(table)
            await fine(bob.ask(do="sit", table=table))
            await ann.wait(lambda m: (m.get("info") or {}).get("can", []).count("start") == 1)
            await fine(ann.ask(do="start", table=table))
            assert await play(table, (ann, bob), 6) == 6

    with Server(folder, database, workers="2") as server:
        asyncio.run(story(server))
        assert server.stop() == 0


def test_people_at_another_worker_are_present_until_it_dies(postgres: str, folder: Path) -> None:
    """Each worker shows who is connected to the other; when that one is killed they are gone soon."""
    database = fresh_database(postgres)

    async def story(first: Server, second: Server) -> None:
        async with Client(first.url, "Ann") as ann, Client(second.url, "Bob") as bob, Client(second.url) as cleo:
            table = (await ann.request("POST", "/api/tables", {"game": "hanabi", "players": 2}))["table"]
            for client in (ann, bob, cleo):
                await client.open()
                await client.watch(table)
            await ann.wait(lambda m: presence(m) == ([True, False], 2))
            await fine(bob.ask(do="sit", table=table))
            await ann.wait(lambda m: presence(m) == ([True, True], 1))
            await bob.wait(lambda m: presence(m) == ([True, True], 1))
            assert (await cleo.request("GET", f"/api/tables/{table}"))["present"] == [True, True]
            start = len(ann.messages)
            await cleo.hang_up()
            await ann.wait(lambda m: presence(m) == ([True, True], 0), start)
            await asyncio.to_thread(second.kill)
            await ann.wait(lambda m: presence(m) == ([True, False], 0), start)

    with Server(folder, database) as first, Server(folder, database) as second:
        asyncio.run(story(first, second))


def test_a_worker_that_starts_later_learns_who_is_there(postgres: str, folder: Path) -> None:
    """It asks the others; and whoever stops in good order is gone at once."""
    database = fresh_database(postgres)

    async def story(first: Server, second: Server) -> None:
        async with Client(first.url, "Ann") as ann:
            table = (await ann.request("POST", "/api/tables", {"game": "hanabi", "players": 2}))["table"]
            await ann.open()
            await ann.watch(table)
            await asyncio.to_thread(second.start)
            async with Client(second.url, "Bob") as bob:
                await bob.open()
                await bob.watch(table)
                await bob.wait(lambda m: presence(m)[0] == [True, False])
                await ann.wait(lambda m: presence(m) == ([True, False], 1))
                start = len(ann.messages)
                await asyncio.to_thread(second.stop)
                await ann.wait(lambda m: presence(m) == ([True, False], 0), start)

    with Server(folder, database) as first:
        second = Server(folder, database)
        asyncio.run(story(first, second))


def presence(message: dict[str, Any]) -> tuple[list[bool], int]:
    """Return who is connected, as a message says."""
    return message.get("present", []), message.get("watchers", 0)

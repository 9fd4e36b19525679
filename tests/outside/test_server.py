"""An installed game on a server: set up, played with bots, watched, written down and shown again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.client import Client, Message
from tests.server.running import Command, Server
from tests.server.story import fine, refused, run, table_for

THREE = {"game": "cairn", "players": 3, "rules": {"hand": 3}}
STONES = 24


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server where the game is installed: modules that were loaded before would not know it."""
    with Command(tmp_path_factory.mktemp("data")) as running:
        yield running


def test_the_server_offers_the_game(server: Server) -> None:
    """Its facts, options and bots, as of any other game; nothing that it does not bring."""
    offered = server.get("/api/games").json()["games"]["cairn"]

    assert (offered["min_players"], offered["usual_players"], offered["max_players"]) == (2, 3, 4)
    assert (offered["cooperative"], offered["stopping"]) == (False, "majority")
    assert offered["options"]["hand"] == {"values": [3, 4, 5], "default": 4}
    assert [bot["name"] for bot in offered["bots"]] == ["random", "wary"]
    assert [offered[part] for part in ("aids", "puzzles", "courses", "deals", "reviews")] == [False] * 5


def test_a_whole_game_with_bots_is_played_watched_and_shown_again(server: Server) -> None:
    """One person and two bots play; an onlooker follows; the record and every observer's replay tell the game."""

    async def story(ann: Client, bob: Client) -> None:
        table = await table_for(ann, **THREE)
        for _ in range(2):
            await fine(ann.ask(do="add_bot", table=table, bot="random"))
        await bob.watch(table)
        await fine(ann.ask(do="start", table=table))
        await play_to_the_end(ann, table)
        info = await bob.info(table)
        assert info["result"]["ended"] in ("last", "spent")
        watched = [message["position"]["view"] for message in bob.messages if message.get("position")]
        assert [weights_told(view) for view in watched if view["ended"] is None] == [0] * (len(watched) - 1), watched
        record = (await ann.request("GET", f"/api/tables/{table}/record"))["record"]
        assert (record["game"], record["rules"]) == ("cairn", {"footing": True, "hand": 3})
        for observer in ("all", "public", "0", "1", "2"):
            replay = await bob.request("GET", f"/api/tables/{table}/replay?observer={observer}")
            assert len(replay["positions"]) == len(record["moves"]) + 1
            told = [move.get("move") for move in replay["moves"]]
            seen = [
                move if observer in ("all", str(made["seat"])) or not move.startswith("add") else None
                for made, move in zip(replay["moves"], record["moves"], strict=True)
            ]
            assert told == seen, observer

    run(server, story)


def test_people_play_three_a_side_and_meet_again(server: Server) -> None:
    """Everybody sees their own hand only, a forbidden move is refused with its paragraph, and a rematch follows."""

    async def story(*people: Client) -> None:
        ann, *others = people
        table = await table_for(ann, *others, **THREE)
        await fine(people[0].ask(do="start", table=table))
        hands = [(await person.position(table))["view"]["hands"] for person in people]
        assert [[None not in hand for hand in seen] for seen in hands] == [
            [seat == own for seat in range(3)] for own in range(3)
        ]
        await refused(people[1].ask(do="play", table=table, move="call"), "move/turn")
        answer = await people[0].ask(do="play", table=table, move="call")
        assert (answer["error"]["code"], "(C6)" in answer["error"]["message"]) == ("move/illegal", True)
        while (view := (await people[0].position(table))["view"])["ended"] is None:
            mover = people[view["to_move"]]
            moves = (await mover.position(table))["moves"]
            await fine(mover.ask(do="play", table=table, action=moves[view["turn"] % len(moves)]["action"]))
        again = await fine(people[2].ask(do="rematch", table=table))
        other = again["entries"][0]["events"][0]["table"]
        assert (await people[0].watch(other))["info"]["game"] == "cairn"

    run(server, story, people=3)


async def play_to_the_end(person: Client, table: str) -> None:
    """Make the last legal move whenever it is this person's turn, until the game is over."""
    while (await person.info(table))["phase"] != "over":
        position = await person.position(table)
        if position["moves"]:
            await fine(person.ask(do="play", table=table, action=position["moves"][-1]["action"]))
        else:
            start = len(person.messages)
            if (await person.info(table))["phase"] != "over" and not (await person.position(table))["moves"]:
                await person.wait(lambda message: message["type"] == "update", start)


def weights_told(view: Message) -> int:
    """Count the weights that a position tells of stones which lie face down for onlookers."""
    laid = [stone["weight"] for stone in view["cairn"] if stone["seat"] is not None]
    return sum(weight is not None for hand in [*view["hands"], laid] for weight in hand)

"""Tables from their set-up to their rematch, over real sockets, on each store."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.client import Client
from tests.server.running import Server
from tests.server.story import HANABI, fine, refused, run, started, table_for

from chabudai.protocol.phrases import ABOUT_THE_GAME, PHRASES


def test_people_meet_play_and_meet_again(server: Server) -> None:
    """A whole life of a table: sit, start, every move of a game, the record, the rematch."""

    async def story(ann: Client, bob: Client) -> None:
        table = await started(ann, bob)
        clients = (ann, bob)
        for _ in range(200):
            view = (await ann.position(table))["view"]
            if view["ended"]:
                break
            mover = clients[view["to_move"]]
            moves = (await mover.position(table))["moves"]
            await fine(mover.ask(do="play", table=table, action=moves[view["turn"] % len(moves)]["action"]))
        assert (await ann.info(table))["phase"] == "over"
        record = await ann.request("GET", f"/api/tables/{table}/record")
        assert len(record["record"]["moves"]) == (await ann.info(table))["moves"]
        replay = await bob.request("GET", f"/api/tables/{table}/replay?observer=0")
        assert len(replay["positions"]) == len(replay["moves"]) + 1
        again = await fine(bob.ask(do="rematch", table=table))
        other = again["entries"][0]["events"][0]["table"]
        seats = (await ann.watch(other))["info"]["seats"]
        assert [seat["name"] for seat in seats] == ["Ann", "Bob"]
        await refused(ann.ask(do="rematch", table=table), "table/phase")

    run(server, story)


def test_play_now_with_bots_is_one_request(server: Server) -> None:
    """Creating with bots and `start` deals at once, and the bots move."""

    async def story(ann: Client) -> None:
        table = await ann.request(
            "POST",
            "/api/tables",
            {**HANABI, "rules": {"first": 1}, "bots": [{"bot": "cautious"}], "start": True},
        )
        await ann.watch(table["table"])
        await ann.wait(lambda m: bool((m.get("position") or {}).get("moves")))

    run(server, story, people=1)


def test_seats_are_taken_left_exchanged_and_emptied(server: Server) -> None:
    """Before the game people choose seats, and the host arranges them."""

    async def story(ann: Client, bob: Client, cleo: Client) -> None:
        table = await table_for(ann, bob, players=4)
        await refused(cleo.ask(do="sit", table=table, seat=0), "seat/taken")
        await refused(cleo.ask(do="start", table=table), "seat/none")
        await cleo.watch(table)
        await fine(cleo.ask(do="sit", table=table, seat=3))
        await refused(cleo.ask(do="swap", table=table, seats=[0, 3]), "host/only")
        await fine(cleo.ask(do="sit", table=table, seat=2))
        await fine(ann.ask(do="swap", table=table, seats=[0, 1]))
        await refused(bob.ask(do="add_bot", table=table, bot="cautious"), "host/only")
        await refused(ann.ask(do="add_bot", table=table, bot="nobody"), "bot/unknown")
        await fine(ann.ask(do="add_bot", table=table, bot="cautious", seat=3))
        assert [seat["name"] for seat in (await ann.info(table))["seats"]] == ["Bob", "Ann", "Cleo", "cautious"]
        await fine(ann.ask(do="remove", table=table, seat=3))
        await fine(bob.ask(do="leave", table=table))
        await refused(ann.ask(do="start", table=table), "table/phase")
        await fine(ann.ask(do="rename", table=table, name="Tea"))
        await fine(ann.ask(do="change", table=table, rules={"edition": "pl"}, options={"talk": "free"}))
        assert (await ann.info(table))["name"] == "Tea"
        assert (await ann.info(table))["options"]["talk"] == "free"

    run(server, story, people=3)


def test_a_program_on_a_pipe_is_no_bot_of_the_server(server: Server) -> None:
    """A client cannot make the server start a command."""

    async def story(ann: Client) -> None:
        answer = await ann.raw("POST", "/api/tables", {**HANABI, "bots": [{"bot": "pipe:touch /tmp/x"}]})
        assert answer.status_code == 400
        table = await table_for(ann, players=2)
        await refused(ann.ask(do="add_bot", table=table, bot="pipe:id"), "rules/invalid")

    run(server, story, people=1)


def test_talk_is_as_free_as_the_table_chose(server: Server) -> None:
    """Silent tables leave the game to clues, stock ones comment in their own turn, free ones chat."""

    async def story(ann: Client, bob: Client) -> None:
        silent = await started(ann, bob, options={"talk": "silent"})
        await refused(ann.ask(do="say", table=silent, phrase="i_know_nothing"), "talk/silent")
        await refused(ann.ask(do="say", table=silent, text="hello"), "talk/silent")
        stock = await started(ann, bob, options={"talk": "stock"})
        await fine(ann.ask(do="say", table=stock, phrase="i_know_nothing"))
        await refused(bob.ask(do="say", table=stock, phrase="do_you_remember"), "talk/silent")
        await refused(ann.ask(do="say", table=stock, text="my card is red"), "talk/silent")
        await refused(ann.ask(do="say", table=stock, phrase="made_up"), "request/malformed")
        free = await started(ann, bob, options={"talk": "free"})
        said = await fine(bob.ask(do="say", table=free, text="  hi \n there "))
        assert said["entries"][0]["events"][0]["text"] == "hi there"

    run(server, story)


@pytest.mark.parametrize("talk", ["silent", "stock", "free"])
def test_courtesies_are_welcome_at_any_time(server: Server, talk: str) -> None:
    """What cannot influence anybody is said in everybody's turn; `can` tells whether the rest may be said."""

    async def story(ann: Client, bob: Client) -> None:
        table = await started(ann, bob, options={"talk": talk})
        for phrase in set(PHRASES) - set(ABOUT_THE_GAME):
            await fine(ann.ask(do="say", table=table, phrase=phrase))
            await fine(bob.ask(do="say", table=table, phrase=phrase))
        can = [(await person.info(table))["can"] for person in (ann, bob)]
        assert all("say" in each for each in can)
        assert ["say:about" in each for each in can] == [talk != "silent", talk == "free"]

    run(server, story)


def test_a_clue_is_taken_back_by_one_consent(server: Server) -> None:
    """Before the next move a clue goes back with one agreement, and leaves no mark."""

    async def story(ann: Client, bob: Client) -> None:
        table = await started(ann, bob)
        await fine(ann.ask(do="play", table=table, move="clue 2 1"))
        await fine(ann.ask(do="propose", table=table, vote="take_back"))
        await refused(ann.ask(do="propose", table=table, vote="resign"), "vote/none")
        await fine(bob.ask(do="agree", table=table))
        assert (await bob.info(table))["moves"] == 0
        assert (await bob.info(table))["marked"] is False
        assert (await bob.position(table))["view"]["clue_tokens"] == 8

    run(server, story)


def test_what_was_seen_is_taken_back_by_all_and_marked(server: Server) -> None:
    """Taking back a played card needs everybody, and the table says so for ever."""

    async def story(ann: Client, bob: Client, cleo: Client) -> None:
        table = await started(ann, bob, cleo)
        await fine(ann.ask(do="play", table=table, move="play 1"))
        await fine(ann.ask(do="propose", table=table, vote="take_back"))
        await fine(bob.ask(do="agree", table=table))
        assert (await bob.info(table))["vote"]["waiting"] == [2]
        await fine(cleo.ask(do="refuse", table=table))
        assert (await cleo.info(table))["moves"] == 1
        await fine(ann.ask(do="propose", table=table, vote="take_back"))
        await fine(bob.ask(do="agree", table=table))
        await fine(cleo.ask(do="agree", table=table))
        assert (await cleo.info(table))["moves"] == 0
        assert (await cleo.info(table))["marked"] is True

    run(server, story, people=3)


def test_resigning_needs_more_than_half(server: Server) -> None:
    """Three people resign when two agree; the record may then be read."""

    async def story(ann: Client, bob: Client, cleo: Client) -> None:
        table = await started(ann, bob, cleo)
        refusal = await ann.raw("GET", f"/api/tables/{table}/record")
        assert refusal.json()["error"]["code"] == "record/running"
        await fine(cleo.ask(do="propose", table=table, vote="resign"))
        await fine(ann.ask(do="agree", table=table))
        assert (await ann.info(table))["result"]["ended"] == "resigned"
        await refused(ann.ask(do="play", table=table, move="play 1"), "game/over")
        assert (await ann.request("GET", f"/api/tables/{table}/record"))["record"]["seed"]

    run(server, story, people=3)


def test_in_bossa_everybody_may_give_up_alone(server: Server) -> None:
    """Giving up makes the other one win."""

    async def story(ann: Client, bob: Client) -> None:
        table = await started(ann, bob, game="bossa")
        await fine(bob.ask(do="propose", table=table, vote="resign"))
        assert (await bob.info(table))["result"]["winner"] == 0

    run(server, story)


def test_an_absent_player_is_replaced_by_consent(server: Server) -> None:
    """A bot takes the seat over when the one who is there agrees too; who was replaced takes the seat back."""

    async def story(ann: Client, bob: Client, cleo: Client) -> None:
        table = await started(ann, bob, cleo)
        await fine(ann.ask(do="play", table=table, move="clue 2 1"))
        await fine(ann.ask(do="propose", table=table, vote="replace", seat=1, bot="cautious"))
        await fine(cleo.ask(do="agree", table=table))
        assert (await ann.info(table))["seats"][1]["kind"] == "person"
        await fine(bob.ask(do="agree", table=table))
        await cleo.wait(lambda m: bool((m.get("position") or {}).get("moves")))
        assert (await ann.info(table))["seats"][1]["kind"] == "bot"
        await refused(bob.ask(do="play", table=table, move="play 1"), "seat/none")
        assert [line["held"] for line in await bob.request("GET", "/api/me/tables") if line["id"] == table] == [1]
        await fine(bob.ask(do="sit", table=table))
        assert (await ann.info(table))["seats"][1]["name"] == "Bob"
        assert (await ann.info(table))["marks"] == ["replaced"]

    run(server, story, people=3)


def test_an_absent_player_is_replaced_after_a_while_and_comes_back(folder: Path) -> None:
    """At a table of two: not while they are connected, nor at once, and their seat is theirs when they return."""

    async def story(ann: Client, bob: Client) -> None:
        table = await started(ann, bob)
        replace = {"do": "propose", "table": table, "vote": "replace", "seat": 1, "bot": "cautious"}
        await fine(ann.ask(**replace))
        assert (await ann.info(table))["seats"][1]["kind"] == "person"
        await fine(bob.ask(do="refuse", table=table))
        await bob.hang_up()
        await ann.wait(lambda m: m["type"] == "presence" and m["present"] == [True, False])
        start = len(ann.messages)
        await fine(ann.ask(**replace))
        # Nobody has to ask again: the proposal stands until Bob is back, or has been away for long.
        await ann.wait(lambda m: ((m.get("info") or {}).get("seats") or [{}, {}])[1].get("kind") == "bot", start)
        await bob.open()
        assert (await bob.watch(table))["info"]["held"] == 1
        await fine(bob.ask(do="sit", table=table))
        assert (await bob.info(table))["seat"] == 1

    with Server(folder, away_seconds="1") as server:
        run(server, story)


def test_somebody_new_is_let_in_by_those_who_sit(server: Server) -> None:
    """A second identity of somebody who plays sees no hand before the others have agreed to it."""

    async def story(ann: Client, bob: Client, cleo: Client) -> None:
        table = await started(ann, bob)
        await fine(bob.ask(do="leave", table=table))
        await cleo.watch(table)
        await fine(cleo.ask(do="sit", table=table))
        assert (await cleo.info(table))["vote"]["yours"]
        assert (await cleo.position(table))["view"]["hands"] == [[None] * 5] * 2
        await fine(ann.ask(do="agree", table=table))
        assert (await cleo.info(table))["seat"] == 1
        assert all((await cleo.position(table))["view"]["hands"][0])

    run(server, story, people=3)


def test_who_left_a_game_may_come_back_to_the_old_seat_only(server: Server) -> None:
    """Whoever has seen the other hands cannot sit behind one of them."""

    async def story(ann: Client, bob: Client, cleo: Client) -> None:
        table = await started(ann, bob, cleo)
        await fine(ann.ask(do="leave", table=table))
        await fine(bob.ask(do="leave", table=table))
        await refused(bob.ask(do="sit", table=table, seat=0), "seat/taken")
        await fine(bob.ask(do="sit", table=table))
        assert (await cleo.info(table))["seats"][1]["name"] == "Bob"

    run(server, story, people=3)


def test_onlookers_see_what_the_table_allows(server: Server) -> None:
    """Nobody, what is public, or every hand; never a hand by accident."""

    async def story(ann: Client, bob: Client, cleo: Client) -> None:
        closed = await started(ann, bob, options={"spectators": "nobody"})
        await refused(cleo.watch(closed), "table/private")
        public = await started(ann, bob, options={"spectators": "public"})
        hands = (await cleo.watch(public))["position"]["view"]["hands"]
        assert hands == [[None] * 5, [None] * 5]
        shown = await started(ann, bob, options={"spectators": "everything"})
        hands = (await cleo.watch(shown))["position"]["view"]["hands"]
        assert all(card for hand in hands for card in hand)

    run(server, story, people=3)


def test_an_onlooker_is_shown_out_when_a_closed_game_starts(server: Server) -> None:
    """Before the game the link is enough; then only players hear of it."""

    async def story(ann: Client, bob: Client, cleo: Client) -> None:
        table = await table_for(ann, bob, options={"spectators": "nobody"})
        await cleo.watch(table)
        await fine(ann.ask(do="start", table=table))
        gone = await cleo.wait(lambda m: m["type"] == "gone")
        assert gone["code"] == "table/private"

    run(server, story, people=3)


def test_lists_follow_the_tables(server: Server) -> None:
    """Your tables say when it is your turn; the lobby shows open tables and drops them when full."""

    async def story(ann: Client, bob: Client) -> None:
        await bob.send(do="mine")
        await bob.send(do="lobby")
        await bob.wait(lambda m: m["type"] == "lobby")
        table = await table_for(ann, players=2, options={"listed": True})
        line = await bob.wait(lambda m: m["type"] == "lobby" and any(t["id"] == table for t in m["tables"]))
        assert line["part"] is True
        await fine(bob.ask(do="sit", table=table))
        await bob.wait(lambda m: m["type"] == "lobby" and table in m.get("gone", []))
        await fine(ann.ask(do="change", table=table, rules={"first": 1}))
        await fine(ann.ask(do="start", table=table))
        await bob.wait(lambda m: m["type"] == "mine" and any(t["id"] == table and t["your_turn"] for t in m["tables"]))
        mine = await bob.request("GET", "/api/me/tables")
        assert next(line for line in mine if line["id"] == table)["your_turn"]
        assert all(line["id"] != table for line in await ann.request("GET", "/api/tables"))

    run(server, story)


def test_once_more_with_bots_is_dealt_at_once(server: Server) -> None:
    """Nobody has to be waited for, and the bot moves when it is its turn."""

    async def story(ann: Client) -> None:
        wanted = {**HANABI, "bots": [{"bot": "cautious"}], "start": True}
        table = str((await ann.request("POST", "/api/tables", wanted))["table"])
        await ann.watch(table)
        await fine(ann.ask(do="propose", table=table, vote="resign"))
        again = await fine(ann.ask(do="rematch", table=table))
        other = again["entries"][0]["events"][0]["table"]
        assert (await ann.watch(other))["info"]["phase"] == "playing"
        await ann.wait(lambda m: m.get("table", other) == other and bool((m.get("position") or {}).get("moves")))

    run(server, story, people=1)


def test_once_more_with_friends_waits_for_everybody(server: Server) -> None:
    """Whoever asked is there and hosts; the others are still at the old table until they come."""

    async def story(ann: Client, bob: Client) -> None:
        table = await started(ann, bob)
        await fine(ann.ask(do="propose", table=table, vote="resign"))
        await fine(bob.ask(do="agree", table=table))
        again = await fine(bob.ask(do="rematch", table=table))
        other = again["entries"][0]["events"][0]["table"]
        room = await bob.watch(other)
        assert room["info"]["phase"] == "waiting"
        assert [seat["host"] for seat in room["info"]["seats"]] == [False, True]
        assert room["present"] == [False, True]
        assert (await ann.info(table))["rematch"] == other
        await ann.watch(other)
        told = await bob.wait(lambda m: m["type"] == "presence" and m["table"] == other and all(m["present"]))
        assert told["present"] == [True, True]
        await fine(bob.ask(do="start", table=other))

    run(server, story)

"""Numbered deals: the same cards at every table, what people and bots reached, and nothing of what is dealt."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.client import Client
from tests.server.running import Server
from tests.server.story import fine, refused, run

from chabudai.protocol.deals import DealCount
from chabudai.records.deal import Deal, number_of_day
from chabudai.server.http.admission.admission import Admission
from chabudai.server.jobs.asker import Asker
from chabudai.server.jobs.deals import DEALS
from chabudai.server.jobs.queue import PERSON_WAITING, JobQueue
from chabudai.server.settings import Settings
from chabudai.server.timestamps import today

BOSSA = {"game": "bossa", "players": 2, "bots": [{"bot": "greedy"}], "start": True}


async def finished(client: Client, number: int) -> int:
    """Play a deal of Bossa to its end, always with the first legal move, and return what the first seat got."""
    table = (await client.request("POST", "/api/tables", {**BOSSA, "deal": number}))["table"]
    while (whole := await client.request("GET", f"/api/tables/{table}"))["info"]["phase"] != "over":
        if whole["info"]["turn"] == 0:
            move = whole["position"]["moves"][0]["move"]
            await client.raw("POST", "/api/do", {"do": "play", "table": table, "move": move})
        else:
            await asyncio.sleep(0.02)
    winner = whole["info"]["result"]["winner"]
    return {0: 1, 1: -1}.get(winner, 0)


def test_a_numbered_deal_is_the_same_at_every_table(server: Server) -> None:
    """The number is told and the seed is not; rules and seats cannot be changed any more; a rematch is another deal."""
    wanted = {"game": "hanabi", "players": 3, "deal": 7}
    deal = Deal("hanabi", 3, 7)

    async def story(ann: Client, bob: Client) -> None:
        hands = []
        for client in (ann, bob):
            bots = [{"bot": "cautious"}, {"bot": "cautious"}]
            table = (await client.request("POST", "/api/tables", {**wanted, "bots": bots, "start": True}))["table"]
            whole = await client.watch(table)
            hands.append(whole["position"]["view"]["hands"][1:])
            assert (whole["info"]["deal"], whole["info"]["practice"]) == (7, True)
            assert whole["info"]["rules"] == deal.rules
            assert not any(deal.seed in text for text in client.heard)
        assert hands[0] == hands[1]
        waiting = (await ann.request("POST", "/api/tables", wanted))["table"]
        await ann.watch(waiting)
        await refused(ann.ask(do="change", table=waiting, players=2), "rules/invalid")
        await refused(ann.ask(do="change", table=waiting, rules={"avalanche": True}), "rules/invalid")
        await fine(ann.ask(do="change", table=waiting, options={"talk": "free"}))
        assert (await ann.info(waiting))["deal"] == 7
        for _ in range(2):
            await fine(ann.ask(do="add_bot", table=waiting, bot="cautious"))
        await fine(ann.ask(do="start", table=waiting))
        assert (await ann.position(waiting))["view"]["hands"][1:] == hands[0]

    run(server, story)


def test_what_is_no_numbered_deal_is_refused(server: Server) -> None:
    """Neither a seed nor rules beside the number, no number out of range."""

    async def story(ann: Client, _: Client) -> None:
        for more, status in (({"deal": 7, "seed": "x"}, 422), ({"deal": 0}, 400), ({"deal": 10**7}, 400)):
            answer = await ann.raw("POST", "/api/tables", {**BOSSA, **more})
            assert answer.status_code == status, answer.text
        for path, status in (("hanabi/3/0", 400), ("hanabi/9/5", 422), ("bossa/3/5", 422), ("chess/2/5", 404)):
            assert (await ann.raw("GET", f"/api/deals/{path}")).status_code == status

    run(server, story)


def test_people_are_counted_with_their_first_game_on_a_deal(server: Server) -> None:
    """A second game by somebody who knows the cards is played, not counted; other deals are not mixed up with it."""
    number = 11

    async def story(ann: Client, bob: Client) -> None:
        path = f"/api/deals/bossa/2/{number}"
        assert (await ann.request("GET", path))["people"] == []
        reached = [await finished(ann, number), await finished(bob, number)]
        await finished(ann, number)
        await finished(ann, number + 1)
        people: list[dict[str, int]] = (await bob.request("GET", path))["people"]
        assert [one["reached"] for one in people for _ in range(one["games"])] == sorted(reached)

    run(server, story)


def test_a_game_with_a_seen_tile_taken_back_is_not_counted(server: Server) -> None:
    """Whoever has seen what comes has an advantage."""
    number = 21

    async def story(ann: Client, _: Client) -> None:
        table = (await ann.request("POST", "/api/tables", {**BOSSA, "deal": number}))["table"]
        taken = False
        while (whole := await ann.request("GET", f"/api/tables/{table}"))["info"]["phase"] != "over":
            if whole["info"]["turn"] == 0:
                move = whole["position"]["moves"][0]["move"]
                await ann.raw("POST", "/api/do", {"do": "play", "table": table, "move": move})
            if not taken and "propose:take_back" in whole["info"]["can"] and whole["info"]["moves"] > 6:
                await ann.raw("POST", "/api/do", {"do": "propose", "table": table, "vote": "take_back"})
                taken = (await ann.request("GET", f"/api/tables/{table}"))["info"]["marked"]
        assert taken
        assert (await ann.request("GET", f"/api/deals/bossa/2/{number}"))["people"] == []

    run(server, story)


def test_today_has_a_deal_for_the_usual_number_of_players(server: Server) -> None:
    """It has the number of the day, and tells neither cards nor seed."""

    async def story(ann: Client, _: Client) -> None:
        for game, players in (("hanabi", 3), ("bossa", 2)):
            before = number_of_day(today())
            shown = await ann.request("GET", f"/api/deals/{game}")
            # The day may have ended meanwhile.
            assert before <= shown["number"] == shown["today"] <= number_of_day(today())
            assert set(shown) == {"game", "players", "number", "today", "bots", "people"}
            assert shown["players"] == players

    run(server, story)


def test_bots_try_a_deal_once_it_is_asked_for(tmp_path: Path) -> None:
    """Looking begins nothing; asking does, the tries are counted on the way, and the result is kept: in no store."""
    path = "/api/deals/hanabi/2/31"

    async def story(ann: Client, bob: Client) -> None:
        assert (await ann.request("GET", path))["bots"] is None
        count: Any = (await ann.request("POST", path))["bots"]
        assert count["bots"] == []
        while not count["parts"] or count["done"] < count["parts"]:
            await asyncio.sleep(0.3)
            count = (await bob.request("GET", path))["bots"]
        assert [team["bots"] for team in count["bots"]] == [["foresight"], ["partner"], ["cautious"]]
        assert [len(team["reached"]) for team in count["bots"]] == [20, 2, 2]
        assert (await bob.request("POST", path))["bots"] == count

    with Server(tmp_path) as server:
        run(server, story)


def test_closing_ends_the_deals_that_wait_and_forgets_them() -> None:
    """What has begun is told again; nothing is left of it afterwards."""

    async def story() -> None:
        jobs, ann = JobQueue(Admission(Settings())), Asker("192.0.2.1", "ann")
        asked = [jobs.ask(DEALS, Deal("bossa", 2, number), ann) for number in range(1, PERSON_WAITING + 1)]
        assert asked == [DealCount()] * PERSON_WAITING
        assert jobs.ask(DEALS, Deal("bossa", 2, 1), ann) == DealCount()
        await asyncio.sleep(0.2)
        await jobs.close()
        assert jobs.look(DEALS, Deal("bossa", 2, 1)) is None

    asyncio.run(story())

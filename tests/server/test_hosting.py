"""What a host may change before the game, and tables whose deal was chosen."""

from __future__ import annotations

from tests.server.client import Client
from tests.server.running import Server
from tests.server.story import HANABI, fine, refused, run, started, table_for

from chabudai.server.tables.match import settled_rules


def test_everything_that_was_agreed_can_be_changed_before_the_game(server: Server) -> None:
    """Edition, variants, options and the name: what is left out stays as it is."""

    async def story(ann: Client, bob: Client) -> None:
        table = await table_for(ann, bob, rules={"first": 0})
        options = {"listed": True, "talk": "free", "aid": "none", "pace": "slow", "spectators": "nobody"}
        await fine(ann.ask(do="change", table=table, rules={"avalanche": True, "first": 1}))
        await fine(ann.ask(do="change", table=table, options=options))
        await fine(ann.ask(do="rename", table=table, name="Sunday"))
        found = await bob.info(table)
        assert found["rules"] == {"avalanche": True, "first": 1}
        assert found["options"] == {**options, "clock": None, "begins": "lot"}
        assert found["name"] == "Sunday"
        await fine(ann.ask(do="start", table=table))
        assert (await bob.info(table))["turn"] == 1
        assert (await bob.position(table))["view"]["rules"]["avalanche"] is True
        await refused(ann.ask(do="change", table=table, options=options), "table/phase")

    run(server, story)


def test_seats_can_be_added_and_taken_away_before_the_game(server: Server) -> None:
    """Empty seats go first and whoever sits keeps the order; nobody is sent away by it."""

    async def story(ann: Client, bob: Client) -> None:
        table = await table_for(ann, players=4)
        await bob.watch(table)
        await fine(bob.ask(do="sit", table=table, seat=3))
        await fine(ann.ask(do="change", table=table, players=2))
        assert [seat["name"] for seat in (await bob.info(table))["seats"]] == ["Ann", "Bob"]
        assert (await bob.info(table))["seat"] == 1
        await refused(ann.ask(do="change", table=table, players=1), "rules/invalid")
        await fine(ann.ask(do="change", table=table, players=3))
        assert [seat["kind"] for seat in (await ann.info(table))["seats"]] == ["person", "person", "empty"]
        await fine(ann.ask(do="add_bot", table=table, bot="cautious"))
        await refused(ann.ask(do="change", table=table, players=2), "seat/taken")
        await fine(ann.ask(do="start", table=table))
        assert len((await ann.position(table))["view"]["hands"]) == 3

    run(server, story)


def test_only_the_host_changes_the_table(server: Server) -> None:
    """A guest may neither change nor rename."""

    async def story(ann: Client, bob: Client) -> None:
        table = await table_for(ann, bob)
        await refused(bob.ask(do="change", table=table, players=3), "host/only")
        await refused(bob.ask(do="rename", table=table, name="Mine"), "host/only")
        assert "change" in (await ann.info(table))["can"]
        assert "change" not in (await bob.info(table))["can"]

    run(server, story)


def test_a_chosen_seed_gives_the_same_deal_again(server: Server) -> None:
    """With bots at once, or with people later: the same seed deals the same cards."""

    async def story(ann: Client, bob: Client) -> None:
        chosen = {"seed": "17", "rules": {"first": 0}}
        with_bot = {**HANABI, **chosen, "bots": [{"bot": "cautious"}], "start": True}
        alone = (await ann.request("POST", "/api/tables", with_bot))["table"]
        first = (await ann.watch(alone))["position"]["view"]["hands"][1]
        table = await started(ann, bob, **chosen)
        assert (await ann.position(table))["view"]["hands"][1] == first

    run(server, story)


def test_everybody_is_told_that_the_deal_was_chosen(server: Server) -> None:
    """Before sitting down, during the game and in the record; the seed itself stays secret until the end."""

    async def story(ann: Client, bob: Client) -> None:
        table = await table_for(ann, bob, seed="a very special seed", options={"listed": True})
        assert (await bob.info(table))["practice"] is True
        await fine(ann.ask(do="start", table=table))
        assert (await bob.info(table))["practice"] is True
        mine = await bob.request("GET", "/api/me/tables")
        assert next(line for line in mine if line["id"] == table)["practice"] is True
        assert not any("special" in text for text in bob.heard)
        await fine(ann.ask(do="propose", table=table, vote="resign"))
        await fine(bob.ask(do="agree", table=table))
        record = await bob.request("GET", f"/api/tables/{table}/record")
        assert record["record"]["seed"] == "a very special seed"
        assert record["practice"] is True
        assert record["ranked"] is False
        again = await fine(ann.ask(do="rematch", table=table))
        rematch = again["entries"][0]["events"][0]["table"]
        assert (await ann.watch(rematch))["info"]["practice"] is False

    run(server, story)


def test_who_begins_is_drawn_by_lot_where_nobody_chose() -> None:
    """The seed of the deal decides, every seat may come up, and what the host chose stands."""
    drawn = [settled_rules("hanabi", 4, {}, f"lot {number}")["first"] for number in range(60)]

    assert set(drawn) == {0, 1, 2, 3}
    assert drawn == [settled_rules("hanabi", 4, {}, f"lot {number}")["first"] for number in range(60)]
    assert all(settled_rules("hanabi", 4, {"first": 2}, f"lot {number}")["first"] == 2 for number in range(10))


def test_the_most_colourfully_dressed_begins(server: Server) -> None:
    """Everybody names somebody: the most named begins, the last word of each counts, and it follows who moves."""

    async def story(ann: Client, bob: Client) -> None:
        table = await table_for(ann, bob, players=3, options={"begins": "dressed"})
        await fine(ann.ask(do="add_bot", table=table, bot="cautious"))
        assert "point" in (await ann.info(table))["can"]
        await refused(ann.ask(do="point", table=table, seat=2), "seat/none")
        await fine(ann.ask(do="point", table=table, seat=0))
        await fine(ann.ask(do="point", table=table, seat=1))
        await fine(bob.ask(do="point", table=table, seat=1))
        assert (await bob.info(table))["pointed"] == [1, 1, None]
        await fine(ann.ask(do="swap", table=table, seats=[1, 2]))
        assert (await bob.info(table))["pointed"] == [2, None, 2]
        await fine(ann.ask(do="start", table=table))
        found = await ann.info(table)
        assert (found["rules"]["first"], found["pointed"]) == (2, [])
        await refused(ann.ask(do="point", table=table, seat=0), "table/phase")

    run(server, story)


def test_whoever_leaves_is_named_no_longer(server: Server) -> None:
    """Neither their word counts nor a word for them, and an empty seat cannot be named, like a bot's."""

    async def story(ann: Client, bob: Client) -> None:
        table = await table_for(ann, bob, options={"begins": "dressed"})
        await fine(ann.ask(do="point", table=table, seat=1))
        await fine(bob.ask(do="point", table=table, seat=0))
        await fine(bob.ask(do="leave", table=table))
        assert (await ann.info(table))["pointed"] == [None, None]
        await refused(ann.ask(do="point", table=table, seat=1), "seat/none")

    run(server, story)


def test_nobody_is_asked_where_a_seat_was_chosen(server: Server) -> None:
    """A chosen seat begins, and a game that has nothing to choose asks nobody."""

    async def story(ann: Client, bob: Client) -> None:
        table = await table_for(ann, bob, rules={"first": 1}, options={"begins": "dressed"})
        assert "point" not in (await ann.info(table))["can"]
        await refused(ann.ask(do="point", table=table, seat=0), "table/phase")

    run(server, story)


def test_a_tie_is_settled_among_the_most_named() -> None:
    """The lot falls on one of them, and on each of them for some seed."""
    seats = [settled_rules("hanabi", 5, {}, str(seed), (1, 4))["first"] for seed in range(30)]

    assert set(seats) == {1, 4}

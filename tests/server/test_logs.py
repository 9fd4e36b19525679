"""Logs: they stay short enough to send and to read, and those of every released version still replay."""

from __future__ import annotations

import asyncio
import json
import random
import re
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, Mock, patch

import msgspec
import pytest
import sqlalchemy as sa
from tests.server.client import Client
from tests.server.running import Server, fresh_database
from tests.server.stalls import most_at_once
from tests.server.stored import ROTTEN, UNKNOWN, connected, copied, everything, spoil, waver
from tests.server.story import fine, refused, run, started, table_for
from tests.server.test_backup import command
from tests.server.test_observers import ANN, BOB, add, playing

import chabudai.server.tables.log
from chabudai.core import ALL
from chabudai.protocol import requests
from chabudai.protocol.events import Changed, Created, Moved, Said, TakenBack
from chabudai.protocol.options import Options, Spectators
from chabudai.server.hub.live_tables import LiveTables
from chabudai.server.store import schema
from chabudai.server.tables.commands.flood import Measure, require_measure
from chabudai.server.tables.entry import Entry
from chabudai.server.tables.log import RECENT, STORY, Log
from chabudai.server.tables.refusals import FullLog, TooMuchTalk
from chabudai.server.tables.table import Table

RELEASED = sorted(Path(__file__).with_name("logs").glob("*/*.json"))
MEASURE = Measure(said_per_minute=3, asked_per_minute=5, said=10, entries=8)
SAY = requests.Say(table="t", phrase="hello")
PLAY = requests.Play(table="t", move="clue 2 1")


def talk(table: Table, times: int, at: int = 1_000) -> None:
    """Let Ann talk."""
    for _ in range(times):
        table.apply(table.seq + 1, Entry(at, [Said(0, text="x")], ANN.id))


def test_every_released_version_has_logs_here() -> None:
    """A release without logs that replay, or a folder of another name, is a mistake."""
    changes = (Path(__file__).parents[2] / "CHANGELOG.md").read_text(encoding="utf-8")
    assert {path.parent.name for path in RELEASED} == set(re.findall(r"^## (\d\S*) - ", changes, re.MULTILINE)) != set()


def test_a_log_with_too_many_seats_is_refused() -> None:
    """Before there is no memory left, whether the table is set up like that or changed."""
    many = 10**12
    with pytest.raises(ValueError, match="seats"):
        Table("t").apply(1, Entry(1, [Created("a", "hanabi", many, {}, Options())]))
    table = Table("t")
    table.apply(1, Entry(1, [Created("a", "hanabi", 2, {}, Options())]))
    with pytest.raises(ValueError, match="seats"):
        table.apply(2, Entry(1, [Changed({}, Options(), many)]))


@pytest.mark.parametrize("path", RELEASED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_logs_of_released_versions_replay(path: Path) -> None:
    """To the same moves, position, seats and result as when they were written."""
    told = json.loads(path.read_text())
    table = Table("t")
    for seq, entry in enumerate(msgspec.json.decode(json.dumps(told["entries"]), type=list[Entry]), 1):
        table.apply(seq, entry)
    result = table.result()
    found: dict[str, Any] = {
        "phase": table.phase,
        "seq": table.seq,
        "moves": [str(step.move) for step in table.match.steps] if table.match else [],
        "seats": [[occupant.kind, occupant.label] for occupant in table.seats],
        "practice": table.practice,
        "name": table.name,
        "view": None if table.match is None else json.loads(json.dumps(table.match.view(ALL).to_json())),
        "result": None if result is None else json.loads(msgspec.json.encode(result)),
    }
    assert found == told["expect"]


def test_a_log_names_the_code_that_made_it_and_newer_rules_are_not_guessed() -> None:
    """A table of a newer program is not replayed by other rules."""
    table = playing(Spectators.PUBLIC)
    created = table.log[1].entry.events[0]
    assert isinstance(created, Created)
    assert created.version
    assert created.rules_version == 1
    newer = Created("", "hanabi", 2, {}, Options(), rules_version=99)
    with pytest.raises(ValueError, match="newer"):
        Table("t").apply(1, Entry(1, [newer]))


def test_nobody_talks_without_measure_and_moves_are_always_possible() -> None:
    """So much in a minute, so much at a table."""
    table = playing(Spectators.PUBLIC)
    talk(table, 3)
    with pytest.raises(TooMuchTalk):
        require_measure(table, ANN.id, SAY, 2_000, MEASURE)
    require_measure(table, BOB.id, SAY, 2_000, MEASURE)
    require_measure(table, ANN.id, SAY, 62_000, MEASURE)
    talk(table, 7, at=-100_000)
    with pytest.raises(FullLog):
        require_measure(table, BOB.id, SAY, 200_000, MEASURE)
    require_measure(table, ANN.id, PLAY, 2_000, MEASURE)


def test_nothing_else_fills_a_log_either() -> None:
    """Names, votes and seats are counted too; leaving and agreeing stay possible."""
    table, rename = playing(Spectators.PUBLIC), requests.Rename(table="t", name="x")
    for _ in range(5):
        table.apply(table.seq + 1, Entry(1_000, [], ANN.id))
        table.log[table.seq].entry.events.append(Created("", "hanabi", 2, {}, Options()))
    require_measure(table, BOB.id, PLAY, 2_000, MEASURE)
    with pytest.raises(TooMuchTalk):
        require_measure(table, ANN.id, rename, 2_000, Measure(3, 1, 10, 100))
    with pytest.raises(FullLog):
        require_measure(table, BOB.id, rename, 200_000, Measure(3, 5, 10, 3))
    require_measure(table, BOB.id, requests.Leave(table="t"), 200_000, Measure(3, 5, 10, 3))
    require_measure(table, BOB.id, PLAY, 200_000, Measure(3, 5, 10, 3))


def test_old_talk_is_let_go_of_and_the_story_stays() -> None:
    """Whatever is said, memory and messages hold so much of it."""
    table = playing(Spectators.PUBLIC)
    story = table.seq
    talk(table, RECENT + 50)
    add(table, [Moved(0, "clue 2 1")])
    assert len(table.log) == story + RECENT + 1
    assert table.talked == RECENT + 50
    assert [seq for seq, _ in table.log.after(0)][: story + 1] == [*range(1, story + 1), story + 51]
    assert [seq for seq, _ in table.log.after(table.seq - 2)] == [table.seq - 1, table.seq]


@pytest.mark.parametrize("seed", range(20))
def test_a_part_of_the_story_has_the_moves_that_count(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the start, or after any entry that somebody knows already, whatever was taken back in what is left out."""
    monkeypatch.setattr(chabudai.server.tables.log, "STORY", 6)
    chance = random.Random(seed)
    log = Log()
    log.add(1, Entry(1, [Created("", "hanabi", 2, {}, Options()), Moved(0, "1-0"), Moved(1, "1-1")]), ())
    stood = [_stood([(seq, logged.entry) for seq, logged in log.after(0)])]
    for seq in range(2, 80):
        taken = len(stood[-1]) and chance.random() < 0.35
        event = TakenBack(chance.randrange(len(stood[-1]))) if taken else Moved(0, f"{seq}-0")
        log.add(seq, Entry(1, [event]), ())
        stood.append(_stood([(number, logged.entry) for number, logged in log.after(0)]))
        known = chance.randrange(seq + 1)
        before = [(number, log[number].entry) for number in range(1, known + 1)]
        since = [(number, log[number].entry) for number in log.recent(known)]
        assert _stood(before + since) == stood[-1]
        assert len(log.recent()) <= 6 + 2 * max(map(len, stood)) + 1


def _stood(entries: list[tuple[int, Entry]]) -> list[str | None]:
    """Return the moves that count, as a client finds them."""
    moves: list[str | None] = []
    for _, entry in entries:
        for event in entry.events:
            if isinstance(event, Moved):
                moves.append(event.move)
            elif isinstance(event, TakenBack):
                del moves[event.moves :]
    return moves


def test_a_long_story_is_sent_in_part_and_read_page_by_page(server: Server) -> None:
    """The first entry seats those who sit; the moves are those that count; the pages have every entry once."""

    async def story(ann: Client, bob: Client) -> None:
        table = await started(ann, bob)
        await fine(ann.ask(do="play", table=table, move="clue 2 1"))
        begun = (await ann.request("GET", f"/api/tables/{table}"))["info"]["seq"]
        waver(server, table, begun, 600)
        copy = copied(server, table)
        whole = await ann.request("GET", f"/api/tables/{copy}")
        sent = [entry["seq"] for entry in whole["entries"]]
        assert sent[-STORY:] == [*range(begun + 1201 - STORY, begun + 1201)]
        assert whole["earlier"] == begun + 1200 - len(sent)
        assert len(sent) < STORY + 10
        first = whole["entries"][0]
        seated = [event["name"] for event in first["events"] if event["event"] == "sat"]
        assert (first["seq"], seated, whole["info"]["moves"]) == (1, ["Ann", "Bob"], 1)
        found: list[int] = []
        page: dict[str, Any] = {"entries": whole["entries"][-STORY:], "earlier": True}
        while page["earlier"]:
            page = await ann.request("GET", f"/api/tables/{copy}/log?before={page['entries'][0]['seq']}")
            found = [entry["seq"] for entry in page["entries"]] + found
        assert found == [*range(1, begun + 1201 - STORY)]

    run(server, story)


def test_reading_a_long_log_lets_others_go_on() -> None:
    """A long log is replayed in slices, of one entry at the least."""
    table = playing(Spectators.PUBLIC)
    entries = [(seq, logged.entry) for seq, logged in table.log.after(0)]
    for seq in range(table.seq + 1, table.seq + 101, 2):
        entries += [(seq, Entry(1, [Moved(0, "clue 2 1")])), (seq + 1, Entry(1, [TakenBack(0)]))]
    store: Any = Mock(story=AsyncMock(return_value=[*entries]))
    tables = LiveTables(store, 10, Mock(), Mock())
    applied: list[int] = []
    apply = Table.apply

    def counted(table: Table, seq: int, *more: Any) -> None:  # noqa: ANN401
        applied.append(seq)
        apply(table, seq, *more)

    with patch.object(Table, "apply", counted):
        assert most_at_once(lambda: tables.read("t"), lambda: len(applied)) == 1
    assert applied == [seq for seq, _ in entries]


def test_a_long_table_is_sent_with_its_moves_and_the_last_talk(server: Server) -> None:
    """Older entries are read page by page; a restarted reader finds the same table."""

    async def story(ann: Client, bob: Client) -> None:
        table = await started(ann, bob, options={"talk": "free"})
        await fine(ann.ask(do="play", table=table, move="clue 2 1"))
        begun = (await ann.request("GET", f"/api/tables/{table}"))["info"]["seq"]
        _say(server, table, begun, 1000)
        # Another one is the first to read it from the store, by a name that is not in memory.
        copy = copied(server, table)
        whole = await ann.request("GET", f"/api/tables/{copy}")
        recent = range(begun + 1001 - RECENT, begun + 1001)
        assert whole["info"]["moves"] == 1
        assert [entry["seq"] for entry in whole["entries"]] == [*range(1, begun + 1), *recent]
        assert whole["earlier"] == 1000 - RECENT
        page = await ann.request("GET", f"/api/tables/{copy}/log?before={recent[0]}")
        assert [entry["seq"] for entry in page["entries"]] == [seq - RECENT for seq in recent]
        assert page["earlier"]
        last = await ann.request("GET", f"/api/tables/{copy}/log?before={begun + 2}")
        assert ([entry["seq"] for entry in last["entries"]], last["earlier"]) == ([*range(1, begun + 2)], False)

    run(server, story)


def test_a_flood_of_talk_is_refused_and_a_move_is_not(folder: Path) -> None:
    """By the settings."""

    async def story(ann: Client, bob: Client) -> None:
        table = await started(ann, bob, options={"talk": "free"})
        for _ in range(3):
            await fine(ann.ask(do="say", table=table, text="x"))
        await refused(ann.ask(do="say", table=table, text="x"), "limit/talk")
        await fine(ann.ask(do="play", table=table, move="clue 2 1"))
        await fine(bob.ask(do="say", table=table, text="x"))

    with Server(folder, talk_per_minute="3") as server:
        run(server, story)


@pytest.fixture
def own_database(store: str, request: pytest.FixtureRequest) -> str:
    """Return the address of a PostgreSQL database for one test, or nothing for SQLite."""
    return fresh_database(request.getfixturevalue("postgres")) if store == "postgresql" else ""


def test_a_damaged_table_spoils_nothing_else(folder: Path, own_database: str) -> None:
    """Lists, names, export and being forgotten go on without it, and it is counted."""

    async def play(ann: Client, bob: Client) -> list[str]:
        three = [await started(ann, bob) for _ in range(3)]
        await fine(ann.ask(do="propose", table=three[2], vote="resign"))
        await fine(bob.ask(do="agree", table=three[2]))
        return three

    tables: list[str] = []
    cookies: list[str] = []

    async def first(ann: Client, bob: Client) -> None:
        tables.extend(await play(ann, bob))
        cookies.append(ann.cookie)

    async def later(server: Server) -> None:
        async with Client(server.url) as ann:
            ann.http.cookies.set("chabudai", cookies[0].partition("=")[2], domain="127.0.0.1")
            mine = {line["id"]: line["phase"] for line in await ann.request("GET", "/api/me/tables")}
            assert mine == {tables[0]: "damaged", tables[1]: "damaged", tables[2]: "over"}
            await ann.request("PUT", "/api/me", {"name": "Anna"})
            for table in tables[:2]:
                opened = await ann.raw("GET", f"/api/tables/{table}")
                assert (opened.status_code, opened.json()["error"]["code"]) == (409, "table/damaged")
            assert re.search(r"^chabudai_tables_damaged\S* 2$", server.get("/metrics").text, re.MULTILINE)
            await ann.request("DELETE", "/api/me")
            assert cookies[0].partition("=")[2].partition(":")[0] not in everything(server)

    with Server(folder, own_database) as server:
        run(server, first)
    spoil(server, tables[0], 2, UNKNOWN)
    spoil(server, tables[1], 2, ROTTEN)
    exported = command("export", "--data-dir", str(folder), "--database", own_database)
    assert len(exported.stdout.splitlines()) == 1
    assert all(table in exported.stderr for table in tables[:2])
    with server:
        asyncio.run(later(server))
    assert "a table is damaged" in server.log.read_text()


def test_old_tables_and_unused_people_go_where_that_is_wanted(folder: Path) -> None:
    """Tables whose games were over so many days ago, and people who were not here; others stay."""
    names: list[str] = []

    async def first(ann: Client, bob: Client) -> None:
        over, running = await started(ann, bob), await started(ann, bob)
        await fine(ann.ask(do="propose", table=over, vote="resign"))
        await fine(bob.ask(do="agree", table=over))
        names.extend((over, running, await table_for(ann, players=2)))

    async def gone(server: Server) -> None:
        async with Client(server.url) as somebody:
            while (await somebody.raw("GET", f"/api/tables/{names[0]}")).status_code != 404:
                await asyncio.sleep(0.1)
            assert (await somebody.request("GET", f"/api/tables/{names[1]}"))["info"]["phase"] == "playing"
            while "Bob" in str(await somebody.request("GET", f"/api/tables/{names[1]}")):
                await asyncio.sleep(0.1)
            assert "Ann" in str(await somebody.request("GET", f"/api/tables/{names[1]}"))

    with Server(folder) as server:
        run(server, first)
    with connected(server) as connection:
        connection.execute(sa.update(schema.tables).where(schema.tables.c.ended.is_not(None)).values(ended=1))
        bob = sa.select(schema.identities.c.id).where(schema.identities.c.name == "Bob").scalar_subquery()
        connection.execute(sa.update(schema.devices).where(schema.devices.c.identity == bob).values(used=1))
    with Server(folder, keep_tables_days="30", keep_people_days="30") as again:
        asyncio.run(asyncio.wait_for(gone(again), 300))


def test_a_table_that_everybody_has_left_alone_goes_where_that_is_wanted(folder: Path, own_database: str) -> None:
    """By its last entry; one where somebody has done something of late stays, and so does one that nobody can read."""
    names: list[str] = []

    async def first(ann: Client, bob: Client) -> None:
        names.extend([await started(ann, bob), await table_for(ann, players=2), await started(ann, bob)])

    async def gone(server: Server) -> None:
        async with Client(server.url) as somebody:
            while (await somebody.raw("GET", f"/api/tables/{names[1]}")).status_code != 404:
                await asyncio.sleep(0.1)
            assert (await somebody.raw("GET", f"/api/tables/{names[0]}")).status_code == 200

    with Server(folder, own_database) as server:
        run(server, first)
    with connected(server) as connection:
        connection.execute(sa.update(schema.tables).values(created=1))
        bodies = schema.entries.c.body
        old = sa.func.replace(bodies, '"at":1', '"at":')
        which = schema.entries.c.table_id.in_(names[1:])
        connection.execute(sa.update(schema.entries).where(which).values(body=old))
        own = schema.entries.c.table_id == names[2]
        last = connection.execute(sa.select(sa.func.max(schema.entries.c.seq)).where(own)).scalar_one()
    spoil(server, names[2], last, UNKNOWN)
    with Server(folder, own_database, keep_idle_days="30") as again:
        asyncio.run(asyncio.wait_for(gone(again), 300))
        with connected(again) as connection:
            left = connection.execute(sa.select(schema.tables.c.id)).scalars().all()
            assert set(left) == {names[0], names[2]}


def _say(server: Server, table: str, after: int, times: int) -> None:
    """Write talk into a log behind the server's back."""
    body = '{"at":1,"events":[{"event":"said","seat":0,"text":"x"}]}'
    rows = [{"table_id": table, "seq": after + number, "body": body, "aside": True} for number in range(1, times + 1)]
    with connected(server) as connection:
        connection.execute(sa.insert(schema.entries), rows)

"""The wire: repeats, reconnects, refusals, and types that are true."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import msgspec
from tests.server.client import Client
from tests.server.running import Server
from tests.server.story import fine, refused, run, started
from tests.server.stubs import StubWire, dispatcher

import chabudai
from chabudai.protocol.messages import AnyMessage
from chabudai.protocol.schema import schema
from chabudai.protocol.typescript import document
from chabudai.server.http.admission.account import Account
from chabudai.server.http.admission.admission import Admission
from chabudai.server.http.connection import Connection
from chabudai.server.jobs.asker import Asker
from chabudai.server.settings import Settings

ACCOUNT = Account(Admission(Settings()), Asker("192.0.2.1", "me"))


def test_a_repeated_request_counts_once(server: Server) -> None:
    """The second answer names the same entry, also over another connection and HTTP."""

    async def story(ann: Client, bob: Client) -> None:
        table = await started(ann, bob)
        first = await ann.ask(do="play", table=table, move="clue 2 1", id="once")
        again = await ann.ask(do="play", table=table, move="clue 2 1", id="once")
        await ann.hang_up()
        await ann.open()
        later = await ann.ask(do="play", table=table, move="clue 2 1", id="once")
        over_http = await ann.request("POST", "/api/do", {"do": "play", "table": table, "move": "x", "id": "once"})
        assert first["seq"] == again["seq"] == later["seq"] == over_http["seq"]
        await bob.watch(table)
        assert (await bob.info(table))["moves"] == 1

    run(server, story)


def test_who_comes_back_gets_what_was_missed(server: Server) -> None:
    """`since` leaves out what was seen, without gaps."""

    async def story(ann: Client, bob: Client) -> None:
        table = await started(ann, bob)
        await bob.hang_up()
        await fine(ann.ask(do="play", table=table, move="clue 2 1"))
        await bob.open()
        missed = await bob.watch(table, since=3)
        assert [entry["seq"] for entry in missed["entries"]] == [4]
        everything = await bob.watch(table)
        assert [entry["seq"] for entry in everything["entries"]] == [1, 2, 3, 4]
        assert everything["position"]["moves"]

    run(server, story)


def test_refusals_have_codes(server: Server) -> None:
    """Moves out of turn, stale, illegal or unreadable, and requests that make no sense."""

    async def story(ann: Client, bob: Client) -> None:
        table = await started(ann, bob)
        await refused(bob.ask(do="play", table=table, move="play 1"), "move/turn")
        await refused(ann.ask(do="play", table=table, move="play 1", turn=7), "move/stale")
        await refused(ann.ask(do="play", table=table, move="discard 1"), "move/illegal")
        await refused(ann.ask(do="play", table=table, move="dance"), "move/unreadable")
        await refused(ann.ask(do="play", table=table), "request/malformed")
        await refused(ann.ask(do="play", table="nowhere", move="play 1"), "table/unknown")
        await refused(ann.ask(do="dance", table=table), "request/malformed")
        await refused(ann.ask(do="sit", table=table, chair=1), "request/malformed")
        reason = await ann.ask(do="why", table=table, move="discard 1")
        assert reason["error"]["rule"] == "H4.1"
        assert "error" not in await ann.ask(do="why", table=table, move="play 1")
        assert (await ann.ask(do="ping"))["now"] > 0

    run(server, story)


def test_every_message_has_the_type_that_is_published(server: Server) -> None:
    """What a client heard during a game decodes strictly as the documented types."""

    async def story(ann: Client, bob: Client) -> None:
        await ann.send(do="mine")
        await ann.send(do="lobby")
        table = await started(ann, bob, options={"aid": "deduction", "clock": {"base": 60}})
        await fine(ann.ask(do="play", table=table, move="clue 2 1"))
        await fine(ann.ask(do="propose", table=table, vote="take_back"))
        await fine(bob.ask(do="refuse", table=table))
        await refused(ann.ask(do="play", table=table, move="play 1"), "move/turn")
        await fine(bob.ask(do="propose", table=table, vote="resign"))
        await fine(ann.ask(do="agree", table=table))
        await started(ann, bob, game="bossa")
        for client in (ann, bob):
            assert len(client.messages) > 5
            for message in client.messages:
                msgspec.convert(message, AnyMessage)

    run(server, story)


def test_the_schema_and_the_types_name_every_message() -> None:
    """Both are made from the code."""
    described, typescript = schema(), document()
    for name in ("Welcome", "Update", "TableInfo", "HanabiPosition", "BossaPosition", "SentEntry", "Replay"):
        assert name in described["$defs"]
        assert f"export interface {name} " in typescript
    assert json.dumps(described)


CODE = re.compile(
    r"(bot|coach|deal|device|game|host|identity|lesson|limit|move|name|notice|origin|position|puzzle|record|request|review|route|rules"
    r"|seat|server|table|talk|vote)/[a-z]+"
)
UNSENT = {"server/elsewhere", "deal/invalid"}
"""What workers tell each other, and what becomes `record/invalid` before it is told."""
ELSEWHERE = {"bots": {"bot/unknown", "bot/refuses"}, "analysis": {"review/invalid"}, "records": {"record/variant"}}
"""Codes of other levels that reach clients; what else these have is for programs and terminals."""


def test_the_documentation_lists_the_error_codes_that_there_are() -> None:
    """No code is missing, and none is listed that nobody sends."""
    root = Path(chabudai.__file__).parent
    sources = [path for level in ("core", "engine", "protocol", "server") for path in (root / level).rglob("*.py")]
    found = set().union(*ELSEWHERE.values(), *map(_codes, sources)) - UNSENT
    page = (Path(__file__).parents[2] / "docs" / "reference" / "server.md").read_text(encoding="utf-8")
    listed = page.partition("## Error codes")[2].partition("\n## ")[0]

    assert set(re.findall(r"`([a-z]+/[a-z]+)`", listed)) == found


def _codes(path: Path) -> set[str]:
    """Return the texts of a module that are error codes."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {text for text in texts if CODE.fullmatch(text)}


def test_the_documentation_names_every_request_message_and_event() -> None:
    """The reference lists what there is."""
    page = (Path(__file__).parents[2] / "docs" / "reference" / "server.md").read_text(encoding="utf-8")
    for name, kind in schema()["$defs"].items():
        for field in ("do", "type", "event"):
            for tag in kind.get("properties", {}).get(field, {}).get("enum", []):
                assert f"`{tag}`" in page, f"{name}: {tag}"


def test_a_slow_reader_is_cut_off_and_resumes() -> None:
    """When too much waits for it, the connection is closed with a code."""
    wire = StubWire(waiting=2_000)
    connection = Connection(wire, "me", dispatcher(queue_bytes=1_000), ACCOUNT)  # type: ignore[arg-type]

    connection.push(b"{}")
    connection.push(b"{}")

    assert wire.code == 4408
    assert wire.sent == []

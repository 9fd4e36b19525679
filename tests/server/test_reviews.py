"""Reviews over HTTP: asked for once, made elsewhere, kept, and only for games that are over."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest
from tests.records.rehearsed import rehearsed
from tests.server.client import Client
from tests.server.running import Server

from chabudai.protocol.reviews import WantedReview
from chabudai.records.hanabi.live.writing import to_hanab_live
from chabudai.server.http.routes import reviews
from chabudai.server.jobs.works import RecordCheck
from chabudai.server.tables.encoding import encode

RECORD = rehearsed("bossa", 2, {}, "server")


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server."""
    with Server(tmp_path_factory.mktemp("reviews")) as server:
        yield server


async def made(client: Client, wanted: dict[str, Any]) -> dict[str, Any]:
    """Ask for a review and wait for it."""
    told: dict[str, Any] = await client.request("POST", "/api/reviews", wanted)
    for _ in range(600):
        if told["review"] or told["problem"]:
            break
        await asyncio.sleep(0.5)
        told = await client.request("GET", f"/api/reviews/{told['key']}")
    return told


def test_a_record_is_reviewed_once_and_kept(running: Server) -> None:
    """Its parts are counted on the way; whoever asks again gets the same at once."""

    async def scene() -> None:
        async with Client(running.url) as client:
            told = await made(client, {"record": dict(RECORD.to_json())})
            assert told["problem"] is None
            assert told["done"] == told["parts"] == len(RECORD.moves) + 1
            assert [step["move"] for step in told["review"]["steps"]] == list(RECORD.moves)
            assert len(told["review"]["course"]) == len(RECORD.moves) + 1
            again = await client.request("POST", "/api/reviews", {"record": dict(RECORD.to_json())})
            assert again == told

    asyncio.run(scene())


def test_a_shared_review_tells_nobody_elses_names(running: Server) -> None:
    """Whoever brings the same game gets the names that they brought themselves, or none."""
    named = dict(replace(RECORD, names=("Ann", "Ben")).to_json())

    async def scene() -> None:
        async with Client(running.url) as client:
            told = await made(client, {"record": named})
            assert told["review"]["names"] in ([], ["Ann", "Ben"])
            for names, record in ((["Ann", "Ben"], named), ([], dict(RECORD.to_json()))):
                again = await client.request("POST", "/api/reviews", {"record": record})
                assert (again["key"], again["review"]["names"]) == (told["key"], names)
            kept = await client.request("GET", f"/api/reviews/{told['key']}")
            assert kept["review"]["names"] == []

    asyncio.run(scene())


def test_a_record_is_played_again_at_the_bench() -> None:
    """Never on the event loop, where it would hold up everybody's moves."""
    given = {"whatever": "it is"}
    bench = SimpleNamespace(do=AsyncMock(return_value=encode(RECORD.to_json())))
    state = SimpleNamespace(bench=bench, visitors=SimpleNamespace(identity=AsyncMock(return_value="ann")))
    request: Any = SimpleNamespace(client=None, app=SimpleNamespace(state=state))

    assert asyncio.run(reviews._wanted(request, WantedReview(record=given))) == RECORD
    assert bench.do.await_args.args[0] == RecordCheck(given)


def test_what_is_no_game_is_refused_at_once(running: Server) -> None:
    """A record that does not replay, no game at all, a review that nobody asked for, a table that is not there."""
    broken = {**RECORD.to_json(), "moves": ["purple"]}
    game = dict(to_hanab_live(rehearsed("hanabi", 2, {}, "server"))[0]) | {"options": {"variant": "Prism (6 Suits)"}}
    cases = [
        ({"record": broken}, 422, "record/invalid"),
        ({"record": game}, 422, "record/variant"),
        ({}, 422, "record/invalid"),
        ({"table": "nowhere"}, 404, "table/unknown"),
    ]

    async def scene() -> None:
        async with Client(running.url) as client:
            for wanted, status, code in cases:
                answer = await client.raw("POST", "/api/reviews", wanted)
                assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
            answer = await client.raw("GET", "/api/reviews/abc")
            assert (answer.status_code, answer.json()["error"]["code"]) == (404, "review/unknown")

    asyncio.run(scene())


def test_a_replay_knows_every_form_that_a_review_knows(running: Server) -> None:
    """Our record, what is downloaded of a table, and a foreign form: the same positions and names."""
    names = ["Ann", "Ben"]
    record = replace(rehearsed("hanabi", 2, {}, "server"), names=tuple(names))
    nameless = dict(replace(record, names=()).to_json())
    forms = [dict(record.to_json()), {"record": nameless, "seats": names}, dict(to_hanab_live(record)[0])]

    async def scene() -> None:
        async with Client(running.url) as client:
            shown = [await client.request("POST", "/api/replay", {"record": form}) for form in forms]
            assert [replay["seats"] for replay in shown] == [names] * 3
            assert shown[0]["positions"] == shown[1]["positions"] == shown[2]["positions"]

    asyncio.run(scene())


def test_a_running_game_has_no_review(running: Server) -> None:
    """It would tell the cards."""

    async def scene() -> None:
        async with Client(running.url) as client:
            opened = await client.request("POST", "/api/tables", {"game": "hanabi", "players": 2})
            answer = await client.raw("POST", "/api/reviews", {"table": opened["table"]})
            assert (answer.status_code, answer.json()["error"]["code"]) == (409, "record/running")

    asyncio.run(scene())


def test_a_review_speaks_the_language_that_was_asked_for(running: Server) -> None:
    """People's unless the code is wanted; they are two reviews. A game that has no choice says so."""
    game = rehearsed("hanabi", 2, {}, "server")
    hanabi = dict(replace(game, moves=game.moves[:3]).to_json())

    async def scene() -> None:
        async with Client(running.url) as client:
            usual = await made(client, {"record": hanabi})
            people = await made(client, {"record": hanabi, "way": "people"})
            code = await made(client, {"record": hanabi, "way": "code"})
            assert people["key"] == usual["key"] != code["key"]
            assert (people["review"]["way"], code["review"]["way"]) == ("people", "code")
            assert people["review"]["ways"] == ["people", "code"]
            refused = await client.raw("POST", "/api/reviews", {"record": dict(RECORD.to_json()), "way": "code"})
            assert (refused.status_code, refused.json()["error"]["code"]) == (422, "review/invalid")

    asyncio.run(scene())

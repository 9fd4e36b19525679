"""Games that are over: their records, and replays from any seat's eyes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Annotated, Any, Literal

from litestar import Request, Response, get, post
from litestar.params import Parameter

from chabudai.core import Note, Record, Seat
from chabudai.protocol.events import TakenBack
from chabudai.protocol.records import GivenRecord, Replay, TableRecord
from chabudai.server.because import said
from chabudai.server.refusals import PrivateTable, RunningGame
from chabudai.server.replay import replay_of_record, replay_of_table
from chabudai.server.showing import encode, eyes_of
from chabudai.server.table import Table
from chabudai.server.visitor import desk_of
from chabudai.words import Words

AnyHttp = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(max_length=40, description="The table's id.")]
ObserverText = Annotated[str, Parameter(max_length=10, description="Whose view: a seat, public, or all.")]
Language = Annotated[Literal["en", "it", "es", "pl"], Parameter(description="The language of the bots' reasons.")]


@get("/api/tables/{table:str}/record", tags=["records"])
async def record(request: AnyHttp, table: TableId, language: Language = "en") -> TableRecord:
    """Download a game that is over."""
    return table_record(await over(request, table), language)


@get("/api/tables/{table:str}/replay", tags=["records"])
async def replay(request: AnyHttp, table: TableId, observer: ObserverText = "all") -> Response[Replay]:
    """Show a game that is over move by move."""
    found = await over(request, table)
    return _json(replay_of_table(found, observer))


@post("/api/replay", tags=["records"], status_code=200)
async def replay_upload(data: GivenRecord) -> Response[Replay]:
    """Show a record of your own move by move."""
    return _json(replay_of_record(Record.from_json(data.record), data.observer, data.aid))


def table_record(table: Table, language: str = "en") -> TableRecord:
    """Return the whole game of a table; what bots thought is noted in this *language* once it is over."""
    if table.match is None:
        raise RunningGame("No game was played.", hint="Play one first.")
    back = [
        {"entry": seq, "moves": event.moves, "revealed": event.revealed}
        for seq, (entry, _) in enumerate(table.log, 1)
        for event in entry.events
        if isinstance(event, TakenBack)
    ]
    return TableRecord(
        dict(replace(table.match.record(), notes=tuple(_notes(table, language))).to_json()),
        table.name,
        [chair.label for chair in table.chairs],
        table.result(),
        table.practice,
        table.marked,
        not (table.practice or table.marked),
        back,
    )


def _notes(table: Table, language: str) -> Iterator[Note]:
    if table.match is None or table.phase != "over":
        return
    names = [chair.label for chair in table.chairs]
    for number, step in enumerate(table.match.steps, 1):
        if step.why is not None and (text := said(step.why, _words(language), names)):
            yield Note(Seat(step.seat), text, move=number)


@cache
def _words(language: str) -> Words:
    return Words(language, ("game", "bots"))


async def over(request: AnyHttp, table: str) -> Table:
    """Return a table whose game is over, if this person may see it."""
    person = await request.app.state.visitors.require(request)
    found = await desk_of(request).house.table(table)
    if eyes_of(found, person.id) is None:
        raise PrivateTable("This table is not open to onlookers.", hint="Ask its players.")
    if found.phase != "over":
        raise RunningGame("The game is not over: its record would tell the cards.", hint="Finish it first.")
    return found


def _json(replay: Replay) -> Response[Replay]:
    body: Any = encode(replay)
    return Response(body, media_type="application/json")


ROUTES = [record, replay, replay_upload]

"""Tables over HTTP: what a WebSocket offers, one request at a time."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import Parameter

from chabudai.protocol.messages import Answer, Summary, TableSnapshot
from chabudai.protocol.positions import Position
from chabudai.protocol.requests import AnyTableRequest
from chabudai.protocol.tables import NewTable, Opened
from chabudai.server.http.visitor import address_of, hub_of
from chabudai.server.tables.encoding import earlier_position
from chabudai.server.tables.refusals import TooManyTables

AnyHttp = Request[Any, Any, Any]
Since = Annotated[int, Parameter(ge=0, le=1_000_000_000, description="Leave out the log up to this entry.")]
TableId = Annotated[str, Parameter(max_length=40, description="The table's id.")]
Moves = Annotated[int, Parameter(ge=0, le=1_000_000_000, description="After how many moves.")]


@get("/api/me/tables", tags=["tables"])
async def my_tables(request: AnyHttp) -> list[Summary]:
    """List your tables, those first where it is your turn."""
    person = await request.app.state.visitors.require(request)
    return await hub_of(request).lists.tables_of(person.id)


@get("/api/tables", tags=["tables"])
async def open_tables(request: AnyHttp) -> list[Summary]:
    """List the tables that anybody may join."""
    person = await request.app.state.visitors.find(request)
    return await hub_of(request).lists.open_tables(None if person is None else person.id)


@post("/api/tables", tags=["tables"])
async def open_table(request: AnyHttp, data: NewTable) -> Opened:
    """Set a table up; with bots and `start`, play at once."""
    person = await request.app.state.visitors.require(request)
    if not request.app.state.openings.take(address_of(request)):
        raise TooManyTables("Too many tables were set up from this address.", hint="Wait a little.")
    return Opened(await hub_of(request).open_table(data, person))


@post("/api/do", tags=["tables"], status_code=200)
async def do(request: AnyHttp, data: AnyTableRequest) -> Answer:
    """Ask something of a table, as over a WebSocket."""
    person = await request.app.state.visitors.require(request)
    seq, _ = await hub_of(request).execute(person.id, data)
    return Answer(data.id, True, seq, data.table)


@get("/api/tables/{table:str}", tags=["tables"])
async def table(request: AnyHttp, table: TableId, since: Since = 0) -> Response[TableSnapshot]:
    """Show a table as you may see it, whole."""
    person = await request.app.state.visitors.require(request)
    hub = hub_of(request)
    live = await hub.tables.get(table)
    snapshot: Any = live.snapshot(person.id, since, hub.presence.elsewhere(table))
    return Response(snapshot, media_type="application/json", headers={"cache-control": "no-store"})


@get("/api/tables/{table:str}/positions/{moves:int}", tags=["tables"])
async def position(request: AnyHttp, table: TableId, moves: Moves) -> Response[Position]:
    """Show an earlier position as you may see it now, without legal moves."""
    person = await request.app.state.visitors.require(request)
    found: Any = earlier_position(await hub_of(request).table(table), person.id, moves)
    return Response(found, media_type="application/json", headers={"cache-control": "no-store"})


ROUTES = [my_tables, open_tables, open_table, do, table, position]

"""Tables over HTTP: what a WebSocket offers, one request at a time."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import Parameter

from chabudai.protocol.messages import Answer, LogPage, Summary, TableSnapshot
from chabudai.protocol.positions import Position
from chabudai.protocol.requests import AnyTableRequest
from chabudai.protocol.tables import NewTable, Opened
from chabudai.server.http.admission.account import Account
from chabudai.server.http.admission.prices import price_of_table
from chabudai.server.http.visitor import asker_of, hub_of
from chabudai.server.hub.dispatcher import Dispatcher
from chabudai.server.tables.encoding import earlier_position, log_page
from chabudai.server.tables.log import RECENT
from chabudai.server.tables.observers import require_observer

AnyHttp = Request[Any, Any, Any]
Since = Annotated[int, Parameter(ge=0, le=1_000_000_000, description="Leave out the log up to this entry.")]
Before = Annotated[int, Parameter(ge=1, le=1_000_000_000, description="Only what came before this entry.")]
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
    who, admission = await asker_of(request), request.app.state.admission
    admission.admit(who, price_of_table(data))
    admission.admit_table(who)
    return Opened(await hub_of(request).open_table(data, person))


@post("/api/do", tags=["tables"], status_code=200)
async def do(request: AnyHttp, data: AnyTableRequest) -> Answer:
    """Ask something of a table, as over a WebSocket."""
    person = await request.app.state.visitors.require(request)
    Account(request.app.state.admission, await asker_of(request)).admit(data)
    dispatcher: Dispatcher = request.app.state.dispatcher
    return Answer(data.id, True, await dispatcher.execute(person.id, data), data.table)


@get("/api/tables/{table:str}", tags=["tables"])
async def table(request: AnyHttp, table: TableId, since: Since = 0) -> Response[TableSnapshot]:
    """Show a table as you may see it, whole."""
    person = await request.app.state.visitors.require(request)
    dispatcher: Dispatcher = request.app.state.dispatcher
    snapshot: Any = await dispatcher.snapshot(person.id, table, since)
    return Response(snapshot, media_type="application/json", headers={"cache-control": "no-store"})


@get("/api/tables/{table:str}/positions/{moves:int}", tags=["tables"])
async def position(request: AnyHttp, table: TableId, moves: Moves) -> Response[Position]:
    """Show an earlier position as you may see it now, without legal moves."""
    person = await request.app.state.visitors.require(request)
    found: Any = earlier_position(await hub_of(request).table(table), person.id, moves)
    return Response(found, media_type="application/json", headers={"cache-control": "no-store"})


@get("/api/tables/{table:str}/log", tags=["tables"])
async def log(request: AnyHttp, table: TableId, before: Before) -> Response[LogPage]:
    """Show older entries, which a table is sent without."""
    person = await request.app.state.visitors.require(request)
    hub = hub_of(request)
    require_observer(await hub.table(table), person.id)
    talk = await hub.store.talk(table, before, RECENT + 1)
    page = log_page(await hub.table(table), talk, before, person.id)
    return Response(page, headers={"cache-control": "no-store"})


ROUTES = [my_tables, open_tables, open_table, do, table, position, log]

"""Tables over HTTP: what a WebSocket offers, one request at a time."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import Parameter

from chabudai.protocol.messages import Answer, Summary
from chabudai.protocol.messages import Table as TableMessage
from chabudai.protocol.requests import AnyTableRequest
from chabudai.protocol.tables import NewTable, Opened
from chabudai.server.refusals import PrivateTable, TooManyTables
from chabudai.server.showing import eyes_of
from chabudai.server.visitor import address_of, desk_of

AnyHttp = Request[Any, Any, Any]
Since = Annotated[int, Parameter(ge=0, le=1_000_000_000, description="Leave out the log up to this entry.")]
Table = Annotated[str, Parameter(max_length=40, description="The table's id.")]


@get("/api/me/tables", tags=["tables"])
async def my_tables(request: AnyHttp) -> list[Summary]:
    """List your tables, those first where it is your turn."""
    person = await request.app.state.visitors.require(request)
    return await desk_of(request).house.lists.tables_of(person.id)


@get("/api/tables", tags=["tables"])
async def open_tables(request: AnyHttp) -> list[Summary]:
    """List the tables that anybody may join."""
    person = await request.app.state.visitors.find(request)
    return await desk_of(request).house.lists.open_tables(None if person is None else person.id)


@post("/api/tables", tags=["tables"])
async def open_table(request: AnyHttp, data: NewTable) -> Opened:
    """Set a table up; with bots and `start`, play at once."""
    person = await request.app.state.visitors.require(request)
    if not request.app.state.openings.take(address_of(request)):
        raise TooManyTables("Too many tables were set up from this address.", hint="Wait a little.")
    return Opened(await desk_of(request).house.open_table(data, person))


@post("/api/do", tags=["tables"], status_code=200)
async def do(request: AnyHttp, data: AnyTableRequest) -> Answer:
    """Ask something of a table, as over a WebSocket."""
    person = await request.app.state.visitors.require(request)
    seq, _ = await desk_of(request).house.act(person, data)
    return Answer(data.id, True, seq, data.table)


@get("/api/tables/{table:str}", tags=["tables"])
async def table(request: AnyHttp, table: Table, since: Since = 0) -> Response[TableMessage]:
    """Show a table as you may see it, whole."""
    person = await request.app.state.visitors.require(request)
    house = desk_of(request).house
    live = await house.live(table)
    eyes = eyes_of(live.table, person.id)
    if eyes is None:
        raise PrivateTable("This table is not open to onlookers.", hint="Ask its players.")
    whole: Any = live.whole(person.id, eyes, since, house.presence.elsewhere(table))
    return Response(whole, media_type="application/json", headers={"cache-control": "no-store"})


ROUTES = [my_tables, open_tables, open_table, do, table]

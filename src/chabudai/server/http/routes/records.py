"""Games that are over: their records, and replays for any observer."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, Response, get, post
from litestar.params import Parameter

from chabudai.protocol.records import GivenRecord, Replay, TableRecord
from chabudai.server.http.routes.working import worked_out
from chabudai.server.http.visitor import hub_of
from chabudai.server.jobs.works import RecordReplay, TableDownload, TableReplay
from chabudai.server.tables.observers import require_observer
from chabudai.server.tables.refusals import RunningGame
from chabudai.server.tables.story.written import written
from chabudai.server.tables.table import Table

AnyHttp = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(max_length=40, description="The table's id.")]
ObserverText = Annotated[str, Parameter(max_length=10, description="Whose view: a seat, public, or all.")]
Language = Annotated[Literal["en", "it", "es", "pl"], Parameter(description="The language of the bots' reasons.")]


@get("/api/tables/{table:str}/record", tags=["records"])
async def record(request: AnyHttp, table: TableId, language: Language = "en") -> Response[TableRecord]:
    """Download a game that is over."""
    return await worked_out(request, TableDownload(written(await over(request, table)), language))


@get("/api/tables/{table:str}/replay", tags=["records"])
async def replay(request: AnyHttp, table: TableId, observer: ObserverText = "all") -> Response[Replay]:
    """Show a game that is over move by move."""
    return await worked_out(request, TableReplay(written(await over(request, table)), observer))


@post("/api/replay", tags=["records"], status_code=200)
async def replay_upload(request: AnyHttp, data: GivenRecord) -> Response[Replay]:
    """Show a record of your own move by move."""
    return await worked_out(request, RecordReplay(data.record, data.observer, data.aid))


async def over(request: AnyHttp, table: str) -> Table:
    """Return a table whose game is over, if this person may see it."""
    person = await request.app.state.visitors.require(request)
    found = await hub_of(request).table(table)
    require_observer(found, person.id)
    if found.phase != "over":
        raise RunningGame("The game is not over: its record would tell the cards.", hint="Finish it first.")
    return found


ROUTES = [record, replay, replay_upload]

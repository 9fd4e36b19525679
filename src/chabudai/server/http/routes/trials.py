"""Playing on from a position of a game that is over."""

from __future__ import annotations

from typing import Any

from litestar import Request, post

from chabudai.core import InvalidRecord, Record
from chabudai.protocol.tables import NewTrial, Opened
from chabudai.server.http.admission.prices import BOT, Price
from chabudai.server.http.routes.records import over
from chabudai.server.http.routes.working import checked_record
from chabudai.server.http.visitor import asker_of, hub_of
from chabudai.server.tables.story.written import written

AnyHttp = Request[Any, Any, Any]


@post("/api/trials", tags=["tables"])
async def open_trial(request: AnyHttp, data: NewTrial) -> Opened:
    """Set up a table with bots that goes on from a position of a game; it counts nowhere."""
    person = await request.app.state.visitors.require(request)
    record = await _wanted(request, data)
    who, admission = await asker_of(request), request.app.state.admission
    admission.admit(who, Price(rows=BOT.rows * (record.players - 1)))
    admission.admit_table(who)
    return Opened(await hub_of(request).open_trial(data, record, person))


async def _wanted(request: AnyHttp, data: NewTrial) -> Record:
    """Return the game to go on with, which can be played again."""
    if data.table is not None:
        return Record.from_json(written(await over(request, data.table)).record)
    if data.record is None:
        raise InvalidRecord("No game was named.", hint="Give a `table` or a `record`.")
    return await checked_record(request, data.record)


ROUTES = [open_trial]

"""Answers that a process at the bench works out, and that are charged by the time this took."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Request, Response

from chabudai.core import Record
from chabudai.server.http.visitor import asker_of
from chabudai.server.jobs.works import RecordCheck

if TYPE_CHECKING:
    from chabudai.server.jobs.bench import Bench
    from chabudai.server.jobs.works import Work

AnyHttp = Request[Any, Any, Any]


async def worked_out(request: AnyHttp, work: Work, **headers: str) -> Response[Any]:
    """Answer with the result of some work."""
    body: Any = await _done(request, work)
    return Response(body, media_type="application/json", headers=headers)


async def checked_record(request: AnyHttp, given: dict[str, Any]) -> Record:
    """Return a game of anybody's, in whatever form it is given, which the bench has played again.

    Raises:
        InvalidRecord: It cannot be read, or not be played.
    """
    return Record.from_json(msgspec.json.decode(await _done(request, RecordCheck(given))))


async def _done(request: AnyHttp, work: Work) -> bytes:
    bench: Bench = request.app.state.bench
    return await bench.do(work, await asker_of(request))

"""Answers that a process at the bench works out, and that are charged by the time this took."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Request, Response

from chabudai.server.http.admission.prices import Price
from chabudai.server.http.visitor import asker_of

if TYPE_CHECKING:
    from chabudai.server.jobs.bench import Bench
    from chabudai.server.jobs.works import Work

AnyHttp = Request[Any, Any, Any]


async def worked_out(request: AnyHttp, work: Work, **headers: str) -> Response[Any]:
    """Answer with the result of some work."""
    who = await asker_of(request)
    bench: Bench = request.app.state.bench
    result = await bench.do(work, who)
    request.app.state.admission.charge(who, Price(work=result.seconds * 1000))
    return Response(result.body, media_type="application/json", headers=headers)

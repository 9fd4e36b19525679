"""Looking back at games that are over."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import Parameter

from chabudai.core import InvalidRecord, Record
from chabudai.protocol.reviews import ReviewProgress, WantedReview
from chabudai.records import read
from chabudai.server.reviews import Reviews
from chabudai.server.routes.records import over, table_record
from chabudai.server.showing import encode

AnyHttp = Request[Any, Any, Any]
Key = Annotated[str, Parameter(max_length=64, description="The review's key.")]


@post("/api/reviews", tags=["reviews"], status_code=200)
async def ask(request: AnyHttp, data: WantedReview) -> Response[ReviewProgress]:
    """Ask for a review, or for how far it is; asking twice begins it once."""
    await request.app.state.visitors.require(request)
    return _json(_reviews(request).ask(await _wanted(request, data)))


@get("/api/reviews/{key:str}", tags=["reviews"])
async def look(request: AnyHttp, key: Key) -> Response[ReviewProgress]:
    """Tell how far a review is; at last it is there."""
    await request.app.state.visitors.require(request)
    return _json(_reviews(request).look(key))


async def _wanted(request: AnyHttp, data: WantedReview) -> Record:
    if data.table is not None:
        whole = table_record(await over(request, data.table))
        return read({"record": whole.record, "seats": whole.seats}).record
    if data.record is None:
        raise InvalidRecord("No game was named.", hint="Give a `table` or a `record`.")
    return read(data.record).record


def _reviews(request: AnyHttp) -> Reviews:
    reviews: Reviews = request.app.state.reviews
    return reviews


def _json(progress: ReviewProgress) -> Response[ReviewProgress]:
    body: Any = encode(progress)
    return Response(body, media_type="application/json")


ROUTES = [ask, look]

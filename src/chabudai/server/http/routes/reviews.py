"""Looking back at games that are over."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import Parameter
from msgspec import structs

from chabudai.analysis import Settings
from chabudai.analysis.game_reviewer import reviewer_of
from chabudai.core import InvalidRecord, Record
from chabudai.protocol.reviews import ReviewProgress, WantedReview
from chabudai.server.http.refusals import UnknownReview
from chabudai.server.http.routes.games import require
from chabudai.server.http.routes.records import over
from chabudai.server.http.routes.working import checked_record
from chabudai.server.http.visitor import asker_of
from chabudai.server.jobs.reviews import REVIEWS, AskedReview
from chabudai.server.jobs.shared import SharedJobs
from chabudai.server.tables.encoding import encode
from chabudai.server.tables.story.written import written

AnyHttp = Request[Any, Any, Any]
Key = Annotated[str, Parameter(max_length=64, description="The review's key.")]


@post("/api/reviews", tags=["reviews"], status_code=200)
async def ask(request: AnyHttp, data: WantedReview) -> Response[ReviewProgress]:
    """Ask for a review, or for how far it is; asking twice begins it once."""
    await request.app.state.visitors.require(request)
    record = await _wanted(request, data)
    require(record.game, "REVIEWER", "reviews")
    bot = "" if data.way is None else reviewer_of(record.game).bot_by(data.way)
    # Whoever brings the same game shares its review, and must not be told the names that others gave it.
    settings = Settings(bot=bot, worlds=request.app.state.settings.review_worlds)
    asked = AskedReview(replace(record, names=(), notes=()), settings)
    progress = await _jobs(request).ask(REVIEWS, asked, await asker_of(request))
    if progress.review is not None:
        progress = structs.replace(progress, review=structs.replace(progress.review, names=list(record.names)))
    return _json(progress)


@get("/api/reviews/{key:str}", tags=["reviews"])
async def look(request: AnyHttp, key: Key) -> Response[ReviewProgress]:
    """Tell how far a review is; at last it is there, without names: `POST /api/reviews` has those of its game."""
    await request.app.state.visitors.require(request)
    progress = await _jobs(request).look(REVIEWS, key)
    if progress is None:
        raise UnknownReview("There is no such review here.", hint="Ask for it with its table or record.")
    return _json(progress)


async def _wanted(request: AnyHttp, data: WantedReview) -> Record:
    if data.table is not None:
        table = await over(request, data.table)
        return Record.from_json({**written(table).record, "names": table.labels()})
    if data.record is None:
        raise InvalidRecord("No game was named.", hint="Give a `table` or a `record`.")
    return await checked_record(request, data.record)


def _jobs(request: AnyHttp) -> SharedJobs:
    jobs: SharedJobs = request.app.state.shared_jobs
    return jobs


def _json(progress: ReviewProgress) -> Response[ReviewProgress]:
    body: Any = encode(progress)
    return Response(body, media_type="application/json")


ROUTES = [ask, look]

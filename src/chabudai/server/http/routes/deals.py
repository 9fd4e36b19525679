"""Numbered deals: what bots and people reached on them, never what is dealt."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import Parameter

from chabudai.games import GAMES
from chabudai.protocol.deals import LAST_DEAL, DealCount, Reached, ShownDeal
from chabudai.records.deal import Deal, number_of_day
from chabudai.server.http.routes.games import GameName, require
from chabudai.server.http.visitor import asker_of, hub_of
from chabudai.server.jobs.deals import DEALS
from chabudai.server.jobs.shared import SharedJobs
from chabudai.server.tables.encoding import encode
from chabudai.server.timestamps import today

AnyHttp = Request[Any, Any, Any]
Players = Annotated[int, Parameter(ge=1, le=10, description="For how many it is.")]
DealNumber = Annotated[int, Parameter(ge=1, le=LAST_DEAL, description="The deal's number.")]


@get("/api/deals/{game:str}", tags=["deals"])
async def todays_deal(request: AnyHttp, game: GameName) -> Response[ShownDeal]:
    """Show today's deal for the usual number of players."""
    require(game, "TEAMS", "deals")
    return await _shown(request, Deal(game, GAMES.find(game).usual_players, number_of_day(today())))


@get("/api/deals/{game:str}/{players:int}/{number:int}", tags=["deals"])
async def deal(request: AnyHttp, game: GameName, players: Players, number: DealNumber) -> Response[ShownDeal]:
    """Show a deal."""
    require(game, "TEAMS", "deals")
    return await _shown(request, Deal(game, players, number))


@post("/api/deals/{game:str}/{players:int}/{number:int}", tags=["deals"], status_code=200)
async def ask_bots(request: AnyHttp, game: GameName, players: Players, number: DealNumber) -> Response[ShownDeal]:
    """Let bots try a deal, and show it; asking twice begins it once."""
    await request.app.state.visitors.require(request)
    require(game, "TEAMS", "deals")
    found = Deal(game, players, number)
    await _jobs(request).ask(DEALS, found, await asker_of(request))
    return await _shown(request, found)


async def _shown(request: AnyHttp, found: Deal) -> Response[ShownDeal]:
    bots: DealCount | None = await _jobs(request).look(DEALS, found)
    people = await hub_of(request).store.reached(str(found))
    shown = ShownDeal(
        found.game,
        found.players,
        found.number,
        number_of_day(today()),
        bots,
        [Reached(result, games) for result, games in people],
    )
    body: Any = encode(shown)
    return Response(body, media_type="application/json", headers={"cache-control": "no-store"})


def _jobs(request: AnyHttp) -> SharedJobs:
    jobs: SharedJobs = request.app.state.shared_jobs
    return jobs


ROUTES = [todays_deal, deal, ask_bots]

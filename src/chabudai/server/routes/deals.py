"""Numbered deals: what bots and people reached on them, never what is dealt."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, Response, get, post
from litestar.params import Parameter

from chabudai.analysis.deals import MOST, Deal, number_of_day, usual_players
from chabudai.protocol.deals import Reached, ShownDeal
from chabudai.server.deals import Deals
from chabudai.server.moment import day
from chabudai.server.showing import encode
from chabudai.server.visitor import desk_of

AnyHttp = Request[Any, Any, Any]
GameName = Annotated[Literal["hanabi", "bossa"], Parameter(description="The game.")]
Players = Annotated[int, Parameter(ge=1, le=10, description="For how many it is.")]
DealNumber = Annotated[int, Parameter(ge=1, le=MOST, description="The deal's number.")]


@get("/api/deals/{game:str}", tags=["deals"])
async def todays_deal(request: AnyHttp, game: GameName) -> Response[ShownDeal]:
    """Show today's deal for the usual number of players."""
    return await _shown(request, Deal(game, usual_players(game), number_of_day(day())))


@get("/api/deals/{game:str}/{players:int}/{number:int}", tags=["deals"])
async def deal(request: AnyHttp, game: GameName, players: Players, number: DealNumber) -> Response[ShownDeal]:
    """Show a deal."""
    return await _shown(request, Deal(game, players, number))


@post("/api/deals/{game:str}/{players:int}/{number:int}", tags=["deals"], status_code=200)
async def ask_bots(request: AnyHttp, game: GameName, players: Players, number: DealNumber) -> Response[ShownDeal]:
    """Let bots try a deal, and show it; asking twice begins it once."""
    await request.app.state.visitors.require(request)
    found = Deal(game, players, number)
    _deals(request).ask(found)
    return await _shown(request, found)


async def _shown(request: AnyHttp, found: Deal) -> Response[ShownDeal]:
    people = await desk_of(request).house.store.reached(str(found))
    shown = ShownDeal(
        found.game,
        found.players,
        found.number,
        number_of_day(day()),
        _deals(request).look(found),
        [Reached(result, games) for result, games in people],
    )
    body: Any = encode(shown)
    return Response(body, media_type="application/json", headers={"cache-control": "no-store"})


def _deals(request: AnyHttp) -> Deals:
    deals: Deals = request.app.state.deals
    return deals


ROUTES = [todays_deal, deal, ask_bots]

"""Puzzles: shown as the seat to move sees them; the answer is told only to somebody who has tried."""

from __future__ import annotations

from asyncio import to_thread
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import Parameter

from chabudai.analysis.puzzles import number_of_day
from chabudai.protocol.puzzles import Attempt, PuzzleVerdict, ShownPuzzle
from chabudai.server.http.routes.games import GameName, require
from chabudai.server.http.routes.working import worked_out
from chabudai.server.jobs.works import PuzzleAttempt, PuzzleShow
from chabudai.server.timestamps import today

AnyHttp = Request[Any, Any, Any]
FRESH = {"cache-control": "no-store"}
PuzzleNumber = Annotated[int, Parameter(ge=1, le=100_000, description="The puzzle's number.")]


@get("/api/puzzles/{game:str}", tags=["puzzles"])
async def todays_puzzle(request: AnyHttp, game: GameName) -> Response[ShownPuzzle]:
    """Show today's puzzle."""
    require(game, "PUZZLES", "puzzles")
    number = await _today(game)
    return await worked_out(request, PuzzleShow(game, number, number), **FRESH)


@get("/api/puzzles/{game:str}/{number:int}", tags=["puzzles"])
async def puzzle(request: AnyHttp, game: GameName, number: PuzzleNumber) -> Response[ShownPuzzle]:
    """Show a puzzle."""
    require(game, "PUZZLES", "puzzles")
    return await worked_out(request, PuzzleShow(game, number, await _today(game)), **FRESH)


@post("/api/puzzles/{game:str}/{number:int}", tags=["puzzles"], status_code=200)
async def attempt(request: AnyHttp, game: GameName, number: PuzzleNumber, data: Attempt) -> Response[PuzzleVerdict]:
    """Judge a move, and tell the answer."""
    require(game, "PUZZLES", "puzzles")
    return await worked_out(request, PuzzleAttempt(game, number, data.move))


async def _today(game: str) -> int:
    """Return the number of today's puzzle; the collection is read from the disk once, which takes a while."""
    return await to_thread(number_of_day, game, today())


ROUTES = [todays_puzzle, puzzle, attempt]

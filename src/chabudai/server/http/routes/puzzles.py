"""Puzzles: shown as the seat to move sees them; the answer is told only to somebody who has tried."""

from __future__ import annotations

from asyncio import to_thread
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import Parameter

from chabudai.analysis.puzzles import Puzzle, book_of, collection, number_of_day, numbered
from chabudai.core import Seat
from chabudai.protocol.options import Aid
from chabudai.protocol.puzzles import Attempt, MoveWorth, PuzzleVerdict, ShownPuzzle
from chabudai.server.http.routes.games import GameName, require
from chabudai.server.tables.encoding import encode
from chabudai.server.tables.match import Match
from chabudai.server.timestamps import today

AnyHttp = Request[Any, Any, Any]
PuzzleNumber = Annotated[int, Parameter(ge=1, le=100_000, description="The puzzle's number.")]


@get("/api/puzzles/{game:str}", tags=["puzzles"])
async def todays_puzzle(game: GameName) -> Response[ShownPuzzle]:
    """Show today's puzzle."""
    require(game, "PUZZLES", "puzzles")
    return await to_thread(lambda: _shown(game, number_of_day(game, today())))


@get("/api/puzzles/{game:str}/{number:int}", tags=["puzzles"])
async def puzzle(game: GameName, number: PuzzleNumber) -> Response[ShownPuzzle]:
    """Show a puzzle."""
    require(game, "PUZZLES", "puzzles")
    return await to_thread(_shown, game, number)


@post("/api/puzzles/{game:str}/{number:int}", tags=["puzzles"], status_code=200)
async def attempt(game: GameName, number: PuzzleNumber, data: Attempt) -> PuzzleVerdict:
    """Judge a move, and tell the answer."""
    require(game, "PUZZLES", "puzzles")
    return await to_thread(_judged, numbered(game, number), data.move)


def _judged(found: Puzzle, tried: str | None) -> PuzzleVerdict:
    move = None if tried is None else found.judge(tried).move
    ranked = sorted(found.worths, key=found.worth, reverse=True)
    return PuzzleVerdict(
        move == found.answer,
        move,
        found.answer,
        [MoveWorth(one, float(found.worth(one)), found.worths[one]) for one in ranked],
        book_of(found.game).why(found, found.answer),
    )


def _shown(game: str, number: int) -> Response[ShownPuzzle]:
    found = numbered(game, number)
    match = _match(found)
    seat = Seat(match.state.to_move)
    position: Any = match.position(seat, Aid.EXCLUSIONS)
    moves = [match.moved(step, seat) for step in match.steps[-found.players :]]
    count = len(collection(game))
    shown = ShownPuzzle(game, number, number_of_day(game, today()), count, seat, found.players, position, moves)
    body: Any = encode(shown)
    return Response(body, media_type="application/json", headers={"cache-control": "no-store"})


def _match(found: Puzzle) -> Match:
    match = Match.dealt(found.game, found.players, found.rules, found.seed)
    for text in found.moves:
        match.add(match.try_out(match.read(text, None)))
    return match


ROUTES = [todays_puzzle, puzzle, attempt]

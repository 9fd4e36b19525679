"""Moves, and what may be said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.core import GameIsOver, IllegalMove
from chabudai.engine.errors import MalformedRequest
from chabudai.protocol import events
from chabudai.protocol.names import cleaned_text
from chabudai.protocol.options import Talk
from chabudai.protocol.phrases import ABOUT_THE_GAME, PHRASES, may_comment
from chabudai.server.tables.commands.draft import Draft
from chabudai.server.tables.refusals import NotYourTurn, Silence, StaleMove, WrongPhase

if TYPE_CHECKING:
    from chabudai.protocol import requests
    from chabudai.server.tables.match import Match
    from chabudai.server.tables.table import Table


def play(table: Table, mine: int, request: requests.Play) -> Draft:
    """Make a move."""
    match = _playing(table)
    if request.turn is not None and request.turn != len(match.steps):
        raise StaleMove(
            f"The table has seen {len(match.steps)} moves, you had seen {request.turn}.",
            hint="Look at the position again.",
        )
    if match.state.to_move != mine:
        raise NotYourTurn("It is not your turn.", hint="Wait for the others.")
    if (request.move is None) == (request.action is None):
        raise MalformedRequest("A move needs either `move` or `action`.", hint="Send one of the two.")
    step = match.try_out(match.read(request.move, request.action))
    return Draft([events.Moved(mine, str(step.move))], steps=(step,))


def objection(table: Table, mine: int, move: str) -> IllegalMove | None:
    """Say why a move would be refused, or return None if it is legal."""
    match = _playing(table)
    if match.state.to_move != mine:
        raise NotYourTurn("It is not your turn.", hint="Wait for the others.")
    try:
        match.state.play(match.game.parse(move))
    except IllegalMove as error:
        return error
    return None


def say(table: Table, mine: int, request: requests.Say) -> Draft:
    """Say something, as far as the table allows it."""
    if (request.phrase is None) == (request.text is None):
        raise MalformedRequest("Saying something needs either `phrase` or `text`.", hint="Send one of the two.")
    playing = table.phase == "playing"
    if request.text is not None:
        return _free(table, mine, request.text, playing=playing)
    if request.phrase not in PHRASES:
        raise MalformedRequest("There is no such phrase.", hint=f"The phrases are: {', '.join(PHRASES)}.")
    if playing and request.phrase in ABOUT_THE_GAME:
        _require_comment(table, mine)
    return Draft([events.Said(mine, phrase=request.phrase)])


def _require_comment(table: Table, mine: int) -> None:
    talk = table.options.talk
    if may_comment(talk, yours=table.turn in (mine, None)):
        return
    if talk is Talk.SILENT:
        raise Silence("Only clues speak at this table during the game.", hint="Courtesies are welcome.")
    raise Silence("Nobody is influenced during their turn.", hint="Say it in your own turn.")


def _free(table: Table, mine: int, text: str, *, playing: bool) -> Draft:
    said = cleaned_text(text)
    if not said:
        raise MalformedRequest("There is nothing in the text.", hint="Write something.")
    if playing and table.options.talk is not Talk.FREE:
        raise Silence("This table does not chat during the game.", hint="Use a stock phrase, or wait for the end.")
    return Draft([events.Said(mine, text=said)])


def _playing(table: Table) -> Match:
    if table.match is None:
        raise WrongPhase("The game has not started.", hint="Wait until the host deals.")
    if table.phase == "over":
        raise GameIsOver("The game is over.", hint="Ask for a rematch.")
    return table.match

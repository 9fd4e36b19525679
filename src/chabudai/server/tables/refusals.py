"""What a table refuses, each with a stable code."""

from __future__ import annotations

from chabudai.core import ChabudaiError
from chabudai.engine.errors import UnknownTable
from chabudai.protocol.problem import Problem


class NoSeat(ChabudaiError):
    """Only somebody who sits at the table may do this."""

    code = "seat/none"


class SeatTaken(ChabudaiError):
    """Somebody sits there."""

    code = "seat/taken"


class HostOnly(ChabudaiError):
    """Only the host may do this."""

    code = "host/only"


class PrivateTable(ChabudaiError):
    """The table is not open to onlookers."""

    code = "table/private"


class WrongPhase(ChabudaiError):
    """This belongs before, during or after a game."""

    code = "table/phase"


class NotYourTurn(ChabudaiError):
    """Another seat is to move."""

    code = "move/turn"


class StaleMove(ChabudaiError):
    """The position has changed since the move was chosen."""

    code = "move/stale"


class Silence(ChabudaiError):
    """The table does not talk like that, or not now."""

    code = "talk/silent"


class NoVote(ChabudaiError):
    """There is nothing to agree to, or the vote cannot be held."""

    code = "vote/none"


class RunningGame(ChabudaiError):
    """A record with its deal is given only when the game is over."""

    code = "record/running"


class NoPosition(ChabudaiError):
    """The game has not come to this position, or left it again."""

    code = "position/unknown"


class TooManyTables(ChabudaiError):
    """Too many tables for one person or address."""

    code = "limit/tables"


def problem(error: ChabudaiError) -> Problem:
    """Return what goes over the wire."""
    return Problem(error.code, error.message, error.hint, error.rule)


def unknown_table() -> UnknownTable:
    """Return the refusal that also hides whether such a table exists."""
    return UnknownTable("There is no such table.", hint="Ask for the link again.")

"""What the server refuses, each with a stable code."""

from __future__ import annotations

from chabudai.core import ChabudaiError
from chabudai.engine.errors import MalformedRequest, UnknownTable
from chabudai.protocol.problem import Problem

STATUS: dict[str, int] = {
    "request/malformed": 400,
    "identity/unknown": 401,
    "identity/code": 403,
    "origin/foreign": 403,
    "seat/none": 403,
    "host/only": 403,
    "table/private": 403,
    "table/unknown": 404,
    "record/running": 409,
    "limit/rate": 429,
    "limit/tables": 429,
    "limit/reviews": 429,
    "review/unknown": 404,
    "puzzle/unknown": 404,
    "deal/unknown": 404,
    "limit/connections": 429,
    "limit/size": 413,
    "server/stopping": 503,
}
"""The HTTP status of each refusal; 422 where none is named."""


class UnknownIdentity(ChabudaiError):
    """No cookie or token, or one that this server did not sign."""

    code = "identity/unknown"


class InvalidCode(ChabudaiError):
    """A code for another device that is wrong, used or too old."""

    code = "identity/code"


class NoSeat(ChabudaiError):
    """Only who sits at the table may do this."""

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


class TooFast(ChabudaiError):
    """Too many requests in a short time."""

    code = "limit/rate"


class TooManyReviews(ChabudaiError):
    """Too many games wait to be looked back at."""

    code = "limit/reviews"


class UnknownReview(ChabudaiError):
    """Nobody has asked for this review."""

    code = "review/unknown"


class TooManyTables(ChabudaiError):
    """Too many tables for one person or address."""

    code = "limit/tables"


class TooManyConnections(ChabudaiError):
    """Too many connections from one address."""

    code = "limit/connections"


class ForeignOrigin(ChabudaiError):
    """A page of another site asked for it."""

    code = "origin/foreign"


class Stopping(ChabudaiError):
    """The server is being stopped."""

    code = "server/stopping"


def problem(error: ChabudaiError) -> Problem:
    """Return what goes over the wire."""
    return Problem(error.code, error.message, error.hint, error.rule)


def unknown_table() -> UnknownTable:
    """Return the refusal that also hides whether such a table exists."""
    return UnknownTable("There is no such table.", hint="Ask for the link again.")


__all__ = ["STATUS", "MalformedRequest", "UnknownTable", "problem", "unknown_table"]

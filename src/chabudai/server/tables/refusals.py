"""What a table refuses, each with a stable code."""

from __future__ import annotations

from math import ceil
from typing import Final

import msgspec

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


class NoCoach(ChabudaiError):
    """There is no coach here: other people play too, or the game has none."""

    code = "coach/none"


class NothingMeant(ChabudaiError):
    """The coach has nothing to explain yet."""

    code = "coach/nothing"


class NoVote(ChabudaiError):
    """There is nothing to agree to, or the vote cannot be held."""

    code = "vote/none"


class RunningGame(ChabudaiError):
    """A record with its deal is given only when the game is over."""

    code = "record/running"


class NoPosition(ChabudaiError):
    """The game has not come to this position, or left it again."""

    code = "position/unknown"


class Later(ChabudaiError):
    """Too much in a short time, with the seconds after which it may be asked again."""

    code = "limit/rate"

    def __init__(self, message: str, *, hint: str = "", retry: float = 1.0) -> None:
        """Say how many seconds to wait."""
        self.retry = max(1, ceil(retry))
        super().__init__(message, hint=hint or f"Come back in {self.retry} s.")


class TooManyTables(Later):
    """Too many tables for one person or address."""

    code = "limit/tables"


class TooManyWatched(ChabudaiError):
    """One connection watches too many tables."""

    code = "limit/tables"


class TooMuchTalk(ChabudaiError):
    """Somebody says or asks too much at a table in a minute; moves are always possible."""

    code = "limit/talk"


class FullLog(ChabudaiError):
    """A table's log is as long as it may get; moves are always possible."""

    code = "limit/log"


class DamagedTable(ChabudaiError):
    """A table whose log cannot be read."""

    code = "table/damaged"


class SignedOut(ChabudaiError):
    """Whoever asks was forgotten or signed out a moment ago."""

    code = "identity/unknown"


UNREADABLE: Final = (
    msgspec.DecodeError,
    ChabudaiError,
    ValueError,
    LookupError,
    TypeError,
    AttributeError,
    RecursionError,
    OverflowError,
)
"""What a log that is not as the code knows it makes go wrong."""


def problem(error: ChabudaiError) -> Problem:
    """Return what goes over the wire."""
    retry = error.retry if isinstance(error, Later) else None
    return Problem(error.code, error.message, error.hint, error.rule, retry)


def damaged_table() -> DamagedTable:
    """Return the refusal of a table whose log cannot be read."""
    return DamagedTable("This table's log is damaged.", hint="Whoever runs the server can look at it.")


def unknown_table() -> UnknownTable:
    """Return the refusal that also hides whether such a table exists."""
    return UnknownTable("There is no such table.", hint="Ask for the link again.")

"""What HTTP and the WebSocket refuse, each with a stable code, and the status of every refusal."""

from __future__ import annotations

from typing import Final

from chabudai.core import ChabudaiError
from chabudai.server.tables.refusals import Later

STATUS: Final[dict[str, int]] = {
    "request/malformed": 400,
    "identity/unknown": 401,
    "identity/code": 403,
    "origin/foreign": 403,
    "host/foreign": 403,
    "seat/none": 403,
    "host/only": 403,
    "table/private": 403,
    "table/unknown": 404,
    "position/unknown": 404,
    "record/running": 409,
    "device/unknown": 404,
    "notice/code": 403,
    "notice/unknown": 404,
    "table/damaged": 409,
    "limit/talk": 429,
    "limit/log": 429,
    "limit/rate": 429,
    "limit/tables": 429,
    "limit/jobs": 429,
    "limit/tokens": 409,
    "limit/size": 413,
    "game/unknown": 404,
    "review/unknown": 404,
    "lesson/unknown": 404,
    "puzzle/unknown": 404,
    "deal/unknown": 404,
    "server/store": 503,
    "server/peer": 503,
}
"""The HTTP status of each refusal; 422 where none is named."""


class UnknownIdentity(ChabudaiError):
    """No cookie or token, or one that this server did not sign."""

    code = "identity/unknown"


class InvalidCode(ChabudaiError):
    """A code for another device that is wrong, used or too old."""

    code = "identity/code"


class UnknownDevice(ChabudaiError):
    """No device of yours."""

    code = "device/unknown"


class InvalidNoticeCode(ChabudaiError):
    """A code from a mail that is wrong, used or too old."""

    code = "notice/code"


class UnknownChannel(ChabudaiError):
    """You are not told of your turns in this way."""

    code = "notice/unknown"


class NoMail(ChabudaiError):
    """This server sends no mail."""

    code = "notice/mail"


class TooFast(Later):
    """Too much in a short time."""

    code = "limit/rate"


class TooManyValues(ChabudaiError):
    """A body that would take long to read."""

    code = "limit/size"


class TooManyTokens(ChabudaiError):
    """Somebody has as many programs as one may have."""

    code = "limit/tokens"


class UnknownReview(ChabudaiError):
    """Nobody has asked for this review."""

    code = "review/unknown"


class UnknownGame(ChabudaiError):
    """There is no such game here, or it has nothing of the kind that was asked for."""

    code = "game/unknown"

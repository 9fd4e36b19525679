"""What the edge answers when it lets a request no further: whole HTTP responses, made once."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

import msgspec

from chabudai.protocol.problem import Problem

_PROBLEMS: Final = {
    "malformed": (400, Problem("request/malformed", "This is not HTTP.", "See /schema/openapi.json.")),
    "time": (408, Problem("limit/time", "The request took too long to arrive.", "Send it again.")),
    "body": (413, Problem("limit/size", "The body is too large.", "Send less at once.")),
    "target": (414, Problem("limit/head", "The address is too long.", "Send less in it.")),
    "address": (429, Problem("limit/connections", "Too many connections from this address.", "Close some.")),
    "head": (431, Problem("limit/head", "The headers are too large or too many.", "Delete old cookies.")),
    "broken": (500, Problem("server/error", "Something went wrong here.", "Try again.")),
    "full": (503, Problem("limit/connections", "The server has no room left.", "Try again in a minute.")),
}


def _response(status: int, problem: Problem) -> bytes:
    body = msgspec.json.encode({"ok": False, "error": problem})
    lines = [
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "cache-control: no-store",
        "x-content-type-options: nosniff",
        "connection: close",
    ]
    if status in (429, 503):
        lines.append("retry-after: 60")
    return "\r\n".join([*lines, "", ""]).encode() + body


RESPONSES: Final = {why: _response(*found) for why, found in _PROBLEMS.items()}
"""A whole response for each reason."""

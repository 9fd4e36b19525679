"""What an exception becomes on its way out: one JSON shape."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException

from chabudai.core import ChabudaiError
from chabudai.protocol.problem import Problem
from chabudai.server.http.refusals import STATUS
from chabudai.server.tables.refusals import problem

AnyHttp = Request[Any, Any, Any]
UNAVAILABLE: Final = 503
RETRY: Final = "2"
"""Seconds after which to try again, when the store could not take something."""
_log = logging.getLogger(__name__)


def _refused(_: AnyHttp, error: ChabudaiError) -> Response[dict[str, Any]]:
    found, status = problem(error), STATUS.get(error.code, 422)
    headers = {"www-authenticate": "Bearer"} if status == 401 else {}
    if found.retry is not None:
        headers["retry-after"] = str(found.retry)
    elif status == UNAVAILABLE:
        headers["retry-after"] = RETRY
    return Response({"ok": False, "error": found}, status_code=status, headers=headers)


def _http(request: AnyHttp, error: HTTPException) -> Response[dict[str, Any]]:
    code = {404: "route/unknown", 405: "route/method", 413: "limit/size"}.get(error.status_code, "request/malformed")
    extra = error.extra if isinstance(error.extra, list) else []
    detail = "; ".join(str(item.get("message", "")) for item in extra if isinstance(item, dict)) or error.detail
    found = Problem(code, f"{request.method} was refused: {detail[:300]}", "See /schema/openapi.json.")
    return Response({"ok": False, "error": found}, status_code=error.status_code)


def _too_deep(_: AnyHttp, __: RecursionError) -> Response[dict[str, Any]]:
    found = Problem("request/malformed", "The body is nested too deeply.", "See /schema/openapi.json.")
    return Response({"ok": False, "error": found}, status_code=400)


def _broken(_: AnyHttp, error: Exception) -> Response[dict[str, Any]]:
    _log.error("a request failed", exc_info=error)
    found = Problem("server/error", "Something went wrong here.", "Try again.")
    return Response({"ok": False, "error": found}, status_code=500)


HANDLERS: Final[dict[Any, Any]] = {
    ChabudaiError: _refused,
    HTTPException: _http,
    RecursionError: _too_deep,
    Exception: _broken,
}
"""By the exception's type, as Litestar wants them."""

"""The application: everything put together."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import chabudai
from chabudai.bots.thinking import BotPool
from chabudai.core import ChabudaiError
from chabudai.protocol.problem import Problem
from chabudai.server.deals import Deals
from chabudai.server.desk import Desk
from chabudai.server.doorway import Doorway
from chabudai.server.garbage import set_aside
from chabudai.server.house import House
from chabudai.server.identity import Signer
from chabudai.server.limits import Buckets, Slots
from chabudai.server.logs import set_up_logs
from chabudai.server.refusals import STATUS, TooFast, problem
from chabudai.server.reviews import Reviews
from chabudai.server.routes import deals, people, puzzles, records, reviews, service, socket, tables
from chabudai.server.settings import Settings
from chabudai.server.statics import Statics, page
from chabudai.server.store import Store
from chabudai.server.store.engine import sqlite_url
from chabudai.server.visitor import Visitors, address_of

AnyHttp = Request[Any, Any, Any]
_log = logging.getLogger(__name__)


def create() -> Doorway:
    """Return the application as the environment's variables describe it."""
    return application(Settings.from_environment(os.environ))


def application(settings: Settings) -> Doorway:
    """Return the application that *settings* describe."""
    set_up_logs(settings.log_level)
    # The writer's thread must not wait long for its turn, or every move does.
    sys.setswitchinterval(0.0005)
    return Doorway(build(settings), settings)


def build(settings: Settings) -> Litestar:
    """Return the Litestar application, without the doorway."""
    rooms = (people, tables, records, reviews, puzzles, deals, service, socket)
    routes = [*(route for room in rooms for route in room.ROUTES), page]
    return Litestar(
        routes,
        lifespan=[_lifespan(settings)],
        before_request=_limit,
        request_max_body_size=settings.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Chabudai",
            version=chabudai.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        exception_handlers={
            ChabudaiError: _refused,
            HTTPException: _http,
            RecursionError: _too_deep,
            Exception: _broken,
        },
        logging_config=None,
        debug=False,
    )


def database_url(settings: Settings) -> str:
    """Return the URL of the database, with the folder for it made."""
    if settings.database:
        return settings.database
    folder = settings.folder()
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return sqlite_url(folder)


def _lifespan(settings: Settings) -> Any:  # noqa: ANN401 - Litestar's type for it is private
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(database_url(settings))
        house = House(store, BotPool(settings.bot_processes, settings.bot_seconds), settings)
        state = app.state
        state.settings, state.desk, state.statics = settings, Desk(house), Statics(settings)
        state.signer = Signer(await store.people.key())
        state.visitors = Visitors(state.signer, store)
        state.reviews = Reviews()
        state.deals = Deals()
        state.connections = Slots(settings.connections)
        state.requests = Buckets(settings.request_rate, settings.request_burst)
        state.openings = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour)
        state.open_connections = set()
        house.metrics.gauges["connections_open"] = lambda: len(state.open_connections)
        house.metrics.gauges["commits"] = lambda: store.writer.commits
        _log.info("open", extra={"store": store.engine.dialect.name, "version": chabudai.__version__})
        try:
            with set_aside():
                yield
        finally:
            for connection in tuple(state.open_connections):
                connection.close("stopping")
            await asyncio.sleep(0)
            await state.reviews.close()
            await state.deals.close()
            await house.close()
            await house.pool.close()
            await store.close()
            _log.info("closed")

    return lifespan


async def _limit(request: AnyHttp) -> None:
    if request.scope["path"].startswith("/api/") and not request.app.state.requests.take(address_of(request)):
        raise TooFast("Too many requests.", hint="Wait a moment.")


def _refused(_: AnyHttp, error: ChabudaiError) -> Response[dict[str, Any]]:
    return Response({"ok": False, "error": problem(error)}, status_code=STATUS.get(error.code, 422))


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

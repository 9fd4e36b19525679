"""The application: everything put together."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import chabudai
from chabudai.bots.thinking import BotPool
from chabudai.server.gc_tuning import tuned_collector
from chabudai.server.http.errors import HANDLERS
from chabudai.server.http.identity import Signer
from chabudai.server.http.limits import Buckets, Slots
from chabudai.server.http.middleware import Middleware
from chabudai.server.http.refusals import TooFast
from chabudai.server.http.routes import deals, notices, people, puzzles, records, reviews, service, socket, tables
from chabudai.server.http.statics import Statics, page
from chabudai.server.http.visitor import Visitors, address_of
from chabudai.server.hub.dispatcher import Dispatcher
from chabudai.server.hub.hub import Hub
from chabudai.server.jobs.queue import JobQueue
from chabudai.server.logs import set_up_logs
from chabudai.server.notices.sender import Sender
from chabudai.server.notices.webpush import Vapid
from chabudai.server.settings import Settings
from chabudai.server.store import Store
from chabudai.server.store.engine import sqlite_url

AnyHttp = Request[Any, Any, Any]
_log = logging.getLogger(__name__)


def create() -> Middleware:
    """Return the application as the environment's variables describe it."""
    return application(Settings.from_environment(os.environ))


def application(settings: Settings) -> Middleware:
    """Return the application that *settings* describe."""
    set_up_logs(settings.log_level)
    # The writer's thread must not wait long for its turn, or every move does.
    sys.setswitchinterval(0.0005)
    return Middleware(build(settings), settings)


def build(settings: Settings) -> Litestar:
    """Return the Litestar application, without the middleware."""
    modules = (people, notices, tables, records, reviews, puzzles, deals, service, socket)
    routes = [*(route for module in modules for route in module.ROUTES), page]
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
        exception_handlers=HANDLERS,
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
        hub = Hub(store, BotPool(settings.bot_processes, settings.bot_seconds), settings)
        state = app.state
        state.settings, state.statics = settings, Statics(settings)
        state.hub, state.dispatcher = hub, Dispatcher(hub)
        state.signer = Signer(await store.people.key())
        state.visitors = Visitors(state.signer, store)
        state.jobs = JobQueue()
        state.connections = Slots(settings.connections)
        state.requests = Buckets(settings.request_rate, settings.request_burst)
        state.openings = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour)
        state.open_connections = set()
        vapid = Vapid(await store.people.key("push"), _contact(settings))
        state.sender = Sender(settings, store.channels, vapid, hub.metrics.count)
        state.notice_requests = Buckets(notices.HOURLY / 3600, notices.HOURLY)
        state.notice_senders = Buckets(notices.HOURLY_TOGETHER / 3600, notices.HOURLY_TOGETHER)
        hub.calls.start(state.sender)
        hub.metrics.gauges["notices_waiting"] = lambda: state.sender.waiting
        hub.metrics.gauges["connections_open"] = lambda: len(state.open_connections)
        hub.metrics.gauges["commits"] = lambda: store.writer.commits
        _log.info("open", extra={"store": store.engine.dialect.name, "version": chabudai.__version__})
        try:
            with tuned_collector():
                yield
        finally:
            for connection in tuple(state.open_connections):
                connection.close("stopping")
            await asyncio.sleep(0)
            await state.jobs.close()
            await state.sender.close()
            await hub.close()
            await hub.pool.close()
            await store.close()
            _log.info("closed")

    return lifespan


def _contact(settings: Settings) -> str:
    """Return whom push services may ask about this server."""
    return f"mailto:{settings.mail_from}" if settings.mail_from else settings.public_url or "mailto:nobody@localhost"


async def _limit(request: AnyHttp) -> None:
    if request.scope["path"].startswith("/api/") and not request.app.state.requests.take(address_of(request)):
        raise TooFast("Too many requests.", hint="Wait a moment.")

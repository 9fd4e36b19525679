"""The application: everything put together."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import chabudai
from chabudai.server.edge.gate import gate
from chabudai.server.ending import BROKEN
from chabudai.server.gc_tuning import tuned_collector
from chabudai.server.health import watched
from chabudai.server.http.admission.admission import Admission
from chabudai.server.http.admission.prices import ROUTES, USUAL, Price
from chabudai.server.http.admission.shared import SharedBudgets
from chabudai.server.http.errors import HANDLERS
from chabudai.server.http.identity import Signer
from chabudai.server.http.limits import Buckets, Slots
from chabudai.server.http.middleware import ASKER, Middleware
from chabudai.server.http.origins import SAFE
from chabudai.server.http.refusals import TooManyValues
from chabudai.server.http.routes import (
    courses,
    deals,
    devices,
    notices,
    people,
    puzzles,
    records,
    reviews,
    service,
    socket,
    tables,
    trials,
)
from chabudai.server.http.statics import Statics, page
from chabudai.server.http.visitor import Visitors, asker_of
from chabudai.server.hub.dispatcher import Dispatcher
from chabudai.server.hub.forgetting import retention
from chabudai.server.hub.forgetting.erasure import resume
from chabudai.server.hub.hub import Hub
from chabudai.server.hub.serving import Serving
from chabudai.server.jobs.bench import Bench
from chabudai.server.jobs.queue import JobQueue
from chabudai.server.jobs.shared import SharedJobs
from chabudai.server.logs import set_up_logs
from chabudai.server.notices.sender import Sender
from chabudai.server.notices.webpush import Vapid
from chabudai.server.peers.numbers import Numbers
from chabudai.server.peers.peers import Peers
from chabudai.server.settings import Settings
from chabudai.server.store import Store
from chabudai.server.store.engine import sqlite_url
from chabudai.server.store.folder import make_private
from chabudai.server.watched_pool import WatchedPool

AnyHttp = Request[Any, Any, Any]
MOST_VALUES: Final = 10_000
"""Values in the body of a request: to read more takes milliseconds, and a record with notes has some hundreds."""
OWN_SHARE: Final = 4
"""One person has at most this part of an address' connections."""
_log = logging.getLogger(__name__)


def create() -> Middleware:
    """Return the application as the environment's variables describe it."""
    return application(Settings.from_environment(os.environ))


def application(settings: Settings) -> Middleware:
    """Return the application that *settings* describe."""
    set_up_logs(settings.log_level, settings.log_format)
    # The writer's thread must not wait long for its turn, or every move does.
    sys.setswitchinterval(0.0005)
    app = build(settings)
    return Middleware(app, settings, app.state.admission)


def build(settings: Settings) -> Litestar:
    """Return the Litestar application, without the middleware."""
    modules = (people, devices, notices, tables, trials, records, reviews, puzzles, courses, deals, service, socket)
    routes = [*(route for module in modules for route in module.ROUTES), page]
    return Litestar(
        routes,
        lifespan=[_lifespan(settings)],
        state=State({"admission": Admission(settings)}),
        before_request=_admit,
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
    """Return the URL of the database, with a private folder for it made."""
    if settings.database:
        return settings.database
    make_private(settings.folder())
    return sqlite_url(settings.folder())


def _lifespan(settings: Settings) -> Any:  # noqa: ANN401 - Litestar's type for it is private
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await asyncio.to_thread(_warm, app)
        store = await Store.open(database_url(settings))
        pool = WatchedPool(settings.bot_processes, settings.bot_seconds, settings.bot_memory)
        hub = Hub(store, pool, settings)
        state = app.state
        await _furnish(state, hub)
        _log.info("open", extra={"store": store.engine.dialect.name, "version": chabudai.__version__})
        try:
            async with watched(store, pool, hub.metrics, settings) as state.readiness:
                with tuned_collector():
                    yield
        finally:
            await _close(state)
            _log.info("closed")
            if store.writer.dead:
                # Everybody was answered and let go; the supervisor must see that this was no clean end.
                os._exit(BROKEN)

    return lifespan


async def _furnish(state: State, hub: Hub) -> None:
    """Put everything in place that routes need, and start what goes on by itself."""
    settings, store = hub.settings, hub.store
    state.settings, state.statics = settings, Statics(settings)
    state.hub, state.dispatcher = hub, Dispatcher(hub)
    state.signer = Signer(await store.people.key())
    state.visitors = Visitors(state.signer, store)
    state.peers = await joined(hub, state.dispatcher) if store.shared else None
    state.jobs = JobQueue(state.admission)
    state.bench = Bench(settings.bench_processes, state.admission.charge_work)
    state.numbers = Numbers(hub.metrics, state.peers)
    state.shared_jobs = SharedJobs(state.jobs, state.peers)
    state.connections = Slots(settings.connections)
    state.own_connections = Slots(max(1, settings.connections // OWN_SHARE))
    state.open_connections = set()
    vapid = Vapid(await store.people.key("push"), _contact(settings))
    state.sender = Sender(settings, store.channels, vapid, hub.metrics.count)
    state.notice_requests = Buckets(notices.HOURLY / 3600, notices.HOURLY)
    state.notice_senders = Buckets(notices.HOURLY_TOGETHER / 3600, notices.HOURLY_TOGETHER)
    if state.peers is not None:
        asked = {"notices/asked": state.notice_requests, "notices/sent": state.notice_senders}
        hub.tasks.start(SharedBudgets(state.peers, state.admission.budgets() | asked).run())
        state.peers.start()
    hub.calls.start(state.sender)
    hub.tasks.start(resume(hub))
    hub.tasks.start(retention.run(hub))
    hub.metrics.gauges["notices_waiting"] = lambda: state.sender.waiting
    hub.metrics.gauges["connections_open"] = lambda: len(state.open_connections)
    hub.metrics.gauges["sockets_open"] = lambda: gate().open
    gate().count = hub.metrics.count


async def joined(hub: Hub, dispatcher: Dispatcher) -> Peers:
    """Let a hub serve tables together with the other workers of its database, once these are started."""
    peers = await Peers.join(hub.store, hub.settings)
    hub.join(peers)
    Serving(dispatcher, peers)
    return peers


async def _close(state: State) -> None:
    """Let everybody go, then end what runs, the store last."""
    for connection in tuple(state.open_connections):
        connection.close("stopping")
    await asyncio.sleep(0)
    await state.jobs.close()
    await state.bench.close()
    await state.sender.close()
    await state.hub.close()
    if state.peers is not None:
        await state.peers.close()
    await state.hub.pool.close()
    await state.hub.store.close()


def _warm(app: Litestar) -> None:
    """Make what never changes, before the first to ask for it holds up everybody."""
    service.warm()
    described: Any = app.plugins.get("OpenAPIPlugin")
    described.provide_openapi_schema()


def _contact(settings: Settings) -> str:
    """Return whom push services may ask about this server."""
    return f"mailto:{settings.mail_from}" if settings.mail_from else settings.public_url or "mailto:nobody@localhost"


async def _admit(request: AnyHttp) -> None:
    """Let whoever asks something of the API pay for it."""
    scope: Any = request.scope
    if not scope["path"].startswith("/api/"):
        return
    who = scope[ASKER] = await asker_of(request)
    price = ROUTES.get(f"{request.method} {scope['path_template']}", USUAL)
    request.app.state.admission.admit(who, price.plus(Price(bytes=_size(request))))
    if request.method not in SAFE:
        _require_few_values(await request.body())


def _require_few_values(body: bytes) -> None:
    """Refuse JSON that would hold up the event loop while it is read.

    Raises:
        TooManyValues: It may hold more than any record does.
    """
    if sum(map(body.count, (b",", b"[", b"{"))) > MOST_VALUES:
        raise TooManyValues("The body holds too many values.", hint="Send less at once.")


def _size(request: AnyHttp) -> int:
    """Return how long the body of a request is, or may be; one that is too long is refused later."""
    most: int = request.app.state.settings.body_bytes
    told = request.headers.get("content-length", "")
    if told.isdecimal():
        return min(int(told[:18]), most)
    return 0 if request.method in SAFE else most

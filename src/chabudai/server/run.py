"""Running the application with uvicorn, in one process or several."""

from __future__ import annotations

import logging
import os
import signal
import sys
from contextlib import nullcontext
from typing import TYPE_CHECKING, Final

import uvicorn

from chabudai.analysis.settings import FEWEST, MOST
from chabudai.core import ChabudaiError
from chabudai.server.edge.files import raise_limit
from chabudai.server.edge.proxies import Proxies
from chabudai.server.edge.requests import Requests
from chabudai.server.edge.wire import Wire
from chabudai.server.http.app import database_url
from chabudai.server.logs import set_up_logs
from chabudai.server.store.engine import bring_up_to_date
from chabudai.server.store.folder import claim

if TYPE_CHECKING:
    from chabudai.server.settings import Settings

WORKER_SILENCE: Final = 30
"""Seconds after which a worker that does not answer its supervisor is replaced; a busy machine may need some."""
POSITIVE: Final = (
    *("header_bytes", "header_count", "target_bytes", "header_seconds", "body_seconds"),
    *("idle_seconds", "write_seconds", "sockets", "address_sockets"),
)
"""Limits that would shut everybody out."""

_log = logging.getLogger(__name__)


class InvalidSettings(ChabudaiError):
    """Settings that do not go together."""

    code = "settings/invalid"


def run(settings: Settings) -> None:
    """Serve until a signal comes.

    Raises:
        InvalidSettings: They do not go together.
        FolderInUse: Another server uses the SQLite database.
        NewerDatabase: A later version has written the database.
        NoDatabase: It cannot be opened.
    """
    check(settings)
    set_up_logs(settings.log_level)
    os.environ.update(settings.to_environment())
    raise_limit()
    url = database_url(settings)
    with nullcontext() if settings.database else claim(settings.folder(), f"http://{settings.host}:{settings.port}"):
        bring_up_to_date(url)
        _serve(settings)


def _serve(settings: Settings) -> None:
    # uvicorn stops cleanly, then raises the signal again: that is a success.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    _log.info("listening", extra={"host": settings.host, "port": settings.port, "workers": settings.workers})
    uvicorn.run(
        "chabudai.server.http.app:create",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers if settings.workers > 1 else None,
        http=Requests,
        ws=Wire,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=settings.stop_seconds,
        timeout_worker_healthcheck=WORKER_SILENCE,
        timeout_keep_alive=settings.idle_seconds,
    )


def check(settings: Settings) -> None:
    """Refuse settings that do not go together."""
    Proxies(settings.proxies)
    for name in POSITIVE:
        if getattr(settings, name) <= 0:
            raise InvalidSettings(f"The setting `{name}` must be above 0.", hint="Leave it out for the default.")
    if settings.workers < 1:
        raise InvalidSettings(f"There cannot be {settings.workers} workers.", hint="Use 1 or more.")
    if not FEWEST <= settings.review_worlds <= MOST:
        raise InvalidSettings(
            f"The setting `review_worlds` is {settings.review_worlds}.", hint=f"Choose {FEWEST} to {MOST}."
        )
    if settings.workers > 1 and not settings.database:
        raise InvalidSettings(
            f"{settings.workers} workers cannot share a SQLite file.",
            hint="Give a PostgreSQL database with --database postgresql://..., or use --workers 1.",
        )
    if settings.database and not settings.database.startswith(("postgresql://", "postgres://")):
        raise InvalidSettings(
            "The setting `database` is not the address of a PostgreSQL database.",
            hint="Use postgresql://user:password@host/name, or leave it out for SQLite.",
        )
    if settings.smtp_security not in ("starttls", "tls", "none"):
        raise InvalidSettings(
            f"The setting `smtp_security` is {settings.smtp_security!r}.", hint="Use starttls, tls or none."
        )
    if settings.smtp_host and not (settings.mail_from and settings.public_url):
        raise InvalidSettings(
            "Mail needs a sender, and the address of the page for its links.",
            hint="Give `mail_from` and `public_url` too, or leave `smtp_host` out.",
        )
    if settings.secure_cookies not in ("auto", "always", "never"):
        raise InvalidSettings(
            f"The setting `secure_cookies` is {settings.secure_cookies!r}.", hint="Use auto, always or never."
        )

"""Running the application with uvicorn, in one process or several."""

from __future__ import annotations

import logging
import os
import signal
import sys
from typing import TYPE_CHECKING, Final

import uvicorn

from chabudai.core import ChabudaiError
from chabudai.server.http.app import database_url
from chabudai.server.http.wire import Wire
from chabudai.server.logs import set_up_logs
from chabudai.server.store.engine import migrate, open_engine

if TYPE_CHECKING:
    from chabudai.server.settings import Settings


KEEP_ALIVE: Final = 75
"""Seconds for which an idle HTTP connection is kept: longer than proxies do, so that no request meets a closing one."""

_log = logging.getLogger(__name__)


class InvalidSettings(ChabudaiError):
    """Settings that do not go together."""

    code = "settings/invalid"


def run(settings: Settings) -> None:
    """Serve until a signal comes.

    Raises:
        InvalidSettings: They do not go together.
    """
    check(settings)
    set_up_logs(settings.log_level)
    os.environ.update(settings.to_environment())
    engine = open_engine(database_url(settings))
    migrate(engine)
    engine.dispose()
    # uvicorn stops cleanly, then raises the signal again: that is a success.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    _log.info("listening", extra={"host": settings.host, "port": settings.port, "workers": settings.workers})
    uvicorn.run(
        "chabudai.server.http.app:create",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers if settings.workers > 1 else None,
        http="httptools",
        ws=Wire,
        ws_max_size=settings.frame_bytes,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=settings.stop_seconds,
        timeout_keep_alive=KEEP_ALIVE,
        h11_max_incomplete_event_size=16_384,
    )


def check(settings: Settings) -> None:
    """Refuse settings that do not go together."""
    if settings.workers < 1:
        raise InvalidSettings(f"There cannot be {settings.workers} workers.", hint="Use 1 or more.")
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

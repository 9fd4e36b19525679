"""Running the application with uvicorn, in one process or several."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
from contextlib import contextmanager, nullcontext, suppress
from threading import Thread
from typing import TYPE_CHECKING, Final

import uvicorn
from uvicorn.supervisors import Multiprocess

from chabudai.analysis.settings import FEWEST, MOST
from chabudai.core import ChabudaiError
from chabudai.server.edge.files import raise_limit
from chabudai.server.edge.proxies import Proxies
from chabudai.server.edge.requests import Requests
from chabudai.server.edge.wire import Wire
from chabudai.server.http.app import database_url
from chabudai.server.listening import listen
from chabudai.server.logs import FORMATS, LEVELS, set_up_logs
from chabudai.server.store.engine import bring_up_to_date
from chabudai.server.store.folder import claim
from chabudai.server.welcome import welcome

if TYPE_CHECKING:
    import socket
    from collections.abc import Iterator, Sequence

    from chabudai.server.settings import Settings

WORKER_SILENCE: Final = 30
"""Seconds after which a worker that does not answer its supervisor is replaced; a busy machine may need some."""
WARMING: Final = "chabudai.analysis.warming"
"""The program that compiles ahead."""
STARTUP_FAILED: Final = 3
"""The exit code when the application could not be started; its log says why."""
POSITIVE: Final = (
    *("header_bytes", "header_count", "target_bytes", "header_seconds", "body_seconds"),
    *("idle_seconds", "write_seconds", "sockets", "address_sockets"),
)
"""Limits that would shut everybody out."""
CHOICES: Final = {
    "log_level": LEVELS,
    "log_format": FORMATS,
    "secure_cookies": ("auto", "always", "never"),
    "smtp_security": ("starttls", "tls", "none"),
}
"""Settings that are one word of a few."""

_log = logging.getLogger(__name__)


class InvalidSettings(ChabudaiError):
    """Settings that do not go together."""

    code = "settings/invalid"


def run(settings: Settings) -> None:
    """Serve until a signal comes.

    Raises:
        InvalidSettings: They do not go together.
        CannotListen: The port is taken, or the address is none of this machine.
        FolderInUse: Another server uses the SQLite database.
        NewerDatabase: A later version has written the database.
        NoDatabase: It cannot be opened.
    """
    check(settings)
    set_up_logs(settings.log_level, settings.log_format)
    os.environ.update(settings.to_environment())
    raise_limit()
    url = database_url(settings)
    with nullcontext() if settings.database else claim(settings.folder(), f"http://{settings.host}:{settings.port}"):
        sockets = listen(settings.host, settings.port)
        bring_up_to_date(url)
        port = sockets[0].getsockname()[1]
        if sys.stdout.isatty():
            welcome(settings, port, sys.stdout)
        else:
            _log.info("listening", extra={"host": settings.host, "port": port, "workers": settings.workers})
        with _preparing() if settings.prepare else nullcontext():
            _serve(settings, sockets)


@contextmanager
def _preparing() -> Iterator[None]:
    """Let a process compile bots and reviews meanwhile: the first to ask for one would wait for minutes."""
    words = [sys.executable, "-m", WARMING, str(os.getpid())]
    process = subprocess.Popen(words, stdin=subprocess.DEVNULL)  # noqa: S603 - our own module
    Thread(target=_tell_end, args=(process,), name="preparing", daemon=True).start()
    try:
        yield
    finally:
        process.kill()
        process.wait()


def _tell_end(process: subprocess.Popen[bytes]) -> None:
    if process.wait() == 0:
        _log.info("bots and reviews are prepared")


def _serve(settings: Settings, sockets: Sequence[socket.socket]) -> None:
    """Serve on *sockets*: whoever connects before the application is there waits for it."""
    # uvicorn stops cleanly, then raises the signal again: that is a success.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    config = uvicorn.Config(
        "chabudai.server.http.app:create",
        factory=True,
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
    with suppress(KeyboardInterrupt):
        if settings.workers > 1:
            Multiprocess(config, sockets=[*sockets]).run()
            return
        server = uvicorn.Server(config)
        server.run(sockets=[*sockets])
        if not server.started:
            sys.exit(STARTUP_FAILED)


def check(settings: Settings) -> None:
    """Refuse settings that do not go together."""
    Proxies(settings.proxies)
    for name in POSITIVE:
        if getattr(settings, name) <= 0:
            raise InvalidSettings(f"The setting `{name}` must be above 0.", hint="Leave it out for the default.")
    for name, known in CHOICES.items():
        if getattr(settings, name) not in known:
            choices = f"Choose one of {', '.join(known)}."
            raise InvalidSettings(f"The setting `{name}` is {getattr(settings, name)!r}.", hint=choices)
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
    if settings.smtp_host and not (settings.mail_from and settings.public_url):
        raise InvalidSettings(
            "Mail needs a sender, and the address of the page for its links.",
            hint="Give `mail_from` and `public_url` too, or leave `smtp_host` out.",
        )

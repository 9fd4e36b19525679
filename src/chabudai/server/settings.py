"""The settings: each has a flag, an environment variable and a row in the documentation."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final, TypeVar

T = TypeVar("T")
PREFIX: Final = "CHABUDAI_"


def _setting(default: T, about: str) -> T:
    value: T = field(default=default, metadata={"about": about})
    return value


def default_data_dir() -> Path:
    """Return where data belongs on this machine."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "chabudai"


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is run."""

    host: str = _setting("127.0.0.1", "Address to listen on; 0.0.0.0 for all.")
    port: int = _setting(8000, "Port to listen on.")
    workers: int = _setting(1, "Number of processes; more than 1 needs PostgreSQL.")
    data_dir: str = _setting("", "Folder of the SQLite database; empty for the user's data folder.")
    database: str = _setting("", "PostgreSQL as postgresql://user:password@host/name; empty for SQLite.")
    prefix: str = _setting("", "Path under which a proxy serves it, such as /table.")
    origins: str = _setting("", "More origins whose pages may use it, separated by commas.")
    proxies: str = _setting("127.0.0.1", "Addresses of proxies to believe, separated by commas; * for all.")
    secure_cookies: str = _setting("auto", "Send cookies over HTTPS only: auto, always or never.")
    static_dir: str = _setting("", "Folder of the browser's files; empty for those in the package.")
    bot_processes: int = _setting(1, "Processes in which bots think, in each worker.")
    bot_seconds: float = _setting(20.0, "How long a bot may think about a move.")
    bot_pause: float = _setting(0.5, "Seconds before a bot's move is shown at a live table.")
    ping_seconds: float = _setting(20.0, "How often a silent connection is asked for a sign of life.")
    frame_bytes: int = _setting(16_384, "Largest message that a client may send.")
    body_bytes: int = _setting(262_144, "Largest body of an HTTP request.")
    queue_bytes: int = _setting(1_048_576, "Bytes that may wait for a slow reader before it is cut off.")
    message_rate: float = _setting(30.0, "Messages a second from one connection.")
    message_burst: int = _setting(120, "Messages at once from one connection.")
    request_rate: float = _setting(20.0, "HTTP requests a second from one address to /api.")
    request_burst: int = _setting(100, "HTTP requests at once from one address to /api.")
    connections: int = _setting(100, "Connections from one address.")
    tables_per_hour: int = _setting(120, "Tables that one address may set up in an hour.")
    watched_tables: int = _setting(50, "Tables that one connection may watch at a time.")
    cached_tables: int = _setting(1_000, "Tables kept in memory.")
    public_url: str = _setting("", "Address of the page as people open it, for links in notices.")
    notice_seconds: float = _setting(60.0, "How long somebody must be away from a table before a notice of their turn.")
    notices_inside: int = _setting(0, "1 to send notices to private addresses too, and over HTTP to this machine.")
    smtp_host: str = _setting("", "Mail server for notices by e-mail; empty for none.")
    smtp_port: int = _setting(587, "Port of the mail server.")
    smtp_security: str = _setting("starttls", "Encryption to the mail server: starttls, tls or none.")
    smtp_user: str = _setting("", "Name at the mail server; empty to send without one.")
    smtp_password: str = _setting("", "Password at the mail server; better given by its variable.")
    mail_from: str = _setting("", "Sender of the mails.")
    stop_seconds: int = _setting(10, "How long a stopping server waits for its connections.")
    log_level: str = _setting("info", "How much is logged: debug, info, warning or error.")

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> Settings:
        """Read the settings from variables such as CHABUDAI_PORT."""
        given: dict[str, Any] = {}
        for name, kind, _, _ in rows():
            if (text := environment.get(variable(name))) is not None:
                given[name] = kind(text)
        return cls(**given)

    def to_environment(self) -> dict[str, str]:
        """Return the variables that give these settings."""
        return {variable(name): str(getattr(self, name)) for name, _, _, _ in rows()}

    def folder(self) -> Path:
        """Return the data folder."""
        return Path(self.data_dir) if self.data_dir else default_data_dir()

    def root(self) -> str:
        """Return the path prefix, with a slash before and none behind, or empty."""
        inner = self.prefix.strip("/")
        return f"/{inner}" if inner else ""


def rows() -> Iterator[tuple[str, type[Any], Any, str]]:
    """Yield each setting's name, type, default and what it is about."""
    kinds: dict[str, type[Any]] = {"str": str, "int": int, "float": float}
    for row in fields(Settings):
        yield row.name, kinds[str(row.type)], row.default, row.metadata["about"]


def flag(name: str) -> str:
    """Return the command line's flag of a setting."""
    return f"--{name.replace('_', '-')}"


def variable(name: str) -> str:
    """Return the environment variable of a setting."""
    return f"{PREFIX}{name.upper()}"

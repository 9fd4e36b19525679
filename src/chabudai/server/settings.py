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
    peer_host: str = _setting("127.0.0.1", "Address at which workers on other machines reach this one's workers.")
    peer_port: int = _setting(0, "First of as many ports for that as there are workers; 0 for any that are free.")
    prefix: str = _setting("", "Path under which a proxy serves it, such as /table.")
    origins: str = _setting("", "More origins whose pages may use it, separated by commas.")
    hosts: str = _setting(
        "", "More names that it answers to, separated by commas; *.example.org for all below, * for any."
    )
    proxies: str = _setting(
        "127.0.0.1", "Addresses or networks of proxies to believe, separated by commas; * for whoever connects."
    )
    secure_cookies: str = _setting("auto", "Send cookies over HTTPS only: auto, always or never.")
    static_dir: str = _setting("", "Folder of the browser's files; empty for those in the package.")
    prepare: int = _setting(1, "1 to compile bots and reviews in the background at the start, 0 to do it when needed.")
    bench_processes: int = _setting(1, "Processes that work out replays and puzzles, in each worker.")
    review_worlds: int = _setting(4_000, "In how many worlds a review tries a move at most: fewer are quicker.")
    bot_processes: int = _setting(1, "Processes in which bots think, in each worker.")
    bot_seconds: float = _setting(20.0, "How long a bot may think about a move.")
    bot_memory: int = _setting(1_024, "MiB over which a thinking process is replaced; 0 for any number.")
    bot_pause: float = _setting(0.5, "Seconds before a bot's move is shown at a live table.")
    keep_tables_days: int = _setting(0, "Days for which a table is kept after its game was over; 0 for ever.")
    keep_idle_days: int = _setting(0, "Days for which a table without an end is kept after its last entry; 0 for ever.")
    keep_people_days: int = _setting(0, "Days after which an identity that nobody used is erased; 0 for never.")
    away_seconds: float = _setting(180.0, "How long somebody must be away before a bot may replace them unasked.")
    away_slow_seconds: float = _setting(259_200.0, "The same where each moves when there is time.")
    ping_seconds: float = _setting(20.0, "How often a silent connection is asked for a sign of life.")
    frame_bytes: int = _setting(16_384, "Largest message that a client may send.")
    body_bytes: int = _setting(262_144, "Largest body of an HTTP request.")
    header_bytes: int = _setting(16_384, "Largest head of an HTTP request.")
    header_count: int = _setting(100, "Most headers of an HTTP request.")
    target_bytes: int = _setting(4_096, "Longest address that an HTTP request may ask for.")
    header_seconds: float = _setting(10.0, "How long the head of an HTTP request may take to arrive.")
    body_seconds: float = _setting(30.0, "How long the body of an HTTP request may take to arrive.")
    idle_seconds: int = _setting(75, "How long an HTTP connection is kept without a request.")
    write_seconds: float = _setting(30.0, "How long a client may read nothing, or less than 16 KiB, of what waits.")
    sockets: int = _setting(5_000, "Connections in all, in each worker; fewer if the system allows fewer files.")
    address_sockets: int = _setting(250, "Connections of any kind from one address or IPv6 network; proxies have more.")
    queue_bytes: int = _setting(1_048_576, "Bytes that may wait for a slow reader before it is cut off.")
    message_rate: float = _setting(30.0, "Messages a second from one connection.")
    message_burst: int = _setting(120, "Messages at once from one connection.")
    person_work: float = _setting(50.0, "Milliseconds of processor time a second that one person may use.")
    person_rows: float = _setting(4.0, "Rows a second that one person may write.")
    person_bytes: float = _setting(8_192.0, "Bytes a second that one person may send.")
    person_job_seconds: float = _setting(900.0, "Seconds an hour for which one person's reviews and deals may run.")
    address_people: float = _setting(8.0, "How many people's budgets one address has for all people behind it.")
    identities_per_hour: int = _setting(200, "New people that may come from one address in an hour.")
    connections: int = _setting(100, "WebSockets from one address.")
    tables_per_hour: int = _setting(120, "Tables that one person may set up in an hour.")
    talk_per_minute: int = _setting(20, "Messages that one person may say at one table in a minute.")
    asked_per_minute: int = _setting(60, "Requests other than moves and talk of one person at one table in a minute.")
    talk_per_table: int = _setting(5_000, "Messages that may be said at one table.")
    entries_per_table: int = _setting(20_000, "Entries of one log, talk left out; moves go on beyond it.")
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
    ready_seconds: float = _setting(2.0, "How long a write may take before the server says that it is not ready.")
    disk_reserve: int = _setting(67_108_864, "Bytes that must be free on the disk of the SQLite database.")
    log_level: str = _setting("info", "How much is logged: debug, info, warning or error.")
    log_format: str = _setting("auto", "How it is logged: text, json, or auto, which is text at a terminal.")

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

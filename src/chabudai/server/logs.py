"""Structured logs with fields that are known to hold no secret: a JSON object a line, or text at a terminal."""

from __future__ import annotations

import logging
import sys
import time
from typing import Final

import msgspec

FIELDS: Final = (
    *("error", "request", "bot", "store", "workers", "host", "port", "version", "route", "status", "path"),
    *("why", "open", "refused"),
)
"""What a line may hold beside time, level, logger and text."""


LEVELS: Final = ("debug", "info", "warning", "error")
FORMATS: Final = ("auto", "text", "json")


class JsonLines(logging.Formatter):
    """Writes records as JSON; exceptions only by their kind, for their text may tell cards."""

    def format(self, record: logging.LogRecord) -> str:
        """Return one line."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": record.getMessage(),
        }
        return msgspec.json.encode(line | told(record), enc_hook=str).decode()


class TextLines(logging.Formatter):
    """Writes the same to be read by a person."""

    def format(self, record: logging.LogRecord) -> str:
        """Return one line."""
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        fields = " ".join(f"{name}={value}" for name, value in told(record).items())
        return f"{at} {record.levelname.lower()}: {record.getMessage()} {fields}".rstrip()


def told(record: logging.LogRecord) -> dict[str, object]:
    """Return what a line tells beside its text."""
    fields: dict[str, object] = {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
    if record.exc_info and record.exc_info[0] is not None:
        fields |= {"error": record.exc_info[0].__name__, "where": _where(record)}
    return fields


def set_up_logs(level: str, form: str) -> None:
    """Send everything from *level* on to standard error, in one of the `FORMATS`."""
    handler = logging.StreamHandler(sys.stderr)
    as_text = sys.stderr.isatty() if form == "auto" else form == "text"
    handler.setFormatter(TextLines() if as_text else JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("alembic", "sqlalchemy", "uvicorn.access", "uvicorn.error", "websockets", "httptools"):
        logging.getLogger(name).setLevel(logging.WARNING)


def _where(record: logging.LogRecord) -> str:
    trace = record.exc_info[2] if record.exc_info else None
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"

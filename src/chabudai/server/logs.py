"""Structured logs: a JSON object a line, with fields that are known to hold no secret."""

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
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = _where(record)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up_logs(level: str) -> None:
    """Send everything to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
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

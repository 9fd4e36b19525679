"""The present time and day, in UTC."""

from __future__ import annotations

import time
from datetime import UTC, date, datetime


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def today() -> date:
    """Return today."""
    return datetime.now(UTC).date()

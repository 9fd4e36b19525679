"""Failures of the store: what callers are told, and how many there were."""

from __future__ import annotations

import logging
import threading

from chabudai.core import ChabudaiError

_log = logging.getLogger(__name__)


class StoreFailed(ChabudaiError):
    """The database could not take it, or give it."""

    code = "server/store"


class Failures:
    """Logs and counts failures; no text of the database goes out, for it would hold parameters, and with them seeds."""

    def __init__(self) -> None:
        """Start at nought."""
        self.total = 0
        self._lock = threading.Lock()

    def note(self, text: str, error: Exception) -> None:
        """Count a failure, and log its kind; from any thread."""
        with self._lock:
            self.total += 1
        _log.error(text, extra={"error": type(error).__name__})


def unwritten() -> StoreFailed:
    """Return what somebody is told whose work was not written, as far as is known."""
    return StoreFailed("The server could not write this down.", hint="Send it again with the same `id`.")


def unread() -> StoreFailed:
    """Return what somebody is told for whom nothing could be read."""
    return StoreFailed("The server could not look this up.", hint="Ask again in a moment.")

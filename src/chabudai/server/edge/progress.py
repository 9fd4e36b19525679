"""Whether somebody reads what is sent to them."""

from __future__ import annotations

from typing import Final

STEP: Final = 16_384
"""A reader counts as one who reads when so many bytes more are gone, or all of them."""


class Progress:
    """Watches the bytes that wait for one reader."""

    __slots__ = ("_at", "_seconds", "_waiting")

    def __init__(self, seconds: float) -> None:
        """Expect a step in so many seconds."""
        self._seconds = seconds
        self._waiting = 0
        self._at = 0.0

    def stuck(self, now: float, waiting: int) -> bool:
        """Tell whether too little was read for too long; *waiting* are the bytes that wait now."""
        if waiting == 0 or self._waiting == 0 or waiting <= self._waiting - STEP:
            self._waiting, self._at = waiting, now
        # What was added since must be read too, but is not the reader's fault.
        self._waiting = max(self._waiting, waiting)
        return waiting > 0 and now - self._at >= self._seconds

"""Stand-ins where a test needs only the shape of something."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from chabudai.server.metrics import Metrics
from chabudai.server.settings import Settings


def dispatcher(**settings: Any) -> Any:  # noqa: ANN401
    """Return a dispatcher with these settings and nobody behind it."""
    return SimpleNamespace(hub=SimpleNamespace(settings=Settings(**settings), metrics=Metrics()))


class StubWire:
    """A wire that remembers what was written."""

    def __init__(self, waiting: int = 0) -> None:
        self.sent: list[bytes] = []
        self.code: int | None = None
        self._waiting = waiting

    def write_text(self, payload: bytes) -> None:
        self.sent.append(payload)

    def waiting(self) -> int:
        return self._waiting

    def finish(self, code: int) -> None:
        self.code = code

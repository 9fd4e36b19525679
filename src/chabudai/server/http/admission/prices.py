"""What everything costs: processor time on the event loop, and rows in the store.

A price is about what was measured (`benchmarks/server_stall.py`), rounded up. Where more rows are named than are
written, something must stay bounded that does not end by itself: a game ends, talk does not. The reference has this
table too, and a test compares them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from chabudai.protocol import requests
from chabudai.protocol.requests import AnyRequest
from chabudai.protocol.tables import NewTable


class Price(NamedTuple):
    """What something costs."""

    work: float = 0.0
    """Milliseconds of processor time."""
    rows: float = 0.0
    """Rows in the store."""
    bytes: float = 0.0
    """Bytes that are taken in."""

    def plus(self, other: Price) -> Price:
        """Return both together."""
        return Price(self.work + other.work, self.rows + other.rows, self.bytes + other.bytes)


ANY_REQUEST: Final = Price(work=0.5)
"""Of every HTTP request and every WebSocket, before anything is known about it; files cost no more."""
CONNECTION: Final = Price(work=3)
"""Of a WebSocket of somebody who is known."""
ANSWER_BYTES: Final = 20_000
"""Bytes of an answer that cost a millisecond to make: what is long took long."""
UNREADABLE: Final = Price(work=0.5)
"""Of a message over the WebSocket that is no request."""
BOT: Final = Price(rows=5)
"""Of each bot at a new table, which will write moves."""

ROUTES: Final[dict[str, Price]] = {
    "GET /api/me": Price(work=1),
    "PUT /api/me": Price(work=3, rows=2),
    "DELETE /api/me": Price(work=50, rows=10),
    "POST /api/me/code": Price(work=1, rows=2),
    "POST /api/device": Price(work=2, rows=2),
    "POST /api/me/tokens": Price(work=2, rows=4),
    "PUT /api/me/notices/push": Price(work=2, rows=2),
    "PUT /api/me/notices/mail": Price(work=2, rows=2),
    "PUT /api/me/notices/webhook": Price(work=2, rows=2),
    "DELETE /api/me/notices/{channel:str}": Price(work=1, rows=1),
    "POST /api/me/notices/test": Price(work=2, rows=1),
    "POST /api/notices/confirm": Price(work=1, rows=1),
    "POST /api/notices/off": Price(work=1, rows=1),
    "GET /api/me/tables": Price(work=10),
    "GET /api/tables": Price(work=5),
    "POST /api/tables": Price(work=3, rows=2),
    "POST /api/trials": Price(work=5, rows=2),
    "POST /api/do": Price(work=1),
    "GET /api/tables/{table:str}": Price(work=2),
    "GET /api/tables/{table:str}/positions/{moves:int}": Price(work=2),
    "POST /api/reviews": Price(work=2),
    "POST /api/deals/{game:str}/{players:int}/{number:int}": Price(work=1),
}
"""By method and route, beside what `ANY_REQUEST` costs. What a process at the bench works out is charged afterwards."""

USUAL: Final = Price(work=1)
"""Of a route that is not named above."""

REQUESTS: Final[dict[type[AnyRequest], Price]] = {
    requests.Ping: Price(work=0.1),
    requests.Mine: Price(work=10),
    requests.Lobby: Price(work=5),
    requests.Watch: Price(work=1),
    requests.Unwatch: Price(work=0.5),
    requests.Why: Price(work=0.5),
    requests.Coach: Price(work=8, rows=5),
    requests.Sit: Price(work=2, rows=2),
    requests.Leave: Price(work=1, rows=2),
    requests.AddBot: Price(work=1, rows=5),
    requests.Remove: Price(work=1, rows=2),
    requests.Swap: Price(work=1, rows=2),
    requests.Rename: Price(work=1, rows=4),
    requests.Change: Price(work=1, rows=2),
    requests.Start: Price(work=1, rows=2),
    requests.Play: Price(work=1, rows=1),
    requests.Say: Price(work=1, rows=8),
    requests.Propose: Price(work=1, rows=2),
    requests.Agree: Price(work=1, rows=1),
    requests.Refuse: Price(work=1, rows=1),
    requests.Point: Price(work=1, rows=1),
    requests.PlayAgain: Price(work=3, rows=12),
}
"""Of what is asked over a WebSocket, or with `POST /api/do`."""


def price_of_table(new: NewTable) -> Price:
    """Return what a new table costs beside its request."""
    return Price(rows=BOT.rows * len(new.bots))

"""The gate of one process: how many connections there are, from where, and whether each still moves."""

from __future__ import annotations

import asyncio
import logging
import os
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Final, Protocol

from chabudai.server.edge.files import room
from chabudai.server.edge.proxies import Proxies, account_of
from chabudai.server.settings import Settings

TICK: Final = 0.5
"""Seconds between two looks at every connection."""
PORTION: Final = 250
"""Connections that are looked at together: others have their turns before the next ones."""
MOST_REFUSED: Final = 64
"""Connections that are told why they are refused, at a time; more are dropped without a word."""
LOG_SECONDS: Final = 60.0

_log = logging.getLogger(__name__)


class Guest(Protocol):
    """A connection, whatever it speaks."""

    def tick(self, now: float) -> None:
        """Do what is due: refuse, ask for a sign of life, cut off."""


def _uncounted(_: str) -> None:
    """Count nothing: there is no application yet."""


class Gate:
    """Knows every connection of this process."""

    def __init__(self, settings: Settings) -> None:
        """Allow what *settings* and the system allow."""
        self.settings = settings
        self.count: Callable[[str], None] = _uncounted
        """Told of each refusal by its name in the metrics."""
        self._most = room(settings.sockets)
        self._proxies = Proxies(settings.proxies)
        self._guests: dict[Guest, str | None] = {}
        self._refused: set[Guest] = set()
        self._used: Counter[str] = Counter()
        self._turned_away = 0
        self._log_after = 0.0
        self._ticking = False

    @property
    def open(self) -> int:
        """How many connections there are."""
        return len(self._guests)

    def enter(self, guest: Guest, host: str) -> str | None:
        """Let a connection in, or return why not."""
        # A proxy's connections carry many people; those are told apart behind this gate.
        name = None if host in self._proxies else account_of(host)
        if len(self._guests) >= self._most:
            return self._turn_away("full")
        if name is not None and self._used[name] >= self.settings.address_sockets:
            return self._turn_away("address")
        if name is not None:
            self._used[name] += 1
        self._guests[guest] = name
        self._start()
        return None

    def linger(self, guest: Guest) -> bool:
        """Let a refused connection stay for a moment, if there is room for that."""
        if len(self._refused) >= MOST_REFUSED:
            return False
        self._refused.add(guest)
        self._start()
        return True

    def hand_over(self, old: Guest, new: Guest) -> None:
        """Let another protocol speak for a connection."""
        self._guests[new] = self._guests.pop(old)

    def leave(self, guest: Guest) -> None:
        """Forget a connection."""
        self._refused.discard(guest)
        name = self._guests.pop(guest, None)
        if name is not None:
            self._used[name] -= 1
            if self._used[name] <= 0:
                del self._used[name]

    def _turn_away(self, why: str) -> str:
        self.count(f"refused_{why}")
        self._turned_away += 1
        now = asyncio.get_running_loop().time()
        if now >= self._log_after:
            # No address: logs hold nothing about people.
            _log.warning("connections refused", extra={"why": why, "open": self.open, "refused": self._turned_away})
            self._turned_away, self._log_after = 0, now + LOG_SECONDS
        return why

    def _start(self) -> None:
        if not self._ticking:
            self._ticking = True
            asyncio.get_running_loop().call_later(TICK, self._tick)

    def _tick(self) -> None:
        self._ticking = False
        if self._guests or self._refused:
            self._start()
        self._look([*self._guests, *self._refused])

    def _look(self, guests: list[Guest]) -> None:
        """Look at some of these connections, and at the others a moment later."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        for guest in guests[:PORTION]:
            # It may have left meanwhile, or another protocol speaks for it.
            if guest in self._guests or guest in self._refused:
                guest.tick(now)
        if rest := guests[PORTION:]:
            loop.call_soon(self._look, rest)


@cache
def gate() -> Gate:
    """Return the gate of this process, as its environment describes it."""
    return Gate(Settings.from_environment(os.environ))

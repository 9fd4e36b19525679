"""Thinking times, worked out from the log alone, so that they survive everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.protocol.messages import ClockInfo

if TYPE_CHECKING:
    from chabudai.protocol.options import Clock


class Clocks:
    """What each seat has left, in milliseconds, and since when one of them is running."""

    def __init__(self, clock: Clock, seats: int, running: int | None, at: int) -> None:
        """Start the clock of the first seat to move."""
        self.left = [clock.base * 1000] * seats
        self._increment = clock.increment * 1000
        self._running = running
        self._since = at
        self.out: int | None = None
        """The seat to move, if its time is up."""

    def moved(self, seat: int, then: int | None, at: int) -> None:
        """Stop the clock of *seat*, give it its increment and start the next one."""
        self._spend(at)
        self.left[seat] += self._increment
        self._start(then, at)

    def turn(self, seat: int | None, at: int) -> None:
        """Let another clock run, after taking back or at the end."""
        self._spend(at)
        self._start(seat, at)

    def run_out(self, at: int) -> None:
        """Note that the running clock is empty: it stays so until the move is made."""
        self._spend(at)
        self.out, self._since = self._running, at

    def deadline(self) -> int | None:
        """Return when the running clock will be empty; None if it is."""
        if self._running is None or self.out is not None:
            return None
        return self._since + self.left[self._running]

    def info(self) -> ClockInfo:
        """Return what is shown."""
        return ClockInfo(list(self.left), self._running, self._since, self.out)

    def _start(self, seat: int | None, at: int) -> None:
        self._running, self._since, self.out = seat, at, None

    def _spend(self, at: int) -> None:
        if self._running is not None:
            self.left[self._running] = max(0, self.left[self._running] - max(0, at - self._since))

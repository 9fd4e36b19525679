"""Numbers about the running server, in Prometheus' text form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """Counts durations by upper bounds."""

    def __init__(self) -> None:
        """Start empty."""
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count a duration."""
        self._sum += seconds
        for place, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self._counts[place] += 1
                return
        self._counts[-1] += 1

    def lines(self, name: str) -> list[str]:
        """Return the text form."""
        total, lines = 0, [f"# TYPE {name} histogram"]
        for bound, count in zip((*BOUNDS, "+Inf"), self._counts, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self._sum:.6f}", f"{name}_count {total}"]


class Metrics:
    """Everything that is counted."""

    def __init__(self) -> None:
        """Start at nought."""
        self.counts: Counter[str] = Counter()
        self.gauges: dict[str, Callable[[], float]] = {}
        self.totals: dict[str, Callable[[], int]] = {}
        """What others count: it only grows."""
        self.moves = Histogram()
        """From a move's arrival to its acknowledgement."""
        self.histograms: dict[str, Histogram] = {"move_seconds": self.moves}

    def count(self, name: str, number: int = 1) -> None:
        """Count something that happened."""
        self.counts[name] += number

    def text(self) -> str:
        """Return Prometheus' text form."""
        lines: list[str] = []
        counts = {**self.counts, **{name: total() for name, total in self.totals.items()}}
        for name, number in sorted(counts.items()):
            lines += [f"# TYPE chabudai_{name}_total counter", f"chabudai_{name}_total {number}"]
        for name, value in sorted(self.gauges.items()):
            lines += [f"# TYPE chabudai_{name} gauge", f"chabudai_{name} {value():g}"]
        for name, histogram in sorted(self.histograms.items()):
            lines += histogram.lines(f"chabudai_{name}")
        return "\n".join(lines) + "\n"

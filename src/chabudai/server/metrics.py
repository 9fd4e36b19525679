"""Numbers about the running server, in Prometheus' terms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from typing import Final, NamedTuple

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Sample(NamedTuple):
    """One number."""

    name: str
    value: str
    label: str = ""
    """Which of several it is, such as `le="0.5"`."""


class Family(NamedTuple):
    """A number, or all numbers of a histogram."""

    name: str
    kind: str
    samples: list[Sample]


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

    def family(self, name: str) -> Family:
        """Return the numbers."""
        total, samples = 0, []
        for bound, count in zip((*BOUNDS, "+Inf"), self._counts, strict=True):
            total += count
            samples.append(Sample(f"{name}_bucket", str(total), f'le="{bound}"'))
        ends = [Sample(f"{name}_sum", f"{self._sum:.6f}"), Sample(f"{name}_count", str(total))]
        return Family(name, "histogram", samples + ends)


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

    def families(self) -> list[Family]:
        """Return everything as it is now."""
        counts = {**self.counts, **{name: total() for name, total in self.totals.items()}}
        return [
            *(_single(f"chabudai_{name}_total", "counter", str(number)) for name, number in sorted(counts.items())),
            *(_single(f"chabudai_{name}", "gauge", f"{value():g}") for name, value in sorted(self.gauges.items())),
            *(histogram.family(f"chabudai_{name}") for name, histogram in sorted(self.histograms.items())),
        ]


def text(workers: Mapping[str, list[Family]]) -> str:
    """Return Prometheus' text form of the numbers of workers; the id of each is a label, if it has one."""
    heads: dict[str, str] = {}
    lines: dict[str, list[str]] = {}
    for worker, families in workers.items():
        label = f'worker="{worker}"' if worker else ""
        for family in families:
            heads.setdefault(family.name, f"# TYPE {family.name} {family.kind}")
            lines.setdefault(family.name, []).extend(_lines(family, label))
    heads["chabudai_workers"] = "# TYPE chabudai_workers gauge"
    lines["chabudai_workers"] = [f"chabudai_workers {len(workers)}"]
    # The lines of one name must stand together.
    return "\n".join(chain.from_iterable((heads[name], *lines[name]) for name in heads)) + "\n"


def _single(name: str, kind: str, value: str) -> Family:
    return Family(name, kind, [Sample(name, value)])


def _lines(family: Family, label: str) -> Iterator[str]:
    for sample in family.samples:
        labels = ",".join(filter(None, (label, sample.label)))
        yield f"{sample.name}{{{labels}}} {sample.value}" if labels else f"{sample.name} {sample.value}"

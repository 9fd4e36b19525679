"""How smoothly a page moves, read from Chromium's own account of its frames."""

from __future__ import annotations

import json
import statistics
from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, TypeAlias

CATEGORIES: Final = ["-*", "benchmark", "blink.animations", "cc"]
"""What has to be traced: animations and frames, and nothing that costs much."""
SECOND: Final = 1_000_000
Span: TypeAlias = tuple[float, float]
"""From when to when, in microseconds."""


@dataclass(frozen=True, slots=True)
class Smoothness:
    """The frames that reached the screen while any animation ran.

    A frame counts as shown only if everything that moves in it had moved: Chromium says of each frame whether it
    came, and whether a part of it was missing that eyes would notice. Frames in which the page was redrawn but nothing
    moved are left out.
    """

    seconds: float
    """How long something moved."""
    lost: int
    """Frames that should have been shown and were not."""
    gaps: tuple[float, ...]
    """Milliseconds from one shown frame to the next, in order of size."""

    @classmethod
    def traced(cls, trace: bytes) -> Smoothness:
        """Read a trace of `CATEGORIES`."""
        events = json.loads(trace)["traceEvents"]
        page = Counter(event["pid"] for event in events if event["name"] == "Animation").most_common(1)[0][0]
        own = [event for event in events if event["pid"] == page]
        spans = _moving(own)
        shown, lost = _frames(own)
        runs = [_within(span, shown) for span in spans]
        gaps = [(after - before) / 1000 for run in runs for before, after in pairwise(run)]
        seconds = sum(end - start for start, end in spans) / SECOND
        return cls(seconds, sum(len(_within(span, lost)) for span in spans), tuple(sorted(gaps)))

    def __str__(self) -> str:
        """Say it in one line."""
        return (
            f"{1000 / statistics.mean(self.gaps):.1f} frames a second in {self.seconds:.1f} s of motion, "
            f"{self.lost} of {self.lost + len(self.gaps)} lost, "
            f"95% of gaps within {self.gaps[int(len(self.gaps) * 0.95)]:.0f} ms, worst {self.gaps[-1]:.0f} ms"
        )


def _moving(events: list[dict[str, Any]]) -> list[Span]:
    """Return the spans of time in which at least one animation ran."""
    started: dict[str, float] = {}
    spans: list[Span] = []
    for event in sorted((event for event in events if event["name"] == "Animation"), key=lambda event: event["ts"]):
        name = event["id2"]["local"]
        if event["ph"] == "n" and event["args"].get("data", {}).get("state") == "running":
            started.setdefault(name, event["ts"])
        elif event["ph"] == "e" and name in started:
            spans.append((started.pop(name), event["ts"]))
    joined: list[Span] = []
    for start, end in sorted(spans):
        if joined and start <= joined[-1][1]:
            joined[-1] = joined[-1][0], max(end, joined[-1][1])
        else:
            joined.append((start, end))
    return joined


def _within(span: Span, times: list[float]) -> list[float]:
    start, end = span
    return [at for at in times if start <= at <= end]


def _frames(events: list[dict[str, Any]]) -> tuple[list[float], list[float]]:
    """Return when the frames began that reached the screen whole, and those that did not."""
    began: dict[int, float] = {}
    came: set[int] = set()
    torn: set[int] = set()
    for event in events:
        if event["name"] != "PipelineReporter" or event["ph"] != "b":
            continue
        frame = event["args"]["frame_reporter"]
        number = frame["frame_sequence"]
        began.setdefault(number, event["ts"])
        if frame["state"].startswith("STATE_PRESENTED"):
            came.add(number)
        if frame["affects_smoothness"]:
            torn.add(number)
    return sorted(began[number] for number in came - torn), sorted(began[number] for number in torn)

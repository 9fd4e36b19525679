"""Pictures made of text: lines of spans, each with its look and what a click on it presses."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias


class Span(NamedTuple):
    """A piece of a line."""

    text: str
    style: str = ""
    """Colours and weight, as Rich writes them."""
    spot: str = ""
    """What a click here presses; empty for nothing."""


Line: TypeAlias = tuple[Span, ...]
Drawing: TypeAlias = tuple[Line, ...]

NIGHT = "#0f1530"
PAPER = "#f4efe4"
INK = "#1d2238"
LANTERN = "#ffb454"
MIST = "#a9b2d8"
"""The colours of the evening, as in the browser."""

PLAIN = PAPER
DIM = MIST
BOLD = f"bold {PAPER}"
ACCENT = f"bold {LANTERN}"


def text_of(drawing: Drawing) -> str:
    """Return the bare text."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in drawing)


def length(line: Iterable[Span]) -> int:
    """Return how many columns a line takes; all our signs are one column wide."""
    return sum(len(span.text) for span in line)


def fitted(text: str, width: int) -> str:
    """Return *text* in exactly *width* columns, cut with an ellipsis where it is too long."""
    return text.ljust(width) if len(text) <= width else text[: max(width - 1, 0)] + "…"


def spread(left: Line, right: Line, width: int) -> Line:
    """Put two lines at the two ends of one."""
    gap = max(width - length(left) - length(right), 1)
    return (*left, Span(" " * gap), *right)

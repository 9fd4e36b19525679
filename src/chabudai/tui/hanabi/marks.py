"""What clues have pointed at: kept beside a view, because a view only tells what they leave possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from chabudai.games.hanabi.components import Knowledge
from chabudai.games.hanabi.notation import COLOUR_BY_WORD

if TYPE_CHECKING:
    from chabudai.core import JsonObject

Marks: TypeAlias = tuple[tuple[Knowledge, ...], ...]
"""For each hand and card, the colours and values that clues have pointed at it for."""
UNMARKED: Final = Knowledge(0, 0)


def first_marks(view: Any) -> Marks:  # noqa: ANN401 - a view of Hanabi
    """Return no mark on any card."""
    return tuple((UNMARKED,) * len(hand) for hand in view.hands)


def marks_after(marks: Marks, events: Sequence[JsonObject]) -> Marks:
    """Return the marks after *events*, in their JSON form as a seat sees them."""
    for event in events:
        marks = _after(marks, event)
    return marks


def _after(marks: Marks, event: Any) -> Marks:  # noqa: ANN401 - plain JSON
    match event["event"]:
        case "clued":
            return _with(marks, event["target"], _pointed(marks[event["target"]], event))
        case "played" | "misplayed" | "discarded":
            hand = marks[event["seat"]]
            return _with(marks, event["seat"], hand[: event["slot"]] + hand[event["slot"] + 1 :])
        case "drawn":
            return _with(marks, event["seat"], (*marks[event["seat"]], UNMARKED))
    return marks


def _with(marks: Marks, seat: int, hand: tuple[Knowledge, ...]) -> Marks:
    return (*marks[:seat], hand, *marks[seat + 1 :])


def _pointed(hand: tuple[Knowledge, ...], clue: Any) -> tuple[Knowledge, ...]:  # noqa: ANN401
    colours = 1 << COLOUR_BY_WORD[clue["colour"]] if "colour" in clue else 0
    values = 1 << (clue["value"] - 1) if "value" in clue else 0
    return tuple(
        Knowledge(mark.colours | colours, mark.values | values) if slot in clue["slots"] else mark
        for slot, mark in enumerate(hand)
    )

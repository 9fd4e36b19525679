"""What a move of Hanabi brought about, in a few words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def told(event: Mapping[str, Any]) -> str:
    """Return what an event adds to the text of its move; empty if it adds nothing."""
    match event:
        case {"event": "clued", "slots": slots}:
            return "points at " + (", ".join(str(slot + 1) for slot in slots) or "nothing")
        case {"event": "played" | "discarded", "card": card}:
            return str(card)
        case {"event": "misplayed", "card": card, "errors": errors}:
            return f"{card}, error {errors}"
        case {"event": "completed", "colour": colour}:
            return f"{colour} complete"
    return ""

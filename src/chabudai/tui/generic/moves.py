"""Legal moves by their numbers in the list, or by their own texts where those are numbers."""

from __future__ import annotations

from collections.abc import Sequence


def label(number: int, move: str, legal: Sequence[str]) -> str:
    """Return the short name of the move that is *number* in the list, counted from 1."""
    return str(number) if _are_numbered(legal) else move


def read(text: str, legal: Sequence[str]) -> str:
    """Return the legal move that *text* names by its number; any other text as it is."""
    if not text.isdecimal() or not _are_numbered(legal) or not 0 < int(text) <= len(legal):
        return text
    return legal[int(text) - 1]


def _are_numbered(legal: Sequence[str]) -> bool:
    """Tell whether numbers can stand for moves: not if they are moves themselves."""
    return not any(move.isdecimal() for move in legal)

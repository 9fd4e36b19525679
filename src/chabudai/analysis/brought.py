"""What the games bring to this level, each in a part of its own: a REVIEWER, PUZZLES, TEAMS, TRUTHS."""

from __future__ import annotations

from typing import Any

from chabudai.games import GAMES


def brought(game: str, what: str) -> Any:  # noqa: ANN401 - each name has a type of its own
    """Return what *game* brings under the name *what*; None if it brings none.

    Raises:
        InvalidRules: There is no such game.
    """
    return getattr(GAMES.part(game, "analysis"), what, None)


def bringing(what: str) -> str:
    """List the games that bring *what*, for a hint."""
    return ", ".join(game for game in GAMES if brought(game, what) is not None) or "none"

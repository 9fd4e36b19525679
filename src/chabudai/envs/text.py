"""The table as a few lines of text."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from chabudai.games import GAMES

if TYPE_CHECKING:
    from chabudai.core import State


def board_text(game: str, state: State[Any, Any]) -> str:
    """Return a position as text, with all hands open.

    A game's own part for this level may bring `board_text`; otherwise the fields of the position are listed.
    """
    own: Callable[[State[Any, Any]], str] | None = getattr(GAMES.part(game, "envs"), "board_text", None)
    if own is not None:
        return own(state)
    fields = (f"{name} {json.dumps(value)}" for name, value in state.to_json().items())
    players = (f"{marker(state, seat)} player_{seat}" for seat in range(state.players))
    return "\n".join([heading(game.capitalize(), None, state.ended), *fields, *players])


def heading(name: str, turn: int | None, ended: object) -> str:
    """Return the first line: the game, its turn if it counts turns, and why it is over."""
    counted = "" if turn is None else f"   turn {turn}"
    return name + counted + ("" if ended is None else f"   over ({ended})")


def marker(state: State[Any, Any], seat: int) -> str:
    """Return what stands before the name of a seat."""
    return ">" if state.to_move == seat else " "

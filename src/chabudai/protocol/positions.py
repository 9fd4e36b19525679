"""Positions on the wire: each game's own type, or a plain one for a game that brings none."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any

import msgspec

from chabudai.games import GAMES


class MoveInfo(msgspec.Struct, frozen=True):
    """A legal move, as text and as a number."""

    move: str
    action: int


class PlainPosition(msgspec.Struct, frozen=True):
    """A position of a game that has no type of its own here; its field `game` names the game."""

    seat: int | None
    """Whose view it is; null for an onlooker's."""
    view: dict[str, Any]
    """The engine's `view`."""
    moves: list[MoveInfo]
    """Your legal moves; empty unless it is your turn."""


def position_type(game: str) -> Any:  # noqa: ANN401 - a Struct
    """Return the type of a game's positions, tagged with its name."""
    part = GAMES.part(game, "protocol")
    if part is not None:
        return part.Position
    title = f"{game.title().replace('-', '').replace('_', '')}Position"
    return msgspec.defstruct(title, [], bases=(PlainPosition,), frozen=True, tag_field="game", tag=game)


if TYPE_CHECKING:
    Position = Any
else:
    Position = reduce(or_, [position_type(game) for game in GAMES])

"""A move of Bossa, looked back at."""

from __future__ import annotations

import msgspec

from chabudai.protocol.estimate import Estimate


class Reasons(msgspec.Struct, frozen=True):
    """What speaks for a move of Bossa: what the opponent faces after it."""

    ends: bool
    """Whether the move wins at once."""
    stuck: int
    """With how many of the tiles that may be drawn the opponent cannot move, and loses."""
    answers: int
    """With how many the opponent can win at once."""
    draws: int
    """How many tiles may be drawn; 0 where nothing is drawn yet."""
    left: int
    """Tiles left in the mover's hand."""
    groups: int
    """Groups on the mover's line."""


class BossaStep(msgspec.Struct, frozen=True, tag_field="game", tag="bossa"):
    """One move of Bossa, looked back at; chances are those of the seat that moves."""

    number: int
    seat: int
    move: str
    pile: int
    hand: list[str]
    best: str
    exact: bool
    """Whether the chances are the true ones for best play, or estimates."""
    before: Estimate
    """The winning chance with the best move, a draw counted as half a win."""
    after: Estimate
    """The winning chance with the move that was made."""
    cost: Estimate
    why: Reasons
    """What speaks for the best move."""
    instead: Reasons
    """The same for the move that was made."""

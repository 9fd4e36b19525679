"""Why a puzzle's answer is right, in Hanabi."""

from __future__ import annotations

import msgspec


class HanabiPuzzleReason(msgspec.Struct, frozen=True, tag_field="game", tag="hanabi"):
    """What speaks for a card that is played."""

    fits: float
    """How likely the card fits."""

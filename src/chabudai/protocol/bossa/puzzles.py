"""Why a puzzle's answer is right, in Bossa."""

from __future__ import annotations

import msgspec

from chabudai.protocol.bossa.reviews import Reasons


class BossaPuzzleReason(msgspec.Struct, frozen=True, tag_field="game", tag="bossa"):
    """What speaks for a move."""

    faced: Reasons
    """What the opponent faces after it."""

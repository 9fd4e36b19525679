"""An entry that may be added to a log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.protocol.events import AnyTableEvent
    from chabudai.protocol.reasons import Because
    from chabudai.server.tables.entry import Secret
    from chabudai.server.tables.match import Step


@dataclass(frozen=True, slots=True)
class Draft:
    """What would happen; nothing has happened yet."""

    events: list[AnyTableEvent]
    secret: Secret | None = None
    steps: Sequence[Step] = ()
    """The moves in it, worked out."""
    why: Because | None = None
    """The bot's reason for it."""

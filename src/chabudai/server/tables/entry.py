"""A row of a table's log, as it is stored."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from chabudai.protocol.events import AnyTableEvent
from chabudai.protocol.reasons import Because


class Secret(msgspec.Struct, frozen=True, omit_defaults=True):
    """What belongs to an entry and never leaves the server while it matters."""

    seed: str | None = None
    deal: dict[str, Any] | None = None
    """The deal itself, where it was taken from another game; a seed need not make it."""
    who: dict[int, str] = {}
    """The identities behind the seats that were taken."""
    host: str | None = None


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One row of a table's log: things that happened at once, and on whose behalf."""

    at: Annotated[int, msgspec.Meta(ge=0, lt=2**53)]
    """When, in milliseconds since 1970."""
    events: list[AnyTableEvent]
    by: str | None = None
    """The identity that asked for it."""
    id: str | None = None
    """The request's own id, by which a repeated request is recognised."""
    secret: Secret | None = None
    why: Because | None = None
    """Why the bot made the move in it. It may speak of what only the bot saw: told to nobody before the end."""

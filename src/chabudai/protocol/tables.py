"""Setting up a table."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from chabudai.protocol.deals import LAST_DEAL
from chabudai.protocol.options import Options
from chabudai.protocol.requests import BotName, Name, Number, Players, SeatNumber, TableId


class BotAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a seat; without a number the first one that is free."""

    bot: BotName
    seat: SeatNumber | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to be set up."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    players: Players
    rules: dict[str, Any] = {}
    """The game's rule options, edition included; what is left out follows the edition."""
    options: Options = Options()
    name: Name | None = None
    seat: SeatNumber | None = 0
    """Where the creator sits; null for nowhere."""
    bots: Annotated[list[BotAt], msgspec.Meta(max_length=10)] = []
    start: bool = False
    """Whether to deal at once: every seat must be taken."""
    seed: Annotated[str, msgspec.Meta(min_length=1, max_length=100)] | None = None
    """A deal of your choice, a number for example; the table is then marked as `practice`."""
    deal: Annotated[int, msgspec.Meta(ge=1, le=LAST_DEAL)] | None = None
    """A numbered deal, the same for everybody, with the usual rules; marked as `practice` too."""


class NewTrial(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table with bots that goes on from a position of a game: one that is over at a `table`, or in a `record`."""

    table: TableId | None = None
    record: dict[str, Any] | None = None
    """A record, what is downloaded of a table, or a game of another site in a form that its game knows."""
    moves: Number
    """After how many moves it goes on."""
    seat: SeatNumber | None = None
    """Where you sit; null for the seat whose turn it is."""
    bot: BotName | None = None
    """Who takes the other seats; null for the usual company under these rules."""


class Opened(msgspec.Struct):
    """A table that was set up; its address is /t/ and this id."""

    table: str

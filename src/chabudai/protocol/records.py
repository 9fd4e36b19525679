"""Games that are over: written down, and shown move by move."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from chabudai.core import Result
from chabudai.protocol.coaching import CoachUse
from chabudai.protocol.events import Moved
from chabudai.protocol.options import Aid, Mark
from chabudai.protocol.positions import Position
from chabudai.protocol.reasons import Because


class TableRecord(msgspec.Struct):
    """A game that is over, whole, and what its record does not say."""

    record: dict[str, Any]
    """In the engine's form: rules, seed, deal and moves, with the bots' reasons as notes."""
    name: str
    seats: list[str]
    """Who sat where at the end."""
    result: Result | None
    practice: bool
    """Whether the host chose the deal, and so may have known every card."""
    marked: bool
    """Whether something happened for which it does not count; `marks` says what."""
    ranked: bool
    """Whether it counts like any other game: no chosen deal, no mark, and no onlooker who saw the hands."""
    taken_back: list[dict[str, Any]]
    """What was taken back: after which entry, down to how many moves, and whether it had been seen."""
    marks: list[Mark] = []
    coached: list[CoachUse] = []
    """When the coach was asked, and for what."""


class GivenRecord(msgspec.Struct, forbid_unknown_fields=True):
    """A record to be looked at."""

    record: dict[str, Any]
    """A record, what is downloaded of a table, or a game of another site in a form that its game knows."""
    observer: Annotated[str, msgspec.Meta(max_length=10)] = "all"
    """Whose view: a seat from 0, `public` or `all`."""
    aid: Aid = Aid.EXCLUSIONS


class Replay(msgspec.Struct):
    """A whole game: the position at the deal, and one after each move."""

    game: str
    players: int
    rules: dict[str, Any]
    observer: str
    """Whose view it is: a seat from 0, `public` or `all`."""
    moves: list[Moved]
    positions: list[Position]
    """One more than there are moves."""
    result: Result | None
    seats: list[str]
    """Who sat where, as far as it is known."""
    why: list[Because | None]
    """For each move why its bot made it, as far as it is known; a record has what was noted of it."""

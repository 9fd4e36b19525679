"""What a table agrees on beside the rules of its game."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

import msgspec

VoteKind: TypeAlias = Literal["take_back", "resign", "replace", "claim", "join"]
"""What can be proposed during a game."""
Mark: TypeAlias = Literal["taken_back", "replaced", "newcomer", "seen", "trial", "coached"]
"""Why a game does not count where results are compared: a move whose outcome had been seen was taken back, a bot took
over from a person, somebody new took a seat, they may have seen the hands before, it went on from a position of
another game, or the coach was asked."""


class Talk(StrEnum):
    """What may be said at the table while a game is on."""

    SILENT = "silent"
    STOCK = "stock"
    FREE = "free"


class Aid(StrEnum):
    """How much of what was said the screen remembers for everybody."""

    NONE = "none"
    CLUES = "clues"
    EXCLUSIONS = "exclusions"
    DEDUCTION = "deduction"


class Pace(StrEnum):
    """Whether everybody sits there now, or each moves when there is time."""

    LIVE = "live"
    SLOW = "slow"


class Spectators(StrEnum):
    """What somebody with the link who does not play gets to see."""

    NOBODY = "nobody"
    PUBLIC = "public"
    EVERYTHING = "everything"


class Begins(StrEnum):
    """How it is found out who begins, where the rules let a table choose and it chose no seat."""

    LOT = "lot"
    DRESSED = "dressed"
    """Everybody names whoever is dressed most colourfully; the most named begins, a tie is settled by lot."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Thinking time of each player: a start, and some more for each move."""

    base: Annotated[int, msgspec.Meta(ge=10, le=86_400, description="Seconds at the start.")]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3_600, description="Seconds added by each move.")] = 0


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run."""

    listed: bool = False
    """Whether it is listed in the lobby; otherwise one needs its link."""
    talk: Talk = Talk.STOCK
    aid: Aid = Aid.EXCLUSIONS
    pace: Pace = Pace.LIVE
    clock: Clock | None = None
    spectators: Spectators = Spectators.PUBLIC
    begins: Begins = Begins.LOT

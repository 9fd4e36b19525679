"""The coach: what somebody who plays with bots only could work out from their own seat."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from chabudai.protocol.reasons import Because, Reason

CoachTopic: TypeAlias = Literal["meaning", "move"]
"""What the coach is asked: what others' moves meant, or what the usual bot would do in this seat."""


class Meant(msgspec.Struct, frozen=True):
    """What a move meant to those who keep to the agreements."""

    move: int
    """The move's number, from 1."""
    said: list[Reason]


class Reading(msgspec.Struct, frozen=True):
    """What a seat can read out of the game so far."""

    meant: list[Meant] = []
    """The moves since its own last one that meant something; where there is none, its own if that did."""
    taken: list[Reason] = []
    """What its own pieces are taken for now, and why."""


class Advice(msgspec.Struct, frozen=True):
    """What a bot would do in a seat."""

    bot: str
    move: str
    why: Because | None = None


class CoachUse(msgspec.Struct, frozen=True):
    """The coach was asked."""

    entry: int
    """The entry of the log that says so."""
    moves: int
    """How many moves had been made."""
    seat: int
    topic: CoachTopic

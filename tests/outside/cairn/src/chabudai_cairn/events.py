"""What a move brought about, for logs and screens."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from chabudai.core import ALL, Event, Observer, OpenEvent, Seat, Winner
from chabudai_cairn.components import weight_of
from chabudai_cairn.moves import Add, CairnMove
from chabudai_cairn.notation import cairn_json
from chabudai_cairn.result import winner_of
from chabudai_cairn.table import Weighing

if TYPE_CHECKING:
    from chabudai.core import JsonObject
    from chabudai_cairn.state import CairnState


@dataclass(frozen=True, slots=True)
class Added(Event):
    """A seat added a stone; only that seat knows its weight."""

    seat: Seat
    weight: int | None

    def seen_by(self, observer: Observer) -> Event:
        """Return the event, without the weight for anybody who may not know it."""
        return self if observer in (ALL, self.seat) else replace(self, weight=None)

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        return {"event": "added", "seat": self.seat, "weight": self.weight}


@dataclass(frozen=True, slots=True)
class Weighed(OpenEvent):
    """The cairn was turned up and weighed, and somebody went out."""

    weighing: Weighing

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        weighing = self.weighing
        return {
            "event": "weighed",
            "seat": weighing.caller,
            "cairn": cairn_json(weighing.cairn),
            "weight": weight_of(weighing.cairn),
            "fell": weighing.fell,
            "out": weighing.out,
            "shown": list(weighing.shown),
        }


@dataclass(frozen=True, slots=True)
class Founded(OpenEvent):
    """A new cairn was begun with a footing from the bag."""

    weight: int

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        return {"event": "founded", "weight": self.weight}


@dataclass(frozen=True, slots=True)
class GameEnded(OpenEvent):
    """The game ended."""

    why: str
    winner: Winner

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        return {"event": "ended", "why": self.why, "winner": self.winner}


def events_of(before: CairnState, move: CairnMove, after: CairnState) -> tuple[Event, ...]:
    """Return what happened between two positions, in order."""
    if isinstance(move, Add):
        return (Added(before.check(move), move.weight),)
    weighing = after.table.weighed
    happened: list[Event] = [] if weighing is None else [Weighed(weighing)]
    if after.cairn:
        happened.append(Founded(after.cairn[0].weight))
    if after.table.ended is not None:
        happened.append(GameEnded(after.table.ended.value, winner_of(after.table)))
    return tuple(happened)

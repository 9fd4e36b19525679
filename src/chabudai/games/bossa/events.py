"""What a move brought about, for logs and screens."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from chabudai.core import ALL, Event, Observer, OpenEvent, Seat, Winner, mover_of
from chabudai.games.bossa.board import Ended, Phase
from chabudai.games.bossa.components import Colour, Hand, Modifier, Tile
from chabudai.games.bossa.line import Heap
from chabudai.games.bossa.moves import (
    BossaMove,
    ChooseModifier,
    Place,
    PlayFirst,
    Redraw,
    Stack,
    Swap,
    TakeLine,
)
from chabudai.games.bossa.notation import heap_json

if TYPE_CHECKING:
    from chabudai.core import JsonObject
    from chabudai.games.bossa.state import BossaState


@dataclass(frozen=True, slots=True)
class LineTaken(OpenEvent):
    """A seat took a line."""

    seat: Seat
    line: Colour

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        return {"event": "line_taken", "seat": self.seat, "line": self.line.word}


@dataclass(frozen=True, slots=True)
class FirstTaken(OpenEvent):
    """A seat chose to play first."""

    seat: Seat

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        return {"event": "first_taken", "seat": self.seat}


@dataclass(frozen=True, slots=True)
class HandsTurnedUp(OpenEvent):
    """Both hands were turned face up, for the rest of the game."""

    hands: tuple[Hand, Hand]

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        hands = [list(map(str, hand)) for hand in self.hands]
        return {"event": "hands_turned_up", "hands": hands}


@dataclass(frozen=True, slots=True)
class ModifierChosen(Event):
    """A seat chose its modifier; only that seat sees which."""

    seat: Seat
    kind: Modifier | None

    def seen_by(self, observer: Observer) -> Event:
        """Return the event, without the kind for anybody who may not know it."""
        return self if observer is ALL or observer == self.seat else replace(self, kind=None)

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        kind = None if self.kind is None else self.kind.value
        return {"event": "modifier_chosen", "seat": self.seat, "kind": kind}


@dataclass(frozen=True, slots=True)
class ModifiersShown(OpenEvent):
    """Both modifiers were shown."""

    kinds: tuple[Modifier | None, Modifier | None]

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        return {"event": "modifiers_shown", "kinds": [kind and kind.value for kind in self.kinds]}


@dataclass(frozen=True, slots=True)
class Placed(OpenEvent):
    """A seat placed a group."""

    seat: Seat
    line: Colour
    value: int
    heap: Heap

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        return {"event": "placed", **_laid_json(self)}


@dataclass(frozen=True, slots=True)
class Stacked(OpenEvent):
    """A seat stacked tiles on a group."""

    seat: Seat
    line: Colour
    value: int
    heap: Heap

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        return {"event": "stacked", **_laid_json(self)}


@dataclass(frozen=True, slots=True)
class Swapped(OpenEvent):
    """A seat gave a tile for one of the opponent's."""

    seat: Seat
    given: Tile
    taken: Tile

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        tiles = {"given": str(self.given), "taken": str(self.taken)}
        return {"event": "swapped", "seat": self.seat, **tiles}


@dataclass(frozen=True, slots=True)
class Discarded(OpenEvent):
    """A seat discarded a tile face up."""

    seat: Seat
    tile: Tile

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        return {"event": "discarded", "seat": self.seat, "tile": str(self.tile)}


@dataclass(frozen=True, slots=True)
class Drawn(OpenEvent):
    """A seat drew a tile, face up as all hands are."""

    seat: Seat
    tile: Tile

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        return {"event": "drawn", "seat": self.seat, "tile": str(self.tile)}


@dataclass(frozen=True, slots=True)
class GameEnded(OpenEvent):
    """The game ended."""

    why: Ended
    winner: Winner

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        return {"event": "ended", "why": self.why.value, "winner": self.winner}


def events_of(before: BossaState, move: BossaMove, after: BossaState) -> tuple[Event, ...]:
    """Return what happened between two positions, in order."""
    seat = mover_of(before)
    happened = _decided(seat, move, before)
    if after.board.phase is Phase.MODIFIERS and before.board.phase is not Phase.MODIFIERS:
        happened.append(HandsTurnedUp(after.hands))
    if after.board.phase is Phase.PLAY and before.board.phase is Phase.MODIFIERS:
        happened.append(ModifiersShown(after.modifiers))
    happened += _drawn(seat, move, before, after)
    if after.board.ended is not None:
        happened.append(GameEnded(after.board.ended, after.board.winner))
    return tuple(happened)


def _decided(seat: Seat, move: BossaMove, before: BossaState) -> list[Event]:
    match move:
        case TakeLine(line):
            return [LineTaken(seat, line)]
        case PlayFirst():
            return [FirstTaken(seat)]
        case ChooseModifier(kind):
            return [ModifierChosen(seat, kind)]
        case Place(line, value, tiles, modified):
            return [Placed(seat, line, value, Heap(tiles, modified))]
        case Stack(line, value, tiles, modified):
            return [Stacked(seat, line, value, Heap(tiles, modified))]
        case Swap(mine, theirs):
            return [Swapped(seat, mine, theirs)]
        case Redraw(tile):
            return [Discarded(seat, tile), Drawn(seat, before.pile[0])]


def _drawn(seat: Seat, move: BossaMove, before: BossaState, after: BossaState) -> list[Event]:
    """Return the draw that starts the next turn, if it came to that."""
    redrawn = int(isinstance(move, Redraw))
    if len(before.pile) - len(after.pile) == redrawn:
        return []
    whose = after.board.first if isinstance(move, ChooseModifier) else Seat(1 - seat)
    return [Drawn(Seat(whose or 0), before.pile[redrawn])]


def _laid_json(event: Placed | Stacked) -> JsonObject:
    return {
        "seat": event.seat,
        "line": event.line.word,
        "value": event.value,
        "tiles": heap_json(event.heap),
    }

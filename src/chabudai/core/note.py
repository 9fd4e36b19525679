"""A remark that somebody wrote down during or after a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeGuard

from chabudai.core.errors import InvalidRecord
from chabudai.core.seat import Seat

if TYPE_CHECKING:
    from chabudai.core.json import Json, JsonObject

FIELDS: Final = ("seat", "text", "move", "about")


@dataclass(frozen=True, slots=True)
class Note:
    """What one seat wrote, and what it is about: a move, a piece of the game, or the whole game."""

    seat: Seat
    text: str
    move: int | None = None
    """The move's number in the record, from 1."""
    about: str | None = None
    """A piece in the game's own words; in Hanabi `card 13`, counted in dealing order, or a colour for its firework."""

    def to_json(self) -> JsonObject:
        """Return the JSON form; what is not said is left out."""
        said = (("move", self.move), ("about", self.about))
        return {"seat": self.seat, "text": self.text, **{name: value for name, value in said if value is not None}}

    @classmethod
    def from_json(cls, number: int, given: Json, players: int, moves: int) -> Note:
        """Read note *number* of a record for so many players with so many moves.

        Raises:
            InvalidRecord: It is not a note, or about a seat or a move that the record does not have.
        """
        if not isinstance(given, Mapping):
            raise _refusal(number, f"is {given!r}", "A note is an object.")
        if unknown := sorted(set(given) - set(FIELDS)):
            raise _refusal(number, f"has the unknown field `{unknown[0]}`", f"Its fields are: {', '.join(FIELDS)}.")
        seat, text, move, about = map(given.get, FIELDS)
        if not _is_between(seat, 0, players - 1):
            raise _refusal(number, f"has the seat {seat!r}", f"Seats go from 0 to {players - 1}.")
        if not isinstance(text, str):
            raise _refusal(number, f"has the text {text!r}", "It is a text.")
        if move is not None and not _is_between(move, 1, moves):
            raise _refusal(number, f"is about move {move!r}", f"The record's moves go from 1 to {moves}.")
        if about is not None and not isinstance(about, str):
            raise _refusal(number, f"is about {about!r}", "It names a piece in a text, or is left out.")
        return cls(Seat(seat), text, move, about)


def _is_between(value: Json, least: int, most: int) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _refusal(number: int, what: str, hint: str) -> InvalidRecord:
    return InvalidRecord(f"Note {number} of the record {what}.", hint=hint)

"""What a move brought about, in order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from chabudai.core import PUBLIC, Event, JsonObject, Observer, OpenEvent, Seat
from chabudai.games.hanabi.components import Card, Colour, Slot
from chabudai.games.hanabi.moves import Announce, ClueColour, ClueValue, Discard

if TYPE_CHECKING:
    from chabudai.games.hanabi.moves import CardMove, Clue, HanabiMove
    from chabudai.games.hanabi.scoring import Ended
    from chabudai.games.hanabi.state import HanabiState


@dataclass(frozen=True, slots=True)
class Clued(OpenEvent):
    """A clue was given; the touched slots may be none."""

    seat: Seat
    clue: Clue
    touched: tuple[Slot, ...]

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        said = {"colour": self.clue.colour.word} if isinstance(self.clue, ClueColour) else {"value": self.clue.value}
        return {
            "event": "clued",
            "seat": self.seat,
            "target": self.clue.target,
            **said,
            "slots": list(self.touched),
        }


@dataclass(frozen=True, slots=True)
class Played(OpenEvent):
    """A card was added to its firework."""

    seat: Seat
    slot: Slot
    card: Card
    announced: Colour | None

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        return {"event": "played", **_card_json(self.seat, self.slot, self.card, self.announced)}


@dataclass(frozen=True, slots=True)
class Misplayed(OpenEvent):
    """A card that did not fit, or was announced wrongly, went to the discard pile."""

    seat: Seat
    slot: Slot
    card: Card
    announced: Colour | None
    errors: int

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        card = _card_json(self.seat, self.slot, self.card, self.announced)
        return {"event": "misplayed", **card, "errors": self.errors}


@dataclass(frozen=True, slots=True)
class Discarded(OpenEvent):
    """A card was discarded."""

    seat: Seat
    slot: Slot
    card: Card

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        return {"event": "discarded", **_card_json(self.seat, self.slot, self.card, None)}


@dataclass(frozen=True, slots=True)
class Completed(OpenEvent):
    """A firework got its 5."""

    colour: Colour

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        return {"event": "completed", "colour": self.colour.word}


@dataclass(frozen=True, slots=True)
class TokensRegained(OpenEvent):
    """Clue tokens came back."""

    count: int

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        return {"event": "tokens_regained", "count": self.count}


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """A card was drawn; its owner does not see it."""

    seat: Seat
    card: Card | None

    def seen_by(self, observer: Observer) -> Drawn:
        """Hide the card from its owner, and from the public, who may know the owner."""
        return Drawn(self.seat, None) if observer is PUBLIC or observer == self.seat else self

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        return {
            "event": "drawn",
            "seat": self.seat,
            "card": None if self.card is None else str(self.card),
        }


@dataclass(frozen=True, slots=True)
class LastRound(OpenEvent):
    """The last card was drawn: this many turns are left."""

    turns_left: int

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        return {"event": "last_round", "turns_left": self.turns_left}


@dataclass(frozen=True, slots=True)
class GameEnded(OpenEvent):
    """The game is over."""

    why: Ended
    fireworks_total: int
    score: int | None

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        return {
            "event": "ended",
            "why": self.why.value,
            "fireworks_total": self.fireworks_total,
            "score": self.score,
        }


def events_between(before: HanabiState, move: HanabiMove, after: HanabiState) -> tuple[Event, ...]:
    """Return what *move* brought about between two positions."""
    seat = before.to_move
    if seat is None:
        return ()
    events: list[Event] = []
    if isinstance(move, ClueColour | ClueValue):
        cards = before.hands[move.target].cards
        touched = tuple(Slot(i) for i, card in enumerate(cards) if move.touches(card))
        events.append(Clued(seat, move, touched))
    else:
        events += _card_events(seat, before, move, after)
    if before.final_turns_left is None and after.final_turns_left is not None:
        events.append(LastRound(after.final_turns_left))
    if after.ended is not None:
        events.append(GameEnded(after.ended, after.fireworks_total, after.score))
    return tuple(events)


def _card_events(seat: Seat, before: HanabiState, move: CardMove, after: HanabiState) -> list[Event]:
    slot = move.slot
    card = before.hands[seat].cards[slot]
    events: list[Event] = []
    if isinstance(move, Discard):
        events.append(Discarded(seat, slot, card))
    else:
        announced = move.colour if isinstance(move, Announce) else None
        if after.errors > before.errors:
            events.append(Misplayed(seat, slot, card, announced, after.errors))
        else:
            events.append(Played(seat, slot, card, announced))
            if card.value == after.fireworks[card.colour] == 5:
                events.append(Completed(card.colour))
    if after.clue_tokens > before.clue_tokens:
        events.append(TokensRegained(after.clue_tokens - before.clue_tokens))
    if after.deck_left < before.deck_left:
        events.append(Drawn(seat, before.deck[0]))
    return events


def _card_json(seat: Seat, slot: Slot, card: Card, announced: Colour | None) -> JsonObject:
    plain: JsonObject = {"seat": seat, "slot": slot, "card": str(card)}
    return plain if announced is None else {**plain, "announced": announced.word}

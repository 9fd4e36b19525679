"""From hanab.live's game JSON to a record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from chabudai.core import ChabudaiError, InvalidDeal, InvalidRecord, Note, Record, Seat, mover_of
from chabudai.games.hanabi import (
    HANABI,
    Card,
    Clue,
    ClueColour,
    ClueValue,
    Discard,
    HanabiMove,
    HanabiState,
    Play,
    Slot,
)
from chabudai.records.hanabi.live.codes import STOPPED, SUITS, Kind
from chabudai.records.hanabi.live.ending import stops_there
from chabudai.records.hanabi.live.fields import foreign, objects, refusal, texts, whole
from chabudai.records.hanabi.live.options import Options, read_options
from chabudai.records.imported import Imported

FIELDS: Final = {"id", "players", "deck", "actions", "options", "notes", "characters", "seed"}


def from_hanab_live(given: Mapping[str, Any]) -> Imported:
    """Read a game of hanab.live and play it by our rules.

    Raises:
        InvalidRecord: It cannot be represented; the message names the field, and for an action its number, from 1.
        UnknownVariant: It was played by rules that are not ours.
    """
    names = texts("players", given.get("players"))
    if not HANABI.min_players <= len(names) <= HANABI.max_players:
        raise foreign("players", f"has {len(names)} names", "Our rules have 2 to 5 players (H1.1).")
    chosen = given.get("options", {})
    if not isinstance(chosen, Mapping):
        raise refusal("options", f"is {chosen!r}", "It is an object.")
    options = read_options(chosen, len(names), given.get("characters"))
    deck = _read_deck(options, given["deck"])
    game = _Reader(options, HANABI.deal(options.setup, deck))
    game.play(objects("actions", given["actions"]))
    notes = tuple(_read_notes(given.get("notes") or [], options))
    record = Record.of(HANABI, options.setup, deck, game.moves, names=names, notes=notes)
    unknown = sorted(set(given) - FIELDS)
    left_out = tuple(f"hanab.live's `{name}` is no field that we know; it was left out." for name in unknown)
    return Imported(record, (*options.remarks, *left_out, *game.remarks))


@dataclass
class _Reader:
    """A game on its way from action to action."""

    options: Options
    state: HanabiState
    moves: list[HanabiMove] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)
    orders: list[list[int]] = field(init=False)
    """For each seat the places in the deck of the cards it holds, oldest first."""
    dealt: int = field(init=False)
    touched: set[int] = field(default_factory=set)
    """The cards, by their places in the deck, that a clue has pointed at."""

    def __post_init__(self) -> None:
        size, players = self.options.setup.hand_size, self.options.setup.players
        self.orders = [list(range(seat * size, (seat + 1) * size)) for seat in range(players)]
        self.dealt = size * players

    def play(self, actions: list[Mapping[str, Any]]) -> None:
        """Make every move up to the end, and say so if it is not one of ours."""
        for number, action in enumerate(actions, start=1):
            if "clue" in action:
                raise _at(number, "clue", "belongs to the form of before April 2020", "Export the game again.")
            kind = whole(f"actions[{number - 1}].type", action.get("type"), min(Kind), max(Kind))
            if self.state.ended is not None:
                if kind not in (Kind.END, Kind.END_BY_VOTE):
                    after = f"{len(actions) - number + 1} actions after the end of the game were left out"
                    self.remarks.append(f"From action {number} on, {after}.")
                return
            if kind in (Kind.END, Kind.END_BY_VOTE):
                self._stop(number, "the players voted to end it" if kind == Kind.END_BY_VOTE else _reason(action))
                return
            self._make(number, Kind(kind), action)
        if self.state.ended is None:
            self._stop(None, stops_there(self.state) or "the file goes no further")

    def _stop(self, number: int | None, reason: str) -> None:
        where = f"after {len(self.moves)} moves" if number is None else f"with action {number}"
        told = "By our rules it is not over, so the record is that of an unfinished game."
        self.remarks.append(f"hanab.live's game stops {where}: {reason}. {told}")

    def _make(self, number: int, kind: Kind, action: Mapping[str, Any]) -> None:
        seat = mover_of(self.state)
        move = self._move(number, seat, kind, action)
        try:
            after = self.state.play(move)
        except ChabudaiError as error:
            raise InvalidRecord(
                f"hanab.live's action {number}: {error.message}", hint=error.hint, rule=error.rule
            ) from error
        if isinstance(move, ClueColour | ClueValue):
            if self.options.card_cycle:
                self._check_cycle(number, seat)
            held = zip(self.orders[move.target], self.state.hands[move.target].cards, strict=True)
            self.touched.update(order for order, card in held if move.touches(card))
        else:
            del self.orders[seat][move.slot]
            if after.deck_left < self.state.deck_left:
                self.orders[seat].append(self.dealt)
                self.dealt += 1
        self.state = after
        self.moves.append(move)

    def _move(self, number: int, seat: Seat, kind: Kind, action: Mapping[str, Any]) -> Clue | Play | Discard:
        where = f"actions[{number - 1}]"
        players, colours = self.options.setup.players, len(self.options.setup.colours)
        if kind in (Kind.PLAY, Kind.DISCARD):
            order = whole(f"{where}.target", action.get("target"), 0, len(self.options.setup.deck) - 1)
            slot = self._slot(number, seat, order)
            return Play(slot) if kind is Kind.PLAY else Discard(slot)
        target = Seat(whole(f"{where}.target", action.get("target"), 0, players - 1))
        if kind is Kind.CLUE_COLOUR:
            return ClueColour(target, SUITS[whole(f"{where}.value", action.get("value"), 0, colours - 1)])
        return ClueValue(target, whole(f"{where}.value", action.get("value"), 1, 5))

    def _slot(self, number: int, seat: Seat, order: int) -> Slot:
        if order in self.orders[seat]:
            return Slot(self.orders[seat].index(order))
        if self.options.deck_plays and order == self.dealt == len(self.options.setup.deck) - 1:
            raise _at(
                number, "target", "plays the last card from the deck (`deckPlays`)", "Our rules have no such move."
            )
        held = ", ".join(map(str, self.orders[seat]))
        raise _at(number, "target", f"is card {order}, which seat {seat + 1} does not hold", f"It holds: {held}.")

    def _check_cycle(self, number: int, seat: Seat) -> None:
        """Refuse a clue after which `cardCycle` would have moved a card of the giver."""
        hand = self.orders[seat]
        unclued = [order for order in hand if order not in self.touched]
        if unclued and unclued[0] != hand[-1]:
            reason = "moves a card of the one who clues (`cardCycle`)"
            raise _at(number, "type", reason, "Cards keep their places here (H2.2).")


def _at(number: int, name: str, reason: str, hint: str) -> InvalidRecord:
    return InvalidRecord(f"hanab.live's action {number}: its `{name}` {reason}.", hint=hint)


def _reason(action: Mapping[str, Any]) -> str:
    value = action.get("value")
    return STOPPED.get(value, f"end condition {value!r}") if isinstance(value, int) else "a player ended it"


def _read_deck(options: Options, given: Any) -> tuple[Card, ...]:  # noqa: ANN401 - whatever JSON holds
    cards = tuple(_read_card(number, card, options) for number, card in enumerate(objects("deck", given)))
    try:
        return HANABI.read_deal(options.setup, HANABI.deal_json(cards))
    except InvalidDeal as error:
        raise InvalidRecord(f"hanab.live's `deck`: {error.message}", hint=error.hint, rule=error.rule) from error


def _read_card(number: int, given: Mapping[str, Any], options: Options) -> Card:
    suit = given.get("suitIndex", given.get("suit"))
    if suit == -1:
        raise refusal(f"deck[{number}]", "is an unknown card", "Only a game whose whole deck is known can be replayed.")
    colour = SUITS[whole(f"deck[{number}].suitIndex", suit, 0, len(options.setup.colours) - 1)]
    return Card(colour, whole(f"deck[{number}].rank", given.get("rank"), 1, 5))


def _read_notes(given: Any, options: Options) -> Iterator[Note]:  # noqa: ANN401 - whatever JSON holds
    """Read notes, which are kept for each seat by the card's place in the deck, the fireworks after it."""
    places = [f"card {number}" for number in range(1, len(options.setup.deck) + 1)]
    places += [SUITS[suit].word for suit in range(len(options.setup.colours))]
    if not isinstance(given, list) or len(given) > options.setup.players:
        raise refusal("notes", "is not one list for each seat")
    for seat, written in enumerate(given):
        notes = texts(f"notes[{seat}]", written)
        if len(notes) > len(places):
            raise refusal(f"notes[{seat}]", f"has {len(notes)} notes for {len(places)} cards and fireworks")
        for place, text in zip(places, notes, strict=False):
            if text:
                yield Note(Seat(seat), text, about=place)

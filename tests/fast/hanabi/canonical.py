"""The observation written down slowly, straight from the reference's description.

It is parametric in the number of colours, as the encoding of the Hanabi Learning
Environment is, and adds the bits that our variants add; so what the tests hold against
OpenSpiel for the standard game vouches for the variants too.
"""

from __future__ import annotations

from chabudai.core import Seat
from chabudai.games.hanabi import (
    Announce,
    Card,
    ClueColour,
    ClueValue,
    Colour,
    Discard,
    HanabiMove,
    HanabiState,
    Play,
)
from chabudai.games.hanabi.components import VALUES
from chabudai.games.hanabi.rules import CLUE_TOKENS, ERRORS

Told = list[list[tuple[bool, bool]]]


class Scribe:
    """Follows one game and writes what a seat sees."""

    def __init__(self, state: HanabiState) -> None:
        """Start with the first position."""
        self.state = state
        self.told: Told = [[(False, False)] * len(hand.cards) for hand in state.hands]
        self.last: tuple[HanabiState, HanabiMove] | None = None

    def play(self, move: HanabiMove) -> None:
        """Follow one move."""
        before = self.state
        self.last = before, move
        self.state = before.play(move)
        seat = before.to_move
        assert seat is not None
        if isinstance(move, ClueColour | ClueValue):
            by_colour = isinstance(move, ClueColour)
            hand = before.hands[move.target].cards
            self.told[move.target] = [
                (c or (by_colour and move.touches(card)), v or (not by_colour and move.touches(card)))
                for card, (c, v) in zip(hand, self.told[move.target], strict=True)
            ]
        else:
            del self.told[seat][move.slot]
            if len(self.state.deck) < len(before.deck):
                self.told[seat].append((False, False))

    def bits(self, seat: Seat) -> list[int]:
        """Return what *seat* sees."""
        return [
            *self._hands(seat),
            *self._board(),
            *self._discards(),
            *self._last_move(seat),
            *self._knowledge(seat),
            *self._extension(seat),
        ]

    def _order(self, seat: Seat) -> list[int]:
        return [(seat + step) % self.state.players for step in range(self.state.players)]

    def _face(self, card: Card | None) -> list[int]:
        return [int(card == Card(colour, value)) for colour in self.state.setup.colours for value in VALUES]

    def _hands(self, seat: Seat) -> list[int]:
        size = self.state.setup.hand_size
        bits = []
        for owner in self._order(seat)[1:]:
            cards = self.state.hands[owner].cards
            for slot in range(size):
                bits += self._face(cards[slot] if slot < len(cards) else None)
        return bits + [int(len(self.state.hands[owner].cards) < size) for owner in self._order(seat)]

    def _board(self) -> list[int]:
        state = self.state
        full = len(state.setup.deck) - state.players * state.setup.hand_size
        fireworks = [int(height == value) for height in state.fireworks for value in VALUES]
        return [
            *_thermometer(len(state.deck), full),
            *fireworks,
            *_thermometer(state.clue_tokens, CLUE_TOKENS),
            *_thermometer(ERRORS - state.errors, ERRORS),
        ]

    def _discards(self) -> list[int]:
        cards = dict.fromkeys(self.state.setup.deck)
        return [bit for card in cards for bit in _thermometer(self.state.discards.count(card), card.copies)]

    def _last_move(self, seat: Seat) -> list[int]:
        players, size, colours = self.state.players, self.state.setup.hand_size, len(self.state.setup.colours)
        if self.last is None:
            return [0] * (2 * players + 4 + colours + 5 + 2 * size + 5 * colours + 2)
        before, move = self.last
        mover = before.to_move or 0
        kind = 2 if isinstance(move, ClueColour) else 3 if isinstance(move, ClueValue) else 0
        kind = 1 if isinstance(move, Discard) else kind
        clue = move if isinstance(move, ClueColour | ClueValue) else None
        used = None if isinstance(move, ClueColour | ClueValue) else move
        touched = [0] * size
        if clue is not None:
            cards = before.hands[clue.target].cards
            touched[: len(cards)] = [int(clue.touches(card)) for card in cards]
        played = isinstance(move, Play | Announce)
        return [
            *_one((mover - seat) % players, players),
            *_one(kind, 4),
            *_one(None if clue is None else (clue.target - seat) % players, players),
            *_one(move.colour if isinstance(move, ClueColour) else None, colours),
            *_one(move.value - 1 if isinstance(move, ClueValue) else None, 5),
            *touched,
            *_one(None if used is None else used.slot, size),
            *self._face(None if used is None else before.hands[mover].cards[used.slot]),
            int(played and self.state.fireworks_total > before.fireworks_total),
            int(played and self.state.clue_tokens > before.clue_tokens),
        ]

    def _knowledge(self, seat: Seat) -> list[int]:
        setup = self.state.setup
        width = 5 * len(setup.colours) + len(setup.colours) + 5
        bits = []
        for owner in self._order(seat):
            hand = self.state.hands[owner]
            for card, known, (colour, value) in zip(hand.cards, hand.knowledge, self.told[owner], strict=True):
                bits += [int(known.allows(Card(c, v))) for c in setup.colours for v in VALUES]
                bits += _one(card.colour if colour else None, len(setup.colours))
                bits += _one(card.value - 1 if value else None, 5)
            bits += [0] * width * (setup.hand_size - len(hand.cards))
        return bits

    def _extension(self, seat: Seat) -> list[int]:
        setup = self.state.setup
        bits = []
        if setup.rules.synchronised:
            announced: Colour | None = None
            if self.last is not None and isinstance(self.last[1], Announce):
                announced = self.last[1].colour
            bits += _one(announced, len(setup.colours))
        if setup.rules.all_or_nothing:
            for owner in self._order(seat):
                bits += _thermometer(len(self.state.hands[owner].cards), setup.hand_size)
        return bits


def _one(place: int | None, count: int) -> list[int]:
    return [int(k == place) for k in range(count)]


def _thermometer(height: int, count: int) -> list[int]:
    return [int(k < height) for k in range(count)]

"""A game so far, as one seat saw it: where it began, every move, and since when each card of that seat is there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from chabudai.core import Seat
from chabudai.fast.hanabi.record import MAX_HAND, rule_numbers
from chabudai.fast.hanabi_conventions.layout import (
    BUILT,
    DECK_LEFT,
    DRAWN,
    ERRORS,
    FINAL,
    HANDS,
    KNOWN,
    LEFT,
    ME,
    PILE,
    ROW,
    SEAT,
    SIZES,
    SWITCHES,
    TOKENS,
    TURN,
)
from chabudai.fast.hanabi_conventions.meaning import Told
from chabudai.fast.hanabi_conventions.memory import begin_memory
from chabudai.fast.hanabi_conventions.notes import NOBODY
from chabudai.fast.hanabi_conventions.table import look_ahead, set_out
from chabudai.fast.hanabi_conventions.turn import show, tell
from chabudai.fast.hanabi_search.table import take
from chabudai.games.hanabi import CARDS, Announce, ClueColour, ClueValue, Colour, Discard
from chabudai.games.hanabi.actions import action_of
from chabudai.games.hanabi.components import VALUES

if TYPE_CHECKING:
    from chabudai.games.hanabi import Clue, HanabiMove, HanabiView

Row = NDArray[np.int64]
COLOUR_FACES: Final = tuple(sum(1 << card.number for card in CARDS if card.colour is colour) for colour in Colour)
VALUE_FACES: Final = tuple(sum(1 << card.number for card in CARDS if card.value == value) for value in VALUES)


class Birth(NamedTuple):
    """A card's place in the first row, and after how many moves it is in the hand."""

    place: int
    turn: int


class History:
    """Everything that happened at a table since a first view, in the form that kernels replay.

    A card that the views never showed is missing in the rows.
    """

    def __init__(self, view: HanabiView, seat: Seat, noticing: int, switches: int) -> None:
        """Begin at *view*, with nothing noted, among players of the conventions *switches*.

        *noticing*, one bit for each seat, are those whose notes are kept.
        """
        self.setup, self.seat = view.setup, seat
        self._noticing = noticing
        self.first = lay_out(view, switches)
        """The game as it began; every card is added when it comes to light."""
        self.row = self.first.copy()
        """The game as it is."""
        self.actions: list[int] = []
        self.births = [Birth(HANDS + MAX_HAND * seat + slot, 0) for slot in range(len(view.hands[seat]))]

    def add(self, move: HanabiMove, after: HanabiView) -> None:
        """Take notice of *move*, which led to *after*."""
        mover = Seat(int(self.row[SEAT]))
        self.actions.append(action_of(self.setup, mover, move))
        if isinstance(move, ClueColour | ClueValue):
            tell(self.row, told(mover, move, after), self._noticing)
            return
        face = self._shown(mover, move.slot, after)
        self._draw(mover, after)
        announced = int(move.colour) if isinstance(move, Announce) else -1
        drawn = int(self.row[DRAWN])
        show(self.row, int(move.slot), face, announced, int(isinstance(move, Discard)), self._noticing)
        if mover == self.seat:
            self.first[self.births.pop(move.slot).place] = face
            if self.row[DRAWN] > drawn:
                self.births.append(Birth(PILE + drawn, len(self.actions)))

    def _draw(self, mover: Seat, after: HanabiView) -> None:
        """Put the card that the mover is about to draw on the pile, as far as it is seen."""
        hand = after.hands[mover]
        if hand and after.deck_left < self.row[DECK_LEFT] and (card := hand[-1]) is not None:
            place = PILE + int(self.row[DRAWN])
            self.row[place] = self.first[place] = 1 << card.number

    def _shown(self, mover: Seat, slot: int, after: HanabiView) -> int:
        """Return the card that a play or a discard has laid open."""
        face = int(self.row[HANDS + MAX_HAND * mover + slot])
        if face:
            return face
        built = _built(after) & ~int(self.row[BUILT])
        return built or 1 << after.discards[-1].number


def lay_out(view: HanabiView, switches: int) -> Row:
    """Return a game that begins at *view*: cards that clues have pointed at count as touched."""
    row: Row = np.zeros(ROW, np.int64)
    setup = view.setup
    set_out(row, rule_numbers(setup))
    row[SWITCHES : SWITCHES + setup.players] = switches
    built = _built(view)
    for card in (*(card for card in CARDS if built >> card.number & 1), *view.discards):
        take(row, LEFT, card.number)
    row[BUILT] = built
    row[KNOWN : KNOWN + MAX_HAND * setup.players] = 0
    for seat, (hand, clues) in enumerate(zip(view.hands, view.knowledge, strict=True)):
        row[SIZES + seat] = len(hand)
        for slot, (seen, known) in enumerate(zip(hand, clues, strict=True)):
            row[HANDS + MAX_HAND * seat + slot] = 0 if seen is None else 1 << seen.number
            row[KNOWN + MAX_HAND * seat + slot] = sum(1 << card.number for card in CARDS if known.allows(card))
    row[TOKENS], row[ERRORS], row[DECK_LEFT] = view.clue_tokens, view.errors, view.deck_left
    row[FINAL] = -1 if view.final_turns_left is None else view.final_turns_left
    row[SEAT] = 0 if view.to_move is None else view.to_move
    row[TURN], row[ME] = view.turn, NOBODY
    look_ahead(row)
    for seat in range(setup.players):
        begin_memory(row, seat)
    return row


def told(giver: Seat, clue: Clue, after: HanabiView) -> Told:
    """Return a clue as everybody heard it, from the view after it."""
    known = after.knowledge[clue.target]
    if isinstance(clue, ClueColour):
        slots = sum(1 << slot for slot, clues in enumerate(known) if clues.colours >> clue.colour & 1)
        return Told(int(giver), int(clue.target), COLOUR_FACES[clue.colour], 0, slots)
    slots = sum(1 << slot for slot, clues in enumerate(known) if clues.values >> clue.value - 1 & 1)
    return Told(int(giver), int(clue.target), VALUE_FACES[clue.value - 1], clue.value, slots)


def _built(view: HanabiView) -> int:
    """Return the cards in the fireworks as a set."""
    return sum(1 << card.number for card in CARDS[: view.setup.top_score] if card.value <= view.fireworks[card.colour])

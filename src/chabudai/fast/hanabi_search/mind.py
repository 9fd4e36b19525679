"""One seat's player: it sees views, never a hidden card, and returns moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from chabudai.core import InvalidRules, Seat
from chabudai.fast.chance import start
from chabudai.fast.hanabi.record import MAX_HAND, table_of
from chabudai.fast.hanabi.rules import COLOUR_CLUE, VALUE_CLUE
from chabudai.fast.hanabi_search.layout import SCRATCH, SEAT, WIDTH, WORLD
from chabudai.fast.hanabi_search.rows import Ints
from chabudai.fast.hanabi_search.search import decide
from chabudai.fast.hanabi_search.table import discard_card, play_card, set_out
from chabudai.fast.hanabi_search.turn import hear_clue, hear_discard, hear_play
from chabudai.games.hanabi import Announce, ClueColour, ClueValue, Discard
from chabudai.games.hanabi.actions import action_of, move_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from chabudai.games.hanabi import Card, Clue, HanabiMove, HanabiSetup, HanabiView, Play

NOBODY: Final = -1
"""The listener of a move whose maker sees every hand it speaks about."""


def lay_table(setup: HanabiSetup) -> Ints:
    """Return the public knowledge of a game that begins."""
    table = np.empty(WIDTH, np.int64)
    set_out(table, table_of(setup))
    return table


class Mind:
    """What one seat knows under the strategy's conventions, and how it moves.

    Tell it every move with `observe`, in order, its own moves included; ask it with
    `choose` when it is its turn. It is a function of the views alone: two games that
    look alike to its seat get the same moves.
    """

    def __init__(self, setup: HanabiSetup, seat: Seat) -> None:
        """Sit down at a new game."""
        self.setup = setup
        self.seat = seat
        self._table = lay_table(setup)
        self._scratch = np.zeros(SCRATCH, np.int64)

    @classmethod
    def after(cls, seat: Seat, views: Iterable[HanabiView], moves: Iterable[HanabiMove]) -> Mind:
        """Return the mind that saw *views*, from the first position on, with *moves* between them."""
        sights = list(views)
        if not sights:
            raise InvalidRules("A mind needs the first view of its game.", hint="Give every view from the deal on.")
        mind = cls(sights[0].setup, seat)
        for before, move, now in zip(sights, moves, sights[1:], strict=False):
            mind.observe(before, move, now)
        return mind

    def observe(self, before: HanabiView, move: HanabiMove, after: HanabiView) -> None:
        """Learn from *move*, which led from one view to the next."""
        hands = self._hands(before)
        mover = int(self._table[SEAT])
        listener = NOBODY if mover == self.seat else int(self.seat)
        if isinstance(move, ClueColour | ClueValue):
            action = action_of(self.setup, Seat(mover), move)
            hear_clue(self._table, hands, action, _touched(move, after), listener, self._scratch)
            return
        card = _shown(before, move, after, mover)
        if isinstance(move, Discard):
            hear_discard(self._table, hands, move.slot, listener, self._scratch)
            discard_card(self._table, mover, move.slot, card.number)
            return
        announced = move.colour if isinstance(move, Announce) else -1
        hear_play(self._table, hands, move.slot, listener, self._scratch)
        play_card(self._table, mover, move.slot, card.number, int(announced))

    def choose(self, view: HanabiView, budget: int = 0, seed: int = 0) -> HanabiMove:
        """Return this seat's move, tried in up to *budget* worlds that *seed* gives."""
        return move_of(self.setup, self.seat, self.action(view, budget, seed))

    def action(self, view: HanabiView, budget: int = 0, seed: int = 0) -> int:
        """Return the number of the move that `choose` returns."""
        counter = np.zeros(1, np.uint64)
        start(counter, seed, view.turn)
        return int(decide(self._table, self._hands(view), budget, counter, self._scratch))

    def possible(self, slot: int) -> tuple[Card, ...]:
        """Return what all players know that this seat's card in *slot* can be."""
        mask = int(self._table[MAX_HAND * self.seat + slot])
        return tuple(card for card in dict.fromkeys(self.setup.deck) if mask >> card.number & 1)

    def _hands(self, view: HanabiView) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
        """Return the visible hands as a world; what is hidden stays 0."""
        world = np.zeros(WORLD, np.int8)
        for owner, hand in enumerate(view.hands):
            if owner != self.seat:
                for slot, card in enumerate(hand):
                    world[MAX_HAND * owner + slot] = 0 if card is None else card.number
        return world


def _touched(clue: Clue, after: HanabiView) -> int:
    """Return the slots that a clue pointed at: what it named is still possible there."""
    known = after.knowledge[clue.target]
    kind = COLOUR_CLUE if isinstance(clue, ClueColour) else VALUE_CLUE
    what = clue.colour if isinstance(clue, ClueColour) else clue.value - 1
    return sum(1 << slot for slot, told in enumerate(known) if told[kind] >> what & 1)


def _shown(before: HanabiView, move: Discard | Play | Announce, after: HanabiView, mover: int) -> Card:
    """Return the card that a play or a discard has laid open."""
    card = before.hands[mover][move.slot]
    if card is not None:
        return card
    if len(after.discards) > len(before.discards):
        return after.discards[-1]
    grown = next(i for i, (old, new) in enumerate(zip(before.fireworks, after.fireworks, strict=True)) if old != new)
    return next(card for card in before.setup.deck if card.colour == grown and card.value == after.fireworks[grown])

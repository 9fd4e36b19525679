"""Solves puzzles over again, in the plainest way: every world as a permutation, every move, played by the rulebook.

Nothing here is shared with the solvers that made the puzzles. Without *memory* nothing is
remembered either; with it, the same position is not solved twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import permutations
from typing import Any

from chabudai.core import mover_of
from chabudai.games.bossa import BossaMove, BossaState
from chabudai.games.bossa.moves import Redraw
from chabudai.games.hanabi.components import CARDS, Card
from chabudai.games.hanabi.hand import Hand
from chabudai.games.hanabi.moves import HanabiMove
from chabudai.games.hanabi.state import HanabiState

Bounds = tuple[Fraction, Fraction]


class BruteForce:
    """Solves positions of both games."""

    def __init__(self, *, memory: bool = False) -> None:
        self._memory: dict[Hashable, Any] | None = {} if memory else None

    def bossa(self, state: BossaState) -> dict[str, Fraction]:
        """Return the winning chance of whoever is to move, after each of the moves."""
        seat = state.mover().seat
        return {str(move): self._chance_after(state, move, seat) for move in state.legal_moves()}

    def _chance_after(self, state: BossaState, move: BossaMove, seat: int) -> Fraction:
        """Lay the hidden tiles in every order that makes a difference now."""
        drawn = min(len(state.pile), 2 if isinstance(move, Redraw) else 1)
        unseen = (*state.pile, state.aside)
        chances = []
        for top in permutations(unseen, drawn):
            below = [tile for tile in unseen if tile not in top]
            chances.append(self._chance(replace(state, pile=(*top, *below[1:]), aside=below[0]).play(move), seat))
        return sum(chances, start=Fraction(0)) / len(chances)

    def _chance(self, state: BossaState, seat: int) -> Fraction:
        returns = state.returns()
        if returns is not None:
            return Fraction(int(returns[seat]) + 1, 2)
        key = (state.to_move, state.board, state.hands, state.modifiers, seat)
        if self._memory is not None and key in self._memory:
            found: Fraction = self._memory[key]
            return found
        choose = max if state.to_move == seat else min
        chance = choose(self._chance_after(state, move, seat) for move in state.legal_moves())
        if self._memory is not None:
            self._memory[key] = chance
        return chance

    def hanabi(self, state: HanabiState) -> dict[str, Bounds]:
        """Return the expected score of each move, at least and at most."""
        return {str(move): bounds for move, bounds in self._scores_by_move(state).items()}

    def _scores_by_move(self, state: HanabiState) -> dict[HanabiMove, Bounds]:
        worlds = list(worlds_of(state))
        found = {}
        for move in state.legal_moves():
            bounds = [self._score(world.play(move)) for world in worlds]
            least, most = sum(low for low, _ in bounds), sum(high for _, high in bounds)
            found[move] = Fraction(least, len(worlds)), Fraction(most, len(worlds))
        return found

    def _score(self, state: HanabiState) -> tuple[int, int]:
        if state.to_move is None:
            return state.score or 0, state.score or 0
        bounds = [self._score(state.play(move)) for move in self._best(state)]
        return min(low for low, _ in bounds), max(high for _, high in bounds)

    def _best(self, state: HanabiState) -> list[HanabiMove]:
        """Return the moves that the player to move may find best."""
        key = state.view(state.to_move) if state.to_move is not None else None
        if self._memory is not None and key in self._memory:
            found: list[HanabiMove] = self._memory[key]
            return found
        scores = self._scores_by_move(state)
        floor = max(low for low, _ in scores.values())
        best = [move for move, (_, high) in scores.items() if high >= floor]
        if self._memory is not None:
            self._memory[key] = best
        return best


def worlds_of(state: HanabiState) -> Iterator[HanabiState]:
    """Yield the position with the mover's hand in every order and choice that the mover cannot rule out.

    Each physical card counts as one of its own, so some positions come more than once.
    """
    seat = mover_of(state)
    own = state.hands[seat]
    hidden = [card for card, copies in _hidden(state, seat).items() for _ in range(copies)]
    for cards in permutations(hidden):
        if all(known.allows(card) for card, known in zip(cards, own.knowledge, strict=False)):
            size = len(own.cards)
            hands = tuple(
                Hand.of(cards[:size], own.knowledge) if other == seat else hand
                for other, hand in enumerate(state.hands)
            )
            yield replace(state, hands=hands, deck=cards[size:])


def _hidden(state: HanabiState, seat: int) -> Counter[Card]:
    """Count the cards of the box that *seat* sees nowhere."""
    left = Counter({card: card.copies for card in CARDS if card.colour in state.setup.colours})
    left.subtract(state.discards)
    for other, hand in enumerate(state.hands):
        if other != seat:
            left.subtract(hand.cards)
    for colour, height in enumerate(state.fireworks):
        left.subtract(Card(state.setup.colours[colour], value) for value in range(1, height + 1))
    return +left

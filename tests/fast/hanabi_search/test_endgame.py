"""The counted end game against plain counting over the readable rules."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import permutations
from typing import TYPE_CHECKING

import numpy as np
import pytest

from chabudai.fast.hanabi.record import MAX_HAND
from chabudai.fast.hanabi_search.candidates import CANDIDATES, list_moves
from chabudai.fast.hanabi_search.endgame import NARROW, ROOM, solve
from chabudai.fast.hanabi_search.layout import (
    BUILT,
    DECK_LEFT,
    DRAWN,
    FINAL,
    HAND_SIZE,
    HIDDEN,
    LEFT,
    MASKS,
    PILE,
    SCRATCH,
    SIZES,
    TOKENS,
    WORLD,
)
from chabudai.fast.hanabi_search.mind import lay_table
from chabudai.fast.hanabi_search.policy import choose
from chabudai.fast.hanabi_search.search import decide
from chabudai.fast.hanabi_search.table import look_ahead
from chabudai.fast.hanabi_search.turn import act
from chabudai.games.hanabi import HANABI, Card, HanabiState
from chabudai.games.hanabi.hand import Hand
from chabudai.games.hanabi.rules import ERRORS as MAX_ERRORS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chabudai.fast.hanabi_search.rows import Cards, Ints

VARIANTS = [
    {},
    {"empty_clues": True},
    {"avalanche": True},
    {"synchronised": True},
    {"all_or_nothing": True},
    {"avalanche": True, "synchronised": True, "all_or_nothing": True, "empty_clues": True},
]

GAMES = 60
ENOUGH = 5
CARELESS = 0.3
"""How often a player makes just any move that the conventions allow."""


@dataclass
class Scene:
    """A position of the readable rules beside what all players know under the conventions."""

    state: HanabiState
    table: Ints

    def world(self) -> Cards:
        """Return the cards as the kernels keep them."""
        world = np.zeros(WORLD, np.int8)
        for seat, hand in enumerate(self.state.hands):
            world[MAX_HAND * seat : MAX_HAND * seat + len(hand.cards)] = [card.number for card in hand.cards]
        world[PILE : PILE + len(self.state.deck)] = [card.number for card in self.state.deck]
        world[DRAWN] = 0
        return world

    def after(self, action: int) -> Scene:
        """Return the position that a move leads to."""
        table = self.table.copy()
        act(table, self.world(), action, np.zeros(SCRATCH, np.int64))
        return Scene(self.state.play(HANABI.move(self.state, action)), table)

    def strategy(self) -> int:
        """Return the strategy's own move."""
        return int(choose(self.table, self.world(), np.zeros(SCRATCH, np.int64)))

    def candidates(self) -> list[int]:
        """Return the moves that the conventions leave, the strategy's own first."""
        moves = np.zeros(CANDIDATES, np.int64)
        count = list_moves(self.table, self.world(), np.zeros(SCRATCH, np.int64), moves)
        return [int(action) for action in moves[:count]]

    def lookalikes(self) -> list[tuple[Scene, int]]:
        """Return the positions that the seat to move cannot tell apart, and in how many ways each comes about."""
        seat = self.state.to_move
        assert seat is not None
        hand = self.state.hands[seat]
        held = len(hand.cards)
        masks = [int(self.table[MASKS + MAX_HAND * seat + slot]) for slot in range(held)]
        ways = Counter(
            cards
            for cards in permutations((*hand.cards, *self.state.deck))
            if all(mask >> card.number & 1 for card, mask in zip(cards, masks, strict=False))
        )
        return [(self._with(int(seat), cards[:held], cards[held:]), count) for cards, count in ways.items()]

    def _with(self, seat: int, own: tuple[Card, ...], deck: tuple[Card, ...]) -> Scene:
        hands = list(self.state.hands)
        hands[seat] = Hand.of(own, hands[seat].knowledge)
        return Scene(replace(self.state, hands=tuple(hands), deck=deck), self.table)


def points(state: HanabiState) -> int:
    """Return what a finished game is worth."""
    total = state.fireworks_total
    lost = state.errors == MAX_ERRORS or (state.setup.rules.all_or_nothing and total < 5 * len(state.setup.colours))
    return 0 if lost else total


def best(scene: Scene, depth: int, limit: int) -> tuple[int, Fraction] | None:
    """Return the best move and what is expected of it, by trying everything; None with too many worlds."""
    worlds = scene.lookalikes()
    if len(worlds) > limit:
        return None
    ways = sum(count for _, count in worlds)
    found: tuple[int, Fraction] | None = None
    for action in scene.candidates():
        total = sum(count * points(play_on(world.after(action), depth, limit)) for world, count in worlds)
        if found is None or Fraction(total, ways) > found[1]:
            found = action, Fraction(total, ways)
    return found


def play_on(scene: Scene, depth: int, limit: int) -> HanabiState:
    """Return the end of the game if the seats that follow count *depth* deep, and keep to the strategy beyond."""
    while scene.state.to_move is not None:
        choice = best(scene, depth - 1, limit // NARROW) if depth else None
        scene = scene.after(scene.strategy() if choice is None else choice[0])
    return scene.state


def end_games(players: int, rules: dict[str, bool], unseen: int) -> Iterator[Scene]:
    """Yield late positions in which the seat to move is in doubt about no more than *unseen* cards.

    The players are careless before, so that something is left to win and to lose.
    """
    rng = random.Random(players)
    setup = HANABI.setup(players, {"edition": "pl", **rules})
    for number in range(GAMES):
        scene = Scene(HANABI.deal(setup, HANABI.shuffle(setup, f"end {number}")), lay_table(setup))
        while scene.state.to_move is not None:
            doubtful = len(scene.state.hands[scene.state.to_move].cards) + len(scene.state.deck)
            if doubtful <= unseen:
                yield scene
            careless = rng.random() < CARELESS
            scene = scene.after(rng.choice(scene.candidates()) if careless else scene.strategy())


def solved(scene: Scene, depth: int, limit: int) -> tuple[int, Fraction] | None:
    """Return the kernel's best move and what is expected of it."""
    memory, scratch = np.zeros(2 * ROOM if depth else 0, np.int64), np.zeros(SCRATCH, np.int64)
    action, total, worlds = solve(scene.table, scene.world(), limit, memory, scratch)
    return None if action < 0 else (int(action), Fraction(int(total), int(worlds)))


@pytest.mark.parametrize("rules", VARIANTS, ids=str)
@pytest.mark.parametrize(("players", "depth", "limit"), [(2, 0, 40), (3, 0, 40), (5, 0, 40), (2, 1, 48), (4, 1, 24)])
def test_counting_finds_what_trying_everything_finds(
    players: int, depth: int, limit: int, rules: dict[str, bool]
) -> None:
    """Best move and expected points are exactly those of a plain count over the readable rules."""
    compared = 0
    for number, scene in enumerate(end_games(players, rules, 7 - depth)):
        if number % 20 == 0 or is_pointed(scene, depth, limit):
            assert solved(scene, depth, limit) == best(scene, depth, limit)
            compared += 1
        if compared == ENOUGH:
            break
    assert compared


def is_pointed(scene: Scene, depth: int, limit: int) -> bool:
    """Tell whether counting leaves the strategy, or comes to something else when the others count too."""
    found = solved(scene, depth, limit)
    return found is not None and (found[0] != scene.strategy() or found != solved(scene, 0, limit))


def test_the_last_turn_goes_to_the_likeliest_card() -> None:
    """With one turn left and a four and a five in doubt the likelier slot is played; the strategy alone would not.

    Three slots hold the red 4, which fits, and both other cards of the pool; only the first two can be
    the red 4. Every other move is worth nothing, and the first two are even.
    """
    four, five, blue_one = 3, 4, 20
    table = lay_table(HANABI.setup(2, {"edition": "pl", "empty_clues": False}))
    table[BUILT] = (1 << 25) - 1 & ~(1 << four | 1 << five)
    table[DECK_LEFT], table[FINAL] = 0, 1
    table[SIZES], table[SIZES + 1], table[TOKENS] = 3, 0, 0
    table[MASKS : MASKS + 2 * MAX_HAND] = 0
    table[MASKS : MASKS + 2] = 1 << four | 1 << five | 1 << blue_one
    table[MASKS + 2] = 1 << five | 1 << blue_one
    table[LEFT : LEFT + 3] = table[HIDDEN : HIDDEN + 3] = 1 << four | 1 << five | 1 << blue_one, 0, 0
    look_ahead(table)
    scratch, words = np.zeros(SCRATCH, np.int64), np.zeros(1, np.uint64)

    assert choose(table, np.zeros(WORLD, np.int8), scratch) not in {table[HAND_SIZE], table[HAND_SIZE] + 1}
    assert decide(table, np.zeros(WORLD, np.int8), 10, words, scratch) == table[HAND_SIZE]
    action, total, worlds = solve(table, np.zeros(WORLD, np.int8), 10, np.zeros(0, np.int64), scratch)
    assert (action, total, worlds) == (table[HAND_SIZE], 2 * 24 + 2 * 23, 4)

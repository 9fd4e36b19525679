"""Players of the strategy who sit down in the middle of a game: what they would make of it.

They know what the rules told everybody so far, the clues literally, and nothing of what the moves
may have meant to others. From then on they understand each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from chabudai.fast.chance import Counter, shuffle, start
from chabudai.fast.compiling import allocating, compiled
from chabudai.fast.hanabi.record import MAX_HAND
from chabudai.fast.hanabi_search.endgame import worth
from chabudai.fast.hanabi_search.layout import (
    AT_DOUBTS,
    AT_OWN,
    BUILT,
    CODE,
    COPIES,
    DECK_LEFT,
    DRAWN,
    DROPPED,
    ERRORS,
    FINAL,
    HIDDEN,
    LEFT,
    MASKS,
    PILE,
    PLAYS_FROM,
    QUIET,
    SCRATCH,
    SEAT,
    SIZES,
    TOKENS,
    WIDTH,
    WORLD,
)
from chabudai.fast.hanabi_search.mind import lay_table
from chabudai.fast.hanabi_search.own import look
from chabudai.fast.hanabi_search.policy import choose, someone_needs_a_clue
from chabudai.fast.hanabi_search.rows import Cards, Floats, Ints, copy_row
from chabudai.fast.hanabi_search.table import look_ahead, settle, take
from chabudai.fast.hanabi_search.turn import act, play_out
from chabudai.fast.hanabi_search.worlds import POOL, fill_pool, imagine
from chabudai.games.hanabi import CARDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.games.hanabi import HanabiState

NO_MOVE = -1
"""Instead of an action: the players who sit down make this move too."""


class Takeover:
    """One position, taken over by players of the strategy at the turn of the seat to move."""

    def __init__(self, state: HanabiState) -> None:
        """Sit down at *state*, which is not over."""
        self._table = public_table(state)
        self._world = open_world(state)

    def choice(self) -> int:
        """Return the action that the strategy itself would choose."""
        return int(choose(self._table, self._world, np.zeros(SCRATCH, np.int64)))

    def worths(
        self, actions: Sequence[int], worlds: int, *, hidden: bool, seed: int, stream: int, first: int = 0
    ) -> NDArray[np.float64]:
        """Play each of *actions* out in the same worlds; return what came of it, a row for each action.

        With *hidden* the hand of the seat to move is drawn from what it can know, as the deck
        always is; otherwise all hands are as they are. World *k* of a *stream* is always the same,
        so more of them can be asked for from *first* on.
        """
        results = np.zeros((len(actions), worlds))
        chosen = np.array(actions, np.int64)
        _play_worlds(self._table, self._world, chosen, int(hidden), seed, stream, first, results)
        return results


def public_table(state: HanabiState) -> NDArray[np.int64]:
    """Return what everybody knows by the rules alone, as a table."""
    table: NDArray[np.int64] = np.asarray(lay_table(state.setup))
    built = [card for card in CARDS[: state.setup.top_score] if card.value <= state.fireworks[card.colour]]
    for card in (*built, *state.discards):
        take(table, LEFT, card.number)
    table[BUILT] = sum(1 << card.number for card in built)
    table[HIDDEN : HIDDEN + COPIES] = table[LEFT : LEFT + COPIES]
    table[MASKS : MASKS + MAX_HAND * state.players] = 0
    for seat, hand in enumerate(state.hands):
        table[SIZES + seat] = len(hand.cards)
        for slot, known in enumerate(hand.knowledge):
            table[MASKS + MAX_HAND * seat + slot] = sum(1 << card.number for card in CARDS if known.allows(card))
    table[TOKENS], table[ERRORS], table[DECK_LEFT] = state.clue_tokens, state.errors, state.deck_left
    table[FINAL] = -1 if state.final_turns_left is None else state.final_turns_left
    table[SEAT] = 0 if state.to_move is None else state.to_move
    table[DROPPED] = len(state.discards)
    look_ahead(table)
    settle(table)
    return table


def open_world(state: HanabiState) -> NDArray[np.int8]:
    """Return where every card is."""
    world = np.zeros(WORLD, np.int8)
    for seat, hand in enumerate(state.hands):
        for slot, card in enumerate(hand.cards):
            world[MAX_HAND * seat + slot] = card.number
    world[PILE : PILE + state.deck_left] = [card.number for card in state.deck]
    return world


@compiled
def act_openly(table: Ints, world: Cards, action: int, scratch: Ints) -> None:
    """Make a move that says what the strategy would have said with it, and nothing that is not so.

    Among players of the strategy a discard says that nobody needs a clue. Others mean no such thing.
    """
    misleading = action < table[PLAYS_FROM] and table[CODE] & QUIET and someone_needs_a_clue(table, world)
    if misleading:
        table[CODE] -= QUIET
    act(table, world, action, scratch)
    if misleading:
        table[CODE] += QUIET


@allocating
def _play_worlds(  # noqa: PLR0913, PLR0917
    table: Ints, world: Cards, actions: Ints, hidden: int, seed: int, stream: int, first: int, results: Floats
) -> None:
    scratch: Ints = np.zeros(SCRATCH, np.int64)
    counter: Counter = np.zeros(1, np.uint64)
    own = scratch[AT_OWN:AT_DOUBTS].copy()
    look(table, world, table[SEAT], own)
    pool = np.empty(POOL, np.int8)
    cards = fill_pool(own, pool)
    fancy = world.copy()
    trial: Ints = np.empty(WIDTH, np.int64)
    trial_world = np.empty(WORLD, np.int8)
    for k in range(results.shape[1]):
        start(counter, seed, (stream << 24) + first + k)
        if hidden:
            imagine(table, own, pool, cards, counter, fancy)
        else:
            copy_row(world, fancy)
            fancy[DRAWN] = 0
            shuffle(counter, fancy, PILE, PILE + table[DECK_LEFT])
        for i in range(results.shape[0]):
            copy_row(table, trial)
            copy_row(fancy, trial_world)
            if actions[i] >= 0:
                act_openly(trial, trial_world, actions[i], scratch)
            play_out(trial, trial_world, scratch)
            results[i, k] = worth(trial)

"""Sitting down in the middle of a game: what is known then, and that nothing else is."""

from itertools import product
from typing import Any

import numpy as np
import pytest

from chabudai.core import Chance, Seat
from chabudai.fast.hanabi.record import MAX_HAND
from chabudai.fast.hanabi_search.layout import BUILT, DECK_LEFT, ERRORS, MASKS, SCRATCH, SIZES, TOKENS
from chabudai.fast.hanabi_search.mind import lay_table
from chabudai.fast.hanabi_search.selfplay import LONGEST, play_deck
from chabudai.fast.hanabi_search.takeover import NO_MOVE, Takeover, open_world, public_table
from chabudai.fast.hanabi_search.turn import play_out
from chabudai.games import HANABI
from chabudai.games.hanabi import HanabiState

VARIANTS = [
    {},
    {"empty_clues": False, "first": 1},
    {"avalanche": True},
    {"all_or_nothing": True},
    {"synchronised": True, "avalanche": True},
]
TABLES = list(product(range(2, 6), VARIANTS))


def first(players: int, rules: dict[str, Any], seed: str) -> HanabiState:
    """Return a deal."""
    setup = HANABI.setup(players, rules)
    return HANABI.deal(setup, HANABI.shuffle(setup, seed))


def positions(players: int, rules: dict[str, Any], seed: str) -> list[HanabiState]:
    """Return the positions of a rehearsed game, but for its end."""
    state, choose, found = first(players, rules, seed), HANABI.rehearsal(Chance("takeover", seed)), []
    while state.to_move is not None:
        found.append(state)
        state = state.play(choose(state))
    return found


@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_at_the_deal_it_is_the_strategys_own_game(players: int, rules: dict[str, Any]) -> None:
    """Taking over before the first move changes nothing: the same table, and the same game to its end."""
    state = first(players, rules, "deal")
    table = public_table(state)
    assert np.array_equal(table, np.asarray(lay_table(state.setup)))

    deck = np.array([card.number for card in HANABI.shuffle(state.setup, "deal")], np.int8)
    played = np.asarray(lay_table(state.setup))
    play_deck(deck, len(deck), played, 0, 0, np.zeros(LONGEST, np.int64))
    play_out(table, open_world(state), np.zeros(SCRATCH, np.int64))
    assert (table[BUILT], table[ERRORS], table[DECK_LEFT]) == (played[BUILT], played[ERRORS], played[DECK_LEFT])


@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_the_table_is_what_the_rules_told(players: int, rules: dict[str, Any]) -> None:
    """Tokens, cards and clues are those of the position, and no card is excluded that is there."""
    for state in positions(players, rules, "told"):
        table = public_table(state)
        assert (table[TOKENS], table[ERRORS], table[DECK_LEFT]) == (state.clue_tokens, state.errors, state.deck_left)
        assert int(table[BUILT]).bit_count() == state.fireworks_total
        for seat, hand in enumerate(state.hands):
            assert table[SIZES + seat] == len(hand.cards)
            masks = table[MASKS + MAX_HAND * seat :]
            assert all(masks[slot] >> card.number & 1 for slot, card in enumerate(hand.cards))


@pytest.mark.parametrize("players", range(2, 6))
def test_hidden_cards_change_nothing(players: int) -> None:
    """What a move is worth to a player is the same in two positions that look alike to that player."""
    for number, state in enumerate(positions(players, {}, "alike")[::7]):
        seat = Seat(state.to_move or 0)
        other = state.alike(seat, Chance("alike", str(number)))
        actions = [HANABI.action(state, move) for move in state.legal_moves()[:4]]
        mine = Takeover(state).worths(actions, 8, hidden=True, seed=5, stream=number)
        theirs = Takeover(other).worths(actions, 8, hidden=True, seed=5, stream=number)
        assert np.array_equal(mine, theirs)
        assert Takeover(state).choice() == Takeover(other).choice()


def test_worlds_are_numbered() -> None:
    """Asking for more worlds goes on where the last ones ended; other seeds and streams give others."""
    takeover = Takeover(positions(2, {}, "numbered")[20])
    whole = takeover.worths([NO_MOVE], 50, hidden=True, seed=1, stream=2)
    parts = [
        takeover.worths([NO_MOVE], size, hidden=True, seed=1, stream=2, first=at) for at, size in ((0, 20), (20, 30))
    ]

    assert np.array_equal(whole, np.concatenate(parts, axis=1))
    assert not np.array_equal(whole, takeover.worths([NO_MOVE], 50, hidden=True, seed=2, stream=2))
    assert not np.array_equal(whole, takeover.worths([NO_MOVE], 50, hidden=True, seed=1, stream=3))


def test_only_victories_count_in_all_or_nothing() -> None:
    """There is no score in that variant."""
    takeover = Takeover(first(2, {"all_or_nothing": True}, "aon"))
    worths = takeover.worths([NO_MOVE], 60, hidden=False, seed=1, stream=0)

    assert set(np.unique(worths)) == {0.0, 25.0}

"""A seat that searches: it knows what it sees, and moves by it alone."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest
from tests.fast.hanabi_conventions.games import minds_at, observe_all, play

from chabudai.bots.hanabi.partner.choosing import choose
from chabudai.bots.hanabi.partner.conventions.registry import agreed_at, switches
from chabudai.bots.hanabi.partner.memory import Memory
from chabudai.bots.hanabi.partner.numbers import numbers
from chabudai.core import Chance, Seat
from chabudai.fast.hanabi.record import MAX_HAND
from chabudai.fast.hanabi_conventions.history import History
from chabudai.fast.hanabi_conventions.layout import (
    DECK_LEFT,
    DRAWN,
    HANDS,
    KNOWN,
    MEMORIES,
    MEMORY,
    PILE,
    RULES,
    SIZES,
    SPEAKS,
    SWITCHES,
)
from chabudai.fast.hanabi_conventions.mind import Mind
from chabudai.fast.hanabi_conventions.selfplay import values_of
from chabudai.fast.hanabi_conventions.worlds import imagine
from chabudai.games import HANABI
from chabudai.games.hanabi.components import CARD_BY_TEXT

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"synchronised": True, "first": 1}),
    (5, {"empty_clues": False, "avalanche": True}),
]


@pytest.mark.parametrize(("players", "rules"), TABLES, ids=str)
def test_worlds_that_look_alike_get_the_same_move(players: int, rules: dict[str, Any]) -> None:
    """Another hand and deck of the mover do not change the move, nor does having read the views later."""
    states, moves = play(players, rules, "secret")
    minds = minds_at(states[0])
    for turn, move in enumerate(moves):
        state, seat = states[turn], states[turn].to_move
        assert seat is not None
        if turn % 8 == 0:
            chosen = minds[seat].choose(state.view(seat), 12, 7)
            other = state.alike(seat, Chance("secret", str(turn)))
            assert minds[seat].choose(other.view(seat), 12, 7) == chosen
            assert chosen in state.legal_moves()
            late = Mind(states[0].view(seat), numbers(players))
            for k in range(turn):
                late.observe(states[k].view(seat), moves[k], states[k + 1].view(seat))
            assert late.choose(state.view(seat), 12, 7) == chosen
        observe_all(minds, state, move, states[turn + 1])


def test_a_mind_without_search_is_the_readable_bot() -> None:
    """From views alone it remembers and chooses as the reference does, also when it sits down late."""
    states, moves = play(4, {}, "late")
    late = 17
    for first in (0, late):
        minds = minds_at(states[first])
        memories = [Memory(states[first].view(Seat(seat))) for seat in range(4)]
        for turn in range(first, len(moves)):
            state, seat = states[turn], states[turn].to_move
            assert seat is not None
            assert minds[seat].choose(state.view(seat)) == choose(memories[seat].scene()).move
            observe_all(minds, state, moves[turn], states[turn + 1])
            for number, memory in enumerate(memories):
                memory.watch(moves[turn], states[turn + 1].view(Seat(number)))


@pytest.mark.parametrize(("players", "rules"), TABLES, ids=str)
def test_imagined_games_are_possible(players: int, rules: dict[str, Any]) -> None:
    """Hands keep to the clues, all cards are there as often as the deck has them, and the table is the true one."""
    states, moves = play(players, rules, "possible")
    seat = Seat(1)
    by = numbers(players)
    history = History(states[0].view(seat), seat, 1 << seat, int(by[0]))
    for turn, move in enumerate(moves):
        if states[turn].to_move == seat:
            rows = imagine(history, values_of(by), 3, turn).rows[:-1]
            for row in rows[::16]:
                for table in (slice(KNOWN, SWITCHES), slice(RULES, DRAWN)):
                    assert np.array_equal(row[table], history.row[table])
                hand = range(MAX_HAND * seat, MAX_HAND * seat + int(row[SIZES + seat]))
                assert all(row[HANDS + place] & row[KNOWN + place] for place in hand)
                unseen = [int(row[HANDS + place]) for place in hand]
                unseen += [int(card) for card in row[PILE + row[DRAWN] : PILE + row[DRAWN] + row[DECK_LEFT]]]
                cards = (*states[turn].hands[seat].cards, *states[turn].deck)
                assert sorted(unseen) == sorted(1 << card.number for card in cards)
        history.add(move, states[turn + 1].view(seat))


def test_in_imagined_games_everybody_plays_at_the_level_that_they_are_taken_for() -> None:
    """Seat 2 has not answered a finesse, as seat 4 has seen; so there it plays and replays as a beginner."""
    hands = "Y4 G4 W4 B4 Y3 G3 W3 R1 W4 G4 Y4 R2 B4 W3 G3 Y1"
    setup = HANABI.setup(4, {"empty_clues": False})
    dealt = [CARD_BY_TEXT[text] for text in hands.split()]
    left = Counter(setup.deck)
    left.subtract(dealt)
    state = HANABI.deal(setup, (*dealt, *left.elements()))
    seat, by = Seat(3), numbers(4)
    history = History(state.view(seat), seat, 1 << seat, int(by[0]))
    for text in ("clue 3 red", "discard 1", "clue 1 4"):
        move = HANABI.parse(text)
        state = state.play(move)
        history.add(move, state.view(seat))
    expert, beginner = (switches(agreed_at(level)) for level in ("expert", "beginner"))

    for row in imagine(history, values_of(by), 3, 0).rows[:-1]:
        assert row[SWITCHES : SWITCHES + 4].tolist() == [expert, beginner, expert, expert]
        assert all(row[MEMORIES + MEMORY + SPEAKS + other] == beginner for other in range(4))


def test_a_mind_survives_partners_of_other_habits() -> None:
    """Whatever the others do, the mind's own moves stay legal to the end."""
    rng = random.Random(3)
    for number in range(8):
        setup = HANABI.setup(2 + number % 4, {})
        state = HANABI.deal(setup, HANABI.shuffle(setup, f"foreign {number}"))
        seat = Seat(1)
        mind = Mind(state.view(seat), numbers(setup.players))
        while state.to_move is not None:
            legal = state.legal_moves()
            move = mind.choose(state.view(seat), 12, 1) if state.to_move == seat else rng.choice(legal)
            assert move in legal
            after = state.play(move)
            mind.observe(state.view(seat), move, after.view(seat))
            state = after

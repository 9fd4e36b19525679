"""Nothing that a seat cannot see may change its move."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from chabudai.core import Seat
from chabudai.fast.hanabi_search.mind import Mind
from chabudai.games.hanabi import HANABI, HanabiState
from chabudai.games.hanabi.hand import Hand


def lookalike(state: HanabiState, seat: Seat, rng: random.Random) -> HanabiState | None:
    """Return another world that *seat* cannot tell from this one, if chance finds one."""
    hand = state.hands[seat]
    for _ in range(2000):
        unseen = [*hand.cards, *state.deck]
        rng.shuffle(unseen)
        own, rest = tuple(unseen[: len(hand.cards)]), tuple(unseen[len(hand.cards) :])
        fits = all(known.allows(card) for known, card in zip(hand.knowledge, own, strict=True))
        if fits and own != hand.cards:
            hands = (*state.hands[:seat], Hand.of(own, hand.knowledge), *state.hands[seat + 1 :])
            return replace(state, hands=hands, deck=rest)
    return None


@pytest.mark.parametrize("budget", [0, 5])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_worlds_that_look_alike_get_the_same_move(players: int, budget: int) -> None:
    """At every turn of a game another hand and deck of the mover do not change the move."""
    rng = random.Random(players)
    setup = HANABI.setup(players, {"edition": "pl"})
    state = HANABI.deal(setup, HANABI.shuffle(setup, "alike"))
    minds = [Mind(setup, Seat(seat)) for seat in range(players)]
    compared = 0
    while state.to_move is not None:
        seat = state.to_move
        move = minds[seat].choose(state.view(seat), budget, 7)
        other = lookalike(state, seat, rng)
        if other is not None:
            assert other.view(seat) == state.view(seat)
            assert minds[seat].choose(other.view(seat), budget, 7) == move
            compared += 1
        after = state.play(move)
        for mind in minds:
            mind.observe(state.view(mind.seat), move, after.view(mind.seat))
        state = after
    assert compared > 20


def test_a_mind_made_from_the_history_moves_alike() -> None:
    """Watching a game from the start and reading its views later come to the same."""
    setup = HANABI.setup(3, {"edition": "pl"})
    state = HANABI.deal(setup, HANABI.shuffle(setup, "history"))
    states, moves = [state], []
    minds = [Mind(setup, Seat(seat)) for seat in range(3)]
    for _ in range(25):
        assert state.to_move is not None
        moves.append(minds[state.to_move].choose(state.view(state.to_move)))
        after = state.play(moves[-1])
        for mind in minds:
            mind.observe(state.view(mind.seat), moves[-1], after.view(mind.seat))
        states.append(after)
        state = after
    for seat in map(Seat, range(3)):
        later = Mind.after(seat, [position.view(seat) for position in states], moves)
        hands = range(len(state.hands[seat].cards))
        assert [later.possible(slot) for slot in hands] == [minds[seat].possible(slot) for slot in hands]


def test_a_mind_survives_partners_of_other_habits() -> None:
    """Whatever the others do, the mind's own moves stay legal to the end."""
    rng = random.Random(3)
    for number in range(30):
        players = 2 + number % 4
        setup = HANABI.setup(players, {"edition": "pl"})
        state = HANABI.deal(setup, HANABI.shuffle(setup, f"foreign {number}"))
        mind = Mind(setup, Seat(1))
        while state.to_move is not None:
            own = state.to_move == mind.seat
            move = mind.choose(state.view(mind.seat), number % 2, 1) if own else rng.choice(state.legal_moves())
            assert move in state.legal_moves()
            after = state.play(move)
            mind.observe(state.view(mind.seat), move, after.view(mind.seat))
            state = after

"""What moves tell about the level that somebody plays at."""

from __future__ import annotations

from collections import Counter

import pytest

from chabudai.bots.hanabi.partner.choosing import options
from chabudai.bots.hanabi.partner.conventions.registry import LEVELS, agreed_at
from chabudai.bots.hanabi.partner.giving import risk
from chabudai.bots.hanabi.partner.levels import MOST_DOUBTFUL, Levels
from chabudai.bots.hanabi.partner.memory import Memory
from chabudai.core import Seat
from chabudai.games import HANABI
from chabudai.games.hanabi import HanabiState
from chabudai.games.hanabi.components import CARD_BY_TEXT
from chabudai.games.hanabi.moves import ClueColour

HANDS = ("Y4 G4 W4 B4", "Y3 G3 W3 R1", "W4 G4 Y4 R2", "B4 W3 G3 Y1")
"""Seat 2 has the red 1 that a clue to seat 3 about its red 2 asks for."""
Table = tuple[HanabiState, list[Memory]]


def table(*moves: str, levels: tuple[str, ...] = ("expert",) * 4, hands: tuple[str, ...] = HANDS) -> Table:
    """Deal, make *moves*, and return the position with what everybody has noted."""
    setup = HANABI.setup(len(hands), {"empty_clues": False})
    dealt = [CARD_BY_TEXT[text] for hand in hands for text in hand.split()]
    left = Counter(setup.deck)
    left.subtract(dealt)
    state = HANABI.deal(setup, (*dealt, *left.elements()))
    memories = [Memory(state.view(Seat(seat)), agreed_at(level)) for seat, level in enumerate(levels)]
    return go_on(state, memories, *moves)


def go_on(state: HanabiState, memories: list[Memory], *moves: str) -> Table:
    """Make more moves."""
    for text in moves:
        move = HANABI.parse(text)
        state = state.play(move)
        for seat, memory in enumerate(memories):
            memory.watch(move, state.view(Seat(seat)))
    return state, memories


def taken_for(memories: list[Memory], judged: int) -> list[str]:
    """Return the level that each of the others takes a seat for."""
    by_agreed = {agreed_at(level): level for level in LEVELS}
    return [by_agreed[memory.levels[judged].speaks] for seat, memory in enumerate(memories) if seat != judged]


def test_everybody_is_taken_for_a_player_of_ones_own_level_at_first() -> None:
    """An expert takes all for experts, a beginner for beginners."""
    _, memories = table(levels=("expert", "beginner", "expert", "expert"))

    assert taken_for(memories, 2) == ["expert", "beginner", "expert"]


def test_whoever_ignores_a_finesse_is_taken_for_a_beginner() -> None:
    """Those who see the clued card know at once, its holder as soon as it lies open."""
    state, memories = table("clue 3 red", "discard 1")
    assert taken_for(memories, 1) == ["beginner", "expert", "beginner"]
    _, memories = go_on(state, memories, "play 4")

    assert taken_for(memories, 1) == ["beginner"] * 3
    assert memories[1].levels[1].speaks == agreed_at("expert")


def test_whoever_has_answered_one_may_slip_once() -> None:
    """One slip tells against the levels that nobody has seen yet, two against what was shown."""
    hands = ("Y4 G4 W4 B4", "Y3 G3 W1 R1", "W4 G4 B2 R2", "B4 W3 G3 Y1")
    state, memories = table("clue 3 red", "play 4", "play 4", "discard 1", hands=hands)
    note = memories[0].levels[1]
    assert note.doubts[0] < 0
    note.slip(1)
    assert taken_for(memories, 1)[0] == "intermediate"
    note.slip(1)

    assert note.speaks == agreed_at("beginner")
    assert state.to_move == 0


def test_whoever_plays_a_card_that_waits_for_another_is_taken_for_a_beginner() -> None:
    """The clue asked somebody else first, who had no turn yet; its giver meant well."""
    hands = (HANDS[0], HANDS[2], HANDS[3], HANDS[1])
    _, memories = table("clue 2 red", "play 4", hands=hands)

    assert taken_for(memories, 1) == ["beginner"] * 3
    assert all(memory.strange[0] == 0 for memory in memories if memory.view.seat not in (0, 1))


def doubting(seat: int) -> Table:
    """Return the first position for players who have seen a seat ignore a finesse."""
    state, memories = table()
    for memory in memories:
        memory.levels[seat].slip(1)
    return state, memories


def asked(memory: Memory) -> set[int]:
    """Return who is asked to play something by a clue that a seat thinks of."""
    offers = [option.offer for option in options(memory.scene()) if option.offer]
    return {ask.seat for offer in offers for ask in offer.asks}


def test_nobody_is_asked_for_what_they_do_not_know() -> None:
    """A finesse is given to players who answer it."""
    _, memories = table()
    assert 1 in asked(memories[0])
    _, memories = doubting(1)

    assert 1 not in asked(memories[0])


def test_a_clue_means_what_its_giver_means() -> None:
    """Whoever is taken for a beginner finesses nobody."""
    state, memories = table("clue 3 red")
    assert memories[1].notes[1][3].asked
    state, memories = doubting(0)
    _, memories = go_on(state, memories, "clue 3 red")

    assert not memories[1].notes[1][3].asked


def test_whoever_gives_a_finesse_is_believed_again() -> None:
    """A clue that makes sense by a finesse alone shows to those who see the clued card that its giver plays it."""
    state, memories = doubting(0)
    assert taken_for(memories, 0) == ["beginner"] * 3
    _, memories = go_on(state, memories, "clue 3 red")

    assert taken_for(memories, 0) == ["intermediate", "beginner", "intermediate"]


def test_a_finesse_counts_less_while_its_receiver_may_be_a_beginner() -> None:
    """A beginner would take the red 2 for a 1 and play it; whoever has shown more would wait."""
    _, memories = table()
    clue = HANABI.parse("clue 3 red")
    assert isinstance(clue, ClueColour)
    before = risk(memories[0].scene(), clue)
    memories[0].levels[2].prove(1)

    assert before >= memories[0].scene().weights.unproven > 0
    assert risk(memories[0].scene(), clue) < before


def test_a_finesse_that_fails_tells_against_its_giver() -> None:
    """Whoever played blind in vain takes back what the clue seemed to show."""
    state, memories = table("clue 3 red", hands=("Y4 G4 W4 B4", "Y3 G3 W3 R4", "W4 G4 Y4 R2", "B4 W3 G3 Y1"))
    assert memories[1].levels[0].has_shown(1)
    _, memories = go_on(state, memories, "play 4")

    assert not memories[1].levels[0].has_shown(1)
    assert taken_for(memories, 0)[0] == "intermediate"


def test_after_an_error_nobody_plays_blind_for_a_giver_who_has_shown_nothing() -> None:
    """Before it anybody is believed, and after it those who have given a finesse that was one, or have answered one."""
    before = ("play 1", "clue 4 1", "clue 1 blue", "clue 1 white")
    state, memories = table(*before)
    assert state.errors == 1
    _, memories = go_on(state, memories, "clue 3 red")
    assert not memories[1].notes[1][3].asked
    state, memories = table(*before)
    memories[1].levels[0].prove(1)
    _, memories = go_on(state, memories, "clue 3 red")

    assert memories[1].notes[1][3].asked


@pytest.mark.parametrize("level", range(1, len(LEVELS)))
def test_a_slip_counts_against_all_higher_levels_and_a_proof_for_all_lower_ones(level: int) -> None:
    """Levels build on each other; doubt has a bound, so that somebody who has learnt is believed again."""
    levels = Levels(agreed_at("expert"))
    for _ in range(9):
        levels.slip(level)
    assert levels.speaks == agreed_at(LEVELS[level - 1])
    assert max(levels.doubts) == MOST_DOUBTFUL
    for _ in range(MOST_DOUBTFUL):
        levels.prove(len(LEVELS) - 1)

    assert levels.speaks == agreed_at("expert")

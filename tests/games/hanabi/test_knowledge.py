"""Chapter H10, first half: what clues alone leave possible, and what a seat can work out."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import perm

import pytest
from tests.games.hanabi.games import COMBINATIONS, rehearsed, setup
from tests.games.hanabi.positions import card, play, position

from chabudai.core import Chance, Seat
from chabudai.games.hanabi import Card, ClueColour, ClueValue, Colour, Deduction, HanabiView, Knowledge

FEW_ENOUGH = 3000
"""How many hands the slow count may look at."""


def counted(view: HanabiView) -> tuple[Counter[Card], ...] | None:
    """Count, hand by hand, how often each face is in each slot; None if there are too many."""
    unseen = [face for face, copies in Deduction.of(view).unseen.items() for _ in range(copies)]
    own = view.knowledge[view.seat]
    if perm(len(unseen), len(own)) > FEW_ENOUGH:
        return None
    faces: tuple[Counter[Card], ...] = tuple(Counter() for _ in own)
    for hand in permutations(unseen, len(own)):
        if all(known.allows(face) for known, face in zip(own, hand, strict=True)):
            for slot, face in enumerate(hand):
                faces[slot][face] += 1
    return faces


def test_a_fresh_card_can_be_anything() -> None:
    """Nothing was said, so every colour and value is possible from clues alone (H10.1)."""
    known = position().hands[0].knowledge[0]

    assert [colour.letter for colour in known.possible_colours()] == list("WRBYG")
    assert known.possible_values() == (1, 2, 3, 4, 5)
    assert all(known.allows(card(face)) for face in ("W1", "G5", "B3"))


def test_clues_alone_do_not_count_cards() -> None:
    """All three red 1s lie in the discard pile, and still the clues leave a red 1 possible (H10.1)."""
    state = position("discards R1 R1 R1 | hands G1 .. / ..")

    assert state.hands[0].knowledge[0].allows(card("R1"))
    assert card("R1") not in Deduction.of(state.view(Seat(0))).possible(0)


def test_everybody_can_follow_what_was_told() -> None:
    """Every view has the knowledge of every hand, its owner's included (H10.1)."""
    state = play(position("hands R1 Y2 .. / G1 R2 .. / ..", players=3), "clue 2 red", "clue 1 1", "clue 2 2")

    for seat in map(Seat, range(3)):
        assert state.view(seat).knowledge == tuple(hand.knowledge for hand in state.hands)


def test_knowledge_is_a_set_of_colours_and_a_set_of_values() -> None:
    """A card is possible when both its colour and its value are (H10.1)."""
    known = Knowledge(1 << Colour.RED | 1 << Colour.BLUE, 0b00110)

    possible = [str(face) for face in position().setup.deck if known.allows(face)]
    assert " ".join(possible) == "R2 R2 R3 R3 B2 B2 B3 B3"


@pytest.mark.parametrize("rules", COMBINATIONS, ids=str)
def test_clues_never_exclude_the_true_card(rules: dict[str, bool]) -> None:
    """Along whole games the card itself stays possible, and clues only ever narrow (H10.1)."""
    for number in range(6):
        for before, move, after in rehearsed(setup(2 + number % 4, **rules), f"true {number}"):
            for hand in after.hands:
                assert all(known.allows(face) for known, face in zip(hand.knowledge, hand.cards, strict=True))
            if isinstance(move, ClueColour | ClueValue):
                told = zip(before.hands[move.target].knowledge, after.hands[move.target].knowledge, strict=True)
                for was, now in told:
                    assert was.colours & now.colours == now.colours
                    assert was.values & now.values == now.values


def test_what_is_seen_is_counted() -> None:
    """Own cards are choices of what is neither in other hands, nor built, nor discarded (H10.2)."""
    state = position("fireworks R1 | discards R1 Y5 | hands .. / R1 G5 B1 B1 B1")
    deduction = Deduction.of(state.view(Seat(0)))

    assert not {card("R1"), card("Y5"), card("G5"), card("B1")} & deduction.possible(0)
    assert deduction.unseen[card("G1")] == 3
    assert sum(deduction.unseen.values()) == state.deck_left + 5


def test_chances_without_clues_are_copies_among_the_unseen() -> None:
    """Each physical card is equally likely (H10.2)."""
    deduction = Deduction.of(position("hands .. / R1 R1 Y1 G2 B5").view(Seat(0)))

    assert deduction.own[0][card("R1")] == Fraction(1, 45)
    assert deduction.own[0][card("W1")] == Fraction(3, 45)
    assert deduction.own[0][card("W5")] == Fraction(1, 45)


def test_what_one_slot_must_be_the_others_cannot() -> None:
    """Two slots known to be the two remaining 4s leave no 4 for a third (H10.2)."""
    state = position("fireworks R3 Y3 G4 W4 B4 | discards G4 W4 B4 Y4 R4 | clues 8 | hands R4 Y4 R5 .. / ..", players=2)
    deduction = Deduction.of(play(state, "clue 2 1", "clue 1 4").view(Seat(0)))

    assert deduction.possible(0) == deduction.possible(1) == {card("R4"), card("Y4")}
    assert deduction.own[0][card("R4")] == Fraction(1, 2)
    assert not {card("R4"), card("Y4")} & deduction.possible(2)


def test_a_small_case_by_hand() -> None:
    """Three unseen cards for two slots, one of which was told its colour (H10.2)."""
    state = position("fireworks R4 Y4 G5 W5 B5 | clues 8 | hands G1 / Y5 R5 | to move 1 | deck G1", all_or_nothing=True)
    view = play(state, "clue 2 red").view(Seat(1))
    deduction = Deduction.of(view)

    # Unseen by the second seat: R5, Y5 and the G1 in the deck; the second slot is red, so R5.
    assert deduction.own[1] == {card("R5"): Fraction(1)}
    assert deduction.own[0] == {card("Y5"): Fraction(1, 2), card("G1"): Fraction(1, 2)}


@pytest.mark.parametrize("rules", COMBINATIONS, ids=str)
def test_exact_chances_along_whole_games(rules: dict[str, bool]) -> None:
    """They add up to 1, never exclude the true card, and agree with counting every hand (H10.2)."""
    compared = 0
    for number in range(4):
        table = setup(2 + number % 4, **rules)
        for _, _, state in rehearsed(table, f"chances {number}"):
            seat = Seat(state.turn % table.players)
            deduction = Deduction.of(state.view(seat))
            assert all(sum(chances.values()) == 1 for chances in deduction.own)
            for slot, face in enumerate(state.hands[seat].cards):
                assert face in deduction.possible(slot)
                assert all(state.hands[seat].knowledge[slot].allows(other) for other in deduction.own[slot])
            faces = counted(state.view(seat))
            if faces is not None:
                compared += 1
                shares = [{face: Fraction(n, count.total()) for face, n in count.items()} for count in faces]
                assert list(deduction.own) == shares
    assert compared, "no position was small enough to count"


def test_look_alikes_come_as_often_as_the_chances_say() -> None:
    """A thousand hands that a seat may hold show each face about as often as it is likely (H10.2)."""
    state = position("fireworks R3 Y3 G4 W4 B4 | discards G4 W4 B4 Y4 R4 | clues 8 | hands R4 Y4 R5 .. / ..")
    state = play(state, "clue 2 1", "clue 1 4")
    deduction = Deduction.of(state.view(Seat(0)))
    chance = Chance("test", "look-alikes")
    drawn = Counter(state.alike(Seat(0), chance).hands[0].cards[0] for _ in range(1000))

    assert drawn.keys() == deduction.possible(0)
    for face, share in deduction.own[0].items():
        assert abs(drawn[face] / 1000 - share) < 0.06

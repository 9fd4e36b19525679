"""Chapters H2 to H4: a turn, clues and discards."""

from itertools import product

import pytest
from tests.games.hanabi.positions import legal, play, position

from chabudai.core import IllegalMove, Seat
from chabudai.games.hanabi import (
    HANABI,
    Announce,
    ClueColour,
    ClueValue,
    Colour,
    Discard,
    HanabiMove,
    Knowledge,
    Play,
    Slot,
)


def told(cards: str, clue: str, **rules: bool) -> list[tuple[str, str]]:
    """Return what seat 2, with *cards*, can know after *clue*: letters and values of each card."""
    after = play(position(f"hands .. / {cards}", **rules), clue)
    return [
        (
            "".join(colour.letter for colour in known.possible_colours()),
            "".join(map(str, known.possible_values())),
        )
        for known in after.hands[1].knowledge
    ]


def test_a_turn_is_one_of_three_things() -> None:
    """The legal moves are clues, discards and plays, and nothing that passes (H2.1)."""
    moves = position("clues 4").legal_moves()

    assert {type(move) for move in moves} == {Play, Discard, ClueColour, ClueValue}
    after = position("clues 4").play(moves[0])
    assert (after.turn, after.to_move) == (1, 1)


@pytest.mark.parametrize("move", [Play(Slot(5)), Play(Slot(-1)), Discard(Slot(5)), Discard(Slot(-1))])
def test_only_cards_that_are_in_the_hand_can_leave_it(move: HanabiMove) -> None:
    """A slot beyond the hand, on either side, is refused (H2.1)."""
    with pytest.raises(IllegalMove, match=r"H2\.1"):
        position("clues 4").play(move)


def test_a_hand_of_four_has_no_fifth_card() -> None:
    """With four players there is no `play 5` (H2.1)."""
    with pytest.raises(IllegalMove, match=r"4 cards \(H2\.1\)"):
        play(position(players=4), "play 5")


def test_cards_keep_their_order() -> None:
    """Those after the one that left move up, the drawn card comes last, and clues stay with their cards (H2.2)."""
    state = play(position("hands R1 Y2 G3 W4 B5 / .. | deck B1 .."), "clue 2 1", "clue 1 green")
    after = play(state, "play 1")

    assert "".join(map(str, after.hands[0].cards)) == "Y2G3W4B5B1"
    assert after.hands[0].knowledge[1].possible_colours() == (Colour.GREEN,)
    assert after.hands[0].knowledge[4] == after.setup.unclued
    assert state.hands[0].knowledge[1:] == after.hands[0].knowledge[:4]


@pytest.mark.parametrize("slot", range(5))
def test_any_slot_can_leave(slot: int) -> None:
    """Whichever card leaves, the others keep their order (H2.2)."""
    state = position("clues 4 | hands R1 Y2 G3 W4 B5 / .. | deck B1 ..")
    before = state.hands[0].cards
    after = state.play(Discard(Slot(slot)))

    assert after.discards == (before[slot],)
    assert after.hands[0].cards == (*before[:slot], *before[slot + 1 :], state.deck[0])


def test_the_discard_pile_lies_open() -> None:
    """Every seat's view has the whole pile, in order (H2.3)."""
    state = play(position("clues 2 | hands R1 Y2 .. / G3 .."), "discard 2", "discard 1", "play 2")

    for seat in map(Seat, range(2)):
        assert state.view(seat).discards == state.discards
    assert [str(card) for card in state.discards[:2]] == ["Y2", "G3"]


def test_a_clue_costs_a_token() -> None:
    """One token is spent by a clue (H3.1)."""
    state = position("clues 8")
    for left in range(7, -1, -1):
        state = state.play(state.legal_moves()[-1])
        assert state.clue_tokens == left


def test_no_clue_without_a_token() -> None:
    """With none available no clue is listed, and one is refused (H3.1)."""
    state = position("clues 0")

    assert not any(move.startswith("clue") for move in legal(state))
    with pytest.raises(IllegalMove, match=r"H3\.1") as refusal:
        play(state, "clue 2 1")
    assert "discard 1" in refusal.value.hint


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_clue_goes_to_another_player(players: int) -> None:
    """Each other seat can be told any colour or value, oneself nothing (H3.2)."""
    state = position(f"to move {players}", players=players)
    clues = {move for move in state.legal_moves() if isinstance(move, ClueColour | ClueValue)}

    others = [Seat(seat) for seat in range(players - 1)]
    colours = {ClueColour(seat, colour) for seat, colour in product(others, state.setup.colours)}
    values = {ClueValue(seat, value) for seat, value in product(others, range(1, 6))}
    assert clues == colours | values
    with pytest.raises(IllegalMove, match=r"another player \(H3\.2\)"):
        play(state, f"clue {players} red")


@pytest.mark.parametrize("target", [-1, 2, 4])
def test_a_clue_to_nobody_is_refused(target: int) -> None:
    """There is no such seat at this table (H3.2)."""
    with pytest.raises(IllegalMove, match=r"no seat .* \(H3\.2\)"):
        position().play(ClueColour(Seat(target), Colour.RED))


@pytest.mark.parametrize("value", [-1, 0, 6, 99])
def test_a_clue_names_a_value_that_cards_have(value: int) -> None:
    """A value that no card has cannot be named, even where empty clues are allowed (H3.2)."""
    with pytest.raises(IllegalMove, match=r"H3\.2"):
        position(empty_clues=True).play(ClueValue(Seat(1), value))


def test_a_colour_clue_is_complete() -> None:
    """Every red card is pointed at; the others are known not to be red (H3.3)."""
    assert told("R1 Y2 R3 W4 B5", "clue 2 red") == [
        ("R", "12345"),
        ("WBYG", "12345"),
        ("R", "12345"),
        ("WBYG", "12345"),
        ("WBYG", "12345"),
    ]


def test_a_value_clue_is_complete() -> None:
    """Every 2 is pointed at; the others are known not to be one (H3.3)."""
    assert told("R1 Y2 R2 W4 B5", "clue 2 2") == [
        ("WRBYG", "1345"),
        ("WRBYG", "2"),
        ("WRBYG", "2"),
        ("WRBYG", "1345"),
        ("WRBYG", "1345"),
    ]


def test_clues_add_up() -> None:
    """A later clue narrows what an earlier one left, for the target alone (H3.3)."""
    state = position("hands .. / R1 Y2 .. / ..", players=3)
    after = play(state, "clue 2 red", "clue 3 5", "clue 2 1")

    assert after.hands[1].knowledge[0].possible_colours() == (Colour.RED,)
    assert after.hands[1].knowledge[0].possible_values() == (1,)
    assert after.hands[1].knowledge[1] == Knowledge(0b11110, 0b11110)
    assert after.hands[0].knowledge == state.hands[0].knowledge


def test_a_clue_changes_nothing_but_knowledge_and_the_token() -> None:
    """No card moves and nothing is drawn (H3.3)."""
    state = position("clues 3")
    after = play(state, "clue 2 1")

    assert [hand.cards for hand in after.hands] == [hand.cards for hand in state.hands]
    assert (after.deck, after.discards, after.fireworks) == (state.deck, state.discards, state.fireworks)
    assert (after.clue_tokens, after.errors) == (2, 0)


def test_an_empty_clue_tells_what_is_not_there() -> None:
    """With it-2023 "you have no white" is a clue: no card can be white any more (H3.4)."""
    state = position("hands .. / R1 Y2 G3 R4 B5", edition="it-2023")
    after = play(state, "clue 2 white")

    assert after.clue_tokens == 7
    assert all(Colour.WHITE not in known.possible_colours() for known in after.hands[1].knowledge)
    clued = HANABI.events(state, HANABI.parse("clue 2 white"), after)[0].to_json()
    assert clued["slots"] == []


@pytest.mark.parametrize("edition", ["es-2019", "pl", "it-fan"])
def test_other_editions_want_a_card_to_point_at(edition: str) -> None:
    """An empty clue is not listed and is refused (H3.4)."""
    state = position("hands .. / R1 Y2 G1 R4 B1", edition=edition)

    clues = [move for move in legal(state) if move.startswith("clue")]
    assert clues == ["clue 2 red", "clue 2 yellow", "clue 2 green", "clue 2 blue", "clue 2 1", "clue 2 2", "clue 2 4"]
    for clue in ("clue 2 white", "clue 2 3", "clue 2 5"):
        with pytest.raises(IllegalMove, match=r"H3\.4"):
            play(state, clue)


def test_no_discard_with_all_tokens() -> None:
    """With eight tokens available no discard is listed, and one is refused (H4.1)."""
    state = position("clues 8")

    assert not any(move.startswith("discard") for move in legal(state))
    with pytest.raises(IllegalMove, match=r"H4\.1"):
        play(state, "discard 1")


@pytest.mark.parametrize("clues", range(8))
def test_a_discard_brings_a_token_back(clues: int) -> None:
    """The card lies face up, one token comes back, a card is drawn (H4.2)."""
    state = position(f"clues {clues} | hands Y2 .. / .. | discards G1 | deck B4 ..")
    after = play(state, "discard 1")

    assert [str(card) for card in after.discards] == ["G1", "Y2"]
    assert (after.clue_tokens, after.errors) == (clues + 1, 0)
    assert str(after.hands[0].cards[-1]) == "B4"
    assert after.deck_left == state.deck_left - 1


def test_a_playable_card_that_is_discarded_is_not_built() -> None:
    """A discard never adds to a firework (H4.2)."""
    assert play(position("clues 7 | hands R1 .. / .."), "discard 1").fireworks == (0,) * 5


def test_a_refusal_names_the_move_the_rule_and_what_is_legal() -> None:
    """Whoever is refused learns what was wrong and what would work (H4.1)."""
    state = position(players=2, edition="pl")
    with pytest.raises(IllegalMove) as refusal:
        play(state, "discard 3")

    assert "'discard 3'" in refusal.value.message
    assert "H4.1" in refusal.value.message
    assert refusal.value.hint == f"Legal moves: {', '.join(legal(state))}."


def test_announcing_is_only_for_the_synchronised_show() -> None:
    """Without that variant an announced play is refused (H8.1)."""
    with pytest.raises(IllegalMove, match=r"H8\.1"):
        position().play(Announce(Slot(0), Colour.RED))


def test_only_clues_communicate() -> None:
    """There is no move that tells anybody anything but a clue: other moves leave all knowledge as it is (H11.1)."""
    state = play(position("hands R1 Y1 .. / G1 R2 .. | deck B4 .."), "clue 2 red", "clue 1 1", "clue 2 2", "clue 1 red")

    for move in state.legal_moves():
        after = state.play(move)
        if isinstance(move, ClueColour | ClueValue):
            continue
        assert after.hands[1].knowledge == state.hands[1].knowledge
        kept = [known for slot, known in enumerate(state.hands[0].knowledge) if slot != move.slot]
        assert list(after.hands[0].knowledge[:-1]) == kept

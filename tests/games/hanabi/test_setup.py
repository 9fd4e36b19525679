"""Chapter H1: what is on the table before the first move."""

from collections import Counter

import pytest
from tests.games.hanabi.positions import legal, play, position

from chabudai.core import InvalidRules, Seat
from chabudai.games.hanabi import HANABI, HanabiState
from chabudai.games.hanabi.components import RULEBOOK_ORDER

PLAYERS = (2, 3, 4, 5)
DECK_LEFT = {2: 40, 3: 35, 4: 34, 5: 30}


def dealt(players: int, **rules: bool | int | str) -> HanabiState:
    """Deal one game."""
    setup = HANABI.setup(players, rules)
    return HANABI.deal(setup, HANABI.shuffle(setup, "set-up"))


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 50])
def test_two_to_five_people_play(players: int) -> None:
    """Fewer or more are refused, and the paragraph is named (H1.1)."""
    with pytest.raises(InvalidRules, match=r"H1\.1"):
        HANABI.setup(players, {})


@pytest.mark.parametrize("players", PLAYERS)
def test_the_deck_has_fifty_cards(players: int) -> None:
    """Five colours, each with 1 1 1 2 2 3 3 4 4 5 (H1.2)."""
    pieces = dealt(players).pieces()

    assert pieces.total() == 50
    assert pieces == Counter(colour + value for colour in "WRBYG" for value in "1112233445")


def test_colours_are_named_in_the_rulebooks_order() -> None:
    """White, red, blue, yellow, green in every text (H1.2)."""
    fireworks = dealt(2).to_json()["fireworks"]

    assert isinstance(fireworks, dict)
    assert list(fireworks) == ["white", "red", "blue", "yellow", "green"]
    assert [colour.letter for colour in RULEBOOK_ORDER] == list("WRBYGM")


@pytest.mark.parametrize(("players", "size"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_hand_sizes(players: int, size: int) -> None:
    """Five cards with two or three players, four with four or five (H1.3)."""
    assert [len(hand.cards) for hand in dealt(players).hands] == [size] * players


@pytest.mark.parametrize("avalanche", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_cards_left_after_the_deal(players: int, avalanche: bool) -> None:
    """The rulebook's numbers to check an engine with: 40, 35, 34, 30, and five more (H1.3, H9.1)."""
    state = dealt(players, avalanche=avalanche)

    assert state.deck_left == len(state.deck) == DECK_LEFT[players] + 5 * avalanche


@pytest.mark.parametrize("first", [0, 2])
def test_the_deck_is_dealt_hand_by_hand(first: int) -> None:
    """Seat 1's cards come first, oldest first, whoever begins; then the draws from the top (H1.4)."""
    setup = HANABI.setup(3, {"first": first})
    deck = HANABI.shuffle(setup, "order")
    state = HANABI.deal(setup, deck)

    assert [hand.cards for hand in state.hands] == [deck[:5], deck[5:10], deck[10:15]]
    assert state.deck == deck[15:]
    after = play(state, "play 1")
    assert after.hands[first].cards[-1] == deck[15]
    assert after.deck == deck[16:]


@pytest.mark.parametrize("players", PLAYERS)
def test_eight_clue_tokens_and_no_error(players: int) -> None:
    """All tokens are available, nothing was built, discarded or told (H1.5)."""
    state = dealt(players)

    assert (state.clue_tokens, state.errors, state.turn) == (8, 0, 0)
    assert (state.fireworks, state.discards) == ((0,) * 5, ())
    assert (state.final_turns_left, state.ended) == (None, None)
    assert all(known == state.setup.unclued for hand in state.hands for known in hand.knowledge)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_table_says_who_begins(players: int) -> None:
    """Any seat may begin; seat 1 does if nothing is said; turns go round by seat (H1.6)."""
    assert dealt(players).to_move == 0
    for first in range(players):
        state = dealt(players, first=first)
        seats = []
        for _ in range(2 * players):
            seats.append(state.to_move)
            state = state.play(state.legal_moves()[-1])
        assert seats == [(first + step) % players for step in range(2 * players)]


@pytest.mark.parametrize("first", [-1, 2, 5, True, False, 1.0, "1", None, [0]])
def test_a_seat_that_is_not_there_cannot_begin(first: object) -> None:
    """`first` is the number of a seat at this table (H1.6)."""
    with pytest.raises(InvalidRules, match="first"):
        HANABI.setup(2, {"first": first})  # type: ignore[dict-item]  # what a program may send


def test_you_see_all_cards_but_your_own() -> None:
    """A view has every hand but its owner's, and no deck (H1.7)."""
    state = dealt(4)

    for seat in map(Seat, range(4)):
        view = state.view(seat)
        assert view.hands[seat] == (None,) * 4
        assert all(view.hands[i] == state.hands[i].cards for i in range(4) if i != seat)
        assert not hasattr(view, "deck")


@pytest.mark.parametrize(
    ("edition", "empty"), [("it-2023", True), ("es-2019", False), ("pl", False), ("it-fan", False)]
)
def test_an_edition_sets_what_holds_when_nothing_is_said(edition: str, empty: bool) -> None:
    """Only it-2023 has empty clues; what is given wins over the edition (H3.4)."""
    assert HANABI.setup(2, {"edition": edition}).rules.empty_clues is empty
    assert HANABI.setup(2, {"edition": edition, "empty_clues": not empty}).rules.empty_clues is not empty


def test_the_default_is_the_italian_edition_without_variants() -> None:
    """No rules given means it-2023, seat 0 first, no variant."""
    assert HANABI.setup(2, {}).rules_json() == {
        "edition": "it-2023",
        "empty_clues": True,
        "all_or_nothing": False,
        "synchronised": False,
        "avalanche": False,
        "first": 0,
    }


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ({"edition": "de-1999"}, "de-1999"),
        ({"edition": None}, "None"),
        ({"edition": ["pl"]}, "pl"),
        ({"rainbow": True}, "rainbow"),
        ({"avalanche": 1}, "avalanche"),
        ({"avalanche": "true"}, "avalanche"),
        ({"empty_clues": None}, "empty_clues"),
        ({"all_or_nothing": 0}, "all_or_nothing"),
        ({"synchronised": []}, "synchronised"),
    ],
)
def test_rules_that_do_not_exist_are_refused(rules: dict[str, object], said: str) -> None:
    """The refusal names what was wrong and what there is."""
    with pytest.raises(InvalidRules, match=said) as refusal:
        HANABI.setup(2, rules)  # type: ignore[arg-type]  # what a program may send
    assert refusal.value.hint


def test_the_position_builder_keeps_every_card() -> None:
    """Positions for tests are whole decks too."""
    states = [
        position(),
        position("fireworks R3 W1 | clues 4 | errors 2 | hands R4 G1 .. / .."),
        position("fireworks R4 Y4 G4 W4 B4 | deck R5 | hands Y5 .. / G5 ..", players=5, avalanche=True),
        position("fireworks R5 Y5 G5 W5 B4 | deck none | hands B5 / B1", all_or_nothing=True),
    ]

    for state in states:
        assert state.pieces() == Counter(map(str, state.setup.deck))
        assert legal(state)
    assert states[1].hands[0].cards[0].value == 4

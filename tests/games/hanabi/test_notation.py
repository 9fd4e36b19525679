"""Moves as text and as numbers, and decks as text."""

import pytest
from tests.games.hanabi.games import COMBINATIONS, dealt, setup
from tests.games.hanabi.positions import play, position

from chabudai.core import InvalidDeal, Seat, UnreadableMove
from chabudai.games.hanabi import (
    CARDS,
    HANABI,
    Announce,
    Card,
    ClueColour,
    ClueValue,
    Colour,
    Discard,
    HanabiMove,
    Play,
    Slot,
)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("play 3", Play(Slot(2))),
        ("play 3 as red", Announce(Slot(2), Colour.RED)),
        ("discard 1", Discard(Slot(0))),
        ("clue 2 red", ClueColour(Seat(1), Colour.RED)),
        ("clue 2 4", ClueValue(Seat(1), 4)),
        ("clue 5 multicolour", ClueColour(Seat(4), Colour.MULTICOLOUR)),
    ],
)
def test_the_examples_of_the_protocol(text: str, move: HanabiMove) -> None:
    """Text counts from 1, moves count from 0; each prints as it was read."""
    assert HANABI.parse(text) == move
    assert str(move) == text
    assert HANABI.parse(f"  {text.upper()}\t") == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "pass",
        "play",
        "play 0",
        "play 6",
        "play -1",
        "play 1.0",
        "play 01",
        "play ١",
        "play 3 red",
        "play 3 as",
        "play 3 as pink",
        "play 3 as 3",
        "discard",
        "discard 0",
        "discard 6",
        "discard 1 2",
        "clue",
        "clue 2",
        "clue 2 0",
        "clue 2 6",
        "clue 0 red",
        "clue 6 red",
        "clue 2 pink",
        "clue red 2",
        "clue 2 red 4",
        "play 3; discard 1",
        "\0",
        "x" * 10_000,
    ],
)
def test_what_names_no_move_is_unreadable(text: str) -> None:
    """The refusal repeats the text, shortened, and shows how moves are written."""
    with pytest.raises(UnreadableMove) as refusal:
        HANABI.parse(text)
    assert len(refusal.value.message) < 400
    assert "clue 2 red" in refusal.value.hint


def test_moves_can_be_pasted() -> None:
    """A move's repr is the code that makes it."""
    assert repr(Play(Slot(2))) == "Play(slot=2)"
    assert repr(ClueValue(Seat(1), 4)) == "ClueValue(target=1, value=4)"


@pytest.mark.parametrize("rules", COMBINATIONS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_number_is_one_move_and_back(players: int, rules: dict[str, bool]) -> None:
    """Numbers have no gap, and each move's text reads back to it."""
    state = dealt(setup(players, **rules), "numbers")
    moves = [HANABI.move(state, action) for action in range(HANABI.action_count(state.setup))]

    assert len(set(moves)) == len(moves)
    assert [HANABI.action(state, move) for move in moves] == list(range(len(moves)))
    assert [HANABI.parse(str(move)) for move in moves] == moves


@pytest.mark.parametrize(("players", "count"), [(2, 20), (3, 30), (4, 38), (5, 48)])
def test_the_numbering_is_that_of_the_learning_environment(players: int, count: int) -> None:
    """Discards, plays, colours by distance, values by distance: as many as research counts."""
    assert HANABI.action_count(setup(players)) == count
    size, colours = setup(players).hand_size, 5
    assert HANABI.action_count(setup(players, synchronised=True)) == count + size * colours


def test_clues_are_numbered_by_distance() -> None:
    """The next seat comes first, whoever is to move."""
    state = position("to move 3", players=4)

    assert HANABI.move(state, 8) == ClueColour(Seat(3), Colour.RED)
    assert HANABI.move(state, 13) == ClueColour(Seat(0), Colour.RED)
    assert HANABI.move(state, 23) == ClueValue(Seat(3), 1)
    assert HANABI.action(state, ClueValue(Seat(1), 5)) == 37


@pytest.mark.parametrize("action", [-1, 20, 10**30])
def test_a_number_beyond_the_table_is_unreadable(action: int) -> None:
    """The refusal says how far numbers go."""
    with pytest.raises(UnreadableMove, match=str(action)) as refusal:
        HANABI.move(position(), action)
    assert "0 to 19" in refusal.value.hint


def test_faces_are_numbered_by_colour_and_value() -> None:
    """Thirty faces, each at its own number, with its letter and value as text."""
    assert [face.number for face in CARDS] == list(range(30))
    assert [str(face) for face in CARDS[:6]] == ["R1", "R2", "R3", "R4", "R5", "Y1"]
    assert sum(face.copies for face in CARDS) == 55
    assert Card(Colour.BLUE, 4).copies == 2


def test_a_state_as_json() -> None:
    """Every field of the protocol: seats count from 0, cards are oldest first, colours are words."""
    state = position(
        "fireworks R3 W1 | clues 4 | errors 1 | hands R4 G1 / B5 | discards Y2 G1 | deck none | last 2", edition="pl"
    )
    shown = play(state, "clue 2 blue").to_json()

    assert {name: value for name, value in shown.items() if name not in ("knowledge", "discards")} == {
        "game": "hanabi",
        "players": 2,
        "rules": {
            "edition": "pl",
            "empty_clues": False,
            "all_or_nothing": False,
            "synchronised": False,
            "avalanche": False,
            "first": 0,
        },
        "turn": 1,
        "to_move": 1,
        "clue_tokens": 3,
        "errors": 1,
        "fireworks": {"white": 1, "red": 3, "blue": 0, "yellow": 0, "green": 0},
        "deck_left": 0,
        "hands": [["R4", "G1"], ["B5"]],
        "final_turns_left": 1,
        "ended": None,
        "fireworks_total": 4,
        "score": 4,
        "deck": [],
    }
    unclued = {"colours": ["white", "red", "blue", "yellow", "green"], "values": [1, 2, 3, 4, 5]}
    assert shown["knowledge"] == [[unclued, unclued], [{**unclued, "colours": ["blue"]}]]
    assert shown["discards"] == list(map(str, state.discards))
    assert [str(card) for card in state.discards[-2:]] == ["Y2", "G1"]


def whole_deck() -> list[str]:
    """Return the fifty cards as texts."""
    return [str(face) for face in setup(2).deck]


def test_a_deck_reads_back() -> None:
    """A deck's JSON form is the deck."""
    table = setup(3, avalanche=True)
    deck = HANABI.shuffle(table, "deck")

    assert HANABI.read_deal(table, HANABI.deal_json(deck)) == deck


@pytest.mark.parametrize(
    ("deck", "said"),
    [
        (None, "deck"),
        ("R1", "deck"),
        ({"R1": 3}, "deck"),
        ([], "0 of R1"),
        (whole_deck()[:-1], "0 of B5"),
        ([*whole_deck(), "R1"], "4 of R1"),
        (["R2", *whole_deck()[1:]], "2 of R1"),
        (["M1", *whole_deck()[1:]], "2 of R1"),
        (["r1", *whole_deck()[1:]], "element 0"),
        (["R6", *whole_deck()[1:]], "element 0"),
        ([*whole_deck()[:-1], 5], "element 49"),
        ([*whole_deck()[:-1], None], "element 49"),
        ([*whole_deck()[:-1], ["B5"]], "element 49"),
    ],
    ids=str,
)
def test_a_deck_that_is_not_the_deck(deck: object, said: str) -> None:
    """The refusal names the card or the element that is wrong (H1.2)."""
    with pytest.raises(InvalidDeal, match=said) as refusal:
        HANABI.read_deal(setup(2), {"deck": deck})  # type: ignore[dict-item]  # what a program may send
    assert refusal.value.hint


@pytest.mark.parametrize("given", [{}, {"tiles": []}, {"deck": whole_deck(), "dice": [1, 2]}])
def test_a_deal_is_a_deck_and_nothing_else(given: dict[str, list[str]]) -> None:
    """Other fields are refused."""
    with pytest.raises(InvalidDeal, match="fields"):
        HANABI.read_deal(setup(2), given)


def test_multicolour_cards_need_the_avalanche() -> None:
    """The right 55 cards are wrong at a table without the variant, and the other way round (H9.1)."""
    many = [str(face) for face in setup(2, avalanche=True).deck]

    with pytest.raises(InvalidDeal, match="1 of M1"):
        HANABI.read_deal(setup(2), {"deck": many})
    with pytest.raises(InvalidDeal, match="0 of M1"):
        HANABI.read_deal(setup(2, avalanche=True), {"deck": whole_deck()})

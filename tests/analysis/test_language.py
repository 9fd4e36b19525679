"""What a game meant to the people who played it, by the conventions."""

from __future__ import annotations

from chabudai.analysis.hanabi.language import Language
from chabudai.analysis.played import Played
from chabudai.bots.reason import say_why
from chabudai.games.hanabi import HANABI
from chabudai.words import Words

SETUP = HANABI.setup(3, {"empty_clues": False})
ENGLISH = Words("en", ("game", "bots"))
NAMES = ["Ann", "Bob", "Cleo"]


def deck(hands: str) -> list[str]:
    """Return a deck that begins with these hands, oldest card first."""
    cards = [str(card) for card in SETUP.deck]
    given = hands.split()
    for card in given:
        cards.remove(card)
    return given + cards[::-1]


def played(hands: str, *moves: str) -> Played:
    """Return a game of three that begins with these hands."""
    states = [HANABI.deal(SETUP, HANABI.read_deal(SETUP, {"deck": deck(hands)}))]
    made = [HANABI.parse(move) for move in moves]
    for move in made:
        states.append(states[-1].play(move))
    return Played(states, made)


def meant(hands: str, clue: str) -> list[str]:
    """Return what Ann's first clue means, in English."""
    return [say_why(said, ENGLISH, NAMES) for said in Language(played(hands, clue)).meant(1)]


def test_a_play_clue_asks_for_its_focus() -> None:
    """The newest of the touched cards is asked for, as the card that fits."""
    hands = "W1 W3 Y1 G1 B3  B4 B2 W4 Y3 W2  Y2 W3 G4 B3 R1"

    assert meant(hands, "clue 3 red") == ["To Cleo: play card 5, red 1."]


def test_of_several_1s_the_one_that_is_played_first_is_named() -> None:
    """The focus is the newest card, but of 1s that were dealt the oldest comes first."""
    hands = "W1 W3 Y1 G1 B3  B4 B2 W4 Y3 W2  Y2 G1 G4 B3 R1"

    assert meant(hands, "clue 3 1") == ["To Cleo: play the 1s, card 2 first."]


def test_a_save_clue_keeps_the_chop() -> None:
    """A 5 on the chop is to be kept, whichever 5 it may be."""
    hands = "W1 W3 Y1 G1 B3  B4 B2 W4 Y3 W2  G5 W3 G4 B3 R1"

    assert meant(hands, "clue 3 5") == ["To Cleo: keep card 1, a 5."]


def test_a_finesse_is_told_to_whoever_must_play_blind() -> None:
    """Bob sees a red 2 that is asked for and nobody with the red 1: it must be his newest card."""
    hands = "W1 W3 Y1 G1 B3  B4 B2 W4 Y3 R1  Y2 W3 G4 B3 R2"

    assert meant(hands, "clue 3 red") == [
        "To Cleo: card 5 is red 1 or red 2, to be played when its time comes.",
        "To Bob: a finesse or a bluff. Card 5, untouched, should be a 1.",
    ]


def test_a_clue_that_nobody_can_understand_is_a_misreading() -> None:
    """The red 3 is taken for the card that fits, as nobody has what lies between."""
    hands = "W1 W3 Y1 G1 B3  B4 B2 W4 Y3 W2  Y2 W3 G4 B3 R3"

    assert meant(hands, "clue 3 red")[-2:] == [
        "Misread: Cleo takes card 5 for red 1, but it is red 3.",
        "Card 5 was not on the chop of Cleo, so the clue looks like a play, not a save.",
    ]


def test_on_the_chop_a_misreading_is_left_at_that() -> None:
    """There a clue can be a save as well as a play."""
    hands = "W1 W3 Y1 G1 B3  B4 B2 W4 Y3 W2  R3 W3 G4 B3 Y2"

    assert meant(hands, "clue 3 red")[-1] == "Misread: Cleo takes card 1 for red 1, but it is red 3."


def test_a_chop_move_is_told_to_whoever_keeps_the_card() -> None:
    """Bob skips the 1 that comes first, so Cleo keeps the chop."""
    hands = "Y4 G4 W4 B4 R4  Y1 R1 G3 W1 B3  W2 G4 W3 G1 R1"
    language = Language(played(hands, "clue 2 1", "play 2"))

    assert [say_why(said, ENGLISH, NAMES) for said in language.meant(2)] == [
        "To Cleo: a chop move. Keep card 1 too, though no clue has touched it."
    ]


def test_the_reason_for_a_save_names_chop_and_last_copy() -> None:
    """What speaks for the best move is told by its convention, from the seat that was to move."""
    hands = "W1 W3 Y1 G1 B3  G5 B2 W4 Y3 W2  Y2 W3 G4 B3 R3"
    language = Language(played(hands, "clue 2 5"))

    why = language.why(1, HANABI.parse("clue 2 5"))

    assert why is not None
    assert say_why(why, ENGLISH, NAMES) == (
        "A save clue: green 5 was the last one and on the chop of Bob. It had to be saved."
    )


def test_what_a_card_is_taken_for_is_what_its_holder_could_think() -> None:
    """After a play clue the focus is the card that fits; without a clue a card is all that it can be."""
    hands = "W1 W3 Y1 G1 B3  B4 B2 W4 Y3 R1  Y2 W3 G4 B3 R2"
    language = Language(played(hands, "clue 2 red", "play 5"))

    assert language.taken(2)[4] == ["R1"]
    assert len(language.taken(2)[0]) > 15


def test_moves_that_are_no_clues_mean_nothing() -> None:
    """Only clues are read."""
    hands = "W1 W3 Y1 G1 B3  B4 B2 W4 Y3 R1  Y2 W3 G4 B3 R2"

    assert Language(played(hands, "play 1", "play 5")).meant(1) == []

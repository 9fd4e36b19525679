"""Rules, deals and records that do not exist open no table."""

import pytest
from tests.engine.asking import refused
from tests.engine.requests import COMPLETE, DECK, TILES, finished

from chabudai.engine import Referee
from chabudai.games import GAMES


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"game": ""},
        {"game": "Hanabi"},
        {"players": 1},
        {"players": 6},
        {"players": 0},
        {"players": -2},
        {"players": 10**30},
        {"rules": {"edition": "de"}},
        {"rules": {"edition": None}},
        {"rules": {"edition": []}},
        {"rules": {"rainbow": True}},
        {"rules": {"": True}},
        {"rules": {"avalanche": 1}},
        {"rules": {"avalanche": "yes"}},
        {"rules": {"empty_clues": None}},
        {"rules": {"first": 2}},
        {"rules": {"first": -1}},
        {"rules": {"first": True}},
        {"rules": {"first": 1.0}},
        {"rules": {"first": 10**30}},
        {"game": "bossa", "players": 3},
        {"game": "bossa", "rules": {"edition": "standard"}},
        {"game": "bossa", "rules": {"first": 0}},
    ],
    ids=str,
)
def test_rules_that_do_not_exist(busy: Referee, changes: dict[str, object]) -> None:
    """An unknown game, number of players, edition, option or value opens no table."""
    refused(busy, {"do": "deal", **COMPLETE["deal"], **changes}, "rules/invalid")


@pytest.mark.parametrize(
    "changes",
    [
        {"seed": "x" * 201},
        {"seed": "☂" * 201},
        {"deck": DECK, "seed": "x"},
        {"deck": []},
        {"deck": DECK[:-1]},
        {"deck": [*DECK, "R1"]},
        {"deck": ["R2", *DECK[1:]]},
        {"deck": ["M1", *DECK[1:]]},
        {"deck": ["r1", *DECK[1:]]},
        {"deck": ["R0", *DECK[1:]]},
        {"deck": ["", *DECK[1:]]},
        {"deck": DECK, "rules": {"avalanche": True}},
        {"tiles": TILES},
        {"dice": [5, 3]},
        {"deck": DECK, "dice": [5, 3]},
        {"game": "bossa", "deck": DECK},
        {"game": "bossa", "tiles": TILES},
        {"game": "bossa", "dice": [5, 3]},
        {"game": "bossa", "tiles": TILES, "dice": [5, 3], "seed": "x"},
        {"game": "bossa", "tiles": TILES, "dice": [4, 4]},
        {"game": "bossa", "tiles": TILES, "dice": [0, 3]},
        {"game": "bossa", "tiles": TILES, "dice": [7, 3]},
        {"game": "bossa", "tiles": TILES, "dice": [-1, 3]},
        {"game": "bossa", "tiles": TILES, "dice": [5, 10**30]},
        {"game": "bossa", "tiles": TILES, "dice": []},
        {"game": "bossa", "tiles": TILES, "dice": [5]},
        {"game": "bossa", "tiles": TILES, "dice": [5, 3, 1]},
        {"game": "bossa", "tiles": [], "dice": [5, 3]},
        {"game": "bossa", "tiles": TILES[:-1], "dice": [5, 3]},
        {"game": "bossa", "tiles": [*TILES, TILES[0]], "dice": [5, 3]},
        {"game": "bossa", "tiles": [TILES[1], *TILES[1:]], "dice": [5, 3]},
        {"game": "bossa", "tiles": ["0/0", *TILES[1:]], "dice": [5, 3]},
        {"game": "bossa", "tiles": ["6/6", *TILES[1:]], "dice": [5, 3]},
        {"game": "bossa", "tiles": ["1/2*", *TILES[1:]], "dice": [5, 3]},
    ],
    ids=lambda changes: str({name: f"{len(str(value))} {str(value)[:20]}" for name, value in changes.items()}),
)
def test_a_deal_that_is_not_the_deal(busy: Referee, changes: dict[str, object]) -> None:
    """A deck that is not the deck, equal dice, both a seed and a deal, a seed that is too long."""
    refused(busy, {"do": "deal", "game": "hanabi", "players": 2, **changes}, "deal/invalid")


@pytest.mark.parametrize("name", GAMES)
def test_a_bad_record_opens_no_table(busy: Referee, name: str) -> None:
    """Newer, unknown, illegal: the answer names the version, the field or the move's number."""
    good = finished(name)
    moves = good["moves"]
    for changes, said in (
        ({"version": 2}, "version 2"),
        ({"version": "1"}, "version"),
        ({"format": "pgn"}, "format"),
        ({"extra": 1}, "extra"),
        ({"seed": "other"}, "other"),
        ({"players": None}, "players"),
        ({"rules": {"rainbow": True}}, "rainbow"),
        ({"deal": {}}, "deal" if name == "hanabi" else "tiles"),
        ({"moves": [*moves[:2], "castle", *moves[3:]]}, "Move 3"),
        ({"moves": [*moves, moves[-1]]}, f"Move {len(moves) + 1}"),
        ({"moves": [*moves[:1], 7]}, "Move 2"),
    ):
        error = refused(busy, {"do": "load", "record": {**good, **changes}}, "record/invalid")
        assert said in error["message"], error
    refused(busy, {"do": "load", "record": {}}, "record/invalid")


def test_a_record_with_an_illegal_move_names_number_and_rule(busy: Referee) -> None:
    """The third move gives oneself a clue."""
    record = {**finished("hanabi"), "moves": ["clue 2 1", "clue 1 1", "clue 1 1"]}
    error = refused(busy, {"do": "load", "record": record}, "record/invalid")

    assert error["message"].startswith("Move 3 of the record, 'clue 1 1'")
    assert "H3.2" in error["message"]

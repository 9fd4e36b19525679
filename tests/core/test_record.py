"""Records: whole games written down, read back, and refused when they are wrong."""

import json
from dataclasses import replace
from typing import Any

import pytest

from chabudai.core import Chance, InvalidRecord, Note, Record, Seat
from chabudai.core.record import VERSION
from chabudai.games import GAMES

PLAYERS = {"hanabi": 3, "bossa": 2}


def recorded(name: str, seed: str = "record") -> Record:
    """Return the record of a whole rehearsed game."""
    game = GAMES[name]
    setup = game.setup(PLAYERS[name], {})
    deal = game.shuffle(setup, seed)
    state, choose, moves = game.deal(setup, deal), game.rehearsal(Chance("test", seed)), []
    while state.to_move is not None:
        moves.append(choose(state))
        state = state.play(moves[-1])
    return Record.of(game, setup, deal, moves, seed=seed)


def as_json(name: str = "hanabi", /, **changes: object) -> dict[str, Any]:
    """Return a good record's JSON form with some fields changed."""
    given: dict[str, Any] = json.loads(json.dumps(recorded(name).to_json()))
    return {**given, **changes}


def refusal_of(given: dict[str, Any]) -> InvalidRecord:
    """Return why a record is refused, reading or replaying."""
    with pytest.raises(InvalidRecord) as refusal:
        list(Record.from_json(given).replay(GAMES))
    assert refusal.value.code == "record/invalid"
    assert refusal.value.hint
    return refusal.value


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_written_down_whole(name: str) -> None:
    """A record has the rules spelt out, the deal in its JSON form and each move's text."""
    game = GAMES[name]
    setup = game.setup(PLAYERS[name], {})
    deal = game.shuffle(setup, "tea")
    state = game.deal(setup, deal)
    note = Note(Seat(0), "a good deal")

    record = Record.of(game, setup, deal, [state.legal_moves()[0]], seed="tea", names=["a", "b"], notes=[note])

    assert (record.game, record.players, record.seed) == (name, PLAYERS[name], "tea")
    assert record.rules == setup.rules_json()
    assert record.deal == game.deal_json(deal)
    assert record.moves == (str(state.legal_moves()[0]),)
    assert (record.names, record.notes) == (("a", "b"), (note,))


@pytest.mark.parametrize("name", GAMES)
def test_a_record_survives_json(name: str) -> None:
    """Through text and back it is the same record."""
    record = recorded(name)

    assert Record.from_json(json.loads(json.dumps(record.to_json()))) == record


@pytest.mark.parametrize("name", GAMES)
def test_a_record_replays_exactly(name: str) -> None:
    """One position for the deal and one for each move, to the very end, every time."""
    record = recorded(name)
    first, second = list(record.replay(GAMES)), list(record.replay(GAMES))

    assert len(first) == len(record.moves) + 1
    assert first == second
    assert first[-1].to_move is None
    assert all(state.to_move is not None for state in first[:-1])


@pytest.mark.parametrize("name", GAMES)
def test_a_record_has_these_fields(name: str) -> None:
    """The form is fixed, its version is a field."""
    assert list(recorded(name).to_json()) == [
        "format",
        "version",
        "game",
        "players",
        "rules",
        "seed",
        "deal",
        "moves",
    ]
    assert recorded(name).to_json()["version"] == VERSION == 1


@pytest.mark.parametrize("version", [2, 3, 99, 10**30])
def test_a_newer_version_is_refused(version: int) -> None:
    """It says which version it is and which can be read, whatever else is in it."""
    for given in (as_json(version=version), as_json(version=version, something_new=1)):
        message = refusal_of(given).message
        assert f"version {version}" in message
        assert "version 1" in message


@pytest.mark.parametrize("version", [0, -1, None, "1", 1.0, True, [1]])
def test_a_version_is_a_number(version: object) -> None:
    """Anything else is no version of ours."""
    assert "version" in refusal_of(as_json(version=version)).message


@pytest.mark.parametrize("given", [{}, {"format": "pgn"}, {"format": None}, {"version": 1}])
def test_something_else_is_not_a_record(given: dict[str, Any]) -> None:
    """The format says what it is."""
    assert "format" in refusal_of(given).message


def test_an_unknown_field_is_refused() -> None:
    """It is named, so that a typing error does not go unnoticed."""
    assert "`sede`" in refusal_of(as_json(sede="x")).message


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", None),
        ("game", 3),
        ("players", "3"),
        ("players", True),
        ("players", 3.0),
        ("players", None),
        ("rules", None),
        ("rules", []),
        ("deal", None),
        ("deal", ["R1"]),
        ("seed", 5),
        ("seed", False),
        ("moves", None),
        ("moves", "play 1"),
        ("moves", {"1": "play 1"}),
    ],
)
def test_a_field_of_the_wrong_type_is_named(field: str, value: object) -> None:
    """Whatever it is, the message says which field."""
    assert f"`{field}`" in refusal_of({**as_json(), field: value}).message


@pytest.mark.parametrize("field", ["format", "version", "game", "players", "rules", "deal", "moves"])
def test_a_missing_field_is_named(field: str) -> None:
    """Only the seed may be missing."""
    given = as_json()
    del given[field]

    assert f"`{field}`" in refusal_of(given).message


def test_a_record_without_a_seed_is_a_deal_made_by_hand() -> None:
    """Null and missing mean the same, and it replays."""
    given = as_json(seed=None)
    missing = {name: value for name, value in given.items() if name != "seed"}

    assert Record.from_json(given) == Record.from_json(missing)
    assert list(Record.from_json(given).replay(GAMES))


@pytest.mark.parametrize("move", [3, None, ["play 1"], {"move": "play 1"}, True])
def test_a_move_that_is_no_text_is_named_by_its_number(move: object) -> None:
    """Counted from 1."""
    good = as_json()["moves"]

    assert refusal_of(as_json(moves=[*good[:4], move])).message.startswith("Move 5 ")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", [1, 2, 7])
def test_an_unreadable_move_is_named_by_its_number(name: str, number: int) -> None:
    """The message has the number and the text."""
    moves = list(recorded(name).moves)
    moves[number - 1] = "castle"
    message = refusal_of(as_json(name, moves=moves)).message

    assert message.startswith(f"Move {number} ")
    assert "'castle'" in message


def test_an_illegal_move_is_named_by_its_number_and_rule() -> None:
    """The message has the number, the text and the paragraph; the hint says what was legal."""
    refusal = refusal_of(as_json(moves=["clue 2 1", "play 1", "clue 3 red"]))

    assert refusal.message.startswith("Move 3 of the record, 'clue 3 red': ")
    assert "H3.2" in refusal.message
    assert "Legal moves" in refusal.hint


@pytest.mark.parametrize("name", GAMES)
def test_a_move_after_the_end_is_named_by_its_number(name: str) -> None:
    """The game was over before it."""
    moves = recorded(name).moves
    message = refusal_of(as_json(name, moves=[*moves, moves[-1]])).message

    assert message.startswith(f"Move {len(moves) + 1} ")
    assert "over" in message


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_that_gives_another_deal_is_refused(name: str) -> None:
    """Seed and deal must tell the same story."""
    message = refusal_of(as_json(name, seed="another")).message

    assert "'another'" in message
    assert "seed" in message


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "chess"}, "chess"),
        ({"players": 9}, "9"),
        ({"players": -1}, "-1"),
        ({"rules": {"rainbow": True}}, "rainbow"),
        ({"deal": {}}, "deal"),
        ({"deal": {"deck": ["R1"]}}, "R1"),
        ({"deal": {"tiles": []}}, "tiles"),
        ({"seed": "x" * 201}, "201"),
    ],
)
def test_what_cannot_be_dealt_is_refused(changes: dict[str, object], said: str) -> None:
    """Rules and deal are checked as at a table, but the code is the record's."""
    assert said in refusal_of({**as_json(), **changes}).message


@pytest.mark.parametrize(
    ("changes", "said"),
    [({"deal": {"tiles": []}}, "dice"), ({"players": 3}, "3"), ({"rules": {"edition": "standard"}}, "edition")],
)
def test_the_same_goes_for_bossa(changes: dict[str, object], said: str) -> None:
    """Wrong deals, players and rules of the other game."""
    assert said in refusal_of({**as_json("bossa"), **changes}).message


def test_names_and_notes_come_along() -> None:
    """Who sat where and what they wrote survives a text, and is left out where there is nothing."""
    notes = (Note(Seat(2), "mine", move=1), Note(Seat(0), "", about="card 5"), Note(Seat(1), "all of it"))
    record = replace(recorded("hanabi"), names=("Ada", "Bo", "Cy"), notes=notes)
    given = json.loads(json.dumps(record.to_json()))

    assert Record.from_json(given) == record
    assert given["notes"][0] == {"seat": 2, "text": "mine", "move": 1}
    assert list(record.replay(GAMES)) == list(recorded("hanabi").replay(GAMES))


BAD_NOTES: dict[str, object] = {
    "is 'x'": "x",
    "has the seat 3": {"seat": 3, "text": "x"},
    "has the seat True": {"seat": True, "text": "x"},
    "has the text None": {"seat": 0},
    "is about move 0": {"seat": 0, "text": "x", "move": 0},
    "is about move 999": {"seat": 0, "text": "x", "move": 999},
    "is about 5": {"seat": 0, "text": "x", "about": 5},
    "unknown field `card`": {"seat": 0, "text": "x", "card": 5},
}


@pytest.mark.parametrize("reason", BAD_NOTES)
def test_a_bad_note_is_refused_by_its_number(reason: str) -> None:
    """The message names the note and what is wrong with it."""
    error = refusal_of(as_json(notes=[{"seat": 0, "text": "good"}, BAD_NOTES[reason]]))

    assert error.message.startswith("Note 2 of the record ")
    assert reason in error.message


@pytest.mark.parametrize("names", [["Ada"], ["Ada", "Bo", 3], "Ada"])
def test_names_are_one_text_for_each_seat(names: object) -> None:
    """A name too few or one that is no text is refused."""
    assert "ame" in refusal_of(as_json(names=names)).message

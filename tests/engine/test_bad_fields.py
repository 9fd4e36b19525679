"""A request with a field missing, unknown, given twice or of the wrong kind is refused by name."""

import json

import pytest
from tests.engine.asking import error_of, photograph, refused
from tests.engine.requests import COMPLETE

from chabudai.engine import Referee


@pytest.mark.parametrize(
    "do", ["dance", "", "Hello", "HELLO", " hello", "hello ", None, 1, True, ["hello"], {}], ids=repr
)
def test_an_unknown_request_is_malformed(busy: Referee, do: object) -> None:
    """The hint lists the requests that there are."""
    error = refused(busy, {"do": do}, "request/malformed")

    assert repr(do) in error["message"]
    for name in ("hello", "deal", "state", "view", "legal", "play", "record", "load", "close", "quit"):
        assert name in error["hint"]


def test_a_request_without_do_is_malformed(busy: Referee) -> None:
    """An empty object, and one that has everything else."""
    assert "missing" in refused(busy, {}, "request/malformed")["message"]
    assert "missing" in refused(busy, {"table": "t1", "move": "play 1"}, "request/malformed")["message"]


@pytest.mark.parametrize("do", COMPLETE)
def test_an_unknown_field_is_named(busy: Referee, do: str) -> None:
    """A request with a field too many does nothing."""
    error = refused(busy, {"do": do, **COMPLETE[do], "colour": "red"}, "request/malformed")

    assert "colour" in error["message"]
    assert not busy.quit


@pytest.mark.parametrize(
    ("do", "field"),
    [(do, field) for do, fields in COMPLETE.items() for field in fields if field not in ("rules", "seed", "move")],
)
def test_a_missing_field_is_named(busy: Referee, do: str, field: str) -> None:
    """A request with a field too few does nothing."""
    request = {"do": do, **COMPLETE[do]}
    del request[field]

    assert field in refused(busy, request, "request/malformed")["message"]


WRONG: dict[str, list[object]] = {
    "game": [1, [], {}, True],
    "players": ["2", 2.0, 2.5, True, [], {}],
    "rules": [[], "pl", 1, True],
    "seed": [1, 1.5, [], {}, True],
    "deck": ["R1", {}, 1, True, [1], [None], [["R1"]]],
    "tiles": ["1/2", {}, 1, [1], [None]],
    "dice": ["5,3", {}, 5, ["5", "3"], [5.0, 3.0], [True, False], [None, None]],
    "table": [1, [], {}, True],
    "seat": ["0", 0.0, True, [], {}],
    "move": [1, [], {}, True, ["play 1"]],
    "action": ["1", 1.0, True, [], {}],
    "record": ["{}", [], 1, True],
}

CARRIERS = {
    "game": "deal",
    "players": "deal",
    "rules": "deal",
    "seed": "deal",
    "deck": "deal",
    "tiles": "deal",
    "dice": "deal",
    "table": "state",
    "seat": "view",
    "move": "play",
    "action": "play",
    "record": "load",
}


@pytest.mark.parametrize(
    ("field", "value"), [(field, value) for field, values in WRONG.items() for value in values], ids=repr
)
def test_a_field_of_the_wrong_type_is_named(busy: Referee, field: str, value: object) -> None:
    """The message says which field and what it should have been."""
    do = CARRIERS[field]
    error = refused(busy, {"do": do, **COMPLETE[do], field: value}, "request/malformed")

    assert field in error["message"]


@pytest.mark.parametrize("field", WRONG)
def test_a_field_that_is_null_is_named(busy: Referee, field: str) -> None:
    """Nothing is given as null: what may be missing is left out."""
    do = CARRIERS[field]
    error = refused(busy, {"do": do, **COMPLETE[do], field: None}, "request/malformed")

    assert f"`{field}` is null" in error["message"]
    assert "Leave out" in error["hint"]


TWICE = {
    "do": '{"do":"hello","do":"quit"}',
    "table": '{"do":"state","table":"t1","table":"t1"}',
    "seed": r'{"do":"deal","game":"hanabi","players":2,"seed":"a","\u0073eed":"b"}',
    "avalanche": '{"do":"deal","game":"hanabi","players":2,"rules":{"avalanche":true,"avalanche":false}}',
    "version": '{"do":"load","record":{"format":"chabudai-record","version":1,"version":2}}',
    "a": '[{"do":"hello"},{"a":1,"a":2}]',
}


@pytest.mark.parametrize("field", TWICE)
def test_a_field_given_twice_is_named(busy: Referee, field: str) -> None:
    """Neither the first nor the last of the two is taken, at whatever depth they are."""
    before = photograph(busy)
    error = error_of(json.loads(busy.answer_line(TWICE[field].encode())), "request/malformed")

    assert f"`{field}` is given twice" in error["message"]
    assert photograph(busy) == before
    assert not busy.quit


def test_a_refusal_of_two_fields_repeats_the_id(busy: Referee) -> None:
    """Whoever sent it can tell which request it was."""
    assert json.loads(busy.answer_line(b'{"id":7,"do":"hello","do":"hello"}'))["id"] == 7


def test_the_same_field_in_two_objects_is_no_repetition(busy: Referee) -> None:
    """Each object has names of its own."""
    line = b'{"do":"hello","id":[{"a":1},{"a":{"a":2,"id":3}}]}'

    assert json.loads(busy.answer_line(line))["ok"] is True


@pytest.mark.parametrize("name", ["", "t0", "t99", "T1", " t1", "t1 ", "1", "x" * 100_000])
@pytest.mark.parametrize("do", ["state", "view", "legal", "play", "record", "close"])
def test_an_unknown_table(busy: Referee, do: str, name: str) -> None:
    """Every request that needs a table says so, briefly."""
    error = refused(busy, {"do": do, **COMPLETE[do], "table": name}, "table/unknown")

    assert len(error["message"]) < 200


@pytest.mark.parametrize("seat", [-1, 2, 5, 2**31, 2**64, -(2**64), 10**30])
@pytest.mark.parametrize("table", ["t1", "t2"])
def test_a_seat_out_of_range(busy: Referee, table: str, seat: int) -> None:
    """The hint says which seats there are."""
    error = refused(busy, {"do": "view", "table": table, "seat": seat}, "request/malformed")

    assert str(seat) in error["message"]
    assert "0 to 1" in error["hint"]


@pytest.mark.parametrize("request_", [{}, {"move": "play 1", "action": 0}])
def test_play_takes_either_a_move_or_an_action(busy: Referee, request_: dict[str, object]) -> None:
    """Neither and both are malformed."""
    assert "move" in refused(busy, {"do": "play", "table": "t1", **request_}, "request/malformed")["message"]

"""Whatever is sent, the answer is a code and a hint, and no game changes."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.asking import Answer, ask, error_of, photograph, refused, told

from chabudai.core import Chance
from chabudai.engine import Referee
from chabudai.games import GAMES

OVER, STUCK = "t3", "t4"
DECK = [str(card) for card in GAMES["hanabi"].setup(2, {}).deck]
TILES = [str(tile) for tile in GAMES["bossa"].shuffle(GAMES["bossa"].setup(2, {}), "tiles").tiles]


@pytest.fixture(scope="module")
def busy() -> Referee:
    """Return a referee with a game of each kind in progress (t1, t2) and one of each that is over (t3, t4)."""
    referee = Referee()
    ask(referee, do="deal", game="hanabi", players=2, seed="busy", rules={"edition": "pl"})
    ask(referee, do="deal", game="bossa", players=2, seed="busy")
    for table, which in (("t1", -1), ("t2", 0)):
        for _ in range(4):
            move = ask(referee, do="legal", table=table)["moves"][which]["move"]
            ask(referee, do="play", table=table, move=move)
    for name in ("hanabi", "bossa"):
        ask(referee, do="load", record=finished(name))
    return referee


def finished(name: str) -> Answer:
    """Return the record of a whole game."""
    referee = Referee()
    game = GAMES[name]
    ask(referee, do="deal", game=name, players=2, seed="over")
    state = game.deal(game.setup(2, {}), game.shuffle(game.setup(2, {}), "over"))
    choose = game.rehearsal(Chance("test", "over"))
    while state.to_move is not None:
        move = choose(state)
        ask(referee, do="play", table="t1", move=str(move))
        state = state.play(move)
    record: Answer = ask(referee, do="record", table="t1")["record"]
    return record


NOT_JSON = [
    b"",
    b" ",
    b"\t",
    b"\r",
    b"hello",
    b"{",
    b"}",
    b'{"do":"hello"',
    b'{"do":"hello"}}',
    b'{"do":"hello"} {"do":"hello"}',
    b'{"do":"hello",}',
    b"{'do':'hello'}",
    b'{do:"hello"}',
    b"NaN",
    b'{"do":"hello","id":NaN}',
    b'{"do":"hello","id":Infinity}',
    b'{"do":"hello","id":1e999}',
    b'{"do":"hello","id":01}',
    b'{"do":"hello","id":"\\ud800"}',
    b'{"do":"hello","id":"\\x41"}',
    b"\xff\xfe",
    b'{"do":"\xff"}',
    b'{"do":"hello","id":"\xc3"}',
    b'{"do":"hello","id":"\xed\xa0\x80"}',
    b'\xef\xbb\xbf{"do":"hello"}',
    b"\0",
    b'{"do":"hel\0lo"}',
    b"[" * 100_000,
    b'{"do":' * 100_000,
    b"[" * 100_000 + b"]" * 100_000,
    b'{"do":"hello","id":' + b"9" * 10_000 + b"}",
]


@pytest.mark.parametrize("line", NOT_JSON, ids=lambda line: f"{len(line)} {line[:30]!r}")
def test_what_is_not_json_is_malformed(busy: Referee, line: bytes) -> None:
    """Not JSON, not UTF-8, nothing at all, or beyond every limit."""
    before = photograph(busy)
    answer = json.loads(busy.answer_line(line))

    error_of(answer, "request/malformed")
    assert photograph(busy) == before


@pytest.mark.parametrize("value", [None, True, 0, 1.5, "hello", [], ["hello"], [{"do": "hello"}]], ids=repr)
def test_what_is_not_an_object_is_malformed(busy: Referee, value: object) -> None:
    """A request is an object."""
    assert "object" in refused(busy, value, "request/malformed")["message"]


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


COMPLETE: dict[str, dict[str, Any]] = {
    "hello": {},
    "deal": {"game": "hanabi", "players": 2, "rules": {}, "seed": "x"},
    "state": {"table": "t1"},
    "view": {"table": "t1", "seat": 0},
    "legal": {"table": "t1"},
    "play": {"table": "t1", "move": "play 1"},
    "record": {"table": "t1"},
    "load": {"record": {}},
    "close": {"table": "t1"},
    "quit": {},
}


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
    "game": [None, 1, [], {}, True],
    "players": ["2", 2.0, 2.5, True, [], {}],
    "rules": [None, [], "pl", 1, True],
    "seed": [1, 1.5, [], {}, True],
    "deck": ["R1", {}, 1, True, [1], [None], [["R1"]]],
    "tiles": ["1/2", {}, 1, [1], [None]],
    "dice": ["5,3", {}, 5, ["5", "3"], [5.0, 3.0], [True, False], [None, None]],
    "table": [None, 1, [], {}, True],
    "seat": [None, "0", 0.0, True, [], {}],
    "move": [1, [], {}, True, ["play 1"]],
    "action": ["1", 1.0, True, [], {}],
    "record": [None, "{}", [], 1, True],
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


@pytest.mark.parametrize("request_", [{}, {"move": "play 1", "action": 0}, {"move": None}, {"action": None}])
def test_play_takes_either_a_move_or_an_action(busy: Referee, request_: dict[str, object]) -> None:
    """Neither and both are malformed."""
    assert "move" in refused(busy, {"do": "play", "table": "t1", **request_}, "request/malformed")["message"]


@pytest.mark.parametrize("table", ["t1", "t2"])
@pytest.mark.parametrize(
    "move", ["", "castle", "play", "play 9", "clue 2 pink", "place", "place red 3 1/1", "x" * 10_000]
)
def test_an_unreadable_move(busy: Referee, table: str, move: str) -> None:
    """The message repeats it, shortened; the hint shows how moves are written."""
    error = refused(busy, {"do": "play", "table": table, "move": move}, "move/unreadable")

    assert repr(move[:80])[:-1] in error["message"]
    assert len(error["message"]) < 400


@pytest.mark.parametrize("table", ["t1", "t2"])
@pytest.mark.parametrize("action", [-1, 10**6, 2**31, 2**63, 2**64, -(2**70), 10**100])
def test_an_action_that_no_move_has(busy: Referee, table: str, action: int) -> None:
    """Too small and too large numbers are unreadable."""
    refused(busy, {"do": "play", "table": table, "action": action}, "move/unreadable")


@pytest.mark.parametrize(
    ("move", "rule"),
    [("clue 1 red", "H3.2"), ("clue 5 red", "H3.2"), ("play 1 as red", "H8.1"), ("clue 2 multicolour", "H9.1")],
)
def test_an_illegal_move_names_its_rule_and_what_is_legal(busy: Referee, move: str, rule: str) -> None:
    """The message has the move and the paragraph; the hint has every legal move."""
    error = refused(busy, {"do": "play", "table": "t1", "move": move}, "move/illegal")
    legal = [found["move"] for found in ask(busy, do="legal", table="t1")["moves"]]

    assert repr(move) in error["message"]
    assert rule in error["message"]
    assert all(found in error["hint"] for found in legal)


def test_an_illegal_discard_and_clue(busy: Referee) -> None:
    """With all tokens no discard; without a card to point at no clue, where the edition wants one."""
    referee = Referee()
    deck = ["R1", "R2", "R3", "R4", "R5", "Y1", "Y2", "Y3", "Y4", "Y5"]
    rest = list(DECK)
    for card in deck:
        rest.remove(card)
    table = ask(referee, do="deal", game="hanabi", players=2, rules={"edition": "pl"}, deck=deck + rest)["table"]

    for move, rule in (("discard 1", "H4.1"), ("clue 2 red", "H3.4")):
        assert rule in refused(referee, {"do": "play", "table": table, "move": move}, "move/illegal")["message"]
    assert ask(busy, do="state", table="t1")["ok"]


@pytest.mark.parametrize("move", ["white", "first", "doubler", "swap 0/1 0/2", "redraw 0/2", "place white 12 1/1"])
def test_an_illegal_move_of_bossa_names_its_rule(busy: Referee, move: str) -> None:
    """The same goes for the other game: a paragraph B..., and some of what is legal."""
    legal = [found["move"] for found in ask(busy, do="legal", table="t2")["moves"]]
    assert move not in legal
    error = refused(busy, {"do": "play", "table": "t2", "move": move}, "move/illegal")

    assert move in error["message"]
    assert "B" in error["message"].partition("(")[2], "a paragraph in brackets"
    assert legal[0] in error["hint"]


@pytest.mark.parametrize("table", ["t1", "t2"])
def test_every_unlisted_action_is_refused(busy: Referee, table: str) -> None:
    """Whatever number is sent: what `legal` does not list is illegal or names no move."""
    listed = {found["action"] for found in ask(busy, do="legal", table=table)["moves"]}
    before = photograph(busy)
    for action in set(range(-2, 400)) - listed:
        answer = told(busy, {"do": "play", "table": table, "action": action})
        assert answer["error"]["code"] in ("move/illegal", "move/unreadable"), (action, answer)
    assert photograph(busy) == before


@pytest.mark.parametrize(
    ("table", "move"), [(OVER, "play 1"), (OVER, "clue 2 red"), (STUCK, "white"), (STUCK, "redraw 2/3")]
)
def test_a_move_after_the_end(busy: Referee, table: str, move: str) -> None:
    """The game is over, whatever the move."""
    refused(busy, {"do": "play", "table": table, "move": move}, "game/over")


@pytest.mark.parametrize("table", [OVER, STUCK])
def test_an_action_after_the_end(busy: Referee, table: str) -> None:
    """The same by number."""
    refused(busy, {"do": "play", "table": table, "action": 0}, "game/over")


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


@pytest.mark.parametrize("depth", [50, 500, *range(970, 1005), 2000])
@pytest.mark.parametrize("where", ["id", "do", "edition", "record", "deck", "unknown"])
def test_nesting_of_any_depth_is_answered(busy: Referee, where: str, depth: int) -> None:
    """What can just be read, and what cannot, gets an answer all the same."""
    deep = b"[" * depth + b"]" * depth
    line = {
        "id": b'{"do":"dance","id":%s}',
        "do": b'{"do":%s}',
        "edition": b'{"do":"deal","game":"hanabi","players":2,"rules":{"edition":%s}}',
        "record": b'{"do":"load","record":{"format":%s}}',
        "deck": b'{"do":"load","record":{"format":"chabudai-record","version":1,"game":"hanabi","players":2,'
        b'"rules":{},"deal":{"deck":%s},"moves":[]}}',
        "unknown": b'{"do":"hello","unknown":%s}',
    }[where]

    answer = json.loads(busy.answer_line(line % deep))
    assert answer["ok"] is False
    assert answer["error"]["code"] in ("request/malformed", "rules/invalid", "record/invalid")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)
NAMES = st.sampled_from(
    ["game", "players", "rules", "seed", "deck", "tiles", "dice", "table", "seat", "move", "action"]
)
PLAUSIBLE = st.sampled_from(["hanabi", "bossa", "t1", "t2", "t3", "play 1", "white", 0, 1, 2, [5, 3], {}, DECK, TILES])


@settings(max_examples=300, deadline=None)
@given(
    do=st.sampled_from(["hello", "deal", "state", "view", "legal", "play", "record", "load"]) | JSON,
    fields=st.dictionaries(NAMES | st.text(max_size=5), PLAUSIBLE | JSON, max_size=4),
)
def test_any_request_gets_an_answer(do: object, fields: dict[str, object]) -> None:
    """Whatever Hypothesis makes up is answered in the one form; a refusal changes nothing."""
    referee = Referee()
    ask(referee, do="deal", game="hanabi", players=2, seed="any")
    ask(referee, do="deal", game="bossa", players=2, seed="any")
    before = photograph(referee)
    answer = told(referee, {**fields, "do": do})

    if not answer["ok"]:
        error_of(answer, answer["error"]["code"])
        assert photograph(referee) == before


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=40) | st.text(max_size=40).map(lambda text: text.encode("utf-8", "replace")))
def test_any_bytes_get_an_answer(line: bytes) -> None:
    """One line of JSON comes back, whatever went in."""
    answer = Referee().answer_line(line)

    assert answer.count(b"\n") == 1
    assert json.loads(answer)["ok"] in (True, False)

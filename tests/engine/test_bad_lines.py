"""Whatever a line holds, it is answered in the one form, and no game changes."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.asking import ask, error_of, photograph, refused, told
from tests.engine.requests import DECK, TILES

from chabudai.engine import Referee

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

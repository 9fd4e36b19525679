"""Orders that are typed at a server's table become requests of its protocol."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest
from tests.tui.remote.tables import info

from chabudai.protocol.options import Clock, Options, Talk
from chabudai.protocol.requests import AnyTableRequest, Change
from chabudai.tui.commands import COMMANDS
from chabudai.tui.errors import Unclear
from chabudai.tui.remote.requests import request_of, terms


def sent(line: str) -> dict[str, Any]:
    """Return what is sent when somebody types *line*."""
    command, _, text = line.partition(" ")
    encoded: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(request_of(command, text, info(), "partner")))
    assert encoded.pop("table") == "t"
    return encoded


def test_everything_that_a_table_can_be_asked_can_be_typed() -> None:
    """Each request of the server's protocol has a word; moves and rematches have their own way."""
    texts = {"exchange": "1 2", "say": "hello", "title": "x", "change": "players=3"}
    texts |= dict.fromkeys(("remove", "point", "replace"), "2")
    elsewhere = {"name", "fill", "rematch"}
    typed = {sent(f"{command} {texts.get(command, '')}")["do"] for command in COMMANDS if command not in elsewhere}

    known = {str(kind.__struct_config__.tag) for kind in get_args(AnyTableRequest)}

    assert typed | {"play", "rematch"} == known


@pytest.mark.parametrize(
    ("order", "asked"),
    [
        ("sit", {"do": "sit"}),
        ("sit 3", {"do": "sit", "seat": 2}),
        ("bot", {"do": "add_bot", "bot": "partner"}),
        ("bot 2 Master:friend", {"do": "add_bot", "bot": "master:friend", "seat": 1}),
        ("point 2", {"do": "point", "seat": 1}),
        ("exchange 1 3", {"do": "swap", "seats": [0, 2]}),
        ("replace 2", {"do": "propose", "vote": "replace", "seat": 1, "bot": "partner"}),
        ("replace 2 cautious", {"do": "propose", "vote": "replace", "seat": 1, "bot": "cautious"}),
        ("say hello", {"do": "say", "phrase": "hello"}),
        ("say hello you", {"do": "say", "text": "hello you"}),
        ("change avalanche=no", {"do": "change", "rules": {"edition": "pl", "avalanche": False}}),
        ("change players=4", {"do": "change", "players": 4}),
    ],
)
def test_an_order_becomes_a_request(order: str, asked: dict[str, Any]) -> None:
    """Seats are counted from one by people and from zero by the server."""
    assert sent(order) == asked


@pytest.mark.parametrize(
    "order",
    [
        "sit x",
        "sit 0",
        "bot 1 2",
        "remove",
        "point",
        "exchange 1",
        "replace",
        "say",
        "title",
        "change",
        "change 3",
        "change clock=x",
        "change clock=1",
        "change talk=loud",
        "change players=many",
    ],
)
def test_an_order_that_is_not_clear_gets_an_example(order: str) -> None:
    """What is missing or cannot be read is answered by an order of the same kind that can."""
    with pytest.raises(Unclear) as refusal:
        sent(order)
    assert refusal.value.hint.partition(" ")[0] == order.partition(" ")[0]
    sent(refusal.value.hint)


def test_the_terms_that_are_written_out_change_nothing() -> None:
    """Whoever opens the line with what was agreed and sends it as it is, agrees to the same."""
    agreed = info(options=Options(listed=True, talk=Talk.FREE, clock=Clock(300, 5)))

    asked = request_of("change", terms(agreed), agreed, "partner")

    assert asked == Change(table="t", players=3, rules=agreed.rules, options=agreed.options)

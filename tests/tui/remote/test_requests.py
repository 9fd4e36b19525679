"""Orders that are typed at a server's table become requests of its protocol."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from chabudai.protocol.requests import AnyTableRequest
from chabudai.tui.asking import REQUESTS
from chabudai.tui.errors import Unclear
from chabudai.tui.remote.messages import ClockOption, Options, SeatInfo, TableInfo
from chabudai.tui.remote.requests import form, terms


def info(**more: Any) -> TableInfo:  # noqa: ANN401
    """Return a table of three seats."""
    agreed: dict[str, Any] = {"rules": {"edition": "pl", "avalanche": True}, "options": Options(), **more}
    return TableInfo(id="t", game="hanabi", phase="waiting", seats=[SeatInfo("empty")] * 3, seat=None, can=[], **agreed)


def test_everything_that_a_table_can_be_asked_can_be_typed() -> None:
    """Each request of the server's protocol has a word; moves and rematches have their own way."""
    texts = {"remove": "2", "exchange": "1 2", "replace": "2", "say": "hello", "title": "x", "change": "players=3"}
    elsewhere = {"name", "fill", "rematch"}
    typed = {form(what, texts.get(what, ""), info(), "partner")["do"] for what in REQUESTS if what not in elsewhere}

    known = {str(kind.__struct_config__.tag) for kind in get_args(AnyTableRequest)}

    assert typed | {"play", "rematch"} == known


@pytest.mark.parametrize(
    ("order", "asked"),
    [
        ("sit", {"do": "sit"}),
        ("sit 3", {"do": "sit", "seat": 2}),
        ("bot", {"do": "add_bot", "bot": "partner"}),
        ("bot 2 Master:friend", {"do": "add_bot", "bot": "master:friend", "seat": 1}),
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
    what, _, text = order.partition(" ")
    assert form(what, text, info(), "partner") == asked


@pytest.mark.parametrize(
    "order",
    [
        "sit x",
        "sit 0",
        "bot 1 2",
        "remove",
        "exchange 1",
        "replace",
        "say",
        "title",
        "change",
        "change 3",
        "change clock=x",
    ],
)
def test_an_order_that_is_not_clear_gets_an_example(order: str) -> None:
    """What is missing or cannot be read is answered by an order of the same kind that can."""
    what, _, text = order.partition(" ")
    with pytest.raises(Unclear) as refusal:
        form(what, text, info(), "partner")
    assert refusal.value.hint.startswith(f"{what} ")
    form(what, refusal.value.hint.partition(" ")[2], info(), "partner")


def test_the_terms_that_are_written_out_change_nothing() -> None:
    """Who opens the line with what was agreed and sends it as it is, agrees to the same."""
    agreed = info(options=Options(listed=True, talk="free", clock=ClockOption(300, 5)))

    asked = form("change", terms(agreed), agreed, "partner")

    assert asked["players"] == 3
    assert asked["rules"] == agreed.rules
    assert asked["options"] == {
        "listed": True,
        "talk": "free",
        "aid": "exclusions",
        "pace": "live",
        "clock": {"base": 300, "increment": 5},
        "spectators": "public",
    }

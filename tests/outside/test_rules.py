"""The rules of an installed game: the laws hold, and the engine referees it."""

from __future__ import annotations

import json

import pytest
from tests.engine.asking import Engine, error_of
from tests.outside.playing import DEAL, whole_game
from tests.outside.running import python


def test_every_law_holds_for_every_option_and_number_of_players() -> None:
    """Rehearsed games break no law and end in each way; two players never share a win."""
    ends = json.loads(python("tests.outside.laws"))

    assert {players: set(counts) for players, counts in ends.items()} == {
        "2": {"last"},
        "3": {"last", "spent"},
        "4": {"last", "spent"},
    }
    assert [sum(counts.values()) for counts in ends.values()] == [120] * 3


def test_the_engine_lists_the_game_with_its_options() -> None:
    """`hello` tells of it as it tells of ours."""
    with Engine() as engine:
        assert engine.ask(do="hello")["games"]["cairn"] == {
            "players": {"min": 2, "max": 4},
            "editions": ["standard"],
            "options": {
                "footing": {"values": [False, True], "default": True},
                "hand": {"values": [3, 4, 5], "default": 4},
            },
        }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_engine_referees_a_whole_game(players: int) -> None:
    """Deal, view, legal and play until nobody is to move; the record carries the game on."""
    with Engine() as engine:
        record, state = whole_game(engine, players)

        assert record["rules"] == {"footing": True, "hand": 3}
        assert state["ended"] in ("last", "spent")
        assert engine.ask(do="load", record=record)["state"] == state


def test_the_engine_keeps_what_is_hidden() -> None:
    """A view has neither the others' stones nor the bag."""
    with Engine() as engine:
        engine.ask(do="deal", game="cairn", players=3, seed="hidden")
        engine.ask(do="play", table="t1", action=engine.ask(do="legal", table="t1")["moves"][0]["action"])
        view = engine.ask(do="view", table="t1", seat=1)["view"]

    assert [None in hand for hand in view["hands"]] == [True, False, True]
    assert [stone["weight"] is None for stone in view["cairn"]] == [False, True]
    assert "bag" not in view


@pytest.mark.parametrize(
    ("request_", "code", "paragraph"),
    [
        ({"do": "play", "table": "t1", "move": "call"}, "move/illegal", "(C6)"),
        ({"do": "play", "table": "t1", "action": 9}, "move/unreadable", "(C10)"),
        ({"do": "play", "table": "t1", "move": "add 9"}, "move/unreadable", ""),
        ({"do": "deal", "game": "cairn", "players": 5}, "rules/invalid", "(C1)"),
        ({"do": "deal", "game": "cairn", "players": 2, "rules": {"footing": 1}}, "rules/invalid", "(C2)"),
    ],
)
def test_refusals_cite_the_paragraph(request_: dict[str, object], code: str, paragraph: str) -> None:
    """An error has a code, a hint and the number of the rule."""
    with Engine() as engine:
        engine.ask(do="deal", game="cairn", players=2, seed="refused")
        error = error_of(engine.line(json.dumps(request_).encode()), code)

    assert paragraph in error["message"]


def test_the_engine_deals_what_it_is_given() -> None:
    """A whole deal is given under the name that the game's schema says."""
    with Engine() as engine:
        state = engine.ask(do="deal", game="cairn", players=2, stones=DEAL)["state"]

    assert state["hands"] == [[1, 2, 3, 4], [1, 2, 3, 4]]

"""A move that cannot be read or is not allowed: the rule, what is legal, and no game changes."""

import pytest
from tests.engine.asking import ask, photograph, refused, told
from tests.engine.requests import DECK

from chabudai.engine import Referee

OVER, STUCK = "t3", "t4"


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


@pytest.mark.parametrize(("table", "last"), [(OVER, 19), (STUCK, 2353)])
def test_an_action_after_the_end(busy: Referee, table: str, last: int) -> None:
    """The same by number, from the first that there is to the last."""
    for action in (0, 4, 5, last):
        refused(busy, {"do": "play", "table": table, "action": action}, "game/over")

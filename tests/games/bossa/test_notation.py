"""Texts of moves, JSON forms, and what cannot be read."""

from __future__ import annotations

import pytest
from tests.games.bossa.positions import dealt, legal, played, position
from tests.games.fields import BOSSA_FIELDS

from chabudai.core import IllegalMove, Seat, UnreadableMove
from chabudai.games.bossa import BOSSA
from chabudai.games.bossa.components import Colour, Modifier, Tile
from chabudai.games.bossa.moves import (
    BossaMove,
    ChooseModifier,
    Place,
    PlayFirst,
    Redraw,
    Stack,
    Swap,
    TakeLine,
)

TEXTS: list[tuple[BossaMove, str]] = [
    (TakeLine(Colour.WHITE), "white"),
    (TakeLine(Colour.BLACK), "black"),
    (PlayFirst(), "first"),
    (ChooseModifier(Modifier.DOUBLER), "doubler"),
    (ChooseModifier(Modifier.INVERTER), "inverter"),
    (Place(Colour.WHITE, 6, (Tile(2, 0), Tile(2, 4)), Tile(2, 4)), "place white 6 2/0 2/4*"),
    (Stack(Colour.BLACK, 3, (Tile(1, 3),)), "stack black 3 1/3"),
    (Swap(Tile(2, 3), Tile(4, 1)), "swap 2/3 4/1"),
    (Redraw(Tile(2, 3)), "redraw 2/3"),
]


@pytest.mark.parametrize(("move", "text"), TEXTS)
def test_a_move_has_one_text(move: BossaMove, text: str) -> None:
    """B8.1: a move prints as the protocol says and parses back."""
    assert str(move) == text
    assert BOSSA.parse(text) == move
    assert BOSSA.parse(f"  {text.upper()}\t") == move


def test_tiles_in_any_order() -> None:
    """B8.2: a reader may name tiles in any order; the text has them ascending."""
    assert str(BOSSA.parse("  place white 6   2/4* 2/0 ")) == "place white 6 2/0 2/4*"


@pytest.mark.parametrize("tiles", [(Tile(4, 0), Tile(2, 0)), (Tile(3, 0), Tile(3, 0))])
def test_a_group_names_its_tiles_once_ascending(tiles: tuple[Tile, ...]) -> None:
    """B8.2: a move made by hand with tiles out of order or twice is refused."""
    state = position(hands=("4/0 3/0 2/0", "0/1"))

    with pytest.raises(IllegalMove, match=r"B8\.2"):
        state.play(Place(Colour.WHITE, 6, tiles))


def test_a_group_of_nothing() -> None:
    """A group without tiles has no text, and made by hand it is refused."""
    with pytest.raises(IllegalMove, match=r"B4\.6"):
        position().play(Place(Colour.WHITE, 6, ()))


@pytest.mark.parametrize(
    ("text", "reason", "form"),
    [
        ("", "names no move", "`white`"),
        ("pass", "names no move", "`redraw 2/3`"),
        ("white 5", "names no move", "`white`"),
        ("place", "names no move", "`place white 6 2/0 2/4*`"),
        ("place white 6", "names no move", "`place white 6 2/0 2/4*`"),
        ("Place white", "names no move", "`place white 6 2/0 2/4*`"),
        ("place red 6 2/0", "'red' is no line", "`place white"),
        ("place white six 2/0", "'six' is no number", "`place white"),
        ("place white -1 2/0", "'-1' is no number", "`place white"),
        ("place white ² 2/0", "'²' is no number", "`place white"),
        ("place white " + "9" * 5000 + " 2/0", "is no number", "`place white"),
        ("place white 6 2/5", "'2/5' is no tile", "`place white"),
        ("place white 6 2/0**", "'2/0*' is no tile", "`place white"),
        ("place white 4 2/0 2/0", "named twice", "`place white"),
        ("stack white 4 1/1* 2/1*", "B6.1", "`stack black 3 1/3`"),
        ("swap 2/3", "names no move", "`swap 2/3 4/1`"),
        ("swap 2/3* 4/1", "'2/3*' is no tile", "`swap 2/3 4/1`"),
        ("redraw 2/3 4/1", "names no move", "`redraw 2/3`"),
        ("redraw 0/0", "'0/0' is no tile", "`redraw 2/3`"),
    ],
)
def test_what_cannot_be_read(text: str, reason: str, form: str) -> None:
    """An unreadable text is refused with the reason and an example of the right form."""
    with pytest.raises(UnreadableMove) as refusal:
        BOSSA.parse(text)

    assert reason in refusal.value.message
    assert form in refusal.value.hint
    assert len(refusal.value.message) < 300
    assert refusal.value.code == "move/unreadable"


def test_the_first_state_as_json() -> None:
    """A state has exactly the protocol's fields, and the pile and the tile set aside."""
    state = dealt()

    assert list(state.to_json()) == [*BOSSA_FIELDS, "pile", "aside"]
    assert state.to_json() == {
        "game": "bossa",
        "phase": "choose",
        "turn": 0,
        "to_move": 0,
        "dice": {"white": 5, "black": 3},
        "owner": None,
        "lines": {"white": {"up": [], "down": []}, "black": {"up": [], "down": []}},
        "hands": [["0/1", "0/2", "0/3", "0/4"], ["1/0", "1/1", "1/2", "1/3"]],
        "pile_left": 18,
        "discards": [],
        "actions": [["redraw", "swap", "stack"], ["redraw", "swap", "stack"]],
        "modifiers": [{"kind": None, "used": False}, {"kind": None, "used": False}],
        "winner": None,
        "ended": None,
        "pile": [str(tile) for tile in state.pile],
        "aside": "6/0",
    }


def test_a_late_state_as_json() -> None:
    """Groups go from the die outwards, with stars and stacks."""
    state = position(
        white="1/0+2/1 4/0 (5)",
        hands=("3/0 2/0 1/1", "6/0 0/1"),
        pile="2/2 3/3 5/0",
    )
    state = played(state, "place white 6 3/0*", "stack white 6 6/0", "redraw 1/1")
    shown = state.to_json()

    assert shown["lines"] == {
        "white": {
            "up": [{"value": 6, "tiles": ["3/0*"], "stacked": [["6/0"]]}],
            "down": [
                {"value": 4, "tiles": ["4/0"], "stacked": []},
                {"value": 3, "tiles": ["1/0", "2/1"], "stacked": []},
            ],
        },
        "black": {"up": [], "down": []},
    }
    assert shown["modifiers"] == [{"kind": "doubler", "used": True}, {"kind": "inverter", "used": False}]
    assert shown["actions"] == [["swap", "stack"], ["redraw", "swap"]]
    assert (shown["winner"], shown["ended"], shown["phase"]) == (1, "pile", "over")


def test_a_view_as_json() -> None:
    """A view has exactly the protocol's fields, null for what lies face down."""
    state = dealt()
    chooser, other = (state.view(Seat(seat)).to_json() for seat in (0, 1))

    assert list(chooser) == list(other) == BOSSA_FIELDS
    assert chooser["hands"] == [["0/1", "0/2", "0/3", "0/4"], [None] * 4]
    assert other["hands"] == [[None] * 4, [None] * 4]


def test_a_refusal_names_some_legal_moves() -> None:
    """A hint is short: a few legal moves and how many more there are."""
    state = position()

    with pytest.raises(IllegalMove) as refusal:
        played(state, "place white 6 6/0")
    assert refusal.value.hint.count("`") == 12
    assert f"and {len(legal(state)) - 6} more" in refusal.value.hint

"""What a move brings about, in order."""

from __future__ import annotations

from tests.games.bossa.positions import dealt, played, position

from chabudai.core import PUBLIC, JsonObject, Seat
from chabudai.games.bossa import BOSSA, BossaState


def told(state: BossaState, text: str, seat: int | None = 0) -> list[JsonObject]:
    """Return the events of a move as a seat sees them."""
    move = BOSSA.parse(text)
    observer = PUBLIC if seat is None else Seat(seat)
    return [event.seen_by(observer).to_json() for event in BOSSA.events(state, move, state.play(move))]


def test_taking_a_line_turns_the_hands_up() -> None:
    """Once a line is taken the hands are open; before that they are not told."""
    hands = [["0/1", "0/2", "0/3", "0/4"], ["1/0", "1/1", "1/2", "1/3"]]
    turned = {"event": "hands_turned_up", "hands": hands}

    assert told(dealt(), "white") == [{"event": "line_taken", "seat": 0, "line": "white"}, turned]
    assert told(dealt(), "first") == [{"event": "first_taken", "seat": 0}]
    assert told(played(dealt(), "first"), "black") == [{"event": "line_taken", "seat": 1, "line": "black"}, turned]


def test_a_modifier_is_told_to_its_seat_only() -> None:
    """The kind is null for the opponent and for onlookers until both are shown."""
    state = played(dealt(), "white")
    chosen = {"event": "modifier_chosen", "seat": 0, "kind": "doubler"}

    assert told(state, "doubler", 0) == [chosen]
    assert told(state, "doubler", 1) == told(state, "doubler", None) == [{**chosen, "kind": None}]


def test_then_both_are_shown_and_the_first_player_draws() -> None:
    """The last choice of the set-up starts the first turn."""
    state = played(dealt(pile="2/2"), "white", "doubler")

    assert told(state, "inverter", 0) == [
        {"event": "modifier_chosen", "seat": 1, "kind": None},
        {"event": "modifiers_shown", "kinds": ["doubler", "inverter"]},
        {"event": "drawn", "seat": 1, "tile": "2/2"},
    ]


def test_the_first_player_draws_also_when_that_is_the_chooser() -> None:
    """Whoever plays first draws first."""
    state = played(dealt(pile="2/2"), "first", "white", "doubler")

    assert told(state, "inverter")[-1] == {"event": "drawn", "seat": 0, "tile": "2/2"}


def test_placing_and_stacking() -> None:
    """The tiles are told with their star, then the opponent draws."""
    state = position(hands=("3/0 0/1", "6/0 0/2"), pile="2/2 3/3")
    placed = {"event": "placed", "seat": 0, "line": "white", "value": 6, "tiles": ["3/0*"]}

    assert told(state, "place white 6 3/0*") == [placed, {"event": "drawn", "seat": 1, "tile": "2/2"}]
    assert told(played(state, "place white 6 3/0*"), "stack white 6 6/0") == [
        {"event": "stacked", "seat": 1, "line": "white", "value": 6, "tiles": ["6/0"]},
        {"event": "drawn", "seat": 0, "tile": "3/3"},
    ]


def test_swapping_and_redrawing() -> None:
    """A redraw is a discard, a draw, and then the opponent's draw."""
    state = position(hands=("3/0 0/1", "6/0 0/2"), pile="2/2 3/3")

    assert told(state, "swap 3/0 6/0") == [
        {"event": "swapped", "seat": 0, "given": "3/0", "taken": "6/0"},
        {"event": "drawn", "seat": 1, "tile": "2/2"},
    ]
    assert told(state, "redraw 3/0") == [
        {"event": "discarded", "seat": 0, "tile": "3/0"},
        {"event": "drawn", "seat": 0, "tile": "2/2"},
        {"event": "drawn", "seat": 1, "tile": "3/3"},
    ]


def test_the_end_is_told_last() -> None:
    """An ended game says why and who won; whoever is stuck has drawn before."""
    win = position(hands=("6/0", "0/1"))
    assert told(win, "place white 6 6/0")[1:] == [{"event": "ended", "why": "hand", "winner": 0}]

    stuck = position(white="(1)", hands=("2/0 0/1", "5/0"), pile="6/0 5/1", actions=("", ""))
    assert told(stuck, "place white 2 2/0")[1:] == [
        {"event": "drawn", "seat": 1, "tile": "6/0"},
        {"event": "ended", "why": "stuck", "winner": 0},
    ]

    drawn = position(hands=("0/1", "0/2"), pile="2/2")
    assert told(drawn, "redraw 0/1")[1:] == [
        {"event": "drawn", "seat": 0, "tile": "2/2"},
        {"event": "ended", "why": "pile", "winner": "draw"},
    ]

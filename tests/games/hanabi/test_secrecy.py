"""What a seat must not learn from its view, its events or a refusal."""

import json

import pytest
from tests.games.fields import HANABI_FIELDS
from tests.games.hanabi.games import COMBINATIONS, dealt, rehearsed, setup
from tests.games.hanabi.positions import play, position

from chabudai.core import PUBLIC, Chance, IllegalMove, Seat
from chabudai.games.hanabi import HANABI, HanabiState

FIELDS = set(HANABI_FIELDS)


def test_a_view_has_the_same_fields_without_the_deck() -> None:
    """The state has `deck` beside them, the view has no place for it (H1.7)."""
    state = dealt(setup(3), "fields")

    assert set(state.to_json()) == FIELDS | {"deck"}
    assert set(state.view(Seat(0)).to_json()) == FIELDS


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_own_cards_are_null_and_own_knowledge_is_kept(players: int) -> None:
    """Each seat sees all but itself (H1.7, H10.1)."""
    state = play(dealt(setup(players), "null"), "clue 2 1")
    whole = state.to_json()

    for seat in map(Seat, range(players)):
        seen = state.view(seat).to_json()
        hands, shown = whole["hands"], seen["hands"]
        assert isinstance(hands, list)
        assert isinstance(shown, list)
        assert shown[seat] == [None] * state.setup.hand_size
        assert [hand for i, hand in enumerate(shown) if i != seat] == [h for i, h in enumerate(hands) if i != seat]
        unchanged = FIELDS - {"hands"}
        assert {name: seen[name] for name in unchanged} == {name: whole[name] for name in unchanged}


def same_view(state: HanabiState, seat: Seat, chance: Chance) -> None:
    """Hold a state against one that only differs in what *seat* must not know."""
    other = state.alike(seat, chance)
    assert other.view(seat) == state.view(seat)
    assert repr(other.view(seat)) == repr(state.view(seat))
    assert json.dumps(other.view(seat).to_json()) == json.dumps(state.view(seat).to_json())
    if seat == state.to_move:
        assert other.legal_moves() == state.legal_moves() == state.view(seat).legal_moves()
    else:
        assert state.view(seat).legal_moves() == ()


@pytest.mark.parametrize("rules", COMBINATIONS, ids=str)
def test_views_are_equal_where_a_seat_cannot_tell(rules: dict[str, bool]) -> None:
    """Other own cards and another deck order change nothing in a view, not even its text (H1.7)."""
    chance = Chance("test", "secrecy")
    for number in range(3):
        table = setup(2 + number % 4, **rules)
        for before, _, _ in rehearsed(table, f"secrecy {number}"):
            same_view(before, Seat(before.turn % table.players), chance)
            same_view(before, Seat((before.turn + 1) % table.players), chance)


def test_the_owner_does_not_see_the_card_that_was_drawn() -> None:
    """The others do; an onlooker, who may know the owner, does not (H1.7)."""
    state = position("clues 4 | hands R1 .. / .. / .. | deck B4 ..")
    move = HANABI.parse("discard 1")
    discarded, token, drawn = HANABI.events(state, move, state.play(move))

    assert drawn.to_json() == {"event": "drawn", "seat": 0, "card": "B4"}
    assert drawn.seen_by(Seat(1)).to_json()["card"] == "B4"
    assert drawn.seen_by(Seat(0)).to_json()["card"] is None
    assert drawn.seen_by(PUBLIC).to_json()["card"] is None
    assert discarded.seen_by(Seat(0)) == discarded
    assert token.to_json() == {"event": "tokens_regained", "count": 1}


def test_a_clue_tells_everybody_which_cards_it_points_at() -> None:
    """The event has the slots and not the faces (H3.3)."""
    state = position("hands .. / R1 Y2 R3 .. / ..")
    move = HANABI.parse("clue 2 red")
    (clued,) = HANABI.events(state, move, state.play(move))

    assert clued.to_json() == {"event": "clued", "seat": 0, "target": 1, "colour": "red", "slots": [0, 2]}
    value = HANABI.parse("clue 2 3")
    assert HANABI.events(state, value, state.play(value))[0].to_json() == {
        "event": "clued",
        "seat": 0,
        "target": 1,
        "value": 3,
        "slots": [2],
    }


@pytest.mark.parametrize("rules", COMBINATIONS, ids=str)
def test_a_refusal_tells_a_seat_nothing_about_its_own_cards(rules: dict[str, bool]) -> None:
    """Whatever is refused is refused in the same words in every position that looks the same."""
    chance = Chance("test", "refusals")
    for before, _, _ in rehearsed(setup(3, **rules), "refusals"):
        seat = before.to_move or Seat(0)
        other = before.alike(seat, chance)
        for action in range(HANABI.action_count(before.setup)):
            move = HANABI.move(before, action)
            words = []
            for state in (before, other):
                try:
                    state.play(move)
                except IllegalMove as refusal:
                    words.append(str(refusal))
                else:
                    words.append("")
            assert words[0] == words[1]

"""What clues and plays mean beside the card that they are about: stalls, orders, chop moves."""

from __future__ import annotations

from collections import Counter

import pytest

from chabudai.bots.hanabi.partner.conventions.registry import CONVENTIONS, agreed_at, at_table
from chabudai.bots.hanabi.partner.memory import Memory
from chabudai.bots.hanabi.partner.scene import Scene
from chabudai.core import Seat
from chabudai.games import HANABI
from chabudai.games.hanabi import HanabiState
from chabudai.games.hanabi.components import CARD_BY_TEXT

IDLE = "Y4 G4 W4 B4 R4"


def deal(*hands: str) -> HanabiState:
    """Deal these hands, oldest card first, and the other cards in order behind them."""
    setup = HANABI.setup(len(hands), {"empty_clues": False})
    dealt = [CARD_BY_TEXT[text] for hand in hands for text in hand.split()]
    left = Counter(setup.deck)
    left.subtract(dealt)
    return HANABI.deal(setup, (*dealt, *left.elements()))


def watched(state: HanabiState, moves: str, level: str = "expert") -> list[Scene]:
    """Let every seat watch *moves*; return what each of them sees then."""
    memories = [Memory(state.view(Seat(seat)), agreed_at(level)) for seat in range(state.players)]
    for text in moves.split(", "):
        state = state.play(HANABI.parse(text))
        for seat, memory in enumerate(memories):
            memory.watch(HANABI.parse(text), state.view(Seat(seat)))
    return [memory.scene() for memory in memories]


def chops(scenes: list[Scene], seat: int) -> set[int | None]:
    """Return what the seats take for the chop of one of them."""
    return {scene.chop(seat) for scene in scenes}


def test_a_five_beside_the_chop_moves_it_once_somebody_has_discarded() -> None:
    """Every seat sees the chop move past its card, to the next one that no clue has touched."""
    state = deal("G2 B3 R4 Y4 W3", "R3 Y5 Y3 B3 G4", "B5 R3 Y4 B4 W3")

    scenes = watched(state, "clue 3 5, clue 1 2, discard 2, clue 2 5")

    assert chops(scenes, 1) == {2}
    assert [note.moved for note in scenes[1].notes[1]] == [True, False, False, False, False]


def test_a_five_that_only_passes_the_time_moves_no_chop() -> None:
    """Before the first discard it is a stall, as it is from whoever has all tokens or no chop."""
    state = deal("G2 B3 R4 Y4 W3", "R3 Y5 Y3 B3 G4", "B5 R3 Y4 B4 W3")

    assert chops(watched(state, "clue 2 5"), 1) == {0}
    assert chops(watched(state, "clue 3 5, clue 1 2, clue 1 4, clue 2 5"), 1) == {0}


def test_a_five_further_from_the_chop_moves_nothing() -> None:
    """There must be no other untouched card between."""
    state = deal("G2 B3 R4 Y4 W3", "R3 Y3 Y5 B3 G4", "B5 R3 Y4 B4 W3")

    assert chops(watched(state, "clue 3 5, clue 1 2, discard 2, clue 2 5"), 1) == {0}


@pytest.mark.parametrize(("names", "players"), [({"5 stall", "5 chop move"}, 2), ({"trash chop move"}, 5)])
def test_a_convention_is_played_only_where_it_pays(names: set[str], players: int) -> None:
    """At such a table nobody has it; at others every expert has."""
    left_out = {one.name for one in CONVENTIONS} - {one.name for one in at_table(agreed_at("expert"), players)}

    assert left_out == names
    assert at_table(agreed_at("expert"), 4) == frozenset(CONVENTIONS)


def test_trash_keeps_what_is_older() -> None:
    """A colour of which nobody needs a card any more asks for nothing, and keeps the cards before it."""
    state = deal("R2 W1 Y1 B3 Y1", "W2 G2 R1 G5 W1", "W4 W4 B4 G4 Y4")
    moves = (
        "clue 2 1, play 3, clue 1 red, play 1, play 4, clue 2 white, clue 2 5, play 1, clue 2 3, discard 1, play 5, "
        "clue 2 4, discard 1, clue 1 yellow"
    )
    before, after = watched(state, moves)[1], watched(state, f"{moves}, clue 2 red")[1]
    moved = [slot for slot, note in enumerate(after.notes[1]) if note.moved]

    assert moved
    assert min(moved) == before.chop(1)
    assert after.chop(1) != before.chop(1)


def test_skipping_a_one_keeps_the_next_chop() -> None:
    """Everybody draws the same conclusion from 1s that are played out of their order; two skipped reach one further."""
    state = deal(IDLE, "Y1 R1 G3 W1 B3", "W2 G4 W3 G1 R1")

    assert chops(watched(state, "clue 2 1, play 1"), 2) == {0}
    assert chops(watched(state, "clue 2 1, play 2"), 2) == {1}
    assert chops(watched(state, "clue 2 1, play 4"), 0) == {1}
    assert chops(watched(state, "clue 2 1, play 4"), 2) == {0}


def test_a_card_past_which_the_chop_has_moved_is_no_finesse() -> None:
    """It is held as if touched: the newest untouched card is another, and no clue has to avoid its double."""
    scene = watched(deal(IDLE, "Y1 R1 G3 W1 B3", "W2 G4 W3 G1 R1"), "clue 2 1, play 2")[0]

    assert scene.notes[2][0].kept
    assert not scene.notes[2][0].promised
    assert scene.finesse_position(2) == 4
    assert not scene.elsewhere(1) & scene.face[2][0]


def test_everybody_knows_which_cards_were_drawn() -> None:
    """The order of 1s hangs on it, so every seat notes the same."""
    state = deal(IDLE, "Y3 G3 W1 G1 B3", "G4 Y4 R2 B4 W4")
    scenes = watched(state, "clue 2 white, play 3, discard 1, clue 2 1")

    assert [[note.drawn for note in scene.notes[1]] for scene in scenes] == [[False] * 4 + [True]] * 3

"""The bits that a seat sees are those that the documentation lists, made from its view alone."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

pytest.importorskip("numba")

from chabudai.core import Chance, Seat
from chabudai.fast.bossa import BossaTwin
from chabudai.fast.bossa.encoding import BITS
from chabudai.fast.bossa.packing import pack
from chabudai.fast.bossa.record import RECORD
from chabudai.games.bossa import BOSSA, BossaSetup, BossaState, BossaView
from chabudai.games.bossa.board import Phase
from chabudai.games.bossa.components import TILES, ActionTile, Colour, Modifier
from chabudai.games.bossa.line import Group, Line


def positions(seed: str) -> Iterator[BossaState]:
    """Yield the positions of a biased game."""
    setup = BOSSA.setup(2, {})
    state = BOSSA.deal(setup, BOSSA.shuffle(setup, seed))
    choose = BOSSA.rehearsal(Chance("rehearsal", seed))
    while state.to_move is not None:
        yield state
        state = state.play(choose(state))
    yield state


def encoded(state: BossaState, seat: Seat) -> list[int]:
    """Return the compiled encoding."""
    records = np.zeros(1, RECORD)
    records[0] = pack(state)
    row = np.full(BITS + 8, 7, np.uint8)
    BossaTwin(BossaSetup()).look(records, np.array([seat]), row, 0, 1)
    assert (row[BITS:] == 7).all()
    return [int(bit) for bit in row[:BITS]]


def one_of(places: object, chosen: object) -> list[int]:
    """Return one bit for each place, set where *chosen* is."""
    return [int(place == chosen) for place in places]  # type: ignore[attr-defined]


def up_to(places: int, count: int) -> list[int]:
    """Return a thermometer."""
    return [int(place < count) for place in range(places)]


def sizes(side: tuple[Group, ...], *, there: bool) -> list[int]:
    """Return the sizes that an end takes."""
    wanted = {1, 2} if not side else {side[-1].size - 1, side[-1].size + 1}
    return [int(there and size in wanted) for size in range(1, 8)]


def line_bits(view: BossaView, colour: Colour, line: Line) -> list[int]:
    """Return the section of a line."""
    owner = None if view.board.owner is None else view.board.owner[colour]
    laid = {tile for group in line.groups for heap in (group.base, *group.stacked) for tile in heap.tiles}
    return [
        *one_of(range(1, 7), line.die),
        *one_of((view.seat, 1 - view.seat), owner),
        *up_to(6, len(line.groups)),
        *one_of(range(2, 13), line.next_up),
        *one_of(range(1, 6), line.next_down),
        *sizes(line.up, there=True),
        *sizes(line.down, there=line.next_down > 0),
        *(bit for k in range(6) for bit in one_of(range(1, 8), line.up[k].size if k < len(line.up) else None)),
        *(bit for k in range(5) for bit in one_of(range(1, 8), line.down[k].size if k < len(line.down) else None)),
        *(int(tile in laid) for tile in TILES),
    ]


def reference(view: BossaView) -> list[int]:
    """Return the encoding, from a view."""
    mine, theirs, table = view.seat, 1 - view.seat, view.board
    laid = {
        t for line in table.lines for group in line.groups for heap in (group.base, *group.stacked) for t in heap.tiles
    }
    seen = {*view.hands[0], *view.hands[1], *laid, *table.discards}
    return [
        *(int(tile in view.hands[mine]) for tile in TILES),
        *(int(tile in view.hands[theirs]) for tile in TILES),
        *(int(tile not in seen) for tile in TILES),
        *line_bits(view, Colour.WHITE, table.lines[0]),
        *line_bits(view, Colour.BLACK, table.lines[1]),
        *(int(tile in table.discards) for tile in TILES),
        *up_to(18, table.pile_left),
        *one_of(Phase, table.phase),
        *(int(None not in view.hands[whose]) for whose in (mine, theirs)),
        *(int(tile in table.actions[whose]) for whose in (mine, theirs) for tile in ActionTile),
        *(bit for who in (mine, theirs) for bit in (*one_of(Modifier, view.modifiers[who]), int(table.spent[who]))),
        *one_of((mine, theirs), table.first),
        int(view.to_move == mine),
    ]


def test_the_encoding_is_what_the_view_shows() -> None:
    """Every position of biased games, both seats, bit by bit; nothing is written beyond the row."""
    for game in range(60):
        for state in positions(f"encoding {game}"):
            for seat in (Seat(0), Seat(1)):
                assert encoded(state, seat) == reference(state.view(seat)), (seat, state)


def test_the_encoding_hides_what_the_seat_may_not_know() -> None:
    """Two worlds that look the same to a seat are encoded the same."""
    chance = Chance("encoding", "alike")
    for state in positions("alike"):
        for seat in (Seat(0), Seat(1)):
            assert encoded(state.alike(seat, chance), seat) == encoded(state, seat)

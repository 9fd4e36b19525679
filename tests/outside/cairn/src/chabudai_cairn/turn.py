"""What a move does to a position."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from chabudai.core import Seat
from chabudai_cairn.components import CARRIES, Cairn, Hand, Laid, weight_of
from chabudai_cairn.table import Ended, Table, Weighing

if TYPE_CHECKING:
    from chabudai_cairn.state import CairnState


def added(state: CairnState, seat: Seat, weight: int) -> CairnState:
    """Return the position after *seat* added a stone (C4)."""
    place = state.hands[seat].index(weight)
    table = replace(state.table, turn=state.table.turn + 1)
    return replace(
        state,
        to_move=table.after(seat)[0],
        hands=with_(state.hands, seat, state.hands[seat][:place] + state.hands[seat][place + 1 :]),
        cairn=(*state.cairn, Laid(seat, weight)),
        table=table,
    )


def called(state: CairnState, caller: Seat) -> CairnState:
    """Return the position after *caller* had the cairn weighed (C5 to C9)."""
    last = Seat(next(stone.seat for stone in reversed(state.cairn) if stone.seat is not None))
    out, still_in = (last, caller) if weight_of(state.cairn) > CARRIES else (caller, last)
    hands = with_(state.hands, out, ())
    table = _without(state.table, Weighing(state.cairn, caller, out, state.hands[out]))
    to_move = _next_with_stones(table, hands, still_in)
    if len(table.seats) == 1:
        return replace(state, to_move=None, hands=hands, cairn=(), table=replace(table, ended=Ended.LAST))
    if to_move is None:
        return replace(state, to_move=None, hands=hands, cairn=(), table=replace(table, ended=Ended.SPENT))
    cairn, bag = first_stone(state.bag, footing=table.footing)
    return replace(state, to_move=to_move, hands=hands, cairn=cairn, bag=bag, table=table)


def first_stone(bag: tuple[int, ...], *, footing: bool) -> tuple[Cairn, tuple[int, ...]]:
    """Return a new cairn, and the bag after its footing was drawn (C2)."""
    return ((Laid(None, bag[0]),), bag[1:]) if footing else ((), bag)


def with_(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    """Return *hands* with another one at *seat*."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _without(table: Table, weighed: Weighing) -> Table:
    stones = (*table.away, *(stone.weight for stone in weighed.cairn), *weighed.shown)
    return replace(
        table,
        seats=tuple(seat for seat in table.seats if seat != weighed.out),
        turn=table.turn + 1,
        away=tuple(sorted(stones)),
        weighed=weighed,
    )


def _next_with_stones(table: Table, hands: tuple[Hand, ...], seat: Seat) -> Seat | None:
    """Return *seat*, or the next one who has a stone; None if nobody has (C8)."""
    *others, _ = table.after(seat)
    return next((candidate for candidate in (seat, *others) if hands[candidate]), None)

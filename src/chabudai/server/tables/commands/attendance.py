"""Attendance: whose seats have been empty for so long that the game may go on without them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chabudai.protocol.options import Pace

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from chabudai.server.tables.table import Table


class Patience(NamedTuple):
    """How long somebody may be away before the others need not ask them, in seconds."""

    live: float
    slow: float


def absent_seats(
    table: Table, present: Sequence[bool], seen: Mapping[int, int], now: int, patience: Patience
) -> frozenset[int]:
    """Return the seats of people who have been away for long; times in milliseconds since 1970.

    Who is *present* is connected. The others have been away since they were last *seen*, did something at the table, or
    their turn began, whichever was last. At a slow table nobody waits for those whose turn it is not.
    """
    ends = {seat: patience_ends(table, seat, seen, patience) for seat in table.people() if not present[seat]}
    return frozenset(seat for seat, end in ends.items() if end is not None and end <= now)


def patience_ends(table: Table, seat: int, seen: Mapping[int, int], patience: Patience) -> int | None:
    """Return when somebody who is away will have been so for long, if nothing happens; None if nobody waits."""
    slow = table.options.pace is Pace.SLOW
    if slow and seat != table.turn:
        return None
    began = table.began if seat == table.turn else 0
    last_sign = max(seen.get(seat, 0), table.acted.get(seat, 0), began)
    return last_sign + int((patience.slow if slow else patience.live) * 1000)

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
    slow = table.options.pace is Pace.SLOW
    limit = now - (patience.slow if slow else patience.live) * 1000
    return frozenset(
        seat
        for seat in table.people()
        if not present[seat] and _last_sign(table, seat, seen) <= limit and (not slow or seat == table.turn)
    )


def _last_sign(table: Table, seat: int, seen: Mapping[int, int]) -> int:
    began = table.began if seat == table.turn else 0
    return max(seen.get(seat, 0), table.acted.get(seat, 0), began)

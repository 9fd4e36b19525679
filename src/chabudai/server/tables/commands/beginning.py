"""Who begins: everybody may name whoever is dressed most colourfully."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from chabudai.protocol import events
from chabudai.server.tables.commands.draft import Draft
from chabudai.server.tables.observers import asks_who_begins
from chabudai.server.tables.refusals import NoSeat, WrongPhase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.protocol import requests
    from chabudai.server.tables.table import Table


def point(table: Table, mine: int, request: requests.Point) -> Draft:
    """Name a person: bots are dressed in nothing."""
    if not asks_who_begins(table):
        raise WrongPhase("Nobody is asked who begins.", hint="The host may let the table say it, before the game.")
    if request.seat not in table.people():
        raise NoSeat(f"No person sits at seat {request.seat}.", hint="Name the seat of a person.")
    return Draft([events.Pointed(mine, request.seat)])


def most_named(table: Table) -> Sequence[int]:
    """Return the seats that were named most often; none if nobody is asked, or nobody has said anything."""
    named = Counter(table.pointed.values() if asks_who_begins(table) else ())
    most = max(named.values(), default=0)
    return sorted(seat for seat, count in named.items() if count == most)

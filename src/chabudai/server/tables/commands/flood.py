"""How much one person may add to a log: moves are always possible, talk and everything else has a measure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from chabudai.protocol import requests
from chabudai.server.tables.encoding import only_moves
from chabudai.server.tables.log import is_aside
from chabudai.server.tables.refusals import FullLog, TooMuchTalk

if TYPE_CHECKING:
    from chabudai.protocol.requests import AnyTableRequest
    from chabudai.server.tables.table import Table

MINUTE: Final = 60_000
ALWAYS: Final = (requests.Play, requests.Leave, requests.Agree, requests.Refuse, requests.PlayAgain)
"""What a game needs to go on or to end."""


class Measure(NamedTuple):
    """What is allowed."""

    said_per_minute: int
    """By one person at one table."""
    asked_per_minute: int
    """Everything else but moves, by one person at one table."""
    said: int
    """At one table, by all together."""
    entries: int
    """In one log, talk left out; moves go on beyond it."""


def require_measure(
    table: Table, who: str, request: AnyTableRequest | requests.Coach, now: int, measure: Measure
) -> None:
    """Refuse what would make a log grow without end.

    Raises:
        TooMuchTalk: Somebody says or asks too much in a minute.
        FullLog: The log is full; moves are still possible.
    """
    if isinstance(request, requests.Play):
        return
    talk = isinstance(request, requests.Say)
    most = measure.said_per_minute if talk else measure.asked_per_minute
    if _lately(table, who, now, talk=talk) >= most:
        raise TooMuchTalk("Too much in one minute.", hint="Moves are always possible; say the rest in a moment.")
    full = table.talked >= measure.said if talk else table.log.story >= measure.entries
    if full and not isinstance(request, ALWAYS):
        raise FullLog("This table's log is full.", hint="Moves are always possible; set up another table to talk.")


def _lately(table: Table, who: str, now: int, *, talk: bool) -> int:
    """Return how many entries somebody made within the last minute: talk, or all but talk and moves."""
    found = 0
    for _, (entry, *_) in table.log.backwards():
        if entry.at <= now - MINUTE:
            break
        if entry.by == who and is_aside(entry) is talk and not only_moves(entry):
            found += 1
    return found

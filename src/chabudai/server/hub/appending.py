"""An entry on its way into a log, with what else must become true at the same moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.protocol.events import Said, Stopped
from chabudai.server.store import Append, Dealt
from chabudai.server.store.store import body_of
from chabudai.server.tables.log import is_aside
from chabudai.server.tables.story.written import comparable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.server.tables.entry import Entry
    from chabudai.server.tables.match import Step
    from chabudai.server.tables.table import Table


def append_of(table: Table, entry: Entry, steps: Sequence[Step]) -> Append:
    """Return what the store is to write so that *entry* comes next at *table*; *steps* are the moves in it."""
    append = Append(table.id, table.seq + 1, body_of(entry), aside=is_aside(entry))
    if (steps and steps[-1].after.to_move is None) or any(isinstance(event, Stopped) for event in entry.events):
        append.ended = entry.at
    if entry.secret is not None or (table.match is None and not isinstance(entry.events[0], Said)):
        _arrange(append, table, entry, steps)
    if table.deal is not None and steps:
        append.reached = _reached(table, steps[-1])
    return append


def _arrange(append: Append, table: Table, entry: Entry, steps: Sequence[Step]) -> None:
    """Add what the entry changes beside the game: who belongs to the table, whether it is open, what is dealt."""
    if append.seq == 1:
        append.opened = entry.at
    if entry.secret is not None:
        append.host = entry.secret.host if append.seq == 1 else None
        append.members = [(who, entry.at) for who in entry.secret.who.values()]
    ahead = table.after(entry, steps)
    if append.opened is not None or ahead.joinable() != table.joinable():
        append.listed = ahead.joinable()
    if ahead.deal is not None and ahead.match is not None and table.match is None:
        append.dealt = Dealt(str(ahead.deal), tuple(ahead.identities()))


def _reached(table: Table, step: Step) -> int | None:
    """Return what seat 0 has got if the game ends with *step*, and may be compared with others."""
    returns = step.after.returns()
    return int(returns[0]) if returns is not None and comparable(table) else None

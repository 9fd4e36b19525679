"""An entry on its way into a log, with what else must become true at the same moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.protocol.events import Said
from chabudai.server.lists import is_open
from chabudai.server.store import Append, Dealt
from chabudai.server.store.store import body_of
from chabudai.server.table import Table

if TYPE_CHECKING:
    from chabudai.server.entry import Entry
    from chabudai.server.match import Step


def addition(table: Table, entry: Entry, step: Step | None) -> Append:
    """Return what the store is to write so that *entry* comes next at *table*; *step* is the move in it."""
    append = Append(table.id, table.seq + 1, body_of(entry))
    if entry.secret is not None or (table.match is None and not isinstance(entry.events[0], Said)):
        _arrange(append, table, entry)
    if table.deal is not None and step is not None:
        append.reached = _reached(table, step)
    return append


def _arrange(append: Append, table: Table, entry: Entry) -> None:
    """Add what the entry changes beside the game: who belongs to the table, whether it is open, what is dealt."""
    if append.seq == 1:
        append.opened = entry.at
    if entry.secret is not None:
        append.members = [(who, entry.at) for who in entry.secret.who.values()]
    preview = Table(table.id)
    for seq, (earlier, _) in enumerate(table.log, 1):
        preview.apply(seq, earlier)
    preview.apply(append.seq, entry)
    if append.opened is not None or is_open(preview) != is_open(table):
        append.listed = is_open(preview)
    if preview.deal is not None and preview.match is not None and table.match is None:
        append.dealt = Dealt(str(preview.deal), tuple(chair.who for chair in preview.chairs if chair.who))


def _reached(table: Table, step: Step) -> int | None:
    """Return what seat 0 has got if the game ends with *step*, and nothing had been seen before its time."""
    returns = step.after.returns()
    return None if returns is None or table.marked else int(returns[0])

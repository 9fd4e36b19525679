"""A game that was read, and what has to be said about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from chabudai.core import Record


class Imported(NamedTuple):
    """A record that replays, and what its reader should know."""

    record: Record
    remarks: tuple[str, ...] = ()
    """What was left out or is not as it looks, a sentence each."""

"""The log of a table in memory: all that makes the table what it is, and the talk of late."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from chabudai.protocol.events import Said

if TYPE_CHECKING:
    from chabudai.server.tables.entry import Entry
    from chabudai.server.tables.match import Step

RECENT: Final = 200
"""Entries of talk that are kept in memory and sent with a table; older ones are read on request."""


class Logged(NamedTuple):
    """An entry, and the moves in it."""

    entry: Entry
    steps: tuple[Step, ...]


def is_aside(entry: Entry) -> bool:
    """Tell whether an entry is nothing but talk: the table is the same without it."""
    return all(isinstance(event, Said) for event in entry.events)


class Log:
    """Entries by their numbers, in order."""

    def __init__(self) -> None:
        """Start empty."""
        self._kept: dict[int, Logged] = {}
        self._asides: deque[int] = deque()

    def __len__(self) -> int:
        return len(self._kept)

    def __getitem__(self, seq: int) -> Logged:
        return self._kept[seq]

    @property
    def story(self) -> int:
        """How many entries are more than talk."""
        return len(self._kept) - len(self._asides)

    def add(self, seq: int, entry: Entry, steps: tuple[Step, ...]) -> Entry | None:
        """Add the next entry; return the oldest talk if it is let go of for it."""
        self._kept[seq] = Logged(entry, steps)
        if not is_aside(entry):
            return None
        self._asides.append(seq)
        return self._kept.pop(self._asides.popleft()).entry if len(self._asides) > RECENT else None

    def after(self, seq: int) -> list[tuple[int, Logged]]:
        """Return the entries after one, as far as they are kept."""
        found = [(number, self._kept[number]) for number in self._newest_first(seq)]
        return found[::-1]

    def backwards(self) -> Iterator[tuple[int, Logged]]:
        """Yield the entries, the newest first."""
        return ((seq, self._kept[seq]) for seq in reversed(self._kept))

    def _newest_first(self, seq: int) -> Iterator[int]:
        for number in reversed(self._kept):
            if number <= seq:
                return
            yield number

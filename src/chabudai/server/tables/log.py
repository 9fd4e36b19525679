"""The log of a table in memory: all that makes the table what it is, and the talk of late."""

from __future__ import annotations

from bisect import bisect_left
from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from chabudai.protocol.events import BotSat, Created, Moved, Said, Sat, Started, TakenBack

if TYPE_CHECKING:
    from chabudai.server.tables.entry import Entry
    from chabudai.server.tables.match import Step

RECENT: Final = 200
"""Entries of talk that are kept in memory and sent with a table; older ones are read on request."""
STORY: Final = 200
"""Entries other than talk that are sent with a table, beside the moves on which they build."""

Seating: TypeAlias = "tuple[Sat | BotSat, ...]"
"""Who sits where, as the events that would seat them."""


class Logged(NamedTuple):
    """An entry, and the moves in it."""

    entry: Entry
    steps: tuple[Step, ...]
    under: int = 0
    """The entry on which it builds: that of the move before it, or of what was taken back to there; 0 for none."""
    seating: Seating = ()
    """Who sat where after it."""


def is_aside(entry: Entry) -> bool:
    """Tell whether an entry is nothing but talk: the table is the same without it."""
    return all(isinstance(event, Said) for event in entry.events)


class Log:
    """Entries by their numbers, in order."""

    def __init__(self) -> None:
        """Start empty."""
        self._kept: dict[int, Logged] = {}
        self._asides: deque[int] = deque()
        self._story: list[int] = []
        self._base = 0
        """The entry of the deal, or of the table if there is none yet."""
        self._made: list[int] = []
        """The entries of the moves that count now."""
        self.top = 0
        """The last move, take-back or deal: the entry on which the next one builds."""
        self.taken_back: list[int] = []
        """The entries by which moves were taken back."""

    def __len__(self) -> int:
        return len(self._kept)

    def __getitem__(self, seq: int) -> Logged:
        return self._kept[seq]

    @property
    def story(self) -> int:
        """How many entries are more than talk."""
        return len(self._story)

    @property
    def seating(self) -> Seating:
        """Who sits where, as the last entry has it that was more than talk."""
        return self._kept[self._story[-1]].seating if self._story else ()

    def add(self, seq: int, entry: Entry, steps: tuple[Step, ...], seating: Seating = ()) -> Entry | None:
        """Add the next entry; return the oldest talk if it is let go of for it."""
        if not is_aside(entry):
            self._story.append(seq)
            self._kept[seq] = Logged(entry, steps, self._build_on(seq, entry), seating)
            return None
        self._kept[seq] = Logged(entry, steps)
        self._asides.append(seq)
        return self._kept.pop(self._asides.popleft()).entry if len(self._asides) > RECENT else None

    def after(self, seq: int) -> list[tuple[int, Logged]]:
        """Return the entries after one, as far as they are kept."""
        found = [(number, self._kept[number]) for number in self._newest_first(seq)]
        return found[::-1]

    def recent(self, since: int = 0) -> list[int]:
        """Return the numbers of the entries after one that a table is sent with.

        These are the last ones of the story and of talk, and before them the moves on which they build: whoever plays
        what these entries tell has the moves that count.
        """
        story = self._story[-STORY:]
        under = self._under(story[0]) if story else ()
        return sorted(seq for seq in {*under, *story, *self._asides} if seq > since)

    def seating_before(self) -> Seating | None:
        """Return who sat where before the last entries of the story; None if it has no others."""
        return self._kept[self._story[-STORY - 1]].seating if len(self._story) > STORY else None

    def before(self, seq: int, most: int) -> list[int]:
        """Return the numbers of the last entries of the story before one."""
        end = bisect_left(self._story, seq)
        return self._story[max(0, end - most) : end]

    def backwards(self) -> Iterator[tuple[int, Logged]]:
        """Yield the entries, the newest first."""
        return ((seq, self._kept[seq]) for seq in reversed(self._kept))

    def _build_on(self, seq: int, entry: Entry) -> int:
        """Note which moves count after an entry; return the one on which it builds."""
        under = self.top
        for event in entry.events:
            if isinstance(event, Moved):
                self._made.append(seq)
                self.top = seq
            elif isinstance(event, TakenBack):
                del self._made[event.moves :]
                # Entries that were sent before may hold moves that this one takes back.
                under, self.top = self._made[-1] if self._made else self._base, seq
                self.taken_back.append(seq)
            elif isinstance(event, Created | Started):
                self._base = self.top = seq
        return under

    def _under(self, seq: int) -> Iterator[int]:
        while (seq := self._kept[seq].under) > 0:
            yield seq

    def _newest_first(self, seq: int) -> Iterator[int]:
        for number in reversed(self._kept):
            if number <= seq:
                return
            yield number

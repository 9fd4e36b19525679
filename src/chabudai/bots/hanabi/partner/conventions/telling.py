"""A clue as everybody hears it, and what it asks of others."""

from __future__ import annotations

from typing import NamedTuple


class Ask(NamedTuple):
    """A card that somebody is asked to play because of a clue to somebody else."""

    seat: int
    slot: int
    face: int
    """What it must be; several faces where its holder alone cannot tell."""
    blind: bool
    """Whether it is a finesse: no clue has pointed at the card."""

    def covers(self, other: Ask) -> bool:
        """Tell whether this is the same request, as its holder understands it."""
        same = (self.seat, self.slot, self.blind) == (other.seat, other.slot, other.blind)
        return same and not other.face & ~self.face


class Told(NamedTuple):
    """A clue as everybody hears it."""

    giver: int
    target: int
    said: int
    """All faces that the clue names."""
    value: int
    """The value that it names; 0 for a colour."""
    slots: tuple[int, ...]
    """The cards that it points at, oldest first."""

"""What the bot remembers of every card at the table, its own and the others'."""

from __future__ import annotations

from typing import Final

ANYTHING: Final = (1 << 30) - 1
"""The set of all faces."""


class Note:
    """What clues have meant for one card, beyond what they said."""

    __slots__ = ("asked", "belief", "exempt", "giver", "touched", "waits")

    def __init__(self) -> None:
        """Begin with a card that nobody has said anything about."""
        self.belief = ANYTHING
        """The faces that conventions leave possible for whoever holds the card."""
        self.exempt = 0
        """The faces in the giver's own hand when the card was touched: nobody avoids what they cannot see."""
        self.giver: int | None = None
        """Who gave the clue that the belief comes from."""
        self.touched = False
        """Whether a clue has pointed at it."""
        self.asked = 0
        """The face that its holder was asked to play it as, by a prompt or a finesse; 0 is none."""
        self.waits: tuple[tuple[int, int, int], ...] = ()
        """Faces that it has only if another seat plays a card first: (seat, that card, this face)."""

    def copy(self) -> Note:
        """Return a note that can be changed on its own."""
        other = Note()
        other.belief, other.touched, other.asked = self.belief, self.touched, self.asked
        other.exempt, other.waits = self.exempt, self.waits
        other.giver = self.giver
        return other

    def forget(self) -> None:
        """Go back to what clues alone say, with no trust in whoever gave them."""
        self.belief = self.exempt = ANYTHING
        self.asked, self.waits, self.giver = 0, (), None

    @property
    def kept(self) -> bool:
        """Whether the card is not up for being discarded."""
        return self.touched or bool(self.asked)


Notes = list[list[Note]]
"""The notes of every hand, by seat, oldest card first."""

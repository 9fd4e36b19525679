"""What the bot remembers of every card at the table, its own and the others'."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.bots.hanabi.faces import COLOUR_FACES, faces

if TYPE_CHECKING:
    from collections.abc import Sequence

ANYTHING: Final = (1 << 30) - 1
"""The set of all faces."""


class Note:
    """What clues have meant for one card, beyond what they said."""

    __slots__ = (
        "ahead", "asked", "belief", "drawn", "exempt", "giver", "level", "missed", "missed_by", "moved", "needs",
        "touched", "waits",
    )  # fmt: skip

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
        self.moved = False
        """Whether the chop has moved past it: it is held as if a clue had touched it."""
        self.drawn = False
        """Whether it was drawn during the game and not dealt."""
        self.ahead = False
        """Whether it was the focus of a clue on several 1s, on the chop: of these it is played first."""
        self.asked = 0
        """The face that its holder was asked to play it as, by a prompt or a finesse; 0 is none."""
        self.level = 0
        """The level of the convention that it was asked by; 0 if it was not, or its holder may not have understood."""
        self.needs = False
        """Whether a clue was about it that first asked somebody else for a card."""
        self.missed = self.missed_by = 0
        """The faces that it waited with in vain, and for whom, one bit for each seat."""
        self.waits: tuple[tuple[int, int, int], ...] = ()
        """Faces that it has only if another seat plays a card first: (seat, that card, this face).

        That card is of another colour where the seat is bluffed; there is one bluff at a time.
        """

    def copy(self) -> Note:
        """Return a note that can be changed on its own."""
        other = Note()
        other.belief, other.touched, other.asked = self.belief, self.touched, self.asked
        other.exempt, other.waits = self.exempt, self.waits
        other.moved, other.drawn, other.ahead = self.moved, self.drawn, self.ahead
        other.missed, other.missed_by = self.missed, self.missed_by
        other.giver, other.level, other.needs = self.giver, self.level, self.needs
        return other

    def wait_for(self, seat: int, cards: int, face: int) -> None:
        """Note that it has *face* if *seat* plays one of *cards* first; a new bluff takes the place of an old one."""
        colour = COLOUR_FACES[(face.bit_length() - 1) // 5]
        others = cards & ~colour
        bluffs = [wait for wait in self.waits if is_bluff(wait)]
        if others and ({wait[0] for wait in bluffs} != {seat} or _cards(bluffs) != others):
            self.waits = tuple(wait for wait in self.waits if not is_bluff(wait))
        new = [(seat, 1 << number, face) for number in faces(cards)]
        self.waits += tuple(wait for wait in new if wait not in self.waits)

    def forget(self) -> None:
        """Go back to what clues alone say, with no trust in whoever gave them."""
        self.give_up()
        self.exempt, self.waits = ANYTHING, ()
        self.moved = False

    def give_up(self) -> None:
        """Note that nobody waits for this card any more."""
        self.asked, self.belief, self.giver, self.level = 0, ANYTHING, None, 0

    @property
    def kept(self) -> bool:
        """Whether the card is not up for being discarded."""
        return self.touched or bool(self.asked) or self.moved

    @property
    def promised(self) -> bool:
        """Whether somebody has said something about the card, so that good touch speaks of it."""
        return self.touched or bool(self.asked)


def is_bluff(wait: tuple[int, int, int]) -> bool:
    """Tell whether a face waits for a card of another colour."""
    _, card, face = wait
    return (card.bit_length() - 1) // 5 != (face.bit_length() - 1) // 5


def _cards(waits: Sequence[tuple[int, int, int]]) -> int:
    """Return the cards that are waited for."""
    cards = 0
    for _, card, _ in waits:
        cards |= card
    return cards


Notes = list[list[Note]]
"""The notes of every hand, by seat, oldest card first."""

"""Sets of card faces as bit masks, and what the open table says about them.

Bit *n* of a mask stands for the face ``CARDS[n]``, so that a set of possible faces is one
number and every question about it one operation.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from chabudai.games.hanabi.components import CARDS, VALUES, Card, Colour, Knowledge

if TYPE_CHECKING:
    from chabudai.games.hanabi.rules import HanabiSetup
    from chabudai.games.hanabi.view import HanabiView

COLOUR_FACES: Final = tuple(0b11111 << len(VALUES) * colour for colour in Colour)
"""The faces of each colour."""
VALUE_FACES: Final = (0, *(sum(1 << card.number for card in CARDS if card.value == value) for value in VALUES))
"""The faces of each value, by value."""
FACE_COUNT: Final = len(CARDS)


def _all_known() -> dict[tuple[int, int], int]:
    return {
        (colours, values): sum(1 << card.number for card in CARDS if Knowledge(colours, values).allows(card))
        for colours in range(1 << len(Colour))
        for values in range(1 << len(VALUES))
    }


KNOWN: Final = _all_known()
"""The faces that clues alone leave possible, by `Knowledge`."""


def faces(mask: int) -> list[int]:
    """Return the numbers of the faces in *mask*, ascending."""
    found = []
    while mask:
        bit = mask & -mask
        found.append(bit.bit_length() - 1)
        mask ^= bit
    return found


def text(mask: int) -> str:
    """Write a set of faces as people read it: ``R1/Y1``."""
    return "/".join(str(CARDS[number]) for number in faces(mask))


@lru_cache(maxsize=64)
def copies(setup: HanabiSetup) -> tuple[int, ...]:
    """Return how many copies of each face the deck of *setup* has."""
    counts = [0] * FACE_COUNT
    for card in setup.deck:
        counts[card.number] += 1
    return tuple(counts)


class OpenFaces:
    """What everybody sees: built faces, discarded ones, and what follows from them."""

    __slots__ = ("critical", "discarded", "fireworks", "gone", "live", "playable", "reach", "setup", "useless")

    def __init__(self, view: HanabiView) -> None:
        """Read what is open in *view*."""
        self.setup = view.setup
        self.fireworks = view.fireworks
        discarded = [0] * FACE_COUNT
        for colour, value in view.discards:
            discarded[5 * colour + value - 1] += 1
        self.discarded = discarded
        total = copies(view.setup)
        playable = live = critical = 0
        reach = []
        for place in range(len(view.fireworks)):
            height = view.fireworks[place]
            for number in range(5 * place + height, 5 * place + 5):
                if discarded[number] == total[number]:
                    break
                live |= 1 << number
                if discarded[number] + 1 == total[number]:
                    critical |= 1 << number
                height += 1
            if height > view.fireworks[place]:
                playable |= 1 << 5 * place + view.fireworks[place]
            reach.append(height)
        self.playable = playable
        """The faces that fit now."""
        self.live = live
        """The faces that can still be added, now or later."""
        self.critical = critical
        """The live faces of which one copy is left."""
        self.useless = (1 << 5 * len(view.fireworks)) - 1 & ~live
        """The faces that can never be added any more."""
        self.reach = tuple(reach)
        """The highest value that each colour can still get."""
        self.gone = [
            discarded[number] + (number % 5 < view.fireworks[number // 5]) if number < 5 * len(reach) else 0
            for number in range(FACE_COUNT)
        ]
        """How many copies of each face lie open, built or discarded."""


def number_of(card: Card) -> int:
    """Return the number of a face, quicker than `Card.number`."""
    return 5 * card[0] + card[1] - 1


def possible(view: HanabiView, open_table: OpenFaces, seat: int, *, seeing: int) -> list[int]:
    """Return for each card of *seat* the faces that player *seeing* can believe in.

    The clues count, and every card that *seeing* sees: the open ones, the hands of the others
    but not its own, and (to *seeing* all of it is seen) never the hand of *view*'s seat.
    """
    left = list(copies(view.setup))
    for number, gone in enumerate(open_table.gone):
        left[number] -= gone
    for owner, hand in enumerate(view.hands):
        if owner not in (seeing, seat):
            for card in hand:
                if card is not None:
                    left[5 * card[0] + card[1] - 1] -= 1
    unseen = 0
    for number, count in enumerate(left):
        if count > 0:
            unseen |= 1 << number
    return [KNOWN[known] & unseen for known in view.knowledge[seat]]

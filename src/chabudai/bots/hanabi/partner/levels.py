"""Which level each seat plays at, as far as its moves tell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.bots.hanabi.partner.conventions.convention import LEVELS

if TYPE_CHECKING:
    from chabudai.bots.hanabi.partner.conventions.convention import Agreed

SLIP: Final = 2
"""How much it tells against a level that a move goes against it."""
PROOF: Final = 1
"""How much it tells for a level that a move makes sense by it alone."""
TOO_DOUBTFUL: Final = 2
"""From how much doubt on nobody counts on a level any more."""
MOST_DOUBTFUL: Final = 4
"""Doubt grows no further, so that somebody who has learnt is believed again."""
TRUST: Final = 1
"""How far moves that make sense can outweigh later slips."""


class Levels:
    """What the moves of one seat tell of the levels above the first one."""

    __slots__ = ("_agreed", "_judged", "doubts", "speaks")

    def __init__(self, agreed: Agreed, *, judged: bool = True) -> None:
        """Take a seat for a player of the conventions *agreed* until its moves tell otherwise.

        Who is not *judged* goes on playing by them, whatever others make of it.
        """
        self._agreed = agreed
        self._judged = judged
        self.doubts = [0] * (len(LEVELS) - 1)
        """How doubtful each level above the first one is; below 0 it has been shown."""
        self.speaks = agreed
        """The conventions that the seat is taken to play by."""

    def copy(self) -> Levels:
        """Return the same, to be changed on its own."""
        other = Levels(self._agreed, judged=self._judged)
        other.doubts, other.speaks = list(self.doubts), self.speaks
        return other

    def slip(self, level: int) -> None:
        """Note a move against the conventions of a level, and so against all that come after it."""
        for place in range(level - 1, len(self.doubts)):
            self.doubts[place] = min(MOST_DOUBTFUL, self.doubts[place] + SLIP)
        self._listen()

    def prove(self, level: int) -> None:
        """Note a move that makes sense by the conventions of a level, which go before all that come after them."""
        for place in range(level):
            self.doubts[place] = max(-TRUST, self.doubts[place] - PROOF)
        self._listen()

    def _listen(self) -> None:
        """Take the seat for what its moves say."""
        if not self._judged:
            return
        sure = 0
        while sure < len(self.doubts) and self.doubts[sure] < TOO_DOUBTFUL:
            sure += 1
        self.speaks = frozenset(one for one in self._agreed if one.rank <= sure)

    @property
    def shown(self) -> bool:
        """Whether the seat has shown that it plays more than the first level."""
        return self.has_shown(1)

    def has_shown(self, level: int) -> bool:
        """Tell whether the seat has shown that it plays at a level above the first one."""
        return self.doubts[level - 1] < 0

    def may_be(self, level: int) -> bool:
        """Tell whether the seat is taken for more than a level, and has not shown more."""
        return any(one.rank > level for one in self.speaks) and not self.has_shown(level + 1)

    def taken_for(self, speaks: Agreed) -> Levels:
        """Return the same seat, taken for one that plays by other conventions."""
        other = self.copy()
        other.speaks = speaks
        return other

"""What a learner's seat sees and has noted at a moment of a game, by the readable reference."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.bots.hanabi.faces import KNOWN
from chabudai.bots.hanabi.partner.conventions.order_move import moved_by_order
from chabudai.bots.hanabi.partner.meaning import read
from chabudai.bots.hanabi.partner.memory import told
from chabudai.games.hanabi.moves import Announce, ClueColour, ClueValue, Play

if TYPE_CHECKING:
    from chabudai.bots.hanabi.partner.conventions.telling import Told
    from chabudai.bots.hanabi.partner.meaning import Meaning
    from chabudai.bots.hanabi.partner.scene import Scene
    from chabudai.games.hanabi import HanabiMove


class Situation:
    """The scene before the last move, the scene now, and what the last move meant."""

    def __init__(self, before: Scene, now: Scene, move: HanabiMove) -> None:
        """Read the last move as the learner does."""
        mover = before.view.to_move
        self.before, self.now = before, now
        self.me = now.me
        self.told: Told | None = None
        """The clue that was just given, by somebody who seems to follow the conventions; None if there is none."""
        self.meaning: Meaning | None = None
        """What it meant to whom it was given."""
        self.moved: tuple[int, int] | None = None
        """Whose card is kept because 1s were just played out of their order, and which one."""
        if mover is not None and isinstance(move, Play | Announce):
            self.moved = moved_by_order(before, mover, move.slot)
        if mover is not None and isinstance(move, ClueColour | ClueValue):
            clue = told(mover, move, now.view)
            if clue.slots and not before.literal[mover]:
                self.told, self.meaning = clue, read(before, clue)

    @property
    def turn(self) -> bool:
        """Whether the learner is to move."""
        return self.now.view.to_move == self.me

    @property
    def calm(self) -> bool:
        """Whether nobody has erred or plays otherwise, so that nothing loosens the conventions."""
        return not self.now.view.errors and not any(self.now.literal) and self.now.view.final_turns_left is None

    @property
    def told_apart(self) -> bool:
        """Whether the cards show which of them the clue touched for the first time: the others have heard more."""
        if self.told is None:
            return False
        notes, known = self.before.notes[self.told.target], self.now.view.knowledge[self.told.target]
        for slot in self.told.slots:
            heard = known[slot].colours if self.told.value else known[slot].values
            if notes[slot].kept is not (heard.bit_count() == 1):
                return False
        return True

    def asked(self) -> list[int]:
        """Return the slots of the learner that somebody's clue to somebody else asks for now."""
        notes = self.now.notes[self.me]
        return [slot for slot, note in enumerate(notes) if note.asked & self.now.playable]

    def plain(self, slot: int) -> int:
        """Return what clues and counting alone leave possible for a card of the learner."""
        known = KNOWN[self.now.view.knowledge[self.me][slot]]
        return known & self.now.unseen[self.me] or known

    def others(self) -> list[int]:
        """Return the other seats, in the order in which they play."""
        return [(self.me + step) % self.now.players for step in range(1, self.now.players)]

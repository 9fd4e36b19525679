"""A moment of the game as one seat sees it, prepared for many quick questions."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Final

from chabudai.bots.hanabi.faces import KNOWN, OpenFaces, copies
from chabudai.bots.hanabi.partner.conventions.chop import chop_of
from chabudai.bots.hanabi.partner.weights import WEIGHTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.bots.hanabi.partner.conventions.convention import Convention
    from chabudai.bots.hanabi.partner.conventions.telling import Told
    from chabudai.bots.hanabi.partner.levels import Levels
    from chabudai.bots.hanabi.partner.notes import Note, Notes
    from chabudai.games.hanabi.view import HanabiView


RISKS: Final = (3, 4, 30, 30, 30, 30, 30)
"""One possibility in how many may be wrong, by the number of errors so far."""


def fits(believed: int, note: Note, playable: int, live: int, errors: int) -> bool:
    """Tell whether a holder with this belief will play the card.

    What the giver could not avoid, because it was in the giver's own hand, is a small risk.
    """
    doubt = believed & ~playable
    if not doubt:
        return True
    if note.asked & playable:
        return True
    sure = believed & playable
    return (
        bool(sure) and not doubt & (live | ~note.exempt) and RISKS[errors] * doubt.bit_count() <= believed.bit_count()
    )


class Scene:
    """Everything that the seat `me` sees, and what it thinks that every holder believes.

    Sets of faces are bit masks. `face` has one bit for each card that `me` sees, and 0 for
    the cards of `me`.
    """

    def __init__(self, view: HanabiView, notes: Notes, literal: Sequence[bool], levels: Sequence[Levels]) -> None:
        """Look at *view* with what was noted before, among players of these *levels*."""
        self.levels = levels
        """What each seat is taken for."""
        self.literal = literal
        """Who does not seem to follow the conventions: they say what they say, and no more."""
        self.view = view
        self.notes = notes
        self.me: int = view.seat
        self.players = view.setup.players
        self.weights = WEIGHTS[self.players]
        table = OpenFaces(view)
        self.table = table
        self.playable, self.live, self.critical = table.playable, table.live, table.critical
        self.known = [[KNOWN[known] for known in hand] for hand in view.knowledge]
        self.face = [[0 if card is None else 1 << (5 * card[0] + card[1] - 1) for card in hand] for hand in view.hands]
        self._look()
        self.touched = [self._touched(seat) for seat in range(self.players)]
        self._others = [self._kept_by_others(seat) for seat in range(self.players)]
        self._unknown: dict[int, int] = {}
        self.held = [self._beliefs(seat, notes[seat], self.known[seat]) for seat in range(self.players)]
        """What each holder believes each card to be."""
        self.coming = self._coming()
        """The faces that somebody knows to hold, or is going to play."""

    def _look(self) -> None:
        """Work out which faces have copies that nobody but their holder can have seen."""
        left = list(copies(self.view.setup))
        for number, gone in enumerate(self.table.gone):
            left[number] -= gone
        for hand in self.view.hands:
            for card in hand:
                if card is not None:
                    left[5 * card[0] + card[1] - 1] -= 1
        base = 0
        for number, count in enumerate(left):
            if count > 0:
                base |= 1 << number
        self.left = left
        """How many copies of each face `me` has not seen."""
        self.unseen = []
        """The faces that each seat can still hold, by what it sees."""
        for faces in self.face:
            mask = base
            for face in faces:
                mask |= face
            self.unseen.append(mask)

    def _touched(self, seat: int) -> int:
        """Return the faces of cards in a hand that clues are about, as far as they are known."""
        mask = 0
        if seat == self.me:
            for note, known in zip(self.notes[seat], self.known[seat], strict=True):
                if note.promised:
                    believed = note.belief & known & self.unseen[seat]
                    if believed & self.live:
                        believed &= self.live
                    if believed and not believed & (believed - 1):
                        mask |= believed
            return mask
        for note, face in zip(self.notes[seat], self.face[seat], strict=True):
            if note.promised:
                mask |= face
        return mask

    def _coming(self) -> int:
        mask = 0
        for hand, faces, beliefs in zip(self.notes, self.face, self.held, strict=True):
            for note, face, held in zip(hand, faces, beliefs, strict=True):
                if note.touched or note.asked:
                    mask |= note.asked if not note.asked & (note.asked - 1) else note.asked & face
                    if not held & (held - 1) and face in (0, held):
                        mask |= held
                    elif not held & ~self.playable:
                        mask |= face
        return mask

    def unknown_to(self, giver: int) -> int:
        """Return the faces in a hand that its holder does not know to be there."""
        if giver not in self._unknown:
            mask = 0
            for face, believed in zip(self.face[giver], self.held[giver], strict=True):
                if face != believed:
                    mask |= face
            self._unknown[giver] = mask
        return self._unknown[giver]

    def elsewhere(self, seat: int) -> int:
        """Return the live faces that *seat* sees touched in the other hands."""
        return self._others[seat] & self.live

    def beliefs(self, seat: int, notes: Sequence[Note], known: Sequence[int]) -> list[int]:
        """Return what *seat* would believe with other notes and clues."""
        return self._beliefs(seat, notes, known)

    def _beliefs(self, seat: int, notes: Sequence[Note], known: Sequence[int]) -> list[int]:
        unseen, live, elsewhere = self.unseen[seat], self.live, self.elsewhere(seat)
        if self.literal[seat]:
            return [clues & unseen or clues for clues in known]
        found = []
        singles = 0
        for note, clues in zip(notes, known, strict=True):
            possible = clues & unseen or clues
            if note.touched or note.asked:
                believed = possible & note.belief or possible
                useful = live | note.exempt
                if believed & live:
                    believed &= useful
                    if believed & ~elsewhere:
                        believed &= ~elsewhere | note.exempt
                possible = believed
                if not believed & (believed - 1):
                    singles |= believed
            found.append(possible)
        if singles:
            for slot, believed in enumerate(found):
                if believed & (believed - 1) and notes[slot].promised and believed & ~singles:
                    found[slot] = believed & ~singles
        return found

    def shares(self, convention: Convention, told: Told, *asked: int) -> bool:
        """Tell whether those between whom a clue is, and those whom it asks, all play by a convention."""
        return all(convention in self.levels[seat].speaks for seat in (told.giver, told.target, *asked))

    def supposing(self, seat: int, levels: Levels) -> Scene:
        """Return the same moment with *seat* taken for another player."""
        other = copy(self)
        other.levels = [levels if place == seat else each for place, each in enumerate(self.levels)]
        return other

    def chop(self, seat: int, notes: Sequence[Note] | None = None) -> int | None:
        """Return the slot that is discarded next: the oldest card that is not kept."""
        return chop_of(self.notes[seat] if notes is None else notes)

    def finesse_position(self, seat: int, skip: int = 0) -> int | None:
        """Return the slot of the newest card that is not kept, or of an older one by *skip*."""
        notes = self.notes[seat]
        for slot in range(len(notes) - 1, -1, -1):
            if not notes[slot].kept:
                if not skip:
                    return slot
                skip -= 1
        return None

    def ready(self, seat: int) -> list[int]:
        """Return the slots that the holder will want to play."""
        return self.ready_among(self.held[seat], self.notes[seat])

    def ready_among(self, held: Sequence[int], notes: Sequence[Note]) -> list[int]:
        """Return the slots that are believed to fit."""
        playable, live, errors = self.playable, self.live, self.view.errors
        return [slot for slot, believed in enumerate(held) if fits(believed, notes[slot], playable, live, errors)]

    def trash(self, seat: int) -> list[int]:
        """Return the slots that the holder knows to be useless."""
        return [slot for slot, believed in enumerate(self.held[seat]) if not believed & self.live]

    def touched_by_others(self, seat: int) -> int:
        """Return the faces that clues are about in the hands other than that of *seat*."""
        return self._others[seat]

    def _kept_by_others(self, seat: int) -> int:
        mask = 0
        for other, touched in enumerate(self.touched):
            if other != seat:
                mask |= touched
        return mask

    def touched_by_all(self) -> int:
        """Return the faces that clues are about in any hand."""
        mask = 0
        for touched in self.touched:
            mask |= touched
        return mask

    def own_chance(self, face: int) -> float:
        """Return how likely it is that a card of `me` that a clue is about has this face already."""
        chance = 0.0
        for note, believed in zip(self.notes[self.me], self.held[self.me], strict=True):
            if note.promised and believed & face:
                chance += 1 / believed.bit_count()
        return chance

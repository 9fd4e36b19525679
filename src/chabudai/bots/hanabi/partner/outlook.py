"""What will happen until it is my turn again, if everybody does the expected."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Final

from chabudai.bots.hanabi.faces import VALUE_FACES
from chabudai.bots.hanabi.partner.conventions.ones import place_of
from chabudai.bots.hanabi.partner.scene import fits
from chabudai.games.hanabi.rules import CLUE_TOKENS, ERRORS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.bots.hanabi.partner.conventions.convention import Agreed
    from chabudai.bots.hanabi.partner.notes import Note
    from chabudai.bots.hanabi.partner.scene import Scene

LATE: Final = 10
"""From how many cards in the deck on tokens lose worth."""
TWOS, FIVES = VALUE_FACES[2], VALUE_FACES[5]


def loss(scene: Scene, face: int, kept: int) -> float:
    """Return how many points it costs to discard a card that *kept* (the kept faces) lacks."""
    if not face & scene.live or face & kept:
        return 0.0
    number = face.bit_length() - 1
    gap = number % 5 - scene.view.fireworks[number // 5]
    if face & scene.critical:
        if scene.view.setup.rules.all_or_nothing:
            return scene.weights.last_error
        return max(0.6, scene.weights.critical - scene.weights.critical_step * gap)
    if sum(hand.count(face) for hand in scene.face) > 1:
        return 0.0
    if face & scene.playable:
        return scene.weights.lone_playable
    if face & TWOS:
        return scene.weights.lone_two
    return max(0.05, scene.weights.lone - 0.08 * gap)


def foresight(scene: Scene) -> float:
    """Return how far the rest of the game counts instead of one round: turns are scarce when few cards are left."""
    view, weights = scene.view, scene.weights
    if view.setup.rules.all_or_nothing:
        return 0.0
    return 1 - view.deck_left / max(1.0, weights.foreseen)


def rescued(scene: Scene, seat: int, slots: Sequence[int]) -> float:
    """Return what it is worth that a hand keeps untouched cards: some are needed, some only in the way."""
    value = 0.0
    for slot in slots:
        fear = loss(scene, scene.face[seat][slot], scene.touched_by_others(seat))
        value += scene.weights.rescue * fear - scene.weights.clog
    return value


class Outlook:
    """A guess at one round; it starts from a position and is told what changes."""

    def __init__(self, scene: Scene) -> None:
        """Begin with the position as it is."""
        self.scene = scene
        self.playable = scene.playable
        self.tokens = scene.view.clue_tokens
        self.errors = scene.view.errors
        self.value = 0.0
        self.held: list[Sequence[int]] = list(scene.held)
        self.notes: list[Sequence[Note]] = list(scene.notes)
        self.asked: dict[tuple[int, int], int] = {}
        self.gone: set[tuple[int, int]] = set()
        self.told: set[tuple[int, int]] = set()
        """The cards that somebody has told by then, towards the end."""

    def build(self, face: int) -> None:
        """Add a card to its firework."""
        self.playable &= ~face
        if face & FIVES:
            self.tokens = min(CLUE_TOKENS, self.tokens + 1)
        elif face << 1 & self.scene.live:
            self.playable |= face << 1

    def keep(self, seat: int, slots: Sequence[int]) -> None:
        """Suppose that the chop of a hand moves past cards."""
        notes = [note.copy() for note in self.notes[seat]]
        for slot in slots:
            notes[slot].moved = True
        self.notes[seat] = notes
        self.value += rescued(self.scene, seat, slots)

    def ready(self, seat: int) -> list[int]:
        """Return the slots that *seat* will want to play now, those that were asked for first."""
        playable, live, errors = self.playable, self.scene.live, self.errors
        asked, found = [], []
        for slot, (held, note) in enumerate(zip(self.held[seat], self.notes[seat], strict=True)):
            if note.asked & playable:
                asked.append(slot)
            elif (seat, slot) in self.told:
                if self.scene.face[seat][slot] & playable:
                    found.append(slot)
            elif not held & playable:
                continue
            elif not held & ~playable or fits(held, note, playable, live, errors):
                found.append(slot)
        for asked_seat, slot in self.asked:
            if asked_seat == seat and self.asked[seat, slot] & playable:
                asked.append(slot)
        if self.gone:
            asked = [slot for slot in asked if (seat, slot) not in self.gone]
            found = [slot for slot in found if (seat, slot) not in self.gone]
        return asked or found

    def round(self) -> float:
        """Let the others move and return what the position is worth then, near the end more by what the game brings."""
        far = foresight(self.scene)
        if far <= 0:
            return self._round()
        if far >= 1:
            return self._play_out()
        rest = copy(self)
        rest.gone, rest.told = set(self.gone), set()
        return (1 - far) * self._round() + far * rest._play_out()

    def _round(self) -> float:
        """Let the others move once each and return what the position is worth then."""
        scene = self.scene
        turns = scene.players - 1
        final = scene.view.final_turns_left
        if final is not None:
            turns = min(turns, final - 1)
        for step in range(1, turns + 1):
            self._turn((scene.me + step) % scene.players)
        if final is None or final > turns + 1:
            self._count_queue()
        return self.value + (self._spare() if final is None else 0.0)

    def _spare(self) -> float:
        """Return what the tokens are worth, which is less when few turns are left to use them."""
        weights = self.scene.weights
        gone = max(0.0, 1 - self.scene.view.deck_left / LATE)
        return weights.tokens[self.tokens] * (1 - weights.late * gone)

    def _turn(self, seat: int) -> None:
        scene = self.scene
        ready = self.ready(seat)
        if ready:
            slot = choose_play(scene.levels[seat].speaks, self.held[seat], self.notes[seat], ready)
            self.gone.add((seat, slot))
            face = scene.face[seat][slot]
            if face & self.playable:
                self.value += scene.weights.play
                self.build(face)
            else:
                self._misplay(face)
            return
        if self.tokens < CLUE_TOKENS and any(not held & scene.live for held in self.held[seat]):
            self.tokens += 1
            return
        self._chop(seat)

    def _chop(self, seat: int) -> None:
        scene = self.scene
        for slot, note in enumerate(self.notes[seat]):
            if not note.kept and (seat, slot) not in self.asked:
                fear = loss(scene, scene.face[seat][slot], scene.touched_by_others(seat))
                if self.tokens:
                    fear *= scene.weights.spared
                self.value -= fear
                break
        if self.tokens < 2:
            self.tokens += 1
        else:
            self.tokens -= 1
            self.value += scene.weights.idle

    def _play_out(self) -> float:
        """Let everybody move until the turns run out, and return what comes of it."""
        scene = self.scene
        deck, left = scene.view.deck_left, scene.view.final_turns_left
        seat, draws, worth = scene.me, bool(self.gone), scene.weights.play
        while True:
            if left is not None:
                left -= 1
            elif draws:
                deck -= 1
                left = None if deck else scene.players
            if left == 0:
                return self.value
            seat = (seat + 1) % scene.players
            worth *= scene.weights.later if seat == scene.me else 1.0
            draws = self._late_turn(seat, worth)

    def _late_turn(self, seat: int, worth: float) -> bool:
        """Let *seat* play a card that is *worth* so much, else tell somebody what fits, else discard.

        Tell whether it takes a new card.
        """
        scene = self.scene
        if ready := self.ready(seat):
            slot = choose_play(scene.levels[seat].speaks, self.held[seat], self.notes[seat], ready)
            self.gone.add((seat, slot))
            face = scene.face[seat][slot] or self.held[seat][slot] & self.playable
            if face & self.playable:
                self.value += worth
                if not face & (face - 1):
                    self.build(face)
            else:
                self._misplay(face)
            return True
        if self.tokens:
            self.tokens -= 1
            self._tell(seat)
            return False
        self.tokens += 1
        self._throw(seat)
        return True

    def _tell(self, giver: int) -> None:
        """Let somebody know of a card that fits, the next players first."""
        scene = self.scene
        for step in range(1, scene.players):
            seat = (giver + step) % scene.players
            for slot, face in enumerate(scene.face[seat]):
                if face & self.playable and (seat, slot) not in self.gone and slot not in self.ready(seat):
                    self.told.add((seat, slot))
                    return

    def _throw(self, seat: int) -> None:
        """Let a card go that is known to be useless, else the chop."""
        scene = self.scene
        chop = None
        for slot, (held, note) in enumerate(zip(self.held[seat], self.notes[seat], strict=True)):
            if (seat, slot) in self.gone:
                continue
            if not held & scene.live:
                self.gone.add((seat, slot))
                return
            if chop is None and not note.kept and (seat, slot) not in self.asked:
                chop = slot
        if chop is not None:
            self.gone.add((seat, chop))
            self.value -= loss(scene, scene.face[seat][chop], scene.touched_by_others(seat))

    def _misplay(self, face: int) -> None:
        weights = self.scene.weights
        self.errors += 1
        self.value -= weights.last_error if self.errors >= ERRORS else weights.error
        self.value -= loss(self.scene, face, 0)

    def _count_queue(self) -> None:
        """Count the plays that are known and still to come."""
        scene = self.scene
        spent = 0
        for seat in range(scene.players):
            for slot in self.ready(seat):
                face = scene.face[seat][slot]
                if not face and seat == scene.me:
                    self.value += scene.weights.queue
                elif face & self.playable and not face & spent:
                    self.value += scene.weights.queue
                    spent |= face
                elif face & ~self.playable:
                    self.value -= scene.weights.error / 2


def choose_play(agreed: Agreed, held: Sequence[int], notes: Sequence[Note], ready: Sequence[int]) -> int:
    """Return which of the playable cards is played first: the lowest, 1s in their order, others by their age."""
    if len(ready) == 1:
        return ready[0]
    return min(ready, key=lambda slot: (mean_value(held[slot]), place_of(agreed, held[slot], notes[slot], slot)))


def mean_value(mask: int) -> float:
    """Return the mean value of a set of faces."""
    total = sum(value * (mask & VALUE_FACES[value]).bit_count() for value in range(1, 6))
    return total / max(1, mask.bit_count())

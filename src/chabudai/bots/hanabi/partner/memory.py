"""Keeping the notes up to date with everything that happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.bots.hanabi.faces import COLOUR_FACES, VALUE_FACES, number_of
from chabudai.bots.hanabi.partner.conventions.connecting import connections, level_of
from chabudai.bots.hanabi.partner.conventions.finesse import FINESSE
from chabudai.bots.hanabi.partner.conventions.order_move import moved_by_order
from chabudai.bots.hanabi.partner.conventions.own_hand import OWN_HAND
from chabudai.bots.hanabi.partner.conventions.prompt import fitting
from chabudai.bots.hanabi.partner.conventions.registry import AGREED, at_table
from chabudai.bots.hanabi.partner.conventions.telling import Told
from chabudai.bots.hanabi.partner.levels import Levels
from chabudai.bots.hanabi.partner.meaning import read
from chabudai.bots.hanabi.partner.notes import ANYTHING, Note, is_bluff
from chabudai.bots.hanabi.partner.scene import Scene
from chabudai.games.hanabi.components import CARDS
from chabudai.games.hanabi.moves import ClueColour, ClueValue, Discard
from chabudai.games.hanabi.rules import ERRORS

if TYPE_CHECKING:
    from chabudai.bots.hanabi.partner.conventions.convention import Agreed
    from chabudai.bots.hanabi.partner.conventions.telling import Ask
    from chabudai.bots.hanabi.partner.meaning import Meaning
    from chabudai.bots.hanabi.partner.notes import Notes
    from chabudai.games.hanabi.components import Card
    from chabudai.games.hanabi.moves import CardMove, Clue, HanabiMove
    from chabudai.games.hanabi.view import HanabiView

TOO_STRANGE: Final = (2.0, 1.5, 1.0)
"""How much strangeness makes somebody a player without conventions, by the number of errors."""
PROOFS: Final = 2
"""How often somebody's clues must have led to a card that fitted to be believed one error before the end."""


class Memory:
    """The notes of one seat about all hands, and the view that they belong to."""

    def __init__(self, view: HanabiView, agreed: Agreed = AGREED) -> None:
        """Begin with nothing noted, among players of the conventions *agreed*."""
        self.agreed = at_table(agreed, view.setup.players)
        self._begin(view)

    def _begin(self, view: HanabiView) -> None:
        """Start from any position: cards that clues have pointed at count as touched."""
        self.view = view
        fresh = view.setup.unclued
        self.strange = [0.0] * view.setup.players
        """How often each seat did what nobody who follows the conventions does."""
        self.proved = [0] * view.setup.players
        """How often a card that fitted was played because of what each seat had told."""
        self.literal = [False] * view.setup.players
        """Who is no longer expected to follow them."""
        self.levels = [Levels(self.agreed, judged=seat != view.seat) for seat in range(view.setup.players)]
        """What the moves of each seat tell of its level."""
        self.in_hand = False
        """Whether the last clue was about a card whose missing one was in the same hand."""
        self.notes: Notes = [[_found(known != fresh) for known in hand] for hand in view.knowledge]

    def watch(self, move: HanabiMove, view: HanabiView) -> None:
        """Take notice of a move; *view* is the one after it."""
        before, mover = self.view, self.view.to_move
        if mover is None or view.turn != before.turn + 1:
            self._begin(view)
            return
        scene = self.scene()
        if isinstance(move, ClueColour | ClueValue):
            self._take_ignored(mover, scene, None)
            self._settle(mover, scene, 0, answered=False)
            self._clue(scene, told(mover, move, view))
        else:
            self._card(mover, move, scene, view)
        self.view = view
        self._judge()

    def scene(self) -> Scene:
        """Look at the newest view with everything that was noted."""
        return Scene(self.view, self.notes, self.literal, self.levels)

    def _judge(self) -> None:
        """Stop reading meaning into the moves of somebody who keeps defying it."""
        limit = TOO_STRANGE[min(self.view.errors, 2)]
        needed = PROOFS if self.view.errors == ERRORS - 1 else 0
        for seat, strange in enumerate(self.strange):
            doubted = strange >= limit or self.proved[seat] < needed
            if doubted and not self.levels[seat].shown and not self.literal[seat] and seat != self.view.seat:
                self.literal[seat] = True
                for hand in self.notes:
                    for note in hand:
                        if note.giver == seat or self.view.setup.players == 2:
                            note.forget()

    def _clue(self, scene: Scene, clue: Told) -> None:
        meaning = read(scene, clue)
        self._exempt(scene, clue)
        self.in_hand = False
        if meaning.focus is None or clue.target == scene.me:
            self.notes[clue.target] = meaning.notes
            return
        face = scene.face[clue.target][meaning.focus]
        self.in_hand = clue.giver != scene.me and meaning.finds_in_hand(scene, face)
        asks = _asks(scene, clue, meaning, face)
        self.notes[clue.target] = meaning.notes
        if asks:
            sure = _are_sure(scene, clue, asks, face, meaning.coming)
            self._ask(asks, face, meaning.notes[meaning.focus], clue.giver, level_of(asks, face) if sure else 0)
        elif asks is None:
            self._look_higher(scene, clue, face, meaning.coming)

    def _exempt(self, scene: Scene, clue: Told) -> None:
        """Note that the giver cannot have avoided what may be in the giver's own hand."""
        touched = 0
        for slot in clue.slots:
            if not scene.notes[clue.target][slot].touched:
                touched |= scene.face[clue.target][slot]
        for note in self.notes[clue.giver]:
            if note.touched:
                note.exempt |= touched

    def _ask(self, asks: list[Ask], face: int, focus: Note, giver: int, level: int) -> None:
        self.levels[giver].prove(level)
        focus.needs = True
        focus.belief |= face
        for ask in asks:
            note = self.notes[ask.seat][ask.slot]
            note.asked = note.belief = ask.face
            note.giver, note.level = giver, level
            focus.wait_for(ask.seat, ask.face, face)

    def _look_higher(self, scene: Scene, clue: Told, face: int, coming: int) -> None:
        """See whether a clue makes sense by conventions that its giver was not taken to play by."""
        if self.levels[clue.giver].speaks != self.agreed:
            higher = scene.supposing(clue.giver, self.levels[clue.giver].taken_for(self.agreed))
            asks = connections(higher, clue, face, scene.me, coming)
            if asks:
                self.levels[clue.giver].prove(level_of(asks, face))

    def _card(self, mover: int, move: CardMove, scene: Scene, view: HanabiView) -> None:
        card = _moved(scene.view, view)
        built = 1 << number_of(card) if view.fireworks != scene.view.fireworks else 0
        note = self.notes[mover][move.slot]
        self._take_measure(mover, move, scene, built)
        if not isinstance(move, Discard):
            self._move_chop(mover, move.slot, scene)
        if mover == scene.me:
            self._take_missed(note, 1 << number_of(card))
        if not note.asked & built:
            self._take_ignored(mover, scene, move.slot)
        if not isinstance(move, Discard) and scene.view.final_turns_left is None:
            self._take_level(mover, move.slot, scene, built)
        self.notes[mover].pop(move.slot)
        answered = bool(note.asked & built)
        if not built and not note.touched and not isinstance(move, Discard):
            self._call_off()
        if len(view.hands[mover]) > len(self.notes[mover]):
            self.notes[mover].append(_drawn())
        self._settle(mover, scene, built, answered=answered)

    def _move_chop(self, mover: int, slot: int, scene: Scene) -> None:
        """See whether a play of 1s out of their order asks somebody to keep the chop."""
        moved = moved_by_order(scene, mover, slot)
        if moved is not None:
            seat, chop = moved
            self.notes[seat][chop].moved = True

    def _take_measure(self, mover: int, move: CardMove, scene: Scene, built: int) -> None:
        """See whether a card move is one that the conventions explain."""
        note = self.notes[mover][move.slot]
        if isinstance(move, Discard):
            self._take_doubt(mover, scene)
        elif note.giver is not None:
            self.proved[note.giver] += bool(built)
            change = -0.5 if built else 1.0
            if not built and note.asked:
                self.levels[note.giver].slip(max(FINESSE.rank, note.level))
            elif built or not note.needs:
                self.strange[note.giver] = max(0.0, self.strange[note.giver] + change)
            if built and scene.known[mover][move.slot] & scene.unseen[mover] & ~scene.playable:
                self.strange[mover] = max(0.0, self.strange[mover] - 0.5)

    def _take_ignored(self, mover: int, scene: Scene, moved: int | None) -> None:
        """See which requests the mover has not answered; one error before the end nobody plays blind."""
        for slot, (note, face) in enumerate(zip(self.notes[mover], scene.face[mover], strict=True)):
            dares = note.touched or scene.view.errors < ERRORS - 1
            if slot != moved and dares and note.level and note.asked & face & scene.playable:
                self.levels[mover].slip(note.level)

    def _take_missed(self, note: Note, face: int) -> None:
        """See who ought to have answered, now that a card that waited in vain lies open."""
        if note.missed & face:
            for seat in range(self.view.setup.players):
                if note.missed_by >> seat & 1:
                    self.levels[seat].slip(FINESSE.rank)

    def _take_level(self, mover: int, slot: int, scene: Scene, built: int) -> None:
        """See which level a play is of."""
        note = self.notes[mover][slot]
        if note.asked & built and note.giver is not None:
            self.levels[mover].prove(note.level)
            self.levels[note.giver].prove(note.level)
        elif not note.touched and not note.asked:
            self._take_blind(mover, scene.known[mover][slot], scene, built)
        if not built and mover != scene.me and note.needs and _awaits(note, scene.face[mover][slot]):
            self.levels[mover].slip(FINESSE.rank)

    def _take_blind(self, mover: int, known: int, scene: Scene, built: int) -> None:
        """See what it tells that somebody plays a card blind without being asked, as far as this seat can tell."""
        if built:
            if known & ~scene.playable & scene.live:
                self.levels[mover].prove(FINESSE.rank)
        elif self.in_hand and mover != scene.me:
            self.levels[mover].slip(OWN_HAND.rank)

    def _take_doubt(self, mover: int, scene: Scene) -> None:
        """See what it means that somebody discarded instead of playing a card that seems to fit.

        A request that is not answered tells of the level, not of the conventions as a whole.
        """
        if mover == scene.me:
            return
        told_to_play = False
        for slot in scene.ready(mover):
            note = self.notes[mover][slot]
            if note.asked:
                continue
            if note.giver is None:
                note.exempt = ANYTHING
            else:
                told_to_play = True
        if told_to_play:
            self.strange[mover] += 1.0

    def _call_off(self) -> None:
        """After a blind play that failed, nobody plays blind because of the same clue."""
        for hand in self.notes:
            for note in hand:
                if note.asked and not note.touched:
                    note.give_up()

    def _settle(self, mover: int, scene: Scene, built: int, *, answered: bool) -> None:
        """Settle what waited for the mover: confirmed by the card that was built, or given up.

        Whoever has answered one request may still be going to answer another.
        """
        ignored = 0 if answered else scene.playable
        for hand in self.notes:
            for note in hand:
                if note.waits:
                    _settle(note, mover, ignored, built)
        for note in self.notes[mover]:
            if note.asked & ignored:
                note.give_up()
        if built:
            for hand in self.notes:
                for note in hand:
                    if note.asked == built:
                        note.give_up()


def _asks(scene: Scene, clue: Told, meaning: Meaning, face: int) -> list[Ask] | None:
    """Return the cards that others are asked for before *face*, the focus; None if nothing explains it."""
    if face & (scene.playable | meaning.saves) or not face & scene.live or meaning.finds_in_hand(scene, face):
        return []
    return connections(scene, clue, face, scene.me, meaning.coming)


def told(giver: int, move: Clue, after: HanabiView) -> Told:
    """Return a clue as everybody heard it, from the view after it."""
    known = after.knowledge[move.target]
    if isinstance(move, ClueColour):
        bit = 1 << move.colour
        slots = tuple(slot for slot, clues in enumerate(known) if clues.colours == bit)
        return Told(giver, move.target, COLOUR_FACES[move.colour], 0, slots)
    bit = 1 << (move.value - 1)
    slots = tuple(slot for slot, clues in enumerate(known) if clues.values == bit)
    return Told(giver, move.target, VALUE_FACES[move.value], move.value, slots)


def _found(touched: bool) -> Note:  # noqa: FBT001 - one private caller
    note = Note()
    note.touched = touched
    return note


def _drawn() -> Note:
    note = Note()
    note.drawn = True
    return note


def _are_sure(scene: Scene, clue: Told, asks: list[Ask], face: int, coming: int) -> bool:
    """Tell whether all who are asked understand it so, and no card of `scene.me` can be meant in their place."""
    for ask in asks:
        theirs = connections(scene, clue, face, ask.seat, coming) or ()
        if not any(other.covers(ask) for other in theirs) or fitting(scene, clue, scene.me, ask.face) is not None:
            return False
    return True


def _awaits(note: Note, face: int) -> bool:
    """Tell whether a card that is *face* still waits for somebody."""
    return any(wait[2] & face for wait in note.waits)


def _settle(note: Note, mover: int, ignored: int, built: int) -> None:
    """Keep the faces that waited for what was just built; give up those that waited in vain."""
    confirmed = refuted = alone = 0
    left = []
    for wait in note.waits:
        seat, missing, face = wait
        if seat == mover and missing == built:
            confirmed |= face
        elif seat == mover and missing & ignored:
            refuted |= face
            alone |= face if _is_alone(note, wait) else 0
        else:
            left.append(wait)
    if confirmed:
        note.belief = note.belief & confirmed or note.belief
    elif refuted:
        note.belief = note.belief & ~refuted or note.belief
    if alone:
        note.missed |= alone
        note.missed_by |= 1 << mover
    note.waits = tuple(left)


def _is_alone(note: Note, wait: tuple[int, int, int]) -> bool:
    """Tell whether it is one card of one seat that the face waits for."""
    return not is_bluff(wait) and all(other == wait or other[2] != wait[2] for other in note.waits)


def _moved(before: HanabiView, after: HanabiView) -> Card:
    """Return the card that was played or discarded."""
    if len(after.discards) > len(before.discards):
        return after.discards[-1]
    for colour, (old, new) in enumerate(zip(before.fireworks, after.fireworks, strict=True)):
        if new > old:
            return CARDS[5 * colour + new - 1]
    raise ValueError("No card was played or discarded between these views.")

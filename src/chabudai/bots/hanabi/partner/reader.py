"""What clues mean to one seat by the conventions, and what its own cards are taken for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.bots.hanabi.faces import faces
from chabudai.bots.hanabi.partner.conventions.connecting import connections
from chabudai.bots.hanabi.partner.meaning import read
from chabudai.bots.hanabi.partner.meant import about, ask_of, kept, misread, moved, newly_asked, to_target
from chabudai.bots.hanabi.partner.memory import Memory, told
from chabudai.bots.hanabi.speaking import faces_reason, joined
from chabudai.bots.reader import Reader
from chabudai.bots.reason import Reason, Who
from chabudai.games.hanabi.moves import ClueColour, ClueValue
from chabudai.games.hanabi.view import HanabiView
from chabudai.protocol.coaching import Meant, Reading

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chabudai.bots.hanabi.partner.conventions.telling import Ask, Told
    from chabudai.bots.hanabi.partner.meaning import Meaning
    from chabudai.bots.hanabi.partner.notes import Note
    from chabudai.bots.hanabi.partner.scene import Scene
    from chabudai.games.hanabi.moves import HanabiMove

COACH: Final = "coach"
"""What the messages begin with."""


class ConventionReader(Reader[HanabiView, "HanabiMove"]):
    """Takes the notes that `partner` would take in this seat, and says them."""

    def __init__(self, view: HanabiView) -> None:
        """Sit down."""
        self._memory = Memory(view)
        self._moves = self._own = 0
        """How many moves were seen, and the number of this seat's own last one."""
        self._meant: list[Meant] = []

    def watch(self, move: HanabiMove | None, view: HanabiView) -> None:
        """Note what a move means; a clue is put into words before anything else happens."""
        self._moves += 1
        scene = kept(self._memory)
        mover = scene.view.to_move
        if mover == view.seat:
            self._own = self._moves
        if move is not None:
            self._memory.watch(move, view)
        if mover is not None and isinstance(move, ClueColour | ClueValue):
            said = list(self._said(scene, told(mover, move, view)))
            self._meant.append(Meant(self._moves, said))

    def reading(self) -> Reading:
        """Say what the clues since this seat's own last move meant, or that move itself, and what its cards are."""
        fresh = [meant for meant in self._meant if meant.move > self._own]
        own = [meant for meant in self._meant if meant.move == self._own]
        return Reading(fresh or own, list(_taken(self._memory.scene())))

    def _said(self, scene: Scene, heard: Told) -> Iterator[Reason]:
        """Say what a clue asks of each seat, as well as this one can tell."""
        if scene.literal[heard.giver]:
            yield Reason("coach-literal", {"who": Who(heard.giver)})
            return
        meaning = read(scene, heard)
        if not meaning.moved or meaning.plays | meaning.saves:
            yield to_target(scene, heard, meaning, COACH)
        yield from moved(heard.target, meaning.moved, COACH)
        if meaning.focus is not None:
            if heard.target == scene.me:
                yield from _needed(scene, heard, meaning, meaning.focus)
            else:
                face, taken = scene.face[heard.target][meaning.focus], meaning.held[meaning.focus]
                yield from misread(face, heard.target, meaning.focus, taken, COACH)
        for seat in range(scene.players):
            for asked in newly_asked(scene.notes[seat], self._memory.notes[seat]):
                yield ask_of(asked, seat, COACH)


def _needed(scene: Scene, heard: Told, meaning: Meaning, focus: int) -> Iterator[Reason]:
    """Say which of the cards that one's own focus may be depend on what others play first."""
    for number in faces(meaning.held[focus] & meaning.plays & ~scene.playable):
        asks = connections(scene, heard, 1 << number, scene.me, meaning.coming)
        if asks:
            card, first = faces_reason(1 << number), joined("because-and", [_first(ask) for ask in asks])
            yield Reason("coach-needs", {"card": card, "first": first})


def _first(ask: Ask) -> Reason:
    """Name a prompt or a finesse."""
    name = "coach-first-blind" if ask.blind else "coach-first"
    return about(name, ask.seat, ask.slot, card=faces_reason(ask.face))


def _taken(scene: Scene) -> Iterator[Reason]:
    """Say what each own card is taken for that somebody has told something about, and what follows."""
    ready = scene.ready(scene.me)
    for slot, (note, held) in enumerate(zip(scene.notes[scene.me], scene.held[scene.me], strict=True)):
        if note.kept:
            name = _use(scene, note, held, ready=slot in ready)
            own = Reason(name, {"place": slot + 1, "card": faces_reason(held)})
            yield own if note.giver is None else Reason("coach-by", {"what": own, "who": Who(note.giver)})


def _use(scene: Scene, note: Note, held: int, *, ready: bool) -> str:
    """Return the message that says what a card in one's own hand is good for."""
    if note.asked & scene.playable:
        return "coach-own-prompt" if note.touched else "coach-own-finesse"
    if ready:
        return "coach-own-play"
    if not note.promised:
        return "coach-own-moved"
    return "coach-own-keep" if held & scene.live else "coach-own-trash"

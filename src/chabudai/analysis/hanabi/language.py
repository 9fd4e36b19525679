"""What a game meant to the people who played it, by the conventions: every seat's reading, move by move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from chabudai.bots.hanabi.faces import faces
from chabudai.bots.hanabi.partner.meaning import read
from chabudai.bots.hanabi.partner.memory import Memory, told
from chabudai.bots.hanabi.partner.reasons import reason_for
from chabudai.bots.hanabi.partner.scene import Scene
from chabudai.bots.hanabi.speaking import faces_reason
from chabudai.bots.reason import Reason, Who
from chabudai.core import Seat, mover_of
from chabudai.games.hanabi import CARDS, ClueColour, ClueValue

if TYPE_CHECKING:
    from chabudai.analysis.played import Played
    from chabudai.bots.hanabi.partner.meaning import Meaning
    from chabudai.games.hanabi import HanabiMove, HanabiState
    from chabudai.games.hanabi.moves import Clue


class _Moment(NamedTuple):
    """A turn: what whoever moved had noted, and what the move meant."""

    scene: Scene
    meant: list[Reason]


class Language:
    """One game as players of the conventions understand it, each from their own seat."""

    def __init__(self, played: Played) -> None:
        """Let every seat watch the whole game."""
        first: HanabiState = played.states[0]
        self._memories = [Memory(first.view(Seat(seat))) for seat in range(first.players)]
        self._moments = [
            self._watch(before, move, after)
            for before, move, after in zip(played.states, played.moves, played.states[1:], strict=False)
        ]

    def taken(self, number: int) -> list[list[str]]:
        """Return what the mover of move *number* took each card in hand for, oldest first."""
        scene = self._moments[number - 1].scene
        return [[str(CARDS[face]) for face in faces(mask)] for mask in scene.held[scene.me]]

    def meant(self, number: int) -> list[Reason]:
        """Say what move *number* meant to each seat, and who misread it; nothing if it is no clue."""
        return self._moments[number - 1].meant

    def why(self, number: int, best: HanabiMove) -> Reason | None:
        """Say what speaks for playing *best* at move *number*; None where the conventions have no word for it."""
        return reason_for(self._moments[number - 1].scene, best)

    def _watch(self, before: HanabiState, move: HanabiMove, after: HanabiState) -> _Moment:
        """Note what a move means to everybody."""
        scenes = [kept(memory) for memory in self._memories]
        for seat, memory in enumerate(self._memories):
            memory.watch(move, after.view(Seat(seat)))
        meant: list[Reason] = []
        if isinstance(move, ClueColour | ClueValue):
            meant = [*_to_target(scenes, before, move, after), *self._to_others(scenes, move.target, before)]
        return _Moment(scenes[mover_of(before)], meant)

    def _to_others(self, scenes: list[Scene], target: int, state: HanabiState) -> Iterator[Reason]:
        """Say who else takes the clue for a prompt or a finesse."""
        for seat, memory in enumerate(self._memories):
            if seat == target:
                continue
            for slot, note in enumerate(memory.notes[seat]):
                if note.asked and note.asked != scenes[seat].notes[seat][slot].asked:
                    name = "meant-prompt" if note.touched else "meant-finesse"
                    yield _about(name, seat, slot, card=faces_reason(note.asked))
                    yield from _misread(state, seat, slot, note.asked)


def _to_target(scenes: list[Scene], before: HanabiState, clue: Clue, after: HanabiState) -> Iterator[Reason]:
    """Say what the clue asks of whoever it was given to."""
    target = clue.target
    heard = told(mover_of(before), clue, after.view(target))
    meaning = read(scenes[target], heard)
    if meaning.focus is None:
        mends = bool(heard.slots) and not scenes[target].literal[heard.giver]
        yield Reason("meant-mend" if mends else "meant-words", {"who": Who(target)})
        return
    yield _asked(scenes[target], meaning, target, meaning.focus)
    yield from _misread(before, target, meaning.focus, meaning.held[meaning.focus])


def _asked(scene: Scene, meaning: Meaning, target: int, focus: int) -> Reason:
    held = meaning.held[focus]
    plays, saves = held & meaning.plays, held & meaning.saves
    if plays and saves:
        return _about("meant-either", target, focus, play=faces_reason(plays), save=faces_reason(saves))
    if plays:
        name = "meant-later" if plays & ~scene.playable else "meant-play"
        return _about(name, target, focus, card=faces_reason(plays))
    if saves:
        return _about("meant-save", target, focus, card=faces_reason(saves))
    return Reason("meant-words", {"who": Who(Seat(target))})


def _misread(state: HanabiState, seat: int, slot: int, taken: int) -> Iterator[Reason]:
    """Say if a card is not what its holder takes it for."""
    card = state.hands[seat].cards[slot].number
    if not taken >> card & 1:
        yield _about("meant-misread", seat, slot, taken=faces_reason(taken), card=faces_reason(1 << card))


def _about(name: str, seat: int, slot: int, **cards: Reason) -> Reason:
    return Reason(name, {"who": Who(Seat(seat)), "place": slot + 1, **cards})


def kept(memory: Memory) -> Scene:
    """Return the scene as it is now: a memory goes on writing into its notes."""
    notes = [[note.copy() for note in hand] for hand in memory.notes]
    return Scene(memory.view, notes, list(memory.literal))

"""What a game meant to the people who played it, by the conventions: every seat's reading, move by move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from chabudai.bots.hanabi.faces import faces
from chabudai.bots.hanabi.partner.choosing import choose, options
from chabudai.bots.hanabi.partner.conventions.order_move import moved_by_order
from chabudai.bots.hanabi.partner.meaning import read
from chabudai.bots.hanabi.partner.meant import ask_of, kept, looks_played, misread, moved, newly_asked, to_target
from chabudai.bots.hanabi.partner.memory import Memory, told
from chabudai.bots.hanabi.partner.reasons import reason_for
from chabudai.core import Seat, mover_of
from chabudai.games.hanabi import CARDS, Announce, ClueColour, ClueValue, Play

if TYPE_CHECKING:
    from chabudai.analysis.played import Played
    from chabudai.bots.hanabi.partner.scene import Scene
    from chabudai.bots.reason import Reason
    from chabudai.games.hanabi import HanabiMove, HanabiState
    from chabudai.games.hanabi.moves import Clue

MEANT: Final = "meant"
"""What the messages begin with that a review speaks in."""


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

    def thinkable(self, number: int) -> list[HanabiMove]:
        """Return the moves that the conventions would think of at move *number*."""
        scene = self._moments[number - 1].scene
        return list(dict.fromkeys(option.move for option in (choose(scene), *options(scene))))

    def _watch(self, before: HanabiState, move: HanabiMove, after: HanabiState) -> _Moment:
        """Note what a move means to everybody."""
        scenes = [kept(memory) for memory in self._memories]
        for seat, memory in enumerate(self._memories):
            memory.watch(move, after.view(Seat(seat)))
        meant: list[Reason] = []
        if isinstance(move, ClueColour | ClueValue):
            meant = [*_to_target(scenes, before, move, after), *self._asked(scenes, before)]
        elif isinstance(move, Play | Announce):
            meant = [*_by_order(scenes, mover_of(before), move.slot)]
        return _Moment(scenes[mover_of(before)], meant)

    def _asked(self, scenes: list[Scene], state: HanabiState) -> Iterator[Reason]:
        """Say who takes the clue for a prompt or a finesse."""
        for seat, memory in enumerate(self._memories):
            for asked in newly_asked(scenes[seat].notes[seat], memory.notes[seat]):
                yield ask_of(asked, seat, MEANT)
                yield from misread(_face(state, seat, asked.slot), seat, asked.slot, asked.face, MEANT)


def _to_target(scenes: list[Scene], before: HanabiState, clue: Clue, after: HanabiState) -> Iterator[Reason]:
    """Say what the clue asks of whoever it was given to."""
    target = clue.target
    heard = told(mover_of(before), clue, after.view(target))
    meaning = read(scenes[target], heard)
    if not meaning.moved or meaning.plays | meaning.saves:
        yield to_target(scenes[target], heard, meaning, MEANT)
    yield from moved(target, meaning.moved, MEANT)
    if (focus := meaning.focus) is not None:
        misreadings = [*misread(_face(before, target, focus), target, focus, meaning.held[focus], MEANT)]
        yield from misreadings
        if misreadings:
            yield from looks_played(scenes[target], heard, meaning, MEANT)


def _by_order(scenes: list[Scene], mover: int, slot: int) -> Iterator[Reason]:
    """Say whose chop moves because 1s were played out of their order, as that player takes it."""
    for seat, scene in enumerate(scenes):
        found = moved_by_order(scene, mover, slot)
        if found is not None and found[0] == seat:
            yield from moved(seat, found[1:], MEANT)


def _face(state: HanabiState, seat: int, slot: int) -> int:
    """Return what a card is, as a set of faces."""
    return 1 << state.hands[seat].cards[slot].number

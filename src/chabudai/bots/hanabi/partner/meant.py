"""What a clue means by the conventions, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chabudai.bots.hanabi.partner.conventions.ones import ORDER_OF_ONES, in_order
from chabudai.bots.hanabi.partner.scene import Scene
from chabudai.bots.hanabi.speaking import faces_reason
from chabudai.bots.reason import Reason, Who

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from chabudai.bots.hanabi.partner.conventions.telling import Told
    from chabudai.bots.hanabi.partner.meaning import Meaning
    from chabudai.bots.hanabi.partner.memory import Memory
    from chabudai.bots.hanabi.partner.notes import Note


class Asked(NamedTuple):
    """A card that a clue asks for beside its focus."""

    slot: int
    face: int
    blind: bool
    """Whether it is a finesse: no clue has pointed at the card."""


def to_target(scene: Scene, heard: Told, meaning: Meaning, words: str) -> Reason:
    """Say what a clue asks of whoever it was given to, by the messages that begin with *words*."""
    who = heard.target
    if meaning.focus is None:
        mends = bool(heard.slots) and not scene.literal[heard.giver]
        return Reason(f"{words}-mend" if mends else f"{words}-words", {"who": Who(who)})
    held = meaning.held[meaning.focus]
    plays, saves = held & meaning.plays, held & meaning.saves
    if plays and saves:
        return about(f"{words}-either", who, meaning.focus, play=faces_reason(plays), save=faces_reason(saves))
    if (first := _first_of_ones(scene, heard, meaning)) is not None:
        return about(f"{words}-play-ones", who, first)
    if plays:
        name = "later" if plays & ~scene.playable else "play"
        return about(f"{words}-{name}", who, meaning.focus, card=faces_reason(plays))
    if saves:
        return about(f"{words}-save", who, meaning.focus, card=faces_reason(saves))
    return Reason(f"{words}-words", {"who": Who(who)})


def _first_of_ones(scene: Scene, heard: Told, meaning: Meaning) -> int | None:
    """Return the 1 that is played first where a clue about 1s makes another card than its focus come first."""
    speaks = scene.levels[heard.target].speaks
    if ORDER_OF_ONES not in speaks or heard.value != 1 or not meaning.plays:
        return None
    ones = in_order(speaks, meaning.held, meaning.notes, heard.slots)
    return ones[0] if meaning.focus in ones[1:] else None


def looks_played(scene: Scene, heard: Told, meaning: Meaning, words: str) -> Iterator[Reason]:
    """Say why a focus that may have been meant to be saved is taken for a play: it was not on the chop."""
    if meaning.focus is not None and not meaning.saves and meaning.focus != scene.chop(heard.target):
        yield about(f"{words}-looks-played", heard.target, meaning.focus)


def moved(seat: int, slots: Sequence[int], words: str) -> Iterator[Reason]:
    """Say which cards of a hand are kept by a chop move."""
    for slot in slots:
        yield about(f"{words}-moved", seat, slot)


def newly_asked(before: Sequence[Note], now: Sequence[Note]) -> Iterator[Asked]:
    """Yield the cards of a hand that a clue has just asked for beside its focus, from the notes before and after."""
    for slot, (old, new) in enumerate(zip(before, now, strict=True)):
        if new.asked and new.asked != old.asked:
            yield Asked(slot, new.asked, blind=not new.touched)


def ask_of(asked: Asked, seat: int, words: str) -> Reason:
    """Say that a clue is a prompt or a finesse for *seat*; with more than one face it may be a bluff."""
    blind = "bluff" if asked.face & (asked.face - 1) else "finesse"
    name = blind if asked.blind else "prompt"
    return about(f"{words}-{name}", seat, asked.slot, card=faces_reason(asked.face))


def misread(card: int, seat: int, slot: int, taken: int, words: str) -> Iterator[Reason]:
    """Say if a card, which is the face *card*, is not what its holder takes it for."""
    if not taken & card:
        yield about(f"{words}-misread", seat, slot, taken=faces_reason(taken), card=faces_reason(card))


def about(name: str, seat: int, slot: int, **values: Reason) -> Reason:
    """Return a message about a card of a seat."""
    return Reason(name, {"who": Who(seat), "place": slot + 1, **values})


def kept(memory: Memory) -> Scene:
    """Return the scene as it is now: a memory goes on writing into its notes."""
    notes = [[note.copy() for note in hand] for hand in memory.notes]
    return Scene(memory.view, notes, list(memory.literal), [levels.copy() for levels in memory.levels])

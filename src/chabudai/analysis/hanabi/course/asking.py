"""Putting questions, answers and reasons into the form in which they are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.bots.hanabi.faces import faces
from chabudai.bots.hanabi.speaking import faces_reason
from chabudai.bots.reason import Reason, Who
from chabudai.core import Seat
from chabudai.games.hanabi.components import CARDS, Colour
from chabudai.games.hanabi.moves import ClueColour
from chabudai.protocol.courses import Choice, Task

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from chabudai.bots.hanabi.partner.conventions.telling import Told
    from chabudai.bots.hanabi.partner.scene import Scene
    from chabudai.games.hanabi.moves import Clue, HanabiMove


def ask(name: str, **values: str | float | Who | Reason) -> Reason:
    """Return a message of this course."""
    return Reason(f"course-h-{name}", values)


def whose(seat: int) -> Who:
    """Name whoever sits at a seat."""
    return Who(Seat(seat))


def what(said: Told | Clue) -> Reason | int:
    """Name the colour or value of a clue."""
    if isinstance(said, ClueColour):
        return Reason(f"colour-{said.colour.word}")
    if said.value:
        return said.value
    number = faces(said.said)[0]  # type: ignore[union-attr]  # a colour that was heard
    return Reason(f"colour-{Colour(number // 5).word}")


def piece(seat: int, slot: int) -> str:
    """Return a card as the board knows it."""
    return f"{seat}-{slot}"


def pressed(
    scene: Scene, question: Reason, among: Iterable[tuple[int, int]], right: tuple[int, int], because: Reason
) -> Task:
    """Ask for a card on the board."""
    choices = [_choice(scene, seat, slot) for seat, slot in among]
    return Task(question, "piece", [], choices, piece(*right), because)


def _choice(scene: Scene, seat: int, slot: int) -> Choice:
    """Name a card."""
    if seat == scene.me:
        return Choice(piece(seat, slot), ask("your-card", place=slot + 1))
    card = faces_reason(scene.face[seat][slot])
    return Choice(piece(seat, slot), ask("card-of", who=whose(seat), place=slot + 1, card=card))


def identified(scene: Scene, question: Reason, about: tuple[int, int], among: int, right: int, because: Reason) -> Task:
    """Ask which of the faces *among* a card has; *right* is one of them."""
    cards = [(CARDS[number], faces_reason(1 << number)) for number in faces(among)]
    choices = [Choice(str(card), words, str(card)) for card, words in cards]
    return Task(question, "choice", [_choice(scene, *about)], choices, str(CARDS[faces(right)[0]]), because)


def worded(
    scene: Scene, question: Reason, about: tuple[int, int], among: Sequence[str], right: str, because: Reason
) -> Task:
    """Ask which of some statements is true of a card."""
    choices = [Choice(name, ask(f"answer-{name}")) for name in among]
    return Task(question, "choice", [_choice(scene, *about)], choices, right, because)


def moved(question: Reason, right: HanabiMove, because: Reason) -> Task:
    """Ask for a move."""
    return Task(question, "move", [], [], str(right), because)

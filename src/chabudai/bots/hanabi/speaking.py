"""Cards and moves as parts of a reason, for bots that play Hanabi."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Final

from chabudai.bots.hanabi.faces import COLOUR_FACES, VALUE_FACES, faces
from chabudai.bots.reason import Reason, Who
from chabudai.games.hanabi.components import CARDS, VALUES, Card, Colour
from chabudai.games.hanabi.moves import Announce, ClueColour, ClueValue, Discard, Play

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.games.hanabi.moves import HanabiMove

MOST_NAMED: Final = 3
"""How many faces are named one by one; of more the listener loses count."""


def faces_reason(mask: int) -> Reason:
    """Name a set of faces as briefly as it can be said."""
    numbers = faces(mask)
    if 0 < len(numbers) <= MOST_NAMED:
        return joined("because-or", [_card(CARDS[number]) for number in numbers])
    if values := [value for value in VALUES if mask and not mask & ~VALUE_FACES[value]]:
        return Reason("because-some-value", {"value": values[0]})
    if colours := [colour for colour in Colour if mask and not mask & ~COLOUR_FACES[colour]]:
        return Reason("because-some-colour", {"colour": _colour(colours[0])})
    return Reason("because-some-card")


def move_reason(move: HanabiMove) -> Reason:
    """Name a move."""
    match move:
        case Play(slot):
            return Reason("because-move-play", {"place": slot + 1})
        case Announce(slot, colour):
            return Reason("because-move-announce", {"place": slot + 1, "colour": _colour(colour)})
        case Discard(slot):
            return Reason("because-move-discard", {"place": slot + 1})
        case ClueColour(target, colour):
            return Reason("because-move-clue", {"who": Who(target), "what": _colour(colour)})
        case ClueValue(target, value):
            return Reason("because-move-clue", {"who": Who(target), "what": value})


def joined(name: str, parts: Sequence[Reason]) -> Reason:
    """Join *parts*, of which there is at least one, by the message *name*, which joins two."""
    return reduce(lambda one, other: Reason(name, {"one": one, "other": other}), parts)


def _card(card: Card) -> Reason:
    return Reason(f"card-{card.colour.word}", {"value": card.value})


def _colour(colour: Colour) -> Reason:
    return Reason(f"colour-{colour.word}")

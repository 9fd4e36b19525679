"""The rules of single numbers, without a whole game.

The twin keeps whole games, the search keeps what is public; both decide by these functions.
A set of faces is a word with one bit for each `Card.number`.
"""

from __future__ import annotations

from typing import Any, Final

from chabudai.fast.bits import popcount
from chabudai.fast.compiling import inlined
from chabudai.fast.hanabi.record import ENDINGS, Table
from chabudai.games.hanabi import CARDS
from chabudai.games.hanabi.components import ALL_VALUES, VALUES
from chabudai.games.hanabi.rules import CLUE_TOKENS, ERRORS
from chabudai.games.hanabi.scoring import Ended

ONES: Final = sum(1 << card.number for card in CARDS if card.value == VALUES[0])
"""The faces of value 1."""
FIVES: Final = ONES << (len(VALUES) - 1)
"""The faces of value 5."""
VICTORY: Final = ENDINGS.index(Ended.VICTORY)
DEFEAT: Final = ENDINGS.index(Ended.ERRORS)
HOPELESS: Final = ENDINGS.index(Ended.HOPELESS)
COLOUR_CLUE: Final = 0
VALUE_CLUE: Final = 1


@inlined
def table_in(numbers: Any, at: int) -> Table:
    """Return the table whose numbers stand in a row from *at* on."""
    n = numbers
    return Table(
        n[at], n[at + 1], n[at + 2], n[at + 3], n[at + 4], n[at + 5], n[at + 6], n[at + 7], n[at + 8], n[at + 9],
        n[at + 10], n[at + 11], n[at + 12], n[at + 13], n[at + 14], n[at + 15],
    )  # fmt: skip


@inlined
def every_face(table: Table) -> int:
    """Return all faces in play."""
    return (1 << len(VALUES) * table.colours) - 1


@inlined
def faces_of_colour(colour: int) -> int:
    """Return all faces of a colour."""
    return ALL_VALUES << len(VALUES) * colour


@inlined
def faces_of_value(place: int) -> int:
    """Return all faces of the value in this place of `VALUES`."""
    return ONES << place


@inlined
def next_faces(built: int) -> int:
    """Return the faces that fit: not built, and of value 1 or right above one that is."""
    return (built << 1 | ONES) & ~built


@inlined
def is_clue(table: Table, action: int) -> bool:
    """Tell whether an action gives a clue."""
    return table.colours_from <= action < table.announced_from


@inlined
def clue_in(table: Table, action: int) -> tuple[int, int, int]:
    """Return the seats between giver and target, the kind of a clue and which colour or value it names."""
    if action < table.values_from:
        distance, said = divmod(action - table.colours_from, table.colours)
        return distance, COLOUR_CLUE, said
    distance, said = divmod(action - table.values_from, len(VALUES))
    return distance, VALUE_CLUE, said


@inlined
def card_in(table: Table, action: int) -> tuple[int, int]:
    """Return the slot of a play or a discard and the colour that it announces, or -1."""
    if action >= table.announced_from:
        slot, announced = divmod(action - table.announced_from, table.colours)
        return slot, announced
    return (action - table.plays_from if action >= table.plays_from else action), -1


@inlined
def fits(face: int, built: int, announced: int) -> bool:
    """Tell whether a card can be added to its firework; a wrong announcement forbids it."""
    return face & next_faces(built) != 0 and (announced < 0 or face & faces_of_colour(announced) != 0)


@inlined
def tokens_after(tokens: int, face: int, announced: int) -> int:
    """Return the clue tokens once a card was added: a 5 and an announcement bring one back each."""
    return min(CLUE_TOKENS, tokens + (face & FIVES != 0) + (announced >= 0))


@inlined
def final_after(final: int, deck_left: int, table: Table) -> int:
    """Return the turns left after a move, which may have taken the last card; -1 before that."""
    if final >= 0:
        return final - 1
    return table.players if deck_left == 0 and not table.all_or_nothing else -1


@inlined
def ended_at_once(errors: int, built: int, lost: int, table: Table) -> int:
    """Return why the card that has just left a hand ends the game, or 0; *lost*: it was the last of its kind."""
    if errors == ERRORS:
        return DEFEAT
    if popcount(built) == table.top_score:
        return VICTORY
    return HOPELESS if table.all_or_nothing and lost else 0

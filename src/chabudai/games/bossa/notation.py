"""Texts and JSON forms: moves, deals, states and views."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from chabudai.core import InvalidDeal, UnreadableMove
from chabudai.games.bossa.components import (
    COLOUR_BY_WORD,
    TILE_BY_TEXT,
    Colour,
    Modifier,
    Tile,
)
from chabudai.games.bossa.moves import (
    BossaMove,
    ChooseModifier,
    Place,
    PlayFirst,
    Redraw,
    Stack,
    Swap,
    TakeLine,
)
from chabudai.games.bossa.rules import BossaDeal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from chabudai.core import Json, JsonObject, Seat
    from chabudai.games.bossa.board import Board
    from chabudai.games.bossa.components import SeenHand
    from chabudai.games.bossa.line import Group, Heap, Line

FORMS: Final = {
    "place": "`place white 6 2/0 2/4*`",
    "stack": "`stack black 3 1/3`",
    "swap": "`swap 2/3 4/1` (your tile, then the opponent's)",
    "redraw": "`redraw 2/3`",
}
"""How each move of a turn is written, by its first word."""
_CHOICES: Final[Mapping[str, BossaMove]] = {
    **{colour.word: TakeLine(colour) for colour in Colour},
    "first": PlayFirst(),
    **{kind.value: ChooseModifier(kind) for kind in Modifier},
}
_NUMBER: Final = re.compile("[0-9]{1,2}")


def parse_move(text: str) -> BossaMove:
    """Read a move as people type it; spaces, capitals and the order of the tiles do not matter.

    Raises:
        UnreadableMove: The text names no move.
    """
    words = text.lower().split()
    if len(words) == 1 and words[0] in _CHOICES:
        return _CHOICES[words[0]]
    match words:
        case ["place", line, value, *tiles] if tiles:
            return Place(*_group(text, line, value, tiles))
        case ["stack", line, value, *tiles] if tiles:
            return Stack(*_group(text, line, value, tiles))
        case ["swap", mine, theirs]:
            return Swap(_tile(text, mine), _tile(text, theirs))
        case ["redraw", tile]:
            return Redraw(_tile(text, tile))
    raise _unreadable(text, "It names no move.")


def _group(text: str, line: str, value: str, tiles: list[str]) -> tuple[Colour, int, tuple[Tile, ...], Tile | None]:
    if line not in COLOUR_BY_WORD:
        raise _unreadable(text, f"{line[:20]!r} is no line.")
    if not _NUMBER.fullmatch(value):
        raise _unreadable(text, f"{value[:20]!r} is no number of a group.")
    starred = [_tile(text, tile[:-1]) for tile in tiles if tile.endswith("*")]
    if len(starred) > 1:
        raise _unreadable(text, "Only one tile can be modified.", "B6.1")
    named = [_tile(text, tile.removesuffix("*")) for tile in tiles]
    if len(set(named)) < len(named):
        raise _unreadable(text, "A tile is named twice, and each exists once.", "B1.2")
    return COLOUR_BY_WORD[line], int(value), tuple(sorted(named)), starred[0] if starred else None


def _tile(text: str, word: str) -> Tile:
    if word not in TILE_BY_TEXT:
        raise _unreadable(text, f"{word[:20]!r} is no tile.")
    return TILE_BY_TEXT[word]


def _unreadable(text: str, reason: str, rule: str | None = None) -> UnreadableMove:
    first = next(iter(text.lower().split()), "")
    form = FORMS.get(first) or f"{', '.join(f'`{word}`' for word in _CHOICES)}, {_EVERY_FORM}"
    return UnreadableMove(f"Cannot read the move {text[:80]!r}. {reason}", hint=f"Write {form}.", rule=rule)


_EVERY_FORM: Final = " or ".join(FORMS.values())


def read_deal(given: Mapping[str, Json]) -> BossaDeal:
    """Read a whole deal.

    Raises:
        InvalidDeal: It is not exactly the 27 tiles and two different dice.
    """
    if unknown := [name for name in given if name not in ("tiles", "dice")]:
        raise InvalidDeal(f"A deal has no field {unknown[0]!r}.", hint="Give `tiles` and `dice`.")
    tiles, dice = given.get("tiles"), given.get("dice")
    if not isinstance(tiles, list | tuple):
        raise InvalidDeal(f"The field `tiles` is {tiles!r}.", hint="Give a list of all 27 tiles.")
    match dice:
        case [int(white), int(black)] if not isinstance(white, bool) | isinstance(black, bool):
            return BossaDeal(tuple(map(_dealt_tile, tiles)), (white, black))
    raise InvalidDeal(f"The field `dice` is {dice!r}.", hint="Give [white, black], 1 to 6 each.")


def _dealt_tile(word: Json) -> Tile:
    if not isinstance(word, str) or word not in TILE_BY_TEXT:
        raise InvalidDeal(f"There is no tile {word!r}.", hint="A tile is white/black pips, as 2/4.", rule="B1.2")
    return TILE_BY_TEXT[word]


def deal_json(deal: BossaDeal) -> JsonObject:
    """Return the JSON form of a deal."""
    return {"tiles": list(map(str, deal.tiles)), "dice": list(deal.dice)}


def position_json(
    to_move: Seat | None,
    board: Board,
    hands: tuple[SeenHand, SeenHand],
    modifiers: tuple[Modifier | None, Modifier | None],
) -> dict[str, Json]:
    """Return the JSON form of a position without its pile: null for what an observer may not know."""
    return {
        "game": "bossa",
        "phase": board.phase.value,
        "turn": board.turn,
        "to_move": to_move,
        "dice": by_colour(board.dice),
        "owner": None if board.owner is None else by_colour(board.owner),
        "lines": by_colour(tuple(map(line_json, board.lines))),
        "hands": [[None if tile is None else str(tile) for tile in hand] for hand in hands],
        "pile_left": board.pile_left,
        "discards": list(map(str, board.discards)),
        "actions": [[action.value for action in actions] for actions in board.actions],
        "modifiers": [
            {"kind": None if kind is None else kind.value, "used": used}
            for kind, used in zip(modifiers, board.spent, strict=True)
        ],
        "winner": board.winner,
        "ended": None if board.ended is None else board.ended.value,
    }


def by_colour(values: tuple[Json, ...]) -> JsonObject:
    """Return an object with the value of the white and of the black line."""
    return {colour.word: values[colour] for colour in Colour}


def line_json(line: Line) -> JsonObject:
    """Return the JSON form of a line's groups, from the die outwards."""
    return {
        "up": [_group_json(group) for group in line.up],
        "down": [_group_json(group) for group in line.down],
    }


def _group_json(group: Group) -> JsonObject:
    return {
        "value": group.value,
        "tiles": heap_json(group.base),
        "stacked": [heap_json(heap) for heap in group.stacked],
    }


def heap_json(heap: Heap) -> list[str]:
    """Return tiles that were put down together, a star on the modified one."""
    return [f"{tile}*" if tile == heap.modified else str(tile) for tile in heap.tiles]

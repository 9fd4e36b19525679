"""Bossa, shown: where each line goes on, and where each legal group would lie."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Any, Final, Literal

from chabudai.games.bossa.board import Phase
from chabudai.games.bossa.components import TILES, Colour
from chabudai.games.bossa.line import size_of, value_of
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
from chabudai.games.bossa.result import ending
from chabudai.protocol.bossa.positions import BossaEnds, BossaMoveInfo, End, Modified, Worth
from chabudai.server.tables.presenter import Presenter

if TYPE_CHECKING:
    from chabudai.games.bossa import BossaState, BossaView
    from chabudai.games.bossa.board import Board
    from chabudai.games.bossa.components import Modifier, Tile
    from chabudai.games.bossa.line import Heap, Line
    from chabudai.protocol.options import Aid

_FACE_DOWN: Final = (Phase.CHOOSE, Phase.CHOOSE_LINE)
_SETTING_UP: Final = (*_FACE_DOWN, Phase.MODIFIERS)


class BossaPresenter(Presenter["BossaView", BossaMove]):
    """Shows Bossa."""

    def move_info(self, view: BossaView, move: BossaMove, action: int) -> BossaMoveInfo:
        """Return a legal move with its group, line and end."""
        return _move_info(view.board, move, action)

    def extras(self, view: BossaView, memory: None, aid: Aid, *, choosing: bool) -> dict[str, Any]:  # noqa: ARG002
        """Return what lies open but has to be counted: ends, unseen tiles, rolls, what tiles count, the kind of end."""
        table = view.board
        shown: dict[str, Any] = {
            "ends": {colour.word: _ends(table.lines[colour]) for colour in Colour},
            "higher_roller": table.higher_roller,
            "unseen": _unseen(view),
        }
        if table.phase in _SETTING_UP and view.ties:
            shown["ties"] = list(view.ties)
        if any(table.spent):
            shown["modified"] = _modified(view)
        if choosing and table.phase is Phase.PLAY:
            shown["worths"] = _worths(view)
        if table.ended is not None:
            shown["ending"] = ending(table)
        return shown

    def reveals(self, before: BossaState, move: BossaMove, after: BossaState) -> bool:
        """Drawing, turning the hands up and showing the modifiers let people see something."""
        drawn = len(before.pile) != len(after.pile)
        turned_up = before.board.phase in _FACE_DOWN and after.board.phase not in _FACE_DOWN
        looked = isinstance(move, PlayFirst)
        return drawn or turned_up or looked


def _ends(line: Line) -> BossaEnds:
    down = _end(line, line.next_down) if line.next_down else None
    return BossaEnds(_end(line, line.next_up), down)


def _end(line: Line, value: int) -> End:
    return End(value, [size_of(opening) for opening in line.openings if value_of(opening) == value])


def _heaps(table: Board) -> list[tuple[Colour, int, Heap]]:
    """Return everything that was put down, with its line and its value."""
    return [
        (colour, group.value, heap)
        for colour in Colour
        for group in (*table.lines[colour].up, *table.lines[colour].down)
        for heap in (group.base, *group.stacked)
    ]


def _unseen(view: BossaView) -> list[str]:
    table = view.board
    laid = [tile for _, _, heap in _heaps(table) for tile in heap.tiles]
    seen = {*laid, *table.discards, *view.hands[0], *view.hands[1]}
    return [str(tile) for tile in TILES if tile not in seen]


def _modified(view: BossaView) -> dict[str, Modified]:
    """Return the tiles that modifiers lie on; two different sides are told apart by the value of each group."""
    starred = [laid for laid in _heaps(view.board) if laid[2].modified is not None]
    used = [kind for kind, spent in zip(view.modifiers, view.board.spent, strict=True) if spent and kind is not None]
    kinds = next(order for order in permutations(used) if all(map(_fits, order, starred)))
    return {
        str(heap.modified): Modified(kind.value, _counted(kind, colour, heap.modified))
        for kind, (colour, _, heap) in zip(kinds, starred, strict=True)
        if heap.modified is not None
    }


def _fits(kind: Modifier, laid: tuple[Colour, int, Heap]) -> bool:
    colour, value, heap = laid
    counted = [_counted(kind, colour, tile) if tile == heap.modified else tile[colour] for tile in heap.tiles]
    return sum(counted) == value


def _counted(kind: Modifier, colour: Colour, tile: Tile) -> int:
    return kind.worths((tile,), colour)[0]


def _worths(view: BossaView) -> dict[str, Worth]:
    """Return what the seat's tiles count, as printed and under the modifier."""
    hand = tuple(filter(None, view.hands[view.seat]))
    found = {str(tile): Worth(*tile) for tile in hand}
    modifier = None if view.board.spent[view.seat] else view.modifiers[view.seat]
    if modifier is not None:
        white, black = (modifier.worths(hand, colour) for colour in Colour)
        found |= {f"{tile}*": Worth(*worth) for tile, *worth in zip(hand, white, black, strict=True)}
    return found


def _move_info(table: Board, move: BossaMove, action: int) -> BossaMoveInfo:
    text = str(move)
    match move:
        case Place(line, value, tiles, modified):
            end: Literal["up", "down"] = "up" if value > table.lines[line].die else "down"
            star = None if modified is None else str(modified)
            return BossaMoveInfo(text, action, "place", line.word, value, end, list(map(str, tiles)), star)
        case Stack(line, value, tiles, modified):
            star = None if modified is None else str(modified)
            return BossaMoveInfo(text, action, "stack", line.word, value, None, list(map(str, tiles)), star)
        case Swap(mine, theirs):
            return BossaMoveInfo(text, action, "swap", mine=str(mine), theirs=str(theirs))
        case Redraw(tile):
            return BossaMoveInfo(text, action, "redraw", mine=str(tile))
        case TakeLine(line):
            return BossaMoveInfo(text, action, "line", line.word)
        case PlayFirst():
            return BossaMoveInfo(text, action, "first")
        case ChooseModifier(kind):
            return BossaMoveInfo(text, action, "modifier", modifier=kind.value)

"""Positions as if tiles had been scattered on the table.

Games hardly ever show groups of five tiles and more, or an empty pile with an unused
redraw. These positions do; they could not all come about, but the rules apply to them.
"""

from __future__ import annotations

from chabudai.core import Chance, Seat
from chabudai.games.bossa import BossaState
from chabudai.games.bossa.board import Board, Phase
from chabudai.games.bossa.components import TILES, ActionTile, Hand, Modifier, Tile
from chabudai.games.bossa.line import Group, Heap, Line


def scattered(chance: Chance) -> BossaState:
    """Return a position in the middle of play."""
    tiles = list(chance.shuffled(TILES))
    seat = Seat(chance.below(2))
    mine = _take(tiles, 1 + chance.below(7))
    theirs = _take(tiles, 1 + chance.below(6))
    aside = tiles.pop()
    hands = (mine, theirs) if seat == 0 else (theirs, mine)
    lines = [_line(chance, tiles) for _ in range(2)]
    discards = tuple(tiles.pop() for _ in range(min(len(tiles), chance.below(2))))
    which = chance.below(2)
    lines[which] = _stacked(chance, lines[which], tiles)
    pile = () if chance.below(3) == 0 else tuple(tiles)[:18]
    modifiers = [tuple(Modifier)[chance.below(2)] for _ in range(2)]
    owner = Seat(chance.below(2))
    table = Board(
        phase=Phase.PLAY,
        lines=(lines[0], lines[1]),
        pile_left=len(pile),
        turn=5,
        owner=(owner, Seat(1 - owner)),
        first=Seat(chance.below(2)),
        discards=discards,
        actions=(_some(chance, hands[0]), _some(chance, hands[1])),
        spent=(chance.below(2) == 0, chance.below(2) == 0),
    )
    return BossaState(seat, table, hands, (modifiers[0], modifiers[1]), pile, aside)


def _take(tiles: list[Tile], count: int) -> tuple[Tile, ...]:
    return tuple(sorted(tiles.pop() for _ in range(count)))


def _some(chance: Chance, hand: Hand) -> tuple[ActionTile, ...]:
    """Return unused action tiles; whoever has seven tiles has swapped and redrawn."""
    unused = tuple(action for action in ActionTile if chance.below(2))
    return unused if len(hand) < 7 else tuple(action for action in unused if action is ActionTile.STACK)


def _line(chance: Chance, tiles: list[Tile]) -> Line:
    die = 1 + chance.below(6)
    up: list[Group] = []
    down: list[Group] = []
    for side, most in ((up, 3), (down, min(2, die - 1))):
        for _ in range(chance.below(most + 1)):
            size = 1 + chance.below(7)
            if size > len(tiles) - 3:
                break
            value = die + 1 + len(up) if side is up else die - 1 - len(down)
            side.append(Group(value, Heap(_take(tiles, size))))
    return Line.of(die, tuple(up), tuple(down))


def _stacked(chance: Chance, line: Line, tiles: list[Tile]) -> Line:
    """Stack a heap now and then."""
    if chance.below(2) or not line.groups or len(tiles) < 2:
        return line
    return line.stacked(line.groups[chance.below(len(line.groups))].value, Heap(_take(tiles, 1)))

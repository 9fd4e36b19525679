"""Why a move is not allowed, with the paragraph of RULES.md that forbids it."""

from __future__ import annotations

from typing import Final, NamedTuple

from chabudai.games.bossa.board import Phase
from chabudai.games.bossa.components import REDRAW, STACK, SWAP, ActionTile, Colour, Tile
from chabudai.games.bossa.legal import Mover
from chabudai.games.bossa.line import Line, size_of, target, value_of
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

_PHASES: Final[dict[type[BossaMove], tuple[Phase, ...]]] = {
    TakeLine: (Phase.CHOOSE, Phase.CHOOSE_LINE),
    PlayFirst: (Phase.CHOOSE,),
    ChooseModifier: (Phase.MODIFIERS,),
    Place: (Phase.PLAY,),
    Stack: (Phase.PLAY,),
    Swap: (Phase.PLAY,),
    Redraw: (Phase.PLAY,),
}


class Objection(NamedTuple):
    """Why a move is forbidden, and the paragraph that says so."""

    reason: str
    rule: str


_NOW: Final = {
    Phase.CHOOSE: Objection("Now the higher roller is choosing a line or to play first.", "B2.3"),
    Phase.CHOOSE_LINE: Objection("Now the player who does not play first is choosing a line.", "B2.5"),
    Phase.MODIFIERS: Objection("Now the players are choosing their modifiers.", "B2.7"),
    Phase.PLAY: Objection("Now a turn places a group or uses an action tile.", "B3.2"),
}


def objection(mover: Mover, move: BossaMove) -> Objection | None:
    """Say why *move* is forbidden, or return None if it is legal."""
    phase = mover.board.phase
    if phase not in _PHASES[type(move)]:
        return _NOW[phase]
    match move:
        case Place():
            return _tiles(mover, move) or _placing(mover, move)
        case Stack():
            return _action(mover, STACK) or _tiles(mover, move) or _stacking(mover, move)
        case Swap():
            return _action(mover, SWAP) or _swapping(mover, move)
        case Redraw():
            return _action(mover, REDRAW) or _redrawing(mover, move)
        case _:
            return None


def _action(mover: Mover, action: ActionTile) -> Objection | None:
    if action in mover.actions:
        return None
    return Objection(f"Your {action} tile has been used.", "B5.1")


def _owned(mover: Mover, tile: Tile) -> Objection | None:
    return None if tile in mover.hand else Objection(f"The tile {tile} is not in your hand.", "B3.3")


def _tiles(mover: Mover, move: Place | Stack) -> Objection | None:
    """Object to tiles that the mover cannot put down, or to a modifier that is not there."""
    last: Tile | None = None
    for tile in move.tiles:
        if tile not in mover.hand:
            return _owned(mover, tile)
        if last is not None and tile <= last:
            return Objection("A group names its tiles once each, ascending by white, then black.", "B8.2")
        last = tile
    if move.modified is None:
        return None
    if move.modified not in move.tiles:
        return Objection(f"The modified tile {move.modified} is not in the group.", "B6.1")
    if mover.unspent is None:
        return Objection("Your modifier has been used.", "B6.1")
    return None


def _placing(mover: Mover, move: Place) -> Objection | None:
    line = mover.board.lines[move.line]
    if target(len(move.tiles), move.value) in line.openings:
        return _value(mover, move, "B4.3")
    sizes = [size_of(opening) for opening in line.openings if value_of(opening) == move.value]
    return _wrong_size(line, move, sizes) if sizes else _no_such_end(line, move)


def _no_such_end(line: Line, move: Place) -> Objection:
    start = f"The {move.line.word} line goes on with"
    if line.next_down:
        return Objection(f"{start} {line.next_down} or {line.next_up}, not with {move.value}.", "B4.2")
    return Objection(f"{start} {line.next_up}, not with {move.value}: nothing comes below 1.", "B4.2")


def _wrong_size(line: Line, move: Place, sizes: list[int]) -> Objection:
    side = line.up if move.value > line.die else line.down
    wanted = " or ".join(map(str, sizes))
    if side:
        beside, rule = f"next to a group of {side[-1].size}", "B4.5"
    else:
        beside, rule = "next to the die", "B4.6"
    return Objection(f"A group {beside} has {wanted} tiles, not {len(move.tiles)}.", rule)


def _stacking(mover: Mover, move: Stack) -> Objection | None:
    group = mover.board.lines[move.line].group(move.value)
    if group is None:
        return Objection(f"The {move.line.word} line has no group {move.value} to stack on.", "B5.5")
    if len(move.tiles) != group.size:
        taken = f"The group {move.value} of the {move.line.word} line takes {group.size} tiles"
        return Objection(f"{taken}, not {len(move.tiles)}.", "B5.5")
    return _value(mover, move, "B5.5")


def _value(mover: Mover, move: Place | Stack, rule: str) -> Objection | None:
    """Object to tiles without the colour, and to a wrong sum."""
    total = 0
    for tile in move.tiles:
        pips = worth(mover, tile, move.line, modified=tile == move.modified)
        if not pips:
            return Objection(f"The tile {tile} shows no {move.line.word} there.", "B4.4")
        total += pips
    if total == move.value:
        return None
    return Objection(f"These tiles make {total} {move.line.word}, not {move.value}.", rule)


def worth(mover: Mover, tile: Tile, colour: Colour, *, modified: bool) -> int:
    """Return the pips of *colour* that *tile* counts when the mover plays it."""
    if modified and mover.modifier is not None:
        return mover.modifier.worths((tile,), colour)[0]
    return tile[colour]


def _swapping(mover: Mover, move: Swap) -> Objection | None:
    if move.theirs not in mover.theirs:
        return _owned(mover, move.mine) or Objection(f"The tile {move.theirs} is not in your opponent's hand.", "B5.4")
    return _owned(mover, move.mine)


def _redrawing(mover: Mover, move: Redraw) -> Objection | None:
    if not mover.board.pile_left:
        return Objection("The pile is empty, so there is nothing to redraw.", "B5.3")
    return _owned(mover, move.tile)

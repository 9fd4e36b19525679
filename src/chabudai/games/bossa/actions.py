"""The numbering of moves that compiled engines and environments share.

A hand is sorted, so a tile is named by its slot and the numbers are few and fixed:

====================  =====  ==========================================================
numbers               count  move
====================  =====  ==========================================================
0, 1                  2      take the white, the black line
2                     1      play first
3, 4                  2      doubler, inverter
5 to 579              575    place on white: 5 + number of the selection
580 to 1154           575    place on black
1155 to 1729          575    stack on white
1730 to 2304          575    stack on black
2305 to 2346          42     swap: 2305 + 6 * own slot + opponent's slot
2347 to 2353          7      redraw: 2347 + own slot
====================  =====  ==========================================================

The selections are numbered in `groups.SELECTIONS`. A group's value is the sum of its tiles
(the starred one under the seat's modifier), and the value names the end or the group.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.core import IllegalMove, UnreadableMove
from chabudai.games.bossa.board import Phase
from chabudai.games.bossa.components import Colour, Hand, Modifier, Tile
from chabudai.games.bossa.groups import (
    MOST_TILES,
    MOST_TILES_WAITING,
    SELECTION_NUMBER,
    SELECTIONS,
    Selection,
    picked,
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
from chabudai.games.bossa.referee import worth

if TYPE_CHECKING:
    from chabudai.games.bossa.legal import Mover
    from chabudai.games.bossa.state import BossaState

CHOICES: Final[tuple[BossaMove, ...]] = (
    *map(TakeLine, Colour),
    PlayFirst(),
    *map(ChooseModifier, Modifier),
)
"""The moves of the set-up, by number."""
PLACE: Final = len(CHOICES)
STACK: Final = PLACE + len(Colour) * len(SELECTIONS)
SWAP: Final = STACK + len(Colour) * len(SELECTIONS)
REDRAW: Final = SWAP + MOST_TILES * MOST_TILES_WAITING
ACTION_COUNT: Final = REDRAW + MOST_TILES


def action_of(state: BossaState, move: BossaMove) -> int:
    """Return the number of a move that is legal in *state*.

    Raises:
        IllegalMove: It is not legal.
        GameIsOver: No move is.
    """
    state.check(move)
    mover = state.mover()
    hand = mover.hand
    match move:
        case Place():
            return PLACE + _laying(hand, move)
        case Stack():
            return STACK + _laying(hand, move)
        case Swap(mine, theirs):
            return SWAP + MOST_TILES_WAITING * hand.index(mine) + mover.theirs.index(theirs)
        case Redraw(tile):
            return REDRAW + hand.index(tile)
        case _:
            return CHOICES.index(move)


def move_of(state: BossaState, action: int) -> BossaMove:
    """Return the move with this number in *state*, legal or not.

    Raises:
        UnreadableMove: There is no such number.
        IllegalMove: No move has this number in this position.
        GameIsOver: No move is legal any more.
    """
    if not 0 <= action < ACTION_COUNT:
        raise UnreadableMove(f"There is no move number {action}.", hint=f"Numbers go from 0 to {ACTION_COUNT - 1}.")
    if action < PLACE:
        return CHOICES[action]
    mover = state.mover()
    # Before play a number could spell out a tile that still lies face down.
    move = _turn_move(mover, action) if state.board.phase is Phase.PLAY else None
    if move is None:
        raise IllegalMove(
            f"No move has the number {action} in this position.",
            hint="Choose one of the legal numbers.",
            rule="B8.3",
        )
    return move


def _laying(hand: Hand, move: Place | Stack) -> int:
    mask = sum(1 << hand.index(tile) for tile in move.tiles)
    star = None if move.modified is None else hand.index(move.modified)
    return len(SELECTIONS) * move.line + SELECTION_NUMBER[Selection(mask, star)]


def _turn_move(mover: Mover, action: int) -> BossaMove | None:
    if action < SWAP:
        return _laying_move(mover, action)
    if action >= REDRAW:
        slot = action - REDRAW
        return Redraw(mover.hand[slot]) if slot < len(mover.hand) else None
    mine, theirs = divmod(action - SWAP, MOST_TILES_WAITING)
    if mine >= len(mover.hand) or theirs >= len(mover.theirs):
        return None
    return Swap(mover.hand[mine], mover.theirs[theirs])


def _laying_move(mover: Mover, action: int) -> BossaMove | None:
    kind = Place if action < STACK else Stack
    line, number = divmod((action - PLACE) % (STACK - PLACE), len(SELECTIONS))
    if SELECTIONS[number].mask >> len(mover.hand):
        return None
    tiles, modified = picked(mover.hand, number)
    return kind(Colour(line), _value(mover, Colour(line), tiles, modified), tiles, modified)


def _value(mover: Mover, colour: Colour, tiles: Hand, modified: Tile | None) -> int:
    return sum(worth(mover, tile, colour, modified=tile == modified) for tile in tiles)

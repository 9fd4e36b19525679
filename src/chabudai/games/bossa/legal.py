"""The legal moves of the seat to move, from what that seat may know."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final, NamedTuple

from chabudai.core import Seat
from chabudai.games.bossa.board import Board, Phase
from chabudai.games.bossa.components import REDRAW, STACK, SWAP, TILES, ActionTile, Colour, Hand, Modifier
from chabudai.games.bossa.groups import PICKERS, groups
from chabudai.games.bossa.line import VALUES
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

_LINES: Final = (TakeLine(Colour.WHITE), TakeLine(Colour.BLACK))
_SET_UP: Final[dict[Phase, tuple[BossaMove, ...]]] = {
    Phase.CHOOSE: (*_LINES, PlayFirst()),
    Phase.CHOOSE_LINE: _LINES,
    Phase.MODIFIERS: (ChooseModifier(Modifier.DOUBLER), ChooseModifier(Modifier.INVERTER)),
    Phase.OVER: (),
}
_COLOURS: Final = tuple(Colour)
# Moves are values and most of them come again and again: made once, they cost a look-up each.
_PLACES: Final = [lru_cache(1 << 14)(partial(Place, colour)) for colour in Colour]
_STACKS: Final = [lru_cache(1 << 13)(partial(Stack, colour)) for colour in Colour]
_SWAPS: Final = {mine: {theirs: Swap(mine, theirs) for theirs in TILES} for mine in TILES}
_REDRAWS: Final = {tile: Redraw(tile) for tile in TILES}


class Mover(NamedTuple):
    """What the seat to move goes by during play."""

    seat: Seat
    board: Board
    hand: Hand
    theirs: Hand
    modifier: Modifier | None
    """The chosen side, whether or not it has been used."""

    @property
    def unspent(self) -> Modifier | None:
        """The modifier, as long as it may be used."""
        return None if self.board.spent[self.seat] else self.modifier

    @property
    def actions(self) -> tuple[ActionTile, ...]:
        """The action tiles that may still be used."""
        return self.board.actions[self.seat]


def legal_moves(mover: Mover) -> tuple[BossaMove, ...]:
    """Return every legal move once, by action number."""
    if mover.board.phase is not Phase.PLAY:
        return _SET_UP[mover.board.phase]
    actions = mover.actions
    moves = _laying(mover)
    if SWAP in actions:
        for mine in mover.hand:
            moves += map(_SWAPS[mine].__getitem__, mover.theirs)
    if REDRAW in actions and mover.board.pile_left:
        moves += map(_REDRAWS.__getitem__, mover.hand)
    return tuple(moves)


def _laying(mover: Mover) -> list[BossaMove]:
    """Return what can be placed, then what can be stacked: found together, listed apart."""
    hand, modifier, can_stack = mover.hand, mover.unspent, STACK in mover.actions
    places: list[BossaMove] = []
    stacks: list[BossaMove] = []
    for colour in _COLOURS:
        line, place, stack = mover.board.lines[colour], _PLACES[colour], _STACKS[colour]
        openings = line.openings
        targets = openings + line.covers if can_stack else openings
        for number, target in groups(hand, colour, modifier, targets):
            picker, star = PICKERS[number]
            starred = None if star is None else hand[star]
            if target in openings:
                places.append(place(target % VALUES, picker(hand), starred))
            else:
                stacks.append(stack(target % VALUES, picker(hand), starred))
    return places + stacks

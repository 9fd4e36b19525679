"""How a legal move changes a position, up to the next decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias, TypeVar

from chabudai.core import Seat
from chabudai.games.bossa.components import ActionTile, Colour, Hand, Modifier, Tile
from chabudai.games.bossa.legal import Mover, legal_moves
from chabudai.games.bossa.line import Heap
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
from chabudai.games.bossa.rules import GROUPS_TO_END
from chabudai.games.bossa.table import Actions, Ended, Phase, Table, Winner, other

if TYPE_CHECKING:
    from chabudai.games.bossa.state import BossaState

T = TypeVar("T")
Hands: TypeAlias = tuple[Hand, Hand]
Modifiers: TypeAlias = tuple[Modifier | None, Modifier | None]
Pile: TypeAlias = tuple[Tile, ...]


class After(NamedTuple):
    """What a move leaves: all of a state but the tile set aside, which nothing moves."""

    to_move: Seat | None
    table: Table
    hands: Hands
    modifiers: Modifiers
    pile: Pile
    listed: tuple[BossaMove, ...] | None = None
    """The legal moves, where they had to be listed to see whether there is any."""


def played(state: BossaState, seat: Seat, move: BossaMove) -> After:
    """Return what *move*, which is legal, leaves when *seat* plays it."""
    match move:
        case Place() | Stack():
            return _laid(state, seat, move)
        case Swap():
            return _swapped(state, seat, move)
        case Redraw():
            return _redrawn(state, seat, move)
        case TakeLine():
            return _line_taken(state, seat, move)
        case PlayFirst():
            table = state.table._replace(phase=Phase.CHOOSE_LINE, first=seat)
            return After(other(seat), table, state.hands, state.modifiers, state.pile)
        case ChooseModifier():
            return _modifier_chosen(state, seat, move)


def _line_taken(state: BossaState, seat: Seat, move: TakeLine) -> After:
    owner = (seat, other(seat)) if move.line is Colour.WHITE else (other(seat), seat)
    table = state.table._replace(phase=Phase.MODIFIERS, owner=owner, first=other(seat))
    return After(Seat(0), table, state.hands, state.modifiers, state.pile)


def _modifier_chosen(state: BossaState, seat: Seat, move: ChooseModifier) -> After:
    modifiers = with_(state.modifiers, seat, move.kind)
    if seat == 0:
        return After(Seat(1), state.table, state.hands, modifiers, state.pile)
    table = state.table._replace(phase=Phase.PLAY)
    return _turn_begun(Seat(table.first or 0), table, 0, state.hands, modifiers, state.pile)


def _laid(state: BossaState, seat: Seat, move: Place | Stack) -> After:
    table, heap = state.table, Heap(move.tiles, move.modified)
    line = table.lines[move.line]
    if isinstance(move, Place):
        line, actions = line.placed(move.value, heap), table.actions
    else:
        line, actions = line.stacked(move.value, heap), _used(table, seat, ActionTile.STACK)
    spent = table.spent if move.modified is None else with_(table.spent, seat, True)
    table = table._replace(lines=with_(table.lines, move.line, line), actions=actions, spent=spent)
    left = tuple([tile for tile in state.hands[seat] if tile not in move.tiles])
    return _turn_ended(seat, table, with_(state.hands, seat, left), state.modifiers, state.pile)


def _swapped(state: BossaState, seat: Seat, move: Swap) -> After:
    table = state.table._replace(actions=_used(state.table, seat, ActionTile.SWAP))
    mine = _exchanged(state.hands[seat], move.mine, move.theirs)
    theirs = _exchanged(state.hands[1 - seat], move.theirs, move.mine)
    hands = (mine, theirs) if seat == 0 else (theirs, mine)
    return _turn_ended(seat, table, hands, state.modifiers, state.pile)


def _redrawn(state: BossaState, seat: Seat, move: Redraw) -> After:
    table, drawn = state.table, state.pile[0]
    actions = _used(table, seat, ActionTile.REDRAW)
    table = table._replace(actions=actions, discards=(*table.discards, move.tile))
    hands = with_(state.hands, seat, _exchanged(state.hands[seat], move.tile, drawn))
    return _turn_ended(seat, table, hands, state.modifiers, state.pile[1:])


def _turn_ended(seat: Seat, table: Table, hands: Hands, modifiers: Modifiers, pile: Pile) -> After:
    ended, winner = _ending(seat, table, hands, pile)
    turn = table.turn + 1
    if ended is None:
        return _turn_begun(other(seat), table, turn, hands, modifiers, pile)
    table = table._replace(turn=turn, pile_left=len(pile))
    return After(None, _over(table, ended, winner), hands, modifiers, pile)


def _ending(seat: Seat, table: Table, hands: Hands, pile: Pile) -> tuple[Ended | None, Winner]:
    """Look at the ends in their order (B7.6); being stuck waits for the next draw."""
    if not hands[seat]:
        return Ended.HAND, seat
    for line, owner in zip(table.lines, table.owner or (), strict=True):
        if len(line.covers) == GROUPS_TO_END:
            return Ended.LINE, owner
    if pile:
        return None, None
    margin = len(hands[0]) - len(hands[1])
    return Ended.PILE, Seat(int(margin > 0)) if margin else "draw"


def _turn_begun(seat: Seat, table: Table, turn: int, hands: Hands, modifiers: Modifiers, pile: Pile) -> After:
    """Draw for *seat* and see whether it can do anything (B3.1, B7.4)."""
    hands = with_(hands, seat, tuple(sorted((*hands[seat], pile[0]))))
    pile = pile[1:]
    table = table._replace(turn=turn, pile_left=len(pile))
    # Whoever can still swap is not stuck: then the moves need not be listed yet.
    if ActionTile.SWAP in table.actions[seat]:
        return After(seat, table, hands, modifiers, pile)
    listed = legal_moves(Mover(seat, table, hands[seat], hands[1 - seat], modifiers[seat]))
    if listed:
        return After(seat, table, hands, modifiers, pile, listed)
    return After(None, _over(table, Ended.STUCK, other(seat)), hands, modifiers, pile)


def _over(table: Table, ended: Ended, winner: Winner) -> Table:
    return table._replace(phase=Phase.OVER, ended=ended, winner=winner)


def _used(table: Table, seat: Seat, action: ActionTile) -> tuple[Actions, Actions]:
    left = tuple([unused for unused in table.actions[seat] if unused is not action])
    return with_(table.actions, seat, left)


def _exchanged(hand: Hand, gone: Tile, come: Tile) -> Hand:
    return tuple(sorted([come if tile == gone else tile for tile in hand]))


def with_(pair: tuple[T, T], place: int, value: T) -> tuple[T, T]:
    """Return *pair* with another value in one place."""
    return (value, pair[1]) if place == 0 else (pair[0], value)

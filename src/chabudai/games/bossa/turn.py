"""How a legal move changes a position, up to the next decision."""

from __future__ import annotations

from typing import NamedTuple, Protocol, Self, TypeAlias, TypeVar

from chabudai.core import Seat, Winner
from chabudai.games.bossa.board import Actions, Board, Ended, Phase, other
from chabudai.games.bossa.components import REDRAW, STACK, SWAP, ActionTile, Colour, Hand, Modifiers, Tile
from chabudai.games.bossa.legal import Mover, legal_moves
from chabudai.games.bossa.line import Heap, Line
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

T = TypeVar("T")
Hands: TypeAlias = tuple[Hand, Hand]
Pile: TypeAlias = tuple[Tile, ...]


class Position(Protocol):
    """A whole position, as far as a move changes it."""

    @property
    def board(self) -> Board:
        """What lies open."""
        ...

    @property
    def hands(self) -> Hands:
        """The tiles of both seats."""
        ...

    @property
    def modifiers(self) -> Modifiers:
        """The chosen sides by seat, used or not."""
        ...

    @property
    def pile(self) -> Pile:
        """The tiles to be drawn, from the top."""
        ...

    def followed_by(
        self,
        to_move: Seat | None,
        board: Board,
        hands: Hands,
        modifiers: Modifiers,
        pile: Pile,
        listed: tuple[BossaMove, ...] | None = None,
    ) -> Self:
        """Return the next position; *listed* are its legal moves, where they had to be found out."""
        ...


PositionT = TypeVar("PositionT", bound=Position)


class Done(NamedTuple):
    """What a turn may change, as its move left it: before anybody looks for an end or draws."""

    lines: tuple[Line, Line]
    hands: Hands
    pile: Pile
    discards: tuple[Tile, ...]
    actions: tuple[Actions, Actions]
    spent: tuple[bool, bool]


def played(state: PositionT, seat: Seat, move: BossaMove) -> PositionT:
    """Return the position after *move*, which is legal, by *seat*."""
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
            board = state.board._replace(phase=Phase.CHOOSE_LINE, first=seat)
            return state.followed_by(other(seat), board, state.hands, state.modifiers, state.pile)
        case ChooseModifier():
            return _modifier_chosen(state, seat, move)


def _line_taken(state: PositionT, seat: Seat, move: TakeLine) -> PositionT:
    owner = (seat, other(seat)) if move.line is Colour.WHITE else (other(seat), seat)
    board = state.board._replace(phase=Phase.MODIFIERS, owner=owner, first=other(seat))
    return state.followed_by(Seat(0), board, state.hands, state.modifiers, state.pile)


def _modifier_chosen(state: PositionT, seat: Seat, move: ChooseModifier) -> PositionT:
    modifiers = with_(state.modifiers, seat, move.kind)
    if seat == 0:
        return state.followed_by(Seat(1), state.board, state.hands, modifiers, state.pile)
    first = Seat(state.board.first or 0)
    hands, pile = _drawn(first, state.hands, state.pile)
    board = state.board._replace(phase=Phase.PLAY, pile_left=len(pile))
    return _turn_begun(state, first, board, hands, modifiers, pile)


def _laid(state: PositionT, seat: Seat, move: Place | Stack) -> PositionT:
    board, heap = state.board, Heap(move.tiles, move.modified)
    line = board.lines[move.line]
    if isinstance(move, Place):
        line, actions = line.placed(move.value, heap), board.actions
    else:
        line, actions = line.stacked(move.value, heap), _used(board, seat, STACK)
    spent = board.spent if move.modified is None else with_(board.spent, seat, True)
    left = tuple([tile for tile in state.hands[seat] if tile not in move.tiles])
    done = Done(
        with_(board.lines, move.line, line), with_(state.hands, seat, left), state.pile, board.discards, actions, spent
    )
    return _turn_ended(state, seat, done)


def _swapped(state: PositionT, seat: Seat, move: Swap) -> PositionT:
    board, actions = state.board, _used(state.board, seat, SWAP)
    mine = _exchanged(state.hands[seat], move.mine, move.theirs)
    theirs = _exchanged(state.hands[1 - seat], move.theirs, move.mine)
    hands = (mine, theirs) if seat == 0 else (theirs, mine)
    return _turn_ended(state, seat, Done(board.lines, hands, state.pile, board.discards, actions, board.spent))


def _redrawn(state: PositionT, seat: Seat, move: Redraw) -> PositionT:
    board, actions = state.board, _used(state.board, seat, REDRAW)
    hands = with_(state.hands, seat, _exchanged(state.hands[seat], move.tile, state.pile[0]))
    discards = (*board.discards, move.tile)
    return _turn_ended(state, seat, Done(board.lines, hands, state.pile[1:], discards, actions, board.spent))


def _turn_ended(state: PositionT, seat: Seat, done: Done) -> PositionT:
    lines, hands, pile, discards, actions, spent = done
    ended, winner = _ending(seat, state.board, done)
    if ended is None:
        hands, pile = _drawn(other(seat), hands, pile)
    board = state.board.a_turn_later(lines, len(pile), discards, actions, spent)
    if ended is None:
        return _turn_begun(state, other(seat), board, hands, state.modifiers, pile)
    return state.followed_by(None, _over(board, ended, winner), hands, state.modifiers, pile)


def _ending(seat: Seat, board: Board, done: Done) -> tuple[Ended | None, Winner]:
    """Look at the ends in their order (B7.6); being stuck waits for the next draw."""
    hands = done.hands
    if not hands[seat]:
        return Ended.HAND, seat
    for colour, line in enumerate(done.lines):
        if len(line.covers) == GROUPS_TO_END and board.owner is not None:
            return Ended.LINE, board.owner[colour]
    if done.pile:
        return None, None
    margin = len(hands[0]) - len(hands[1])
    return Ended.PILE, Seat(int(margin > 0)) if margin else "draw"


def _drawn(seat: Seat, hands: Hands, pile: Pile) -> tuple[Hands, Pile]:
    """Draw for *seat*, as a turn begins (B3.1)."""
    return with_(hands, seat, tuple(sorted((*hands[seat], pile[0])))), pile[1:]


def _turn_begun(
    state: PositionT, seat: Seat, board: Board, hands: Hands, modifiers: Modifiers, pile: Pile
) -> PositionT:
    """See whether *seat*, which has drawn, can do anything (B7.4)."""
    # Whoever can still swap is not stuck: then the moves need not be listed yet.
    if SWAP in board.actions[seat]:
        return state.followed_by(seat, board, hands, modifiers, pile)
    listed = legal_moves(Mover(seat, board, hands[seat], hands[1 - seat], modifiers[seat]))
    if listed:
        return state.followed_by(seat, board, hands, modifiers, pile, listed)
    return state.followed_by(None, _over(board, Ended.STUCK, other(seat)), hands, modifiers, pile)


def _over(board: Board, ended: Ended, winner: Winner) -> Board:
    return board._replace(phase=Phase.OVER, ended=ended, winner=winner)


def _used(board: Board, seat: Seat, action: ActionTile) -> tuple[Actions, Actions]:
    left = tuple([unused for unused in board.actions[seat] if unused is not action])
    return with_(board.actions, seat, left)


def _exchanged(hand: Hand, gone: Tile, come: Tile) -> Hand:
    return tuple(sorted([come if tile == gone else tile for tile in hand]))


def with_(pair: tuple[T, T], place: int, value: T) -> tuple[T, T]:
    """Return *pair* with another value in one place."""
    return (value, pair[1]) if place == 0 else (pair[0], value)

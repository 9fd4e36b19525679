"""Why a move of Bossa is good: what the opponent faces after it, tile by tile that may be drawn."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from chabudai.core import mover_of
from chabudai.games.bossa.board import Ended, Phase
from chabudai.games.bossa.moves import Redraw
from chabudai.protocol.bossa.reviews import Reasons

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chabudai.core import Seat
    from chabudai.games.bossa import BossaMove, BossaState


def reasons_for(state: BossaState, move: BossaMove) -> Reasons:
    """Look at *move* in a position of which the seat to move knows neither the pile nor the tile aside."""
    seat = mover_of(state)
    after = state.play(move)
    ends = after.board.winner == seat and after.board.ended in (Ended.HAND, Ended.LINE)
    left = len(after.hands[seat])
    if ends or not _is_followed_by_a_draw(state, move):
        return Reasons(ends, 0, 0, 0, left, _groups(after, seat))
    stuck = answers = draws = 0
    for world in _worlds(state):
        faced = world.play(move)
        draws += 1
        if faced.to_move is None:
            stuck += faced.board.ended is Ended.STUCK and faced.board.winner == seat
        else:
            answers += _wins_at_once(faced)
    return Reasons(ends, stuck, answers, draws, left, _groups(after, seat))


def _is_followed_by_a_draw(state: BossaState, move: BossaMove) -> bool:
    """Tell whether one unknown tile comes next, and it is the opponent's."""
    return state.board.phase is Phase.PLAY and state.board.pile_left > 0 and not isinstance(move, Redraw)


def _worlds(state: BossaState) -> Iterator[BossaState]:
    """Yield the position once for each tile that may lie on top of the pile, which the one aside may too."""
    unseen = sorted((state.aside, *state.pile))
    for tile in unseen:
        rest = [hidden for hidden in unseen if hidden != tile]
        yield replace(state, pile=(tile, *rest[1:]), aside=rest[0])


def _wins_at_once(state: BossaState) -> bool:
    """Tell whether the seat to move has a move that wins there and then."""
    for move in state.legal_moves():
        table = state.play(move).board
        if table.winner == state.to_move and table.ended in (Ended.HAND, Ended.LINE):
            return True
    return False


def _groups(state: BossaState, seat: Seat) -> int:
    """Count the groups on the line of *seat*."""
    owner = state.board.owner
    if owner is None:
        return 0
    return len(state.board.lines[0 if owner[0] == seat else 1].groups)

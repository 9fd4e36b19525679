"""The value of a position, exactly: expectimax with bounds at decisions and at draws.

The tile that is drawn next is equally likely each of the unseen ones: the pile and the
tile set aside, of which nobody knows which it is. Before a draw, every tile is tried
once without looking further: who can win at once wins, who can do nothing loses. What
that settles narrows the window for the rest (Ballard's Star1, with these probes in the
place of Star2's). Values of positions before a draw are kept in a table.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from chabudai.fast.bits import popcount, trailing_zeros
from chabudai.fast.bossa.kernel import act, discard, end_turn
from chabudai.fast.bossa.legal import Moves, list_moves
from chabudai.fast.bossa.record import OVER, Game, wide
from chabudai.fast.bossa_search.desk import Desk, find, keep
from chabudai.fast.bossa_search.policy import sort_moves
from chabudai.fast.bossa_search.position import (
    COLOUR,
    LAID,
    LOSS,
    WIN,
    groups_on,
    hands_key,
    is_place,
    is_redraw,
    lines_key,
    unseen_of,
    wins_now,
)
from chabudai.fast.bossa_search.weaving import woven
from chabudai.fast.compiling import compiled, inlined
from chabudai.games.bossa.rules import GROUPS_TO_END

UNKNOWN: Final = 9.0
"""No value: not yet, or because the nodes were used up."""


@inlined
def take(game: Game, tile: int) -> None:
    """Draw this tile for the seat to move."""
    game.hands[game.mover] |= np.uint32(1) << np.uint32(tile)
    game.pile_left -= 1


@inlined
def last_turn_value(game: Game, moves: Moves, count: int) -> float:
    """Return what the last turn is worth for its mover: nothing can be drawn after it."""
    seat = game.mover
    margin = popcount(wide(game.hands[1 - seat])) - popcount(wide(game.hands[seat]))
    best = LOSS
    for k in range(count):
        action = wide(moves[k])
        if is_place(action) and groups_on(game, COLOUR[action]) == GROUPS_TO_END - 1:
            continue
        left = margin + LAID[action]
        best = max(best, WIN if left > 0 else 0.0 if left == 0 else LOSS)
    return best


@inlined
def glance(game: Game, moves: Moves, count: int) -> float:
    """Return the value for the mover where no further look is needed, else `UNKNOWN`."""
    if count == 0:
        return LOSS
    for k in range(count):
        if wins_now(game, moves[k]):
            return WIN
    if game.pile_left == 0:
        return last_turn_value(game, moves, count)
    return UNKNOWN


@inlined
def outcome_for(game: Game, seat: int) -> float:
    """Return what an ended game is worth for *seat*."""
    if game.winner == seat:
        return WIN
    return LOSS if game.winner == 1 - seat else 0.0


@inlined
def probe(desk: Desk, depth: int, unseen: int) -> tuple[float, int]:
    """Try every draw without looking further: the sum of what that settles, and the tiles that it does not."""
    settled = 0.0
    unsettled = 0
    node = desk.after[depth]
    moves = desk.moves[depth]
    waiting = unseen
    while waiting:
        tile = trailing_zeros(waiting)
        waiting &= waiting - 1
        desk.after[depth] = desk.before[depth]
        take(node, tile)
        value = glance(node, moves, list_moves(node, moves))
        if value == UNKNOWN:
            unsettled |= 1 << tile
        else:
            settled += value
    desk.tally[0] += popcount(unseen)
    return settled, unsettled


@woven
def try_redraw(desk: Desk, depth: int, unseen: int, action: int) -> float:
    """Return what a redraw in `after[depth]` is worth: the mean over what may come."""
    seat = desk.after[depth].mover
    desk.thrown[depth] = desk.after[depth]
    discard(desk.thrown[depth], seat, action)
    total = 0.0
    waiting = unseen
    while waiting:
        tile = trailing_zeros(waiting)
        waiting &= waiting - 1
        desk.before[depth + 1] = desk.thrown[depth]
        take(desk.before[depth + 1], tile)
        end_turn(desk.before[depth + 1], seat)
        if desk.before[depth + 1].phase == OVER:
            total += outcome_for(desk.before[depth + 1], seat)
            continue
        reply = expect(desk, depth + 1, unseen & ~(1 << tile), LOSS, WIN)
        if reply == UNKNOWN:
            return UNKNOWN
        total -= reply
    return total / popcount(unseen)


@woven
def try_move(desk: Desk, depth: int, unseen: int, action: int, alpha: float, beta: float) -> float:
    """Return what a move in `after[depth]` is worth for its mover."""
    seat = desk.after[depth].mover
    if is_redraw(action):
        return try_redraw(desk, depth, unseen, action)
    desk.before[depth + 1] = desk.after[depth]
    act(desk.before[depth + 1], action)
    if desk.before[depth + 1].phase == OVER:
        return outcome_for(desk.before[depth + 1], seat)
    reply = expect(desk, depth + 1, unseen, -beta, -alpha)
    return UNKNOWN if reply == UNKNOWN else -reply


@woven
def decide(desk: Desk, depth: int, unseen: int, alpha: float, beta: float) -> float:
    """Return what `after[depth]` is worth for the seat to move, exactly between *alpha* and *beta*."""
    moves = desk.moves[depth]
    count = list_moves(desk.after[depth], moves)
    sort_moves(desk.after[depth], moves, count)
    best = LOSS
    for k in range(count):
        value = try_move(desk, depth, unseen, moves[k], max(best, alpha), beta)
        if value == UNKNOWN:
            return UNKNOWN
        best = max(best, value)
        if best >= beta:
            break
    return best


@compiled
def expect(desk: Desk, depth: int, unseen: int, low: float, high: float) -> float:
    """Return what `before[depth]` is worth for the seat that draws next.

    The value is exact when it lies between *low* and *high*; outside it is a bound.
    `UNKNOWN` means that the nodes were used up.
    """
    hands = hands_key(desk.before[depth])
    lines = lines_key(desk.before[depth], unseen)
    at = find(desk, hands, lines)
    if desk.keys[at, 2] == desk.tally[2] and desk.keys[at, 0] == hands and desk.keys[at, 1] == lines:
        below: float = desk.bounds[at, 0]
        above: float = desk.bounds[at, 1]
        if below >= min(above, high):
            return below
        if above <= low:
            return above
    if desk.tally[0] > desk.tally[1]:
        return UNKNOWN
    tiles = popcount(unseen)
    total, unsettled = probe(desk, depth, unseen)
    left = popcount(unsettled)
    while True:
        least = (total - left) / tiles
        most = (total + left) / tiles
        if left == 0 or least >= high or most <= low:
            keep(desk, hands, lines, least, most)
            return most if most <= low else least
        tile = trailing_zeros(unsettled)
        unsettled &= unsettled - 1
        left -= 1
        alpha = max(LOSS, low * tiles - total - left)
        beta = min(WIN, high * tiles - total + left)
        desk.after[depth] = desk.before[depth]
        take(desk.after[depth], tile)
        best = decide(desk, depth, unseen & ~(1 << tile), alpha, beta)
        if best == UNKNOWN:
            return UNKNOWN
        if best >= beta and beta < WIN:
            least = (total + best - left) / tiles
            keep(desk, hands, lines, least, WIN)
            return least
        if best <= alpha and alpha > LOSS:
            most = (total + best + left) / tiles
            keep(desk, hands, lines, LOSS, most)
            return most
        total += best


@compiled
def solve(desk: Desk, game: Game, nodes: int) -> tuple[int, float]:
    """Return the best move of the seat to move and its value, or -1 and `UNKNOWN`.

    The value is the mean of 1 for a win, 0 for a draw and -1 for a loss. *nodes* is how
    many positions may be looked at.
    """
    desk.tally[0] = 0
    desk.tally[1] = nodes
    desk.tally[2] += 1
    desk.after[0] = game
    unseen = unseen_of(game)
    moves = desk.moves[0]
    count = list_moves(game, moves)
    sort_moves(game, moves, count)
    best = -2.0
    chosen = -1
    for k in range(count):
        value = try_move(desk, 0, unseen, moves[k], best, WIN)
        if value == UNKNOWN:
            return -1, UNKNOWN
        if value > best:
            best = value
            chosen = wide(moves[k])
        if best >= WIN:
            break
    return chosen, best

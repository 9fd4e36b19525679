"""The value of a position, exactly: expectimax with bounds at decisions and at draws.

The tile that is drawn next is equally likely each of the unseen ones: the pile and the
tile set aside, of which nobody knows which it is. A position before a draw is glanced at
for every tile when it is first met: whoever can win at once wins, whoever can do nothing loses.
That gives it bounds, and these give an order to the moves that lead there. Then each draw
is searched twice, as in Ballard's Star2: by its best looking move alone, which is often
enough to show that the whole is good, and by all moves with the window that the other
draws leave open (Star1). Positions before a draw are kept in a table with their bounds.
Everything is over much sooner when the first move that is tried is the best one, so the
moves of the root are put in order by quick games. Both hands lie open here and only draws are
chance, so nothing is shared with solvers that must reason about hidden hands.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from chabudai.fast.bits import popcount, trailing_zeros
from chabudai.fast.bossa.kernel import act, change, discard, end_turn
from chabudai.fast.bossa.legal import SCRATCH, list_moves
from chabudai.fast.bossa.record import OVER, Game, wide
from chabudai.fast.bossa_search.glance import UNKNOWN, enter, last_draw, outcome_for, take
from chabudai.fast.bossa_search.playout import playout
from chabudai.fast.bossa_search.policy import looks
from chabudai.fast.bossa_search.position import LOSS, WIN, is_redraw, unseen_of
from chabudai.fast.bossa_search.workspace import LEAST, MOST, Workspace, narrow
from chabudai.fast.bossa_search.worlds import fill
from chabudai.fast.compiling import compiled, inlined
from chabudai.fast.weaving import woven
from chabudai.games.bossa.components import TILES

Window = tuple[float, float, int]
"""From where to where a value must be exact, and of how many draws it is the mean."""

SHALLOW: Final = 3
"""With so many tiles in the pile all moves are tried at once and by their looks; looking ahead would cost more."""
WHIM: Final = 12
"""How much chance these games leave to the moves, see `Level.whim`."""
SAMPLES: Final = 64
"""How many quick games put a move of the root in its place."""
FAINT: Final = 1e-3
"""What a point of looks weighs beside bounds."""
TINY: Final = 1e-9
"""Less than the difference of any two values, and more than the error of any sum."""


@compiled
def survey(work: Workspace, depth: int, unseen: int) -> tuple[int, float]:
    """List the moves of `after[depth]` and write down how soon to try each and what it may be worth.

    Return how many there are and what the best is worth at least.
    """
    game = work.after[depth]
    count = list_moves(game, work.moves[depth])
    shallow = game.pile_left <= SHALLOW
    sure = LOSS
    for k in range(count):
        action = wide(work.moves[depth, k])
        least = LOSS
        most = WIN
        if not shallow and not is_redraw(action):
            work.before[depth + 1] = game
            act(work.before[depth + 1], action)
            if work.before[depth + 1].phase == OVER:
                least = most = outcome_for(work.before[depth + 1], game.mover)
            else:
                at = enter(work, depth + 1, unseen)
                least = -work.table[at].most
                most = -work.table[at].least
        work.ranks[depth, k] = least + most + FAINT * looks(game, action)
        work.hopes[depth, k] = most
        sure = max(sure, least)
    return count, sure


@inlined
def bring_forward(work: Workspace, depth: int, k: int, count: int) -> int:
    """Put the most promising of the moves from *k* on in place *k* and return it."""
    best = k
    for other in range(k + 1, count):
        if work.ranks[depth, other] > work.ranks[depth, best]:
            best = other
    if best != k:
        work.moves[depth, k], work.moves[depth, best] = work.moves[depth, best], work.moves[depth, k]
        work.ranks[depth, k], work.ranks[depth, best] = work.ranks[depth, best], work.ranks[depth, k]
        work.hopes[depth, k], work.hopes[depth, best] = work.hopes[depth, best], work.hopes[depth, k]
    return wide(work.moves[depth, k])


@woven
def try_redraw(work: Workspace, depth: int, unseen: int, action: int, alpha: float, beta: float) -> float:
    """Return what a redraw in `after[depth]` is worth: the mean over what may come."""
    seat = work.after[depth].mover
    work.thrown[depth] = work.after[depth]
    discard(work.thrown[depth], seat, action)
    tiles = popcount(unseen)
    left = tiles
    total = 0.0
    waiting = unseen
    while waiting:
        tile = trailing_zeros(waiting)
        waiting &= waiting - 1
        left -= 1
        work.before[depth + 1] = work.thrown[depth]
        take(work.before[depth + 1], tile)
        end_turn(work.before[depth + 1], seat)
        if work.before[depth + 1].phase == OVER:
            total += outcome_for(work.before[depth + 1], seat)
        else:
            low = max(LOSS, alpha * tiles - total - left)
            high = min(WIN, beta * tiles - total + left)
            reply = expect(work, depth + 1, unseen & ~(1 << tile), -high, -low)
            if reply == UNKNOWN:
                return UNKNOWN
            total -= reply
        if total + left <= alpha * tiles + TINY:
            return min(alpha, (total + left) / tiles)
        if total - left >= beta * tiles - TINY:
            return max(beta, (total - left) / tiles)
    return total / tiles


@woven
def try_move(work: Workspace, depth: int, unseen: int, action: int, alpha: float, beta: float) -> float:
    """Return what a move in `after[depth]` is worth for its mover, exactly between *alpha* and *beta*."""
    seat = work.after[depth].mover
    if is_redraw(action):
        return try_redraw(work, depth, unseen, action, alpha, beta)
    work.before[depth + 1] = work.after[depth]
    act(work.before[depth + 1], action)
    if work.before[depth + 1].phase == OVER:
        return outcome_for(work.before[depth + 1], seat)
    reply = expect(work, depth + 1, unseen, -beta, -alpha)
    return UNKNOWN if reply == UNKNOWN else -reply


@woven
def decide(work: Workspace, depth: int, unseen: int, tile: int, alpha: float, beta: float, tries: int) -> bool:
    """Narrow the bounds of drawing *tile*, which came to `after[depth]`, by trying at most so many moves.

    They are exact between *alpha* and *beta* when all moves may be tried. False means that
    the nodes were used up.
    """
    count, sure = survey(work, depth, unseen)
    least = max(sure, work.draws[depth, tile, LEAST])
    most = least
    for k in range(count):
        action = bring_forward(work, depth, k, count)
        bar = max(least, alpha)
        value = work.hopes[depth, k]
        if value > bar and bar < beta and k < tries:
            value = try_move(work, depth, unseen, action, bar, beta)
            if value == UNKNOWN:
                return False
            if value > bar:
                least = value
        most = max(most, value)
        if least >= beta:
            most = WIN
            break
    work.draws[depth, tile, LEAST] = least
    work.draws[depth, tile, MOST] = min(most, work.draws[depth, tile, MOST])
    return True


@inlined
def known(work: Workspace, at: int, low: float, high: float) -> float:
    """Return what the table says of a position, if that is enough between *low* and *high*, else `UNKNOWN`."""
    least: float = work.table[at].least
    most: float = work.table[at].most
    if least >= high - TINY:
        return max(least, high)
    if most <= low + TINY:
        return min(most, low)
    return least if least >= most - TINY else UNKNOWN


@inlined
def settled(work: Workspace, hands: int, lines: int, floor: float, ceiling: float, window: Window) -> float:
    """Return what the sums of all bounds say of a position, if that is enough, else `UNKNOWN`; keep it in the table."""
    low, high, tiles = window
    if floor >= high * tiles - TINY:
        narrow(work, hands, lines, floor / tiles, WIN)
        return max(high, floor / tiles)
    if ceiling <= low * tiles + TINY:
        narrow(work, hands, lines, LOSS, ceiling / tiles)
        return min(low, ceiling / tiles)
    return UNKNOWN


@woven
def search_draw(  # noqa: PLR0913, PLR0917
    work: Workspace, depth: int, unseen: int, tile: int, floor: float, ceiling: float, window: Window, tries: int
) -> tuple[bool, float, float]:
    """Narrow the bounds of drawing *tile* within what the other draws leave open.

    Return whether the nodes sufficed, and the sums of all bounds after it.
    """
    low, high, tiles = window
    floor -= work.draws[depth, tile, LEAST]
    ceiling -= work.draws[depth, tile, MOST]
    work.after[depth] = work.before[depth]
    take(work.after[depth], tile)
    alpha = max(LOSS, low * tiles - ceiling)
    beta = min(WIN, high * tiles - floor)
    done = decide(work, depth, unseen & ~(1 << tile), tile, alpha, beta, tries)
    return done, floor + work.draws[depth, tile, LEAST], ceiling + work.draws[depth, tile, MOST]


@compiled
def expect(work: Workspace, depth: int, unseen: int, low: float, high: float) -> float:
    """Return what `before[depth]` is worth for the seat that draws next.

    The value is exact when it lies between *low* and *high*; outside it is a bound.
    `UNKNOWN` means that the nodes were used up.
    """
    if work.before[depth].pile_left == 1:
        return UNKNOWN if work.tally[0] > work.tally[1] else last_draw(work, depth, unseen)
    at = enter(work, depth, unseen)
    value = known(work, at, low, high)
    if value != UNKNOWN or work.tally[0] > work.tally[1]:
        return value
    hands = work.table[at].hands
    lines = work.table[at].lines
    unsettled: int = work.table[at].unsettled
    tiles = popcount(unseen)
    floor = float(work.table[at].settled - popcount(unsettled))
    ceiling = float(work.table[at].settled + popcount(unsettled))
    for tile in range(len(TILES)):
        work.draws[depth, tile, LEAST] = LOSS
        work.draws[depth, tile, MOST] = WIN
    for step in range(1 if work.before[depth].pile_left <= SHALLOW else 0, 2):
        tries = SCRATCH if step else 1
        waiting = unsettled
        while waiting:
            tile = trailing_zeros(waiting)
            waiting &= waiting - 1
            done, floor, ceiling = search_draw(work, depth, unseen, tile, floor, ceiling, (low, high, tiles), tries)
            value = settled(work, hands, lines, floor, ceiling, (low, high, tiles)) if done else UNKNOWN
            if value != UNKNOWN or not done:
                return value
    narrow(work, hands, lines, floor / tiles, ceiling / tiles)
    return floor / tiles


@compiled
def sample(work: Workspace, count: int) -> None:
    """Rank the moves of `after[0]` by quick games: a search that begins with the best move is over soon."""
    seat = work.after[0].mover
    world = work.thrown[0]
    for k in range(count):
        total = 0.0
        dice = np.uint64(k)
        for _ in range(SAMPLES):
            work.thrown[0] = work.after[0]
            dice = fill(world, dice)
            change(world, wide(work.moves[0, k]))
            mover = world.mover
            if world.phase == OVER:
                total += outcome_for(world, seat)
            else:
                value, dice = playout(world, work.moves[1], WHIM, dice)
                total += value if mover == seat else -value
        work.ranks[0, k] = min(total / SAMPLES, work.hopes[0, k])


@compiled
def solve(work: Workspace, game: Game, nodes: int) -> tuple[int, float]:
    """Return the best move of the seat to move and its value, or -1 and `UNKNOWN`.

    The value is the mean of 1 for a win, 0 for a draw and -1 for a loss. *nodes* is how
    many positions may be looked at.
    """
    work.tally[0] = 0
    work.tally[1] = nodes
    work.tally[2] += 1
    work.after[0] = game
    unseen = unseen_of(game)
    count, _ = survey(work, 0, unseen)
    if game.pile_left > SHALLOW:
        sample(work, count)
    best = -2.0
    chosen = -1
    for k in range(count):
        action = bring_forward(work, 0, k, count)
        if work.hopes[0, k] <= best:
            continue
        value = try_move(work, 0, unseen, action, best, WIN)
        if value == UNKNOWN:
            return -1, UNKNOWN
        if value > best:
            best = value
            chosen = action
    return chosen, best

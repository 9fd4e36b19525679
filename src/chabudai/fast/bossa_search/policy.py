"""How good a move looks without searching: for the order of trying, for priors, for quick games."""

from __future__ import annotations

from typing import Final

import numpy as np

from chabudai.fast.bits import place_of, popcount, trailing_zeros
from chabudai.fast.bossa.legal import PLAY_FIRST, Moves
from chabudai.fast.bossa.record import PIPS, Game, wide
from chabudai.fast.bossa_search.position import COLOUR, LAID, STARRED, groups_on, is_place, is_redraw, owns
from chabudai.fast.chance import STEP, below, mixed
from chabudai.fast.compiling import compiled, inlined
from chabudai.games.bossa.actions import PLACE, REDRAW, SWAP
from chabudai.games.bossa.groups import MOST_TILES_WAITING
from chabudai.games.bossa.rules import GROUPS_TO_END

WINNING: Final = 1000
LOSING: Final = -1000


@inlined
def looks(game: Game, action: int) -> int:
    """Return how good a move of play looks at first sight."""
    laid = LAID[action]
    if not laid:
        return 4 if is_redraw(action) else 0
    score = 10 * laid - 5 * STARRED[action]
    if is_place(action):
        groups = groups_on(game, COLOUR[action]) + 1
        score += groups if owns(game, game.mover, COLOUR[action]) else -2 * groups
    return score  # type: ignore[no-any-return]


@inlined
def pips_of(tile: int) -> int:
    """Return all pips of a tile."""
    return int(PIPS[tile, 0] + PIPS[tile, 1])


@inlined
def greedy_choice(game: Game, action: int) -> int:
    """Return what the bot `greedy` gives for a choice of the set-up."""
    if action > PLAY_FIRST:
        return 0
    if action == PLAY_FIRST:
        return 3
    count = 0
    hand = wide(game.hands[game.mover])
    while hand:
        if PIPS[trailing_zeros(hand), action]:
            count += 1
        hand &= hand - 1
    return count


@inlined
def greedy_score(game: Game, action: int) -> int:
    """Return what the bot `greedy` gives for a move."""
    seat = game.mover
    if action < PLACE:
        return greedy_choice(game, action)
    if action >= REDRAW:
        return -16 + pips_of(place_of(wide(game.hands[seat]), action - REDRAW)) // 2
    if action >= SWAP:
        slot, other = divmod(action - SWAP, MOST_TILES_WAITING)
        mine = place_of(wide(game.hands[seat]), slot)
        return -20 + pips_of(mine) - pips_of(place_of(wide(game.hands[1 - seat]), other))
    cost = 5 if STARRED[action] else 0
    empties = LAID[action] == popcount(wide(game.hands[seat]))
    score = WINNING if empties else 10 * LAID[action]
    if not is_place(action):
        return score - 3 - cost
    groups = groups_on(game, COLOUR[action]) + 1
    mine = owns(game, seat, COLOUR[action])
    if not empties and groups == GROUPS_TO_END:
        return WINNING if mine else LOSING
    return score + (groups if mine else -2 * groups) - cost


@compiled
def greedy_move(game: Game, moves: Moves, count: int, dice: np.uint64) -> int:
    """Return the move that the bot `greedy` likes best; equal ones are drawn."""
    best = 2 * LOSING
    equal = 0
    chosen = 0
    for k in range(count):
        score = greedy_score(game, wide(moves[k]))
        if score > best:
            best = score
            equal = 0
        if score == best:
            equal += 1
            dice += STEP
            if below(mixed(dice), equal) == 0:
                chosen = wide(moves[k])
    return chosen

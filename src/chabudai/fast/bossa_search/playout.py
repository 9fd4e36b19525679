"""A quick game from a position to its end, in one world."""

from __future__ import annotations

import numpy as np

from chabudai.fast.bossa.kernel import change
from chabudai.fast.bossa.legal import Moves, list_moves
from chabudai.fast.bossa.record import OVER, PLAY, Game, wide
from chabudai.fast.bossa_search.glance import UNKNOWN, glance, outcome_for
from chabudai.fast.bossa_search.hints import hint_from
from chabudai.fast.bossa_search.policy import looks
from chabudai.fast.chance import STEP, below, mixed
from chabudai.fast.compiling import compiled


@compiled
def playout(game: Game, moves: Moves, whim: int, dice: np.uint64) -> tuple[float, np.uint64]:
    """Play on by looks and whim; return the value for the seat to move now, and the generator's state."""
    seat = game.mover
    while game.phase != OVER:
        count = list_moves(game, moves)
        dice += STEP
        word = mixed(dice)
        if game.phase != PLAY:
            change(game, wide(moves[below(word, count)]))
            continue
        value = glance(game, hint_from(game, moves, count))
        if value != UNKNOWN:
            return (value if game.mover == seat else -value), dice
        best = -1000
        chosen = 0
        for k in range(count):
            action = wide(moves[k])
            word = word * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)
            score = looks(game, action) + below(word, whim)
            if score > best:
                best = score
                chosen = action
        change(game, chosen)
    return outcome_for(game, seat), dice

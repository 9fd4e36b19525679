"""Search by the seat to move: try what the conventions would think of in many imagined hands, and play it out.

The others read a move by the conventions, whatever it was chosen for. So a seat may search at every turn, as long as it
leaves its own choice only for a move that is clearly better.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from chabudai.fast.hanabi_conventions import weights as by
from chabudai.fast.hanabi_conventions.choosing import chance_to_fit, list_options, playing
from chabudai.fast.hanabi_conventions.layout import (
    ANNOUNCED_FROM,
    COLOURS_FROM,
    DECK_LEFT,
    OPTIONS,
    PLAYS_FROM,
    SEAT,
    SIZES,
    TURN,
)
from chabudai.fast.hanabi_conventions.turn import decide
from chabudai.fast.hanabi_conventions.worlds import STREAM, imagine, play_out_all
from chabudai.fast.hanabi_search.search import lead

if TYPE_CHECKING:
    from chabudai.fast.hanabi_conventions.history import History, Row
    from chabudai.fast.hanabi_search.rows import Floats

BEST: Final = 5
"""How many moves are tried because the conventions think well of them."""
HOPE: Final = 0.4
"""How likely a card must be to fit to be tried."""
STAGES: Final = ((12, 3), (3, 2), (1, 1))
"""A part of all worlds, and how many moves go on after it, the conventions' own always among them."""
BETTER: Final = 2.5
"""Standard errors by which a clue or a discard must be better than the conventions' own choice."""
BOLDER: Final = 3.5
"""The same for a play."""
LATE: Final = 10
"""With no more cards than this in the deck a move gets `MORE` times the worlds."""
MORE: Final = 2


def search(history: History, values: Floats, budget: int, seed: int) -> int:
    """Return the move of the seat to move that does best in up to *budget* worlds."""
    moves = candidates(history.row, values)
    if len(moves) == 1:
        return moves[0]
    if history.row[DECK_LEFT] <= LATE:
        budget *= MORE
    first = int(history.row[TURN]) * STREAM
    worlds = imagine(history, values, seed, first)
    results = np.zeros((len(moves), budget))
    alive, done = list(range(len(moves))), 0
    for part, keep in STAGES:
        upto = budget // part
        tried = [moves[i] for i in alive]
        results[alive, done:upto] = play_out_all(worlds, tried, values, upto - done, seed, first + done)
        done = upto
        means = results[:, :done].mean(axis=1)
        rivals = sorted((i for i in alive if i), key=lambda i: -means[i])
        alive = [0, *rivals[: max(1, keep - 1)]]
    best = alive[1]
    return moves[best] if _is_better(history.row, moves[best], results[[best, 0]]) else moves[0]


def _is_better(row: Row, move: int, results: NDArray[np.float64]) -> bool:
    """Tell whether *move*, in the first row of *results*, beats the conventions' own beyond doubt."""
    mean, error = lead(results, 0, 1, results.shape[1])
    plays = row[PLAYS_FROM] <= move < row[COLOURS_FROM] or move >= row[ANNOUNCED_FROM]
    return bool(mean > 0 and mean > (BOLDER if plays else BETTER) * error)


def candidates(row: Row, values: Floats) -> list[int]:
    """Return the moves worth trying: the conventions' own, those they think best of, a discard and a likely play."""
    own = int(decide(row, values))
    count = int(list_options(row, values))
    options = [int(action) for action in row[OPTIONS : OPTIONS + count]]
    worths = values[by.WORTHS : by.WORTHS + count]
    found = [own, *(options[i] for i in np.argsort(-worths, kind="stable")[:BEST])]
    found += [action for action in options if action < row[PLAYS_FROM]]
    chances = [float(chance_to_fit(row, slot)) for slot in range(int(row[SIZES + row[SEAT]]))]
    if chances and max(chances) >= HOPE:
        found.append(int(playing(row, chances.index(max(chances)))))
    return list(dict.fromkeys(found))

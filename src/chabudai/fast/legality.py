"""Legal actions as words of bits: one bit for each action, 64 to a word."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from chabudai.fast.bits import Bytes, put_8, shifted_down
from chabudai.fast.chance import Actions, Words
from chabudai.fast.compiling import compiled, inlined

Flags = npt.NDArray[np.bool_]


@inlined
def is_legal(words: Words, game: int, action: int) -> bool:
    """Tell whether *action* is legal; a number that no action has is not."""
    if not 0 <= action < 64 * words.shape[1]:
        return False
    return bool((words[game, action >> 6] >> (action & 63)) & 1)


@compiled
def first_illegal(words: Words, actions: Actions) -> int:
    """Return the first game whose action is illegal, or -1."""
    for i in range(actions.shape[0]):
        if not is_legal(words, i, actions[i]):
            return i
    return -1


@inlined
def put_legal(words: Words, game: int, count: int, legal: Bytes) -> None:
    """Write the row of *game*: one byte for each of *count* (at least 8) actions."""
    base = game * count
    at = 0
    while at + 8 <= count:
        put_8(legal, base + at, words[game, at >> 6] >> (at & 63))
        at += 8
    if at < count:
        at = count - 8
        window = shifted_down(words[game, at >> 6], at & 63)
        if (at & 63) > 56:
            window |= words[game, (at >> 6) + 1] << (64 - (at & 63))
        put_8(legal, base + at, window)


@compiled
def spread(words: Words, count: int, legal: Bytes, start: int, stop: int) -> None:
    """Write the rows of many games."""
    for i in range(start, stop):
        put_legal(words, i, count, legal)

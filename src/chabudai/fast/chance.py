"""A small generator for each game, so that results depend on nothing but its seed.

The generator is splitmix64 (Steele, Lea and Flood 2014): a counter with a fixed odd
step and a mixing function. A number below *n* is taken from the upper 32 bits by
multiplication; its deviation from equal chances is below n / 2**32.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from chabudai.fast.bits import place_of, popcount
from chabudai.fast.compiling import compiled, inlined

STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
_SECOND: Final = np.uint64(0x94D049BB133111EB)
_BY_30: Final = np.uint64(30)
_BY_27: Final = np.uint64(27)
_BY_31: Final = np.uint64(31)
_HALF: Final = np.uint64(32)
_BY_SEED: Final = np.uint64(0xD1342543DE82EF95)
_BY_PART: Final = np.uint64(0xA0761D6478BD642F)

Words = npt.NDArray[Any]
"""Signed 64-bit words, one row for each game."""
Actions = npt.NDArray[Any]
"""Signed 64-bit integers, one for each game."""
Counter = npt.NDArray[np.uint64]
"""One generator's counter, alone in an array so that kernels can advance it."""
Records = npt.NDArray[Any]
"""Games, in the layout of their twin."""


def _mixed(word: Any) -> Any:
    """Mix one number, or outside of compiled code an array of them."""
    word = (word ^ (word >> _BY_30)) * _FIRST
    word = (word ^ (word >> _BY_27)) * _SECOND
    return word ^ (word >> _BY_31)


mixed: Callable[[np.uint64], np.uint64] = inlined(_mixed)
"""Return the number that belongs to a state of the generator's counter."""


@inlined
def below(word: np.uint64, bound: int) -> int:
    """Return a number from 0 to *bound* - 1 out of the upper half of *word*."""
    return int(np.int64(word >> _HALF) * bound >> 32)


@inlined
def chosen(words: Words, game: int, word: np.uint64) -> int:
    """Return one of the actions that are set in row *game* of *words*, all equally likely."""
    count = 0
    for k in range(words.shape[1]):
        count += popcount(words[game, k])
    rank = below(word, count)
    for k in range(words.shape[1]):
        here = popcount(words[game, k])
        if rank < here:
            return 64 * k + place_of(words[game, k], rank)
        rank -= here
    return 0


@compiled
def start(counter: Counter, seed: int, part: int) -> None:
    """Start the generator that belongs to one *part* of what follows from *seed*, such as a turn; -1 is the deal."""
    counter[0] = np.uint64(seed) * _BY_SEED + np.uint64(part + 1) * _BY_PART + STEP


@inlined
def next_below(counter: Counter, bound: int) -> int:
    """Advance a generator and return a number from 0 to *bound* - 1."""
    counter[0] += STEP
    return below(mixed(counter[0]), bound)


@inlined
def shuffle(counter: Counter, cards: Any, first: int, end: int) -> None:
    """Put the cards from *first* to before *end* in an order of which all are equally likely."""
    for last in range(end - 1, first, -1):
        other = first + next_below(counter, last - first + 1)
        cards[last], cards[other] = cards[other], cards[last]


@compiled
def choose(records: Records, words: Words, actions: Actions, start: int, stop: int) -> None:
    """Choose a legal action for each game, from the dice of the game's own record."""
    for i in range(start, stop):
        dice = records[i].dice + STEP
        records[i].dice = dice
        actions[i] = chosen(words, i, mixed(dice))


def seeds(seed: int, games: int, purpose: int) -> npt.NDArray[np.uint64]:
    """Return one seed for each game; a game's seed does not depend on how many there are."""
    with np.errstate(over="ignore"):
        key = _mixed(np.uint64((seed * 4 + purpose) % 2**64))
        made: npt.NDArray[np.uint64] = _mixed(key + STEP * np.arange(1, games + 1, dtype=np.uint64))
        return made

"""Refusals of wrong numbers, shapes and types, each naming what was expected."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from chabudai.fast.errors import InvalidBatch


def whole(name: str, value: object, least: int) -> int:
    """Check a whole number of at least *least*."""
    if not isinstance(value, int | np.integer) or isinstance(value, bool) or value < least:
        raise InvalidBatch(f"`{name}` is {value!r}.", hint=f"It is a whole number from {least} on.")
    return int(value)


def place(name: str, value: object, count: int) -> int:
    """Check a number from 0 to *count* - 1."""
    if not isinstance(value, int | np.integer) or isinstance(value, bool) or not 0 <= value < count:
        raise InvalidBatch(f"`{name}` is {value!r}.", hint=f"It is a whole number from 0 to {count - 1}.")
    return int(value)


def known(kind: str, name: str, marks: Mapping[str, int]) -> int:
    """Check the name of a mark and return its bit."""
    if name not in marks:
        raise InvalidBatch(f"There is no {kind} {name!r}.", hint=f"There are: {', '.join(marks)}.")
    return marks[name]


def shaping(given: Mapping[str, object], marks: Mapping[str, int]) -> dict[str, float]:
    """Check what is added to the rewards, by the names of marks."""
    weights: dict[str, float] = {}
    for name, weight in given.items():
        known("mark to shape rewards with", name, marks)
        if not isinstance(weight, int | float) or isinstance(weight, bool):
            raise InvalidBatch(f"The shaping of {name!r} is {weight!r}.", hint="It is a number.")
        weights[name] = weight
    return weights


def actions(given: npt.ArrayLike, games: int) -> npt.NDArray[np.int64]:
    """Check one action number for each game."""
    return _integers("Actions", given, games)


def seats(given: npt.ArrayLike, games: int, players: int) -> npt.NDArray[np.int64]:
    """Check one seat for all games, or one for each."""
    array = np.asarray(given)
    if array.ndim == 0:
        array = np.full(games, array)
    numbers = _integers("Seats", array, games)
    if (numbers < 0).any() or (numbers >= players).any():
        raise InvalidBatch("A seat does not exist.", hint=f"Seats go from 0 to {players - 1}.")
    return numbers


def _integers(name: str, given: npt.ArrayLike, games: int) -> npt.NDArray[np.int64]:
    array = np.asarray(given)
    if array.shape != (games,):
        raise InvalidBatch(
            f"{name} have the shape {array.shape}.", hint=f"One for each game is expected: the shape ({games},)."
        )
    if array.dtype.kind not in "iu":
        raise InvalidBatch(f"{name} have the type {array.dtype}.", hint="Whole numbers are expected, such as int64.")
    return np.ascontiguousarray(array, np.int64)

"""How this package compiles: the rows its kernels work on and the machine instructions they lean on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, overload

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.extending import intrinsic
from numpy.typing import NDArray

from chabudai.fast.compiling import compiled as kernel

if TYPE_CHECKING:

    class Ints(Protocol):
        """A row of whole numbers: a table, a plan, a scratch row, a world's cards."""

        @overload
        def __getitem__(self, place: int, /) -> int: ...
        @overload
        def __getitem__(self, place: slice, /) -> Ints: ...
        def __setitem__(self, place: Any, value: Any, /) -> None: ...
        def __len__(self) -> int: ...
        def copy(self) -> Ints:
            """Return a row of its own with the same numbers."""
            ...

    Cards = Ints
else:
    Ints = NDArray[np.int64]
    Cards = NDArray[np.int8]

Words = NDArray[np.uint64]
"""The state of a generator of chance."""
Floats = NDArray[np.float64]

__all__ = ["Cards", "Floats", "Ints", "Words", "kernel", "lowest", "nth_slot", "ones"]


def _instruction(build: Callable[[Any, Any], Any]) -> Any:
    """Return what compiles to the one instruction that *build* gives for a word."""

    def emit(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return build(builder, arguments[0])

    return intrinsic(lambda _typing, _word: (types.int64(types.int64), emit))


_ones = _instruction(lambda builder, word: builder.ctpop(word))
_trailing = _instruction(lambda builder, word: builder.cttz(word, ir.Constant(ir.IntType(1), 1)))


@kernel
def ones(word: int) -> int:
    """Count the bits of *word*."""
    bits: int = _ones(word)
    return bits


@kernel
def lowest(word: int) -> int:
    """Return the number of the lowest bit of *word*, which is not 0."""
    place: int = _trailing(word)
    return place


@kernel
def nth_slot(slots: int, number: int) -> int:
    """Return the member of a set of slots with this rank, from 0."""
    for _ in range(number):
        slots &= slots - 1
    return lowest(slots)

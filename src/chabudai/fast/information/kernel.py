"""How this package compiles: one decorator and the two machine instructions it leans on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar, cast

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic
from numpy.typing import NDArray

if TYPE_CHECKING:
    from typing import TypeAlias

Function = TypeVar("Function", bound=Callable[..., Any])

Ints: TypeAlias = NDArray[np.int64]
"""A row of whole numbers: a table, a plan, a scratch row."""
Cards: TypeAlias = NDArray[np.int8]
"""A row of cards by `Card.number`: hands and deck."""
Words: TypeAlias = NDArray[np.uint64]
"""The state of a generator of chance."""
Floats: TypeAlias = NDArray[np.float64]


def kernel(function: Function) -> Function:
    """Compile *function*, keep the result on disk and its type for the checker."""
    compiled = njit(cache=True, error_model="numpy", fastmath=False)(function)
    return cast("Function", compiled)


@intrinsic  # type: ignore[untyped-decorator]
def _ones(_context: Any, _word: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic  # type: ignore[untyped-decorator]
def _trailing(_context: Any, _word: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@kernel
def ones(word: int) -> int:
    """Count the bits of *word*."""
    return _ones(word)  # type: ignore[no-any-return]


@kernel
def lowest(word: int) -> int:
    """Return the number of the lowest bit of *word*, which is not 0."""
    return _trailing(word)  # type: ignore[no-any-return]

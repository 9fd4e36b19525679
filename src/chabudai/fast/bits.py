"""Operations on 64-bit words that Python has no operator for, as single instructions.

Words are signed 64-bit integers everywhere: Numba turns an operation between signed
and unsigned 64-bit integers into floating point.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from chabudai.fast.compiling import inlined

Bytes = npt.NDArray[np.uint8]

WORD = 64
"""How many bits a word has."""

Emitter = tuple[Any, Callable[..., Any]]


@intrinsic  # type: ignore[misc]
def popcount(_typing: Any, word: Any) -> Emitter:
    """Count the bits that are set."""

    def emit(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), emit


@intrinsic  # type: ignore[misc]
def trailing_zeros(_typing: Any, word: Any) -> Emitter:
    """Return the place of the lowest bit that is set; 64 when none is."""

    def emit(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), emit


@intrinsic  # type: ignore[misc]
def shifted_down(_typing: Any, word: Any, places: Any) -> Emitter:
    """Shift towards bit 0 and fill with zeros, whatever the sign."""

    def emit(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.lshr(*arguments)

    return types.int64(types.int64, types.int64), emit


def _emit_bytes(count: int) -> Callable[..., Any]:
    """Return what writes the lowest *count* bits of a word as so many bytes of 0 or 1."""

    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        bits = builder.trunc(arguments[2], ir.IntType(count)) if count < WORD else arguments[2]
        flags = builder.bitcast(bits, ir.VectorType(ir.IntType(1), count))
        wide = ir.VectorType(ir.IntType(8), count)
        place = builder.bitcast(builder.gep(array.data, [arguments[1]]), ir.PointerType(wide))
        store = builder.store(builder.zext(flags, wide), place)
        store.align = 1
        return context.get_dummy_value()

    return emit


@intrinsic  # type: ignore[misc]
def put_64(_typing: Any, buffer: Any, at: Any, word: Any) -> Emitter:
    """Write 64 bits as 64 bytes from *at* on; the caller sees to the room."""
    return types.void(buffer, types.int64, types.int64), _emit_bytes(WORD)


@intrinsic  # type: ignore[misc]
def put_8(_typing: Any, buffer: Any, at: Any, word: Any) -> Emitter:
    """Write 8 bits as 8 bytes from *at* on; the caller sees to the room."""
    return types.void(buffer, types.int64, types.int64), _emit_bytes(8)


@inlined
def place_of(word: int, rank: int) -> int:
    """Return the place of the bit that has *rank* set bits below it."""
    for _ in range(rank):
        word &= word - 1
    return trailing_zeros(word)  # type: ignore[no-any-return]

"""Operations on 64-bit words that Python has no operator for, as single instructions.

Words are signed 64-bit integers everywhere: Numba turns an operation between signed
and unsigned 64-bit integers into floating point.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.extending import intrinsic

from chabudai.fast.compiling import inlined

Bytes = npt.NDArray[np.uint8]

WORD = 64
"""How many bits a word has."""

Emitter = tuple[Any, Callable[..., Any]]


def _instruction(argument_count: int, build: Callable[..., Any]) -> Any:
    """Return what compiles to the one instruction that *build* gives for words."""
    signature = types.int64(*[types.int64] * argument_count)

    def emit(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return build(builder, *arguments)

    if argument_count == 1:
        return intrinsic(lambda _typing, _word: (signature, emit))
    return intrinsic(lambda _typing, _word, _places: (signature, emit))


def _put(count: int) -> Any:
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

    return intrinsic(lambda _typing, buffer, _at, _word: (types.void(buffer, types.int64, types.int64), emit))


popcount: Callable[[int], int] = _instruction(1, lambda builder, word: builder.ctpop(word))
"""Count the bits that are set."""
trailing_zeros: Callable[[int], int] = _instruction(
    1, lambda builder, word: builder.cttz(word, ir.Constant(ir.IntType(1), 0))
)
"""Return the place of the lowest bit that is set; 64 when none is."""
shifted_down: Callable[[int, int], int] = _instruction(2, lambda builder, word, places: builder.lshr(word, places))
"""Shift towards bit 0 and fill with zeros, whatever the sign."""
put_64: Callable[[Bytes, int, int], None] = _put(WORD)
"""Write 64 bits of a word as 64 bytes from a place on; the caller sees to the room."""
put_8: Callable[[Bytes, int, int], None] = _put(8)
"""Write 8 bits of a word as 8 bytes from a place on; the caller sees to the room."""


@inlined
def place_of(word: int, rank: int) -> int:
    """Return the place of the bit that has *rank* set bits below it."""
    for _ in range(rank):
        word &= word - 1
    return trailing_zeros(word)

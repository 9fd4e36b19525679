"""Small arrays that live in the machine's stack: kernels may not allocate."""

from __future__ import annotations

from typing import Any

from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from chabudai.fast.bits import Emitter


def on_the_stack(size: int, kind: Any, bits: int) -> Any:
    """Return an intrinsic that makes an array of *size* numbers, gone when its caller returns."""

    def room(_typing: Any) -> Emitter:
        array = types.Array(kind, 1, "C")

        def emit(context: Any, builder: Any, _signature: Any, _arguments: Any) -> Any:
            whole = cgutils.alloca_once(builder, ir.ArrayType(ir.IntType(bits), size))  # type: ignore[no-untyped-call]
            made = context.make_array(array)(context, builder)
            context.populate_array(
                made,
                data=builder.bitcast(whole, ir.PointerType(ir.IntType(bits))),
                shape=[context.get_constant(types.intp, size)],
                strides=[context.get_constant(types.intp, bits // 8)],
                itemsize=context.get_constant(types.intp, bits // 8),
                meminfo=None,
            )
            return made._getvalue()

        return array(), emit

    return intrinsic(room)

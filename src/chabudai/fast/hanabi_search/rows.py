"""The rows of numbers that the kernels work on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, overload

import numpy as np
from numpy.typing import NDArray

from chabudai.fast.compiling import compiled

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

Floats = NDArray[np.float64]


@compiled
def copy_row(source: Ints, target: Ints) -> None:
    """Copy one row into another as long."""
    for i in range(len(source)):
        target[i] = source[i]

"""Parts of a function that calls itself.

Machine code of functions that call each other in a circle cannot be kept on disk; that of
one function that calls itself can. So its parts are woven into it before it is compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar, cast

import numba

P = ParamSpec("P")
R = TypeVar("R")


def woven(function: Callable[P, R]) -> Callable[P, R]:
    """Put the text of *function* in the place of every call of it."""
    return cast("Callable[P, R]", numba.njit(function, inline="always", nogil=True, error_model="numpy"))

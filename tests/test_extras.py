"""What an extra of the package installs is enough for what it is meant for."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.metadata import distribution, packages_distributions

import pytest

BLOCKED = """
import importlib, pkgutil, sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {names!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
room = importlib.import_module({room!r})
for module in pkgutil.walk_packages(getattr(room, "__path__", []), room.__name__ + "."):
    # Alembic alone can run what stands there.
    if ".migrations." not in module.name:
        importlib.import_module(module.name)
"""


def installed(extra: str) -> set[str]:
    """Return the distributions that the package brings with an extra, by their normal names."""
    found: set[str] = set()
    waiting = [("chabudai", extra)]
    while waiting:
        name, wanted = waiting.pop()
        if name in found:
            continue
        found.add(name)
        try:
            requirements = distribution(name).requires or []
        except ModuleNotFoundError:
            continue
        for requirement in requirements:
            word, _, condition = requirement.partition(";")
            asked = re.search(r"extra\s*==\s*['\"]([^'\"]+)", condition)
            if asked is None or asked[1] == wanted:
                match = re.match(r"\s*([\w.-]+)\s*(?:\[([\w-]+)\])?", word)
                assert match is not None
                waiting.append((normal(match[1]), match[2] or ""))
    return found


def normal(name: str) -> str:
    """Return a distribution's name as it is compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize(
    ("extra", "room"),
    [
        ("", "chabudai.cli"),
        ("", "chabudai.engine"),
        ("", "chabudai.games"),
        ("", "chabudai.records"),
        ("", "chabudai.arena"),
        ("fast", "chabudai.fast"),
        ("words", "chabudai.words"),
        ("tui", "chabudai.tui"),
        ("server", "chabudai.server"),
        ("server", "chabudai.analysis"),
        ("envs", "chabudai.envs"),
    ],
)
def test_every_module_of_a_room_is_there_with_its_extra(extra: str, room: str) -> None:
    """In a process that lacks what the extra does not bring, each of them can be imported."""
    there = installed(extra)
    missing = {
        module
        for module, distributions in packages_distributions().items()
        if not any(normal(name) in there for name in distributions)
    }
    done = subprocess.run(
        [sys.executable, "-c", BLOCKED.format(names=missing, room=room)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr

"""The games that there are, and where each level finds what is special to one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from importlib.machinery import PathFinder
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from chabudai.core.errors import InvalidRules
from chabudai.core.game import Game

AnyGame = Game[Any, Any, Any, Any]


class Registry(Mapping[str, AnyGame]):
    """Games by their names."""

    def __init__(self, games: Iterable[AnyGame]) -> None:
        """Hold *games*, in this order."""
        self._games = {game.name: game for game in games}
        self._parts: dict[tuple[str, str], ModuleType | None] = {}

    def __getitem__(self, name: str) -> AnyGame:
        return self._games[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)

    def find(self, name: str) -> AnyGame:
        """Return the game of this name.

        Raises:
            InvalidRules: There is none.
        """
        if name not in self._games:
            raise InvalidRules(f"There is no game {name!r}.", hint=f"The games are: {', '.join(self._games)}.")
        return self._games[name]

    def part(self, name: str, level: str) -> ModuleType | None:
        """Return the module with what is special to a game on *level*; None if the game brings none.

        Raises:
            InvalidRules: There is no such game.
        """
        key = (name, level)
        if key not in self._parts:
            module = _module(self.find(name).parts, level)
            # An error inside of it is not hidden.
            self._parts[key] = None if module is None else import_module(module)
        return self._parts[key]

    def has_part(self, name: str, level: str) -> bool:
        """Tell whether a game brings something special on *level*, without importing it.

        Raises:
            InvalidRules: There is no such game.
        """
        return _module(self.find(name).parts, level) is not None


def _module(parts: str, level: str) -> str | None:
    """Return the name of a part's module if there is one; neither it nor the code of its level is imported."""
    if not parts:
        return None
    module = parts.format(level=level)
    parent, _, _ = module.rpartition(".")
    folder = find_spec(parent)
    if folder is None:
        return None
    # A folder without code of its own has nothing that could be imported, and cannot be searched otherwise.
    found = PathFinder.find_spec(module, folder.submodule_search_locations) if folder.origin else find_spec(module)
    return None if found is None else module

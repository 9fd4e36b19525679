"""The games that there are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from chabudai.core.errors import InvalidRules
from chabudai.core.game import Game

AnyGame = Game[Any, Any, Any, Any]


class Registry(Mapping[str, AnyGame]):
    """Games by their names."""

    def __init__(self, games: Iterable[AnyGame]) -> None:
        """Hold *games*, in this order."""
        self._games = {game.name: game for game in games}

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

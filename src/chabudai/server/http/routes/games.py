"""Games in a path: any that is registered, as far as it brings what is asked for."""

from __future__ import annotations

from typing import Annotated

from litestar.params import Parameter

from chabudai.analysis.brought import bringing, brought
from chabudai.games import GAMES
from chabudai.server.http.refusals import UnknownGame

GameName = Annotated[str, Parameter(max_length=40, description="The game.")]


def require(game: str, feature: str, what: str) -> None:
    """Refuse a game that is not there, or that does not bring a *feature*, called *what* in words.

    Raises:
        UnknownGame: It is one of these.
    """
    if game not in GAMES or brought(game, feature) is None:
        raise UnknownGame(f"There are no {what} of {game!r}.", hint=f"There are some of: {bringing(feature)}.")

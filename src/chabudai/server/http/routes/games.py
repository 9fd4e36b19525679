"""Games in a path: any that is registered, as far as it has what is asked for."""

from __future__ import annotations

from typing import Annotated

from litestar.params import Parameter

from chabudai.games import GAMES
from chabudai.server.http.refusals import UnknownGame

GameName = Annotated[str, Parameter(max_length=40, description="The game.")]


def brings(game: str, feature: str) -> bool:
    """Tell whether a game's part of the analysis has a *feature*: REVIEWER, PUZZLES or TEAMS."""
    return getattr(GAMES.part(game, "analysis"), feature, None) is not None


def require(game: str, feature: str, what: str) -> None:
    """Refuse a game that is not there, or that does not bring a *feature*, called *what* in words.

    Raises:
        UnknownGame: It is one of these.
    """
    having = [name for name in GAMES if brings(name, feature)]
    if game not in having:
        raise UnknownGame(f"There are no {what} of {game!r}.", hint=f"There are some of: {', '.join(having)}.")

"""How a game is shown: the form for any game, which a game extends by what its screens need."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar

import msgspec

from chabudai.core import View, seat_of
from chabudai.games import GAMES
from chabudai.protocol.positions import MoveInfo

if TYPE_CHECKING:
    from chabudai.core import JsonObject
    from chabudai.protocol.options import Aid

Numbering: TypeAlias = "Callable[[Any], int]"
"""Gives a legal move its action number."""

ViewT = TypeVar("ViewT", bound=View[Any])
MoveT = TypeVar("MoveT")
AnyPresenter: TypeAlias = "Presenter[Any, Any]"
_encode: Final = msgspec.json.Encoder().encode


class Presenter(Generic[ViewT, MoveT]):
    """Turns views of one game into positions, encoded; it keeps nothing and draws from nothing else.

    A game brings its own as `PRESENTER` in its part of the server.
    """

    def __init__(self, game: str) -> None:
        """Show the game of this name."""
        self.game = game

    def position(self, view: ViewT, memory: Any, aid: Aid, number: Numbering | None) -> msgspec.Raw:  # noqa: ANN401
        """Return a position, encoded; with the legal moves if there is a way to *number* them."""
        moves = [self.move_info(view, move, number(move)) for move in view.legal_moves()] if number else []
        shown: dict[str, Any] = {
            "game": self.game,
            "seat": seat_of(view.observer),
            "view": self.board(view, aid),
            "moves": moves,
        }
        return msgspec.Raw(_encode(shown | self.extras(view, memory, aid, choosing=bool(moves))))

    def board(self, view: ViewT, aid: Aid) -> JsonObject:  # noqa: ARG002 - some games hide what the aid leaves out
        """Return the view's JSON form, as far as the table's memory aid shows it."""
        return view.to_json()

    def move_info(self, view: ViewT, move: MoveT, action: int) -> msgspec.Struct:  # noqa: ARG002
        """Return a legal move with what a screen needs of it."""
        return MoveInfo(str(move), action)

    def extras(self, view: ViewT, memory: Any, aid: Aid, *, choosing: bool) -> dict[str, Any]:  # noqa: ANN401, ARG002
        """Return what a screen needs beside the view and the moves; *choosing* if there are moves to choose from."""
        return {}

    def reveals(self, before: Any, move: Any, after: Any) -> bool:  # noqa: ANN401, ARG002
        """Tell whether a move let anybody see a piece that was hidden before; presumed unless the game knows better."""
        return True

    def first_memory(self, state: Any) -> Any:  # noqa: ANN401, ARG002
        """Return what is remembered at the deal, beside the state."""
        return None

    def memory(self, memory: Any, before: Any, move: Any, after: Any) -> Any:  # noqa: ANN401, ARG002
        """Return what is remembered after a move."""
        return None


def presenter_of(game: str) -> AnyPresenter:
    """Return the presenter that a game brings, or the generic one.

    Raises:
        InvalidRules: There is no such game.
    """
    found: AnyPresenter | None = getattr(GAMES.part(game, "server"), "PRESENTER", None)
    return found or Presenter(game)

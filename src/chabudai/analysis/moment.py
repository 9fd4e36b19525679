"""A moment of a game between bots: how it was dealt, and what was played before."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from chabudai.games import GAMES

if TYPE_CHECKING:
    from typing import Self

    from chabudai.core import Json, State
    from chabudai.core.registry import AnyGame


@dataclass(frozen=True, slots=True)
class Moment:
    """A position as collections keep it."""

    game: str
    players: int
    rules: Mapping[str, Json]
    seed: str
    moves: tuple[str, ...]
    """What was played before."""

    def positions(self) -> Iterator[State[Any, Any]]:
        """Yield the position after the deal and after each move, with all that is hidden."""
        state = self.first()
        yield state
        for move in self.moves:
            state = state.play(self.rulebook.parse(move))
            yield state

    def first(self) -> State[Any, Any]:
        """Return the position after the deal."""
        game = self.rulebook
        setup = game.setup(self.players, self.rules)
        state: State[Any, Any] = game.deal(setup, game.shuffle(setup, self.seed))
        return state

    def position(self) -> State[Any, Any]:
        """Return the position with all that is hidden."""
        *_, last = self.positions()
        return last

    @property
    def rulebook(self) -> AnyGame:
        """The game that it is played by."""
        return GAMES.find(self.game)

    def to_json(self) -> dict[str, Any]:
        """Return the JSON form, as collections keep it."""
        return {**asdict(self), "moves": list(self.moves)}

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> Self:
        """Read the JSON form."""
        return cls(**{**given, "moves": tuple(given["moves"])})

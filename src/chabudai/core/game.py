"""A game: from what is agreed to a position, and its text and number forms."""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from chabudai.core.result import Result
from chabudai.core.rulebook import Rulebook
from chabudai.core.seat import Seat
from chabudai.core.setup import Setup
from chabudai.core.state import State

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from chabudai.core.chance import Chance
    from chabudai.core.edition import Edition
    from chabudai.core.event import Event
    from chabudai.core.json import Json, JsonObject
    from chabudai.core.setup import Option

SetupT = TypeVar("SetupT", bound=Setup)
DealT = TypeVar("DealT")
StateT = TypeVar("StateT", bound=State[Any, Any])
MoveT = TypeVar("MoveT")


class Stopping(Enum):
    """Who may end a game before its rules do."""

    ANYBODY = "anybody"
    """Any seat may resign, and loses."""
    MAJORITY = "majority"
    """More than half of the players must agree; the game then counts as it stands."""


class Game(ABC, Generic[SetupT, DealT, StateT, MoveT]):
    """One game, stateless: its facts, and all that the upper levels need of its rules."""

    name: ClassVar[str]
    parts: ClassVar[str] = ""
    """Where other levels find what is special to this game: a module's name with `{level}` in it, or nothing."""
    cooperative: ClassVar[bool]
    """Whether all players win or lose together."""
    stopping: ClassVar[Stopping]
    """Who may end a game early."""
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    usual_players: ClassVar[int]
    """How many play it when nobody says."""
    editions: ClassVar[Mapping[str, Edition]]
    """The rulebooks by their names; the first one holds when nobody chooses."""
    rulebook: ClassVar[Rulebook] = Rulebook()
    """The rules to be read, for games that bring them."""
    options: ClassVar[Mapping[str, Option]]
    deal_schema: ClassVar[Mapping[str, JsonObject]]
    """The JSON schema of each field under which a whole deal is given."""
    move_pattern: ClassVar[str]
    """A regular expression that every move's text matches, as JSON schemas write them."""
    longest_game: ClassVar[int]
    """A number of moves that no game exceeds."""
    rules_version: ClassVar[int] = 1
    """Counts up when the same deal and moves would give another game; stored games name theirs."""

    @abstractmethod
    def result(self, state: StateT) -> Result | None:
        """Return how the game ended, or None while it goes on."""

    def stopped(self, state: StateT, why: str, seat: Seat | None) -> Result:
        """Return the result of a game that people ended in *state*; *seat* gave up or ran out of time."""
        if seat is None or self.cooperative or state.players != 2:
            return Result(why)
        return Result(why, winner=Seat(1 - seat))

    @abstractmethod
    def setup(self, players: int, rules: Mapping[str, Json]) -> SetupT:
        """Check *rules* for this many players and fill in what was left out.

        Raises:
            InvalidRules: An unknown option or value, or a wrong number of players.
        """

    @abstractmethod
    def shuffle(self, setup: SetupT, seed: str) -> DealT:
        """Return the deal that *seed* gives, the same on every machine."""

    @abstractmethod
    def read_deal(self, setup: SetupT, given: Mapping[str, Json]) -> DealT:
        """Read a whole deal from its JSON form.

        Raises:
            InvalidDeal: It is not exactly the material of the rules.
        """

    @abstractmethod
    def deal_json(self, deal: DealT) -> JsonObject:
        """Return the JSON form of a deal, with the keys of `deal_schema`."""

    @abstractmethod
    def deal(self, setup: SetupT, deal: DealT) -> StateT:
        """Return the first position."""

    @abstractmethod
    def parse(self, text: str) -> MoveT:
        """Read a move.

        Raises:
            UnreadableMove: The text names no move of this game.
        """

    @abstractmethod
    def action_count(self, setup: SetupT) -> int:
        """Return how many action numbers there are."""

    @abstractmethod
    def action(self, state: StateT, move: MoveT) -> int:
        """Return the number of a move that is legal in *state*."""

    @abstractmethod
    def move(self, state: StateT, action: int) -> MoveT:
        """Return the move with this number in *state*, legal or not.

        Raises:
            UnreadableMove: There is no such number at this table.
            IllegalMove: The number names no move in this position.
        """

    @abstractmethod
    def events(self, before: StateT, move: MoveT, after: StateT) -> tuple[Event, ...]:
        """Return what happened between two positions, in order."""

    @abstractmethod
    def rehearsal(self, chance: Chance) -> Callable[[StateT], MoveT]:
        """Return a player with open cards that reaches every kind of end, for tests."""

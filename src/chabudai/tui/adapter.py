"""What a terminal needs to know about a game; games that bring no adapter get a generic one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from chabudai.core import JsonObject, Result, View
    from chabudai.protocol.coaching import CoachTopic
    from chabudai.tui.scene import Ending, Scene
    from chabudai.tui.selection import Selection
    from chabudai.words import Words


class Adapter(ABC):
    """Shows one game: stateless, and it draws only from scenes."""

    game: str
    bots: tuple[str, ...] = ()
    """Bots that play with people, in order of preference; where there are none, any bot of the game."""
    coach: tuple[CoachTopic, ...] = ()
    """What the coach can be asked at a table in this process."""

    def title(self, words: Words) -> str:
        """Return what people call the game."""
        return words.game(self.game)

    def key_help(self, words: Words) -> str:
        """Explain what the screen shows and which keys there are."""
        return words.say_of(self.game, "help")

    def move_help(self, words: Words) -> str:
        """Explain how moves are written."""
        return words.say_of(self.game, "help-moves")

    def objection(self, rule: str, words: Words) -> str:
        """Say what a paragraph of the rulebook forbids; empty if there are no words for it."""
        name = f"why-{rule.replace('.', '-')}"
        return words.say(name) if name in words else ""

    @abstractmethod
    def selection(self, words: Words) -> Selection:
        """Return an empty selection for one person."""

    def tell_move(
        self,
        move: str | None,  # noqa: ARG002 - a game's own events say it better
        seat: int,  # noqa: ARG002
        events: Sequence[JsonObject],
        names: Sequence[str],
        words: Words,
    ) -> list[str]:
        """Say what a move brought about, a sentence each; *move* is None where it is a secret."""
        return [line for event in events if (line := self.tell(event, names, words))]

    @abstractmethod
    def tell(self, event: JsonObject, names: Sequence[str], words: Words) -> str:
        """Say what happened, in a sentence; empty if nothing needs to be said."""

    @abstractmethod
    def describe(self, move: str, scene: Scene, words: Words) -> str:
        """Say what a move would do."""

    def label(self, number: int, move: str, scene: Scene) -> str:  # noqa: ARG002
        """Return what to type for the move that is *number* in the list of legal moves, counted from 1."""
        return move

    def read_move(self, text: str, scene: Scene) -> str:  # noqa: ARG002
        """Return the move that somebody typed in the engine's notation; what is no move is left as it is."""
        return text

    @abstractmethod
    def hand(self, scene: Scene, words: Words) -> tuple[str, ...]:
        """Describe the player's own hand, line by line."""

    @abstractmethod
    def table(self, scene: Scene, words: Words) -> tuple[str, ...]:
        """Describe everything else, line by line."""

    @abstractmethod
    def ending(self, result: Result, scene: Scene, words: Words) -> Ending:
        """Say how the game ended, by its rules or because people ended it."""

    @abstractmethod
    def read(self, position: Any) -> tuple[View[Any], Any]:  # noqa: ANN401 - a Struct of `chabudai.protocol`
        """Read a server's position: the view, and what is remembered beside it."""

    def first_memory(self, view: View[Any]) -> Any:  # noqa: ANN401, ARG002 - each game's own
        """Return what is remembered at the deal, beside the view."""
        return None

    def remember(self, memory: Any, events: Sequence[JsonObject]) -> Any:  # noqa: ANN401, ARG002
        """Return what is remembered after *events*."""
        return None

    def may_explain(self, view: View[Any]) -> bool:  # noqa: ARG002
        """Tell whether a bot's reasons give nothing away in this position."""
        return False

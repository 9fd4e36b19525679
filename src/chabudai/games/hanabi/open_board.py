"""The part of a position that everybody sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from chabudai.core import Seat
    from chabudai.games.hanabi.components import Card
    from chabudai.games.hanabi.rules import HanabiSetup
    from chabudai.games.hanabi.scoring import Ended


class OpenBoard(Protocol):
    """What says how far the fireworks can still rise; states and views both have it."""

    @property
    def setup(self) -> HanabiSetup:
        """The rules and the number of players."""
        ...

    @property
    def fireworks(self) -> tuple[int, ...]:
        """The top value of each colour's firework."""
        ...

    @property
    def discards(self) -> tuple[Card, ...]:
        """The discard pile, in order."""
        ...

    @property
    def deck_left(self) -> int:
        """How many cards can still be drawn."""
        ...

    @property
    def final_turns_left(self) -> int | None:
        """How many turns are left once the deck has run out."""
        ...

    @property
    def ended(self) -> Ended | None:
        """Why the game is over, if it is."""
        ...


class OpenPosition(OpenBoard, Protocol):
    """Everything but the hands and the deck; states and views both have it."""

    @property
    def turn(self) -> int:
        """How many moves have been made."""
        ...

    @property
    def to_move(self) -> Seat | None:
        """The seat whose turn it is, or None when the game is over."""
        ...

    @property
    def clue_tokens(self) -> int:
        """How many clues can be given."""
        ...

    @property
    def errors(self) -> int:
        """How many cards were played wrongly."""
        ...

    @property
    def fireworks_total(self) -> int:
        """The sum of the fireworks' top values."""
        ...

    @property
    def score(self) -> int | None:
        """The score, None where the variant keeps none."""
        ...

"""Who sits at a seat of a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(slots=True)
class Occupant:
    """What a seat holds: nobody, a person, a person's program, or a bot."""

    who: str | None = None
    """The identity of the person."""
    name: str = ""
    bot: str | None = None
    program: bool = False

    @property
    def kind(self) -> Literal["empty", "person", "program", "bot"]:
        """What sits there."""
        if self.bot is not None:
            return "bot"
        if self.who is None:
            return "empty"
        return "program" if self.program else "person"

    @property
    def label(self) -> str:
        """The name that is shown."""
        return self.name if self.bot is None else self.bot

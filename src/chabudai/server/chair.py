"""A place at a table, and who sits there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who asks for something: an identity and the name it goes by."""

    id: str
    name: str = ""
    program: bool = False
    """Whether it is a program with a token."""


@dataclass(slots=True)
class Chair:
    """A seat: empty, a person's (or a program's), or a bot's."""

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

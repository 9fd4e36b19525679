"""What is agreed before the deal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chabudai.core.json import Json, JsonObject


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that a table may choose: its values and what holds when nothing is said."""

    values: tuple[Json, ...]
    default: Json


class Setup(ABC):
    """The number of players and the rules of one game, checked."""

    __slots__ = ()

    players: int

    @abstractmethod
    def rules_json(self) -> JsonObject:
        """Return the rules with every option spelt out."""

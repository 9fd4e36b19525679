"""What a move brought about."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chabudai.core.json import JsonObject
    from chabudai.core.seat import Seat


class Event(ABC):
    """One thing that happened, complete; `seen_by` gives what a seat may know of it."""

    __slots__ = ()

    @abstractmethod
    def seen_by(self, seat: Seat | None) -> Event:
        """Return the event as *seat* sees it, or as an onlooker does for None."""

    @abstractmethod
    def to_json(self) -> JsonObject:
        """Return the JSON form; its field `event` names the kind."""

"""What a move brought about."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chabudai.core.json import JsonObject
    from chabudai.core.observer import Observer


class Event(ABC):
    """One thing that happened, complete; `seen_by` gives what an observer may know of it."""

    __slots__ = ()

    @abstractmethod
    def seen_by(self, observer: Observer) -> Event:
        """Return the event as *observer* may know it; for `ALL` it is complete."""

    @abstractmethod
    def to_json(self) -> JsonObject:
        """Return the JSON form; its field `event` names the kind."""


class OpenEvent(Event):
    """An event that everybody sees in full."""

    __slots__ = ()

    def seen_by(self, observer: Observer) -> OpenEvent:  # noqa: ARG002
        """Return the event itself: it hides nothing."""
        return self

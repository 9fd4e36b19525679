"""How often a bot would have done the same, and how often it took its cards for what they were."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chabudai.analysis.shadow.choice import Choice
    from chabudai.core import JsonObject


@dataclass(frozen=True, slots=True)
class Share:
    """So many cases out of all."""

    count: int
    total: int

    @classmethod
    def of(cls, cases: Iterable[bool]) -> Share:
        """Count the cases that hold."""
        found = tuple(cases)
        return cls(sum(found), len(found))

    @property
    def percent(self) -> float:
        """The share in percent; 0 where there is no case."""
        return 100 * self.count / self.total if self.total else 0.0

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        return {"count": self.count, "total": self.total}


@dataclass(frozen=True, slots=True)
class Agreement:
    """What can be counted about the choices in one or more games."""

    same: Share
    """How many of the moves the bot would have made too."""
    kinds: Mapping[str, Share]
    """The same by kind of move, in alphabetical order."""
    readings: Share
    """How often the truth was among what the bot took a card for: once for each card and turn of its holder."""

    @classmethod
    def of(cls, choices: Sequence[Choice]) -> Agreement:
        """Count *choices*."""
        kinds = sorted({choice.kind for choice in choices})
        return cls(
            Share.of(choice.same for choice in choices),
            {kind: Share.of(choice.same for choice in choices if choice.kind == kind) for kind in kinds},
            Share.of(right for choice in choices for right in choice.readings),
        )

    def to_json(self) -> JsonObject:
        """Return the JSON form."""
        return {
            "same": self.same.to_json(),
            "kinds": {kind: share.to_json() for kind, share in self.kinds.items()},
            "readings": self.readings.to_json(),
        }

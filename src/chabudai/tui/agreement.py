"""What is agreed before the deal at a table in this process: the rules, and who sits down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from chabudai.protocol.options import Aid

if TYPE_CHECKING:
    from chabudai.core import Setup
    from chabudai.core.registry import AnyGame
    from chabudai.records.deal import Deal


@dataclass(frozen=True, slots=True)
class Participant:
    """Who sits down: a person, or a bot by its name."""

    name: str
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Agreement:
    """What is agreed before the deal."""

    game: AnyGame
    setup: Setup
    seed: str
    participants: tuple[Participant, ...]
    aid: Aid = Aid.EXCLUSIONS
    thoughts: bool = False
    """Whether bots say their reasons even where these may tell hidden cards."""
    pause: float = 0.0
    """Seconds before a bot's move, so that people can follow."""
    deal: Deal | None = None
    """The numbered deal that the seed stands for."""

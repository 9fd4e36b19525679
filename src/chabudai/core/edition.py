"""The editions of a game, as data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from chabudai.core.json import Json


@dataclass(frozen=True, slots=True)
class Edition:
    """One printed rulebook: what it says where the editions differ, and which variants it describes."""

    name: str
    defaults: Mapping[str, Json] = field(default_factory=dict)
    """The values of options that hold in this edition unless the table chooses otherwise."""
    variants: tuple[str, ...] = ()
    """The options that this rulebook offers."""

"""The two moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from chabudai.core import Move


@dataclass(frozen=True, slots=True)
class Add(Move):
    """Lay a stone of *weight* on the cairn, face down."""

    weight: int

    def __str__(self) -> str:
        return f"add {self.weight}"


@dataclass(frozen=True, slots=True)
class Call(Move):
    """Have the cairn weighed."""

    def __str__(self) -> str:
        return "call"


CairnMove: TypeAlias = Add | Call

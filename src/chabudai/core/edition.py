"""The editions of a game, as data: what each says, and what it prints about itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from chabudai.core.json import Json


@dataclass(frozen=True, slots=True)
class Credit:
    """Who made a game or its rulebook, as it is printed there."""

    role: str
    """What they did, such as `author`; the catalogue has words for it."""
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Item:
    """Something in the box."""

    name: str
    """What the edition calls it, such as `blue_token`; the catalogue has words for it."""
    count: int
    role: str = ""
    """What it does on the table, such as `clue`, where editions have different things for that."""


@dataclass(frozen=True, slots=True)
class Edition:
    """One printed rulebook: what it says where the editions differ, and what it prints about itself."""

    name: str
    defaults: Mapping[str, Json] = field(default_factory=dict)
    """The values of options that hold in this edition unless the table chooses otherwise."""
    variants: tuple[str, ...] = ()
    """The options that this rulebook offers."""
    language: str = ""
    """The code of the language it is written in; empty for one that is in none."""
    year: int | None = None
    players: tuple[int, int] | None = None
    ages: int | None = None
    """From which age on it is meant."""
    minutes: tuple[int, int] | None = None
    """How long a game takes, at least and at most."""
    credits: tuple[Credit, ...] = ()
    items: tuple[Item, ...] = ()
    advice: tuple[str, ...] = ()
    """The messages that say in our words what it advises."""
    looks: tuple[str, ...] = ()
    """The designs in which it is sold; screens may draw their own of the same names."""

"""What a server offers, and whether it works."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class RuleOption(msgspec.Struct):
    """A rule that a table may choose."""

    values: list[Any]
    default: Any


class BotInfo(msgspec.Struct):
    """A bot of this server."""

    name: str
    sentence: dict[str, str]
    """How it plays, by language."""
    levels: list[str]
    """Weakest first; chosen as `name:level`."""
    for_people: bool
    speaks_code: bool = False
    """Whether its moves mean something that only its own kind understands."""
    at: dict[str, dict[str, str]] = {}
    """How it plays at each level, by language."""


class EditionInfo(msgspec.Struct):
    """A rulebook of a game."""

    name: str
    defaults: dict[str, Any]
    """What it says where editions differ."""
    variants: list[str]
    """The options that it describes."""
    language: str = ""
    """The code of the language it is written in."""


class GameInfo(msgspec.Struct):
    """A game and its bots."""

    min_players: int
    max_players: int
    usual_players: int
    cooperative: bool
    """Whether all players win or lose together."""
    stopping: Literal["anybody", "majority"]
    """Who may end a game early."""
    editions: list[EditionInfo]
    """The first one holds when nobody chooses."""
    options: dict[str, RuleOption]
    bots: list[BotInfo]
    aids: bool
    """Whether the table's memory aid makes a difference."""
    puzzles: bool
    """Whether there are puzzles of it."""
    courses: bool
    """Whether there is a course in how it is played well."""
    deals: bool
    """Whether there are numbered deals with results of bots."""
    reviews: bool
    """Whether a game can be reviewed."""


class Offer(msgspec.Struct):
    """What this server offers."""

    protocol: int
    version: str
    games: dict[str, GameInfo]
    phrases: list[str]


class Alive(msgspec.Struct):
    """That the process answers."""

    ok: bool
    version: str


class Part(msgspec.Struct):
    """Whether a part of the server works."""

    ok: bool
    reason: str = ""


class Health(msgspec.Struct):
    """Whether everything works that moves need."""

    ok: bool
    version: str
    store: str
    reason: str = ""
    """What is wrong, for whoever runs the server."""
    parts: dict[str, Part] = {}
    """The store, the disk and the bots, each on its own."""

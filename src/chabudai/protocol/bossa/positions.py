"""Positions of Bossa on the wire: all that a screen needs, and no rules."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class BossaMoveInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move."""

    move: str
    action: int
    kind: Literal["place", "stack", "swap", "redraw", "line", "first", "modifier"]
    line: str | None = None
    value: int | None = None
    end: Literal["up", "down"] | None = None
    tiles: list[str] | None = None
    star: str | None = None
    """The tile under the modifier."""
    mine: str | None = None
    theirs: str | None = None
    modifier: str | None = None


class End(msgspec.Struct, frozen=True):
    """Where a line goes on: the next number, and how many tiles may make it."""

    value: int
    sizes: list[int]


class BossaEnds(msgspec.Struct, frozen=True):
    """The two ends of a line; nothing comes below 1."""

    up: End
    down: End | None


class Worth(msgspec.Struct, frozen=True):
    """How many pips of each colour a tile counts; with 0 it is part of no group of that line."""

    white: int
    black: int


class Modified(msgspec.Struct, frozen=True):
    """A tile that was laid under a modifier: which side lies on it, and what the tile counts for its group."""

    kind: Literal["doubler", "inverter"]
    counts: int


class BossaViewJson(msgspec.Struct, frozen=True, rename={"game_": "game"}):
    """The engine's `view`."""

    game_: Literal["bossa"]
    phase: str
    turn: int
    to_move: int | None
    dice: dict[str, int]
    owner: dict[str, int] | None
    lines: dict[str, Any]
    hands: list[list[str | None]]
    pile_left: int
    discards: list[str]
    actions: list[list[str]]
    modifiers: list[dict[str, Any]]
    winner: int | Literal["draw"] | None
    ended: str | None


class BossaPosition(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="game", tag="bossa"):
    """A position of Bossa as one seat or an onlooker sees it."""

    seat: int | None
    view: BossaViewJson
    moves: list[BossaMoveInfo]
    """Your legal moves; empty unless it is your turn."""
    ends: dict[str, BossaEnds]
    """By line."""
    higher_roller: int
    unseen: list[str]
    """The tiles that lie open nowhere for whoever looks, ascending."""
    ties: list[int] = []
    """The equal numbers that were rolled before the dice differed; told until the first turn."""
    modified: dict[str, Modified] = {}
    """By tile in the lines, without its star."""
    worths: dict[str, Worth] | None = None
    """By tile of your hand when you are to move; with a star, such as `3/1*`, under a modifier not yet used."""
    ending: Literal["hand", "line", "hand_on_line", "stuck", "pile"] | None = None
    """Which of the five ends it was."""

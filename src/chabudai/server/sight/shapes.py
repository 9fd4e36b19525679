"""The shapes of positions on the wire, one per game: all that a screen needs, and no rules."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Heard(msgspec.Struct, frozen=True):
    """What clues have said a card is, or with exclusions what they leave possible."""

    colours: list[str]
    values: list[int]


class Face(msgspec.Struct, frozen=True):
    """What is to be said about a card's face, from what lies open."""

    left: int
    """Copies that are not in the discard pile."""
    mark: Literal["playable", "useless", "indispensable"] | None
    """`playable` wins over `indispensable`."""
    last: bool
    """Whether it is still of use and the last of its kind."""


class HanabiMoveInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move."""

    move: str
    action: int
    kind: Literal["play", "announce", "discard", "clue"]
    slot: int | None = None
    target: int | None = None
    colour: str | None = None
    value: int | None = None
    touches: list[int] | None = None
    """The slots that a clue points at, oldest card 0."""


class HanabiViewJson(msgspec.Struct, frozen=True, rename={"game_": "game"}):
    """The engine's `view`."""

    game_: Literal["hanabi"]
    players: int
    rules: dict[str, Any]
    turn: int
    to_move: int | None
    clue_tokens: int
    errors: int
    fireworks: dict[str, int]
    deck_left: int
    hands: list[list[str | None]]
    knowledge: list[list[Heard]] | None
    """What clues leave possible; null unless the table's memory aid shows it."""
    discards: list[str]
    final_turns_left: int | None
    ended: str | None
    fireworks_total: int
    score: int | None


class HanabiPosition(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="game", tag="hanabi"):
    """A position of Hanabi as one seat or an onlooker sees it."""

    seat: int | None
    view: HanabiViewJson
    moves: list[HanabiMoveInfo]
    """Your legal moves; empty unless it is your turn."""
    faces: dict[str, Face]
    """By card, such as `B4`."""
    unfinishable: list[str]
    """Colours whose firework can no longer be finished."""
    highest: int
    """The most points that can still be reached."""
    clues: list[list[Heard]] | None = None
    """What each card was pointed at for; null without memory aid."""
    chances: list[dict[str, float]] | None = None
    """What each of your own cards may be, with full deduction only."""
    verdict: str | None = None


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
    worths: dict[str, Worth] | None = None
    """By tile of your hand when you are to move; with a star, such as `3/1*`, under a modifier not yet used."""
    ending: Literal["hand", "line", "hand_on_line", "stuck", "pile"] | None = None
    """Which of the five ends it was."""

"""Positions of Hanabi on the wire: all that a screen needs, and no rules."""

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
    reach: dict[str, int]
    """How high each firework can still rise, by colour."""
    highest: int
    """The most points that can still be reached."""
    clues: list[list[Heard]] | None = None
    """What each card was pointed at for; null without memory aid."""
    chances: list[dict[str, float]] | None = None
    """What each of your own cards may be, with full deduction only."""
    verdict: str | None = None

"""Bossa for two players: see RULES.md next to this file."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from chabudai.core import Game, Stopping
from chabudai.games.bossa import schema
from chabudai.games.bossa.actions import ACTION_COUNT, action_of, move_of
from chabudai.games.bossa.editions import EDITIONS
from chabudai.games.bossa.events import events_of
from chabudai.games.bossa.moves import BossaMove
from chabudai.games.bossa.notation import deal_json, parse_move, read_deal
from chabudai.games.bossa.rehearsal import Rehearsal
from chabudai.games.bossa.result import result_of
from chabudai.games.bossa.rulebook import RULEBOOK
from chabudai.games.bossa.rules import (
    LONGEST_GAME,
    OPTIONS,
    PLAYERS,
    BossaDeal,
    BossaSetup,
    read_setup,
    shuffled_deal,
)
from chabudai.games.bossa.state import BossaState
from chabudai.games.bossa.view import BossaView

if TYPE_CHECKING:
    from collections.abc import Mapping

    from chabudai.core import Chance, Edition, Event, Json, JsonObject, Option, Result, Rulebook

__all__ = ["BOSSA", "Bossa", "BossaDeal", "BossaMove", "BossaSetup", "BossaState", "BossaView"]


class Bossa(Game[BossaSetup, BossaDeal, BossaState, BossaMove]):
    """Bossa, the game of two lines."""

    name: ClassVar = "bossa"
    parts: ClassVar = "chabudai.{level}.bossa"
    cooperative: ClassVar = False
    stopping: ClassVar = Stopping.ANYBODY
    min_players: ClassVar = PLAYERS
    max_players: ClassVar = PLAYERS
    usual_players: ClassVar = PLAYERS
    editions: ClassVar[Mapping[str, Edition]] = EDITIONS
    rulebook: ClassVar[Rulebook] = RULEBOOK
    options: ClassVar[Mapping[str, Option]] = OPTIONS
    deal_schema: ClassVar[Mapping[str, JsonObject]] = schema.DEAL
    move_pattern: ClassVar = schema.MOVE
    longest_game: ClassVar = LONGEST_GAME

    def setup(self, players: int, rules: Mapping[str, Json]) -> BossaSetup:
        """Check that there are two players and no options."""
        return read_setup(players, rules)

    def shuffle(self, setup: BossaSetup, seed: str) -> BossaDeal:  # noqa: ARG002
        """Return the deal that *seed* gives, the same on every machine."""
        return shuffled_deal(seed)

    def read_deal(self, setup: BossaSetup, given: Mapping[str, Json]) -> BossaDeal:  # noqa: ARG002
        """Read a whole deal from its JSON form."""
        return read_deal(given)

    def deal_json(self, deal: BossaDeal) -> JsonObject:
        """Return the JSON form of a deal."""
        return deal_json(deal)

    def deal(self, setup: BossaSetup, deal: BossaDeal) -> BossaState:  # noqa: ARG002
        """Return the first position."""
        return BossaState.first(deal)

    def parse(self, text: str) -> BossaMove:
        """Read a move."""
        return parse_move(text)

    def action_count(self, setup: BossaSetup) -> int:  # noqa: ARG002
        """Return how many action numbers there are."""
        return ACTION_COUNT

    def action(self, state: BossaState, move: BossaMove) -> int:
        """Return the number of a move that is legal in *state*."""
        return action_of(state, move)

    def move(self, state: BossaState, action: int) -> BossaMove:
        """Return the move with this number in *state*, legal or not."""
        return move_of(state, action)

    def result(self, state: BossaState) -> Result | None:
        """Return how the game ended, or None while it goes on."""
        return result_of(state.board)

    def rehearsal(self, chance: Chance) -> Rehearsal:
        """Return a player that reaches every kind of end, for tests."""
        return Rehearsal(chance)

    def events(self, before: BossaState, move: BossaMove, after: BossaState) -> tuple[Event, ...]:
        """Return what happened between two positions, in order."""
        return events_of(before, move, after)


BOSSA = Bossa()
"""The game: it has no state of its own."""

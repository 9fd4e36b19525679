"""Cairn, a game of bluff for two to four: see RULES.md next to this file."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from chabudai.core import Game, Stopping
from chabudai_cairn import schema
from chabudai_cairn.actions import MOVES, move_of
from chabudai_cairn.events import events_of
from chabudai_cairn.moves import CairnMove
from chabudai_cairn.notation import deal_json, parse_move, read_deal
from chabudai_cairn.rehearsal import Rehearsal
from chabudai_cairn.result import result_of
from chabudai_cairn.rules import (
    EDITIONS,
    LONGEST_GAME,
    MAX_PLAYERS,
    MIN_PLAYERS,
    OPTIONS,
    USUAL_PLAYERS,
    CairnDeal,
    CairnSetup,
    read_setup,
    shuffled_deal,
)
from chabudai_cairn.state import CairnState
from chabudai_cairn.view import CairnView

if TYPE_CHECKING:
    from collections.abc import Mapping

    from chabudai.core import Chance, Edition, Event, Json, JsonObject, Option, Result

__all__ = ["CAIRN", "Cairn", "CairnDeal", "CairnMove", "CairnSetup", "CairnState", "CairnView"]


class Cairn(Game[CairnSetup, CairnDeal, CairnState, CairnMove]):
    """Cairn, the game of hidden weights."""

    name: ClassVar = "cairn"
    parts: ClassVar = "chabudai_cairn.{level}"
    cooperative: ClassVar = False
    stopping: ClassVar = Stopping.MAJORITY
    min_players: ClassVar = MIN_PLAYERS
    max_players: ClassVar = MAX_PLAYERS
    usual_players: ClassVar = USUAL_PLAYERS
    editions: ClassVar[Mapping[str, Edition]] = EDITIONS
    options: ClassVar[Mapping[str, Option]] = OPTIONS
    deal_schema: ClassVar[Mapping[str, JsonObject]] = schema.DEAL
    move_pattern: ClassVar = schema.MOVE
    longest_game: ClassVar = LONGEST_GAME

    def setup(self, players: int, rules: Mapping[str, Json]) -> CairnSetup:
        """Check *rules* for this many players and fill in what was left out."""
        return read_setup(players, rules)

    def shuffle(self, setup: CairnSetup, seed: str) -> CairnDeal:  # noqa: ARG002
        """Return the deal that *seed* gives, the same on every machine."""
        return shuffled_deal(seed)

    def read_deal(self, setup: CairnSetup, given: Mapping[str, Json]) -> CairnDeal:  # noqa: ARG002
        """Read a whole deal from its JSON form."""
        return read_deal(given)

    def deal_json(self, deal: CairnDeal) -> JsonObject:
        """Return the JSON form of a deal."""
        return deal_json(deal)

    def deal(self, setup: CairnSetup, deal: CairnDeal) -> CairnState:
        """Return the first position."""
        return CairnState.first(setup, deal)

    def parse(self, text: str) -> CairnMove:
        """Read a move."""
        return parse_move(text)

    def action_count(self, setup: CairnSetup) -> int:  # noqa: ARG002
        """Return how many action numbers there are."""
        return len(MOVES)

    def action(self, state: CairnState, move: CairnMove) -> int:
        """Return the number of a move that is legal in *state*."""
        state.check(move)
        return MOVES.index(move)

    def move(self, state: CairnState, action: int) -> CairnMove:  # noqa: ARG002
        """Return the move with this number, legal or not."""
        return move_of(action)

    def result(self, state: CairnState) -> Result | None:
        """Return how the game ended, or None while it goes on."""
        return result_of(state.table)

    def events(self, before: CairnState, move: CairnMove, after: CairnState) -> tuple[Event, ...]:
        """Return what happened between two positions, in order."""
        return events_of(before, move, after)

    def rehearsal(self, chance: Chance) -> Rehearsal:
        """Return a player that reaches every kind of end, for tests."""
        return Rehearsal(chance)


CAIRN = Cairn()
"""The game: it has no state of its own."""

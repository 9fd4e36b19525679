"""Hanabi: the rulebook as code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from chabudai.core import Chance, Game, InvalidDeal, Result, Seat, Stopping
from chabudai.games.hanabi import actions, schema
from chabudai.games.hanabi.components import CARDS, Card, Colour, Knowledge, Slot
from chabudai.games.hanabi.deduction import Deduction
from chabudai.games.hanabi.editions import EDITIONS
from chabudai.games.hanabi.events import events_between
from chabudai.games.hanabi.moves import (
    Announce,
    Clue,
    ClueColour,
    ClueValue,
    Discard,
    HanabiMove,
    Play,
)
from chabudai.games.hanabi.notation import parse_move, read_deck
from chabudai.games.hanabi.prospects import Prospects, highest_score
from chabudai.games.hanabi.rehearsal import Rehearsal
from chabudai.games.hanabi.rulebook import RULEBOOK
from chabudai.games.hanabi.rules import (
    LONGEST_GAME,
    MAX_PLAYERS,
    MIN_PLAYERS,
    OPTIONS,
    USUAL_PLAYERS,
    HanabiSetup,
    Rules,
    read_setup,
)
from chabudai.games.hanabi.scoring import Band, Ended
from chabudai.games.hanabi.state import HanabiState
from chabudai.games.hanabi.view import HanabiView

if TYPE_CHECKING:
    from chabudai.core import Edition, Event, Json, JsonObject, Option, Rulebook

__all__ = [
    "CARDS",
    "HANABI",
    "Announce",
    "Band",
    "Card",
    "Clue",
    "ClueColour",
    "ClueValue",
    "Colour",
    "Deduction",
    "Discard",
    "Ended",
    "Hanabi",
    "HanabiMove",
    "HanabiSetup",
    "HanabiState",
    "HanabiView",
    "Knowledge",
    "Play",
    "Prospects",
    "Rules",
    "Slot",
    "highest_score",
]

Deck = tuple[Card, ...]


class Hanabi(Game[HanabiSetup, Deck, HanabiState, HanabiMove]):
    """The game of fireworks that nobody sees coming, for 2 to 5 players."""

    name: ClassVar[str] = "hanabi"
    parts: ClassVar[str] = "chabudai.{level}.hanabi"
    cooperative: ClassVar[bool] = True
    stopping: ClassVar[Stopping] = Stopping.MAJORITY
    min_players: ClassVar[int] = MIN_PLAYERS
    max_players: ClassVar[int] = MAX_PLAYERS
    usual_players: ClassVar[int] = USUAL_PLAYERS
    editions: ClassVar[Mapping[str, Edition]] = EDITIONS
    rulebook: ClassVar[Rulebook] = RULEBOOK
    options: ClassVar[Mapping[str, Option]] = OPTIONS
    deal_schema: ClassVar[Mapping[str, JsonObject]] = schema.DEAL
    move_pattern: ClassVar[str] = schema.MOVE
    longest_game: ClassVar[int] = LONGEST_GAME

    def setup(self, players: int, rules: Mapping[str, Json]) -> HanabiSetup:
        """Check *rules* for this many players and fill in what was left out."""
        return read_setup(players, rules)

    def shuffle(self, setup: HanabiSetup, seed: str) -> Deck:
        """Return the deck that *seed* gives, in drawing order."""
        return Chance("hanabi/1", seed).shuffled(setup.deck)

    def read_deal(self, setup: HanabiSetup, given: Mapping[str, Json]) -> Deck:
        """Read a whole deck from its JSON form."""
        if set(given) != {"deck"}:
            raise InvalidDeal(f"The deal has the fields {sorted(given)}.", hint="Hanabi's deal is a `deck`.")
        return read_deck(setup, given["deck"])

    def deal_json(self, deal: Deck) -> JsonObject:
        """Return the JSON form of a deck."""
        return {"deck": [str(card) for card in deal]}

    def deal(self, setup: HanabiSetup, deal: Deck) -> HanabiState:
        """Return the first position."""
        return HanabiState.first(setup, deal)

    def parse(self, text: str) -> HanabiMove:
        """Read a move."""
        return parse_move(text)

    def action_count(self, setup: HanabiSetup) -> int:
        """Return how many action numbers there are."""
        return actions.action_count(setup)

    def action(self, state: HanabiState, move: HanabiMove) -> int:
        """Return the number of a move that is legal in *state*."""
        return actions.action_of(state.setup, _mover(state), move)

    def move(self, state: HanabiState, action: int) -> HanabiMove:
        """Return the move with this number in *state*, legal or not."""
        return actions.move_of(state.setup, _mover(state), action)

    def result(self, state: HanabiState) -> Result | None:
        """Return how the game ended, or None while it goes on."""
        return state.result()

    def stopped(self, state: HanabiState, why: str, seat: Seat | None) -> Result:  # noqa: ARG002
        """Return the result of a game that people ended: it scores nothing, whatever had been built."""
        score = None if state.score is None else 0
        return Result(why, score=score, total=state.fireworks_total, top=state.setup.top_score)

    def events(self, before: HanabiState, move: HanabiMove, after: HanabiState) -> tuple[Event, ...]:
        """Return what happened between two positions, in order."""
        return events_between(before, move, after)

    def rehearsal(self, chance: Chance) -> Rehearsal:
        """Return a player with open cards that reaches every kind of end, for tests."""
        return Rehearsal(chance)


def _mover(state: HanabiState) -> Seat:
    return Seat(0) if state.to_move is None else state.to_move


HANABI = Hanabi()
"""The game itself; it holds no state."""

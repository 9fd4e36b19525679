"""Where hanab.live ends a game that our rules let go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.core import Seat, mover_of
from chabudai.games.hanabi import Card, Prospects
from chabudai.games.hanabi.rules import TOP_VALUE

if TYPE_CHECKING:
    from chabudai.games.hanabi import HanabiState


def stops_there(state: HanabiState) -> str | None:
    """Say why hanab.live ends a game in this position, or return None if it goes on there too.

    It does not wait for the last turns when no point can be made any more.
    """
    if state.ended is not None or state.setup.rules.all_or_nothing:
        return None
    prospects = Prospects.of(state)
    if state.fireworks == prospects.reach:
        return "every firework is as high as it can get"
    if state.final_turns_left is not None and not _next_cards_in_reach(state):
        return "nobody who still has a turn holds a card that fits"
    return None


def _next_cards_in_reach(state: HanabiState) -> bool:
    """Tell whether the next card of some firework is held by somebody who still has a turn.

    Only asked in the last round, when the deck is empty.
    """
    turns = state.final_turns_left or 0
    seats = [Seat((mover_of(state) + step) % state.players) for step in range(turns)]
    held = {card for seat in seats for card in state.hands[seat].cards}
    wanted = {
        Card(colour, height + 1)
        for colour, height in zip(state.setup.colours, state.fireworks, strict=True)
        if height < TOP_VALUE
    }
    return bool(held & wanted)

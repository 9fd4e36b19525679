"""What needs no bot: what could be known, the pace, and what was lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from chabudai.core import mover_of
from chabudai.games.hanabi import ClueColour, ClueValue, Deduction, Prospects

if TYPE_CHECKING:
    from chabudai.games.hanabi import Card, HanabiMove, HanabiState

DIGITS: Final = 4


class Facts(NamedTuple):
    """What can be said about a move by the rules alone."""

    card: Card | None
    lost: Card | None
    pace: int | None
    highest: int
    highest_after: int
    known: list[dict[str, float]]


def facts_of(state: HanabiState, move: HanabiMove, after: HanabiState) -> Facts:
    """Look at one move."""
    before = Prospects.of(state)
    card = None
    if not isinstance(move, ClueColour | ClueValue):
        card = state.hands[mover_of(state)].cards[move.slot]
    gone = len(after.discards) > len(state.discards)
    lost = card if card is not None and gone and before.indispensable(card) else None
    return Facts(
        card,
        lost,
        _pace(state, before),
        before.highest_score,
        Prospects.of(after).highest_score,
        known_to_mover(state),
    )


def known_to_mover(state: HanabiState) -> list[dict[str, float]]:
    """Return what each card in the hand of the seat to move can be, the likeliest first."""
    own = Deduction.of(state.view(mover_of(state))).own
    return [
        {
            str(card): round(float(chance), DIGITS)
            for card, chance in sorted(chances.items(), key=lambda item: (-item[1], item[0]))
        }
        for chances in own
    ]


def _pace(state: HanabiState, prospects: Prospects) -> int | None:
    """Return how many turns that play or discard need not make a point; None where the deck sets no end."""
    if prospects.turns_left is None:
        return None
    return state.fireworks_total + prospects.turns_left - sum(prospects.reach)

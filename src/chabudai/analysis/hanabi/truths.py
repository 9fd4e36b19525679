"""What the cards really are that a bot says it takes for something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.core import mover_of

if TYPE_CHECKING:
    from chabudai.games.hanabi import HanabiState


def clued_cards(state: HanabiState) -> tuple[str | None, ...]:
    """Return what each card of the seat to move is, oldest first; None for one whose colour and value are both open.

    What clues rule out without pointing at a card is read rightly by everybody.
    """
    hand = state.hands[mover_of(state)]
    return tuple(
        str(card) if 1 in (known.colours.bit_count(), known.values.bit_count()) else None
        for card, known in zip(hand.cards, hand.knowledge, strict=True)
    )

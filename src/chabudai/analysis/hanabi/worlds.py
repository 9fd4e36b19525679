"""Every world that a Hanabi player cannot tell from the true one: hand and deck, with how often each occurs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from chabudai.games.hanabi.deduction import unseen_cards
from chabudai.games.hanabi.hand import Hand
from chabudai.games.hanabi.state import HanabiState

if TYPE_CHECKING:
    from chabudai.games.hanabi.components import Card, Knowledge
    from chabudai.games.hanabi.view import HanabiView

Hidden = tuple["Card", ...]


def worlds(view: HanabiView) -> Iterator[tuple[int, HanabiState]]:
    """Yield each position that looks like *view*, with its number of ways to be dealt.

    Physical cards are told apart when ways are counted, faces when positions are.
    """
    own = view.knowledge[view.seat]
    places = (*own, *[view.setup.unclued] * view.deck_left)
    for ways, cards in _fillings(places, unseen_cards(view)):
        yield ways, _position(view, cards[: len(own)], cards[len(own) :])


def _fillings(places: tuple[Knowledge, ...], unseen: Mapping[Card, int]) -> Iterator[tuple[int, Hidden]]:
    if not places:
        yield 1, ()
        return
    first, rest = places[0], places[1:]
    for card, count in unseen.items():
        if count and first.allows(card):
            for ways, cards in _fillings(rest, {**unseen, card: count - 1}):
                yield count * ways, (card, *cards)


def _position(view: HanabiView, own: Hidden, deck: Hidden) -> HanabiState:
    hands = tuple(
        Hand.of(own if seat == view.seat else tuple(card for card in cards if card is not None), view.knowledge[seat])
        for seat, cards in enumerate(view.hands)
    )
    return HanabiState(
        setup=view.setup,
        deck=deck,
        hands=hands,
        fireworks=view.fireworks,
        discards=view.discards,
        clue_tokens=view.clue_tokens,
        errors=view.errors,
        turn=view.turn,
        to_move=view.to_move,
        final_turns_left=view.final_turns_left,
        ended=view.ended,
    )

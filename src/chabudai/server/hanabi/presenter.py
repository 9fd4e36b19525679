"""Hanabi, shown: clue marks, what is left, and which cards a clue would touch."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from typing import TYPE_CHECKING, Final

import msgspec

from chabudai.core import mover_of, seat_of
from chabudai.games.hanabi import CARDS, ClueColour, ClueValue, Knowledge
from chabudai.games.hanabi.deduction import hands_with, unseen_cards
from chabudai.protocol.options import Aid
from chabudai.server.hanabi.board import BoardEncoder, Marks
from chabudai.server.hanabi.moves import move_encoder
from chabudai.server.tables.presenter import Numbering, Presenter

if TYPE_CHECKING:
    from chabudai.games.hanabi import Card, HanabiMove, HanabiState, HanabiView

_encode: Final = msgspec.json.Encoder().encode
_FACES: Final = [_encode(str(card)) for card in CARDS]
_UNMARKED: Final = Knowledge(0, 0)


class HanabiPresenter(Presenter["HanabiView", "HanabiMove"]):
    """Shows Hanabi, by a fast path: a position is joined from cached pieces.

    This takes a tenth of the time of the generic form, which would be most of what the server does for a move.
    """

    def __init__(self, game: str) -> None:
        """Show the game of this name."""
        super().__init__(game)
        self._boards = BoardEncoder()

    def position(self, view: HanabiView, memory: Marks, aid: Aid, number: Numbering | None) -> msgspec.Raw:
        """Return a position, encoded."""
        shown, rest = self._boards.encode(view, memory, aid)
        pieces = [
            b'{"game":"hanabi","seat":',
            b"null" if (seat := seat_of(view.observer)) is None else b"%d" % seat,
            b',"view":{"hands":[',
            b",".join(map(_hand, view.hands)),
            b"],",
            shown,
            b',"moves":',
            b"[]" if number is None else move_encoder(view.setup, view.seat).encode(view),
            b",",
            rest,
        ]
        if aid is Aid.DEDUCTION and seat is not None:
            pieces[-1:] = [b'"chances":', _chances(view), b",", rest]
        return msgspec.Raw(b"".join(pieces))

    def reveals(self, before: HanabiState, move: HanabiMove, after: HanabiState) -> bool:  # noqa: ARG002
        """A card that left a hand was seen; a clue only tells."""
        return not isinstance(move, ClueColour | ClueValue)

    def first_memory(self, state: HanabiState) -> Marks:
        """Return no marks on any card."""
        return tuple((_UNMARKED,) * len(hand.cards) for hand in state.hands)

    def memory(self, memory: Marks, before: HanabiState, move: HanabiMove, after: HanabiState) -> Marks:
        """Return the marks after a move."""
        if isinstance(move, ClueColour | ClueValue):
            return _with(memory, move.target, _pointed(memory[move.target], before, move))
        seat = mover_of(before)
        hand = memory[seat][: move.slot] + memory[seat][move.slot + 1 :]
        if len(after.hands[seat].cards) > len(hand):
            hand = (*hand, _UNMARKED)
        return _with(memory, seat, hand)


def _hand(cards: tuple[Card | None, ...]) -> bytes:
    # By number: a card is slow to hash.
    shown = [b"null" if card is None else _FACES[card[0] * 5 + card[1] - 1] for card in cards]
    return b"[" + b",".join(shown) + b"]"


def _with(memory: Marks, seat: int, hand: tuple[Knowledge, ...]) -> Marks:
    return (*memory[:seat], hand, *memory[seat + 1 :])


def _pointed(marks: tuple[Knowledge, ...], before: HanabiState, clue: ClueColour | ClueValue) -> tuple[Knowledge, ...]:
    colours = 1 << clue.colour if isinstance(clue, ClueColour) else 0
    values = 1 << (clue.value - 1) if isinstance(clue, ClueValue) else 0
    cards = before.hands[clue.target].cards
    return tuple(
        Knowledge(mark.colours | colours, mark.values | values) if clue.touches(card) else mark
        for mark, card in zip(marks, cards, strict=True)
    )


def _chances(view: HanabiView) -> bytes:
    return _encoded_chances(view.knowledge[view.seat], tuple(unseen_cards(view).items()))


@lru_cache(maxsize=1000)
def _encoded_chances(own: tuple[Knowledge, ...], unseen: tuple[tuple[Card, int], ...]) -> bytes:
    """Return the chances of each own card's faces, the likeliest first; a clue to somebody else changes none."""
    return _encode([_shares(hands) for hands in hands_with(own, dict(unseen))])


def _shares(hands: dict[Card, int]) -> dict[str, float]:
    total = sum(hands.values())
    possible = sorted(filter(itemgetter(1), hands.items()), key=itemgetter(1), reverse=True)
    return {str(card): round(number / total, 4) for card, number in possible}

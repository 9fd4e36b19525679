"""One moment of a game, everything that observations and states are made from."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from chabudai.core import Seat
from chabudai.envs.pyhanabi.cards import CARDS, HanabiCard, HanabiCardKnowledge
from chabudai.fast.hanabi import HanabiTwin
from chabudai.fast.hanabi.record import FACES, TOLD, stride
from chabudai.games.hanabi import CARDS as FACE_CARDS
from chabudai.games.hanabi import HanabiState
from chabudai.games.hanabi.actions import action_of, legal_moves
from chabudai.games.hanabi.components import VALUES
from chabudai.games.hanabi.rules import ERRORS

if TYPE_CHECKING:
    from chabudai.envs.single import Single
    from chabudai.games.hanabi.hand import Hand
    from chabudai.games.hanabi.scoring import Ended


class Snapshot(NamedTuple):
    """A position that does not change any more."""

    cur_player: int
    hands: tuple[tuple[HanabiCard, ...], ...]
    knowledge: tuple[tuple[HanabiCardKnowledge, ...], ...]
    fireworks: tuple[int, ...]
    discards: tuple[HanabiCard, ...]
    information_tokens: int
    life_tokens: int
    deck_size: int
    legal: tuple[int, ...]
    """The numbers of the legal moves; after the end those that the rules would still allow."""
    ended: Ended | None
    rows: npt.NDArray[np.uint8]
    """What each player sees: players x bits."""

    @property
    def score(self) -> int:
        """The score so far; nothing after the last life token."""
        return sum(self.fireworks) if self.life_tokens else 0


def taken(game: Single) -> Snapshot:
    """Return a snapshot of the game as it stands."""
    state = game.state()
    assert isinstance(state, HanabiState)  # noqa: S101
    record = game.records[0]
    cur_player = int(record["mover"])
    told = [(int(cards) >> TOLD, int(known) >> TOLD) for cards, known in zip(record["cards"], record["known"])]  # noqa: B905
    return Snapshot(
        cur_player=cur_player,
        hands=tuple(tuple(CARDS[card.number] for card in hand.cards) for hand in state.hands),
        knowledge=tuple(_knowledge(hand, *told[seat]) for seat, hand in enumerate(state.hands)),
        fireworks=state.fireworks,
        discards=tuple(CARDS[card.number] for card in state.discards),
        information_tokens=state.clue_tokens,
        life_tokens=ERRORS - state.errors,
        deck_size=state.deck_left,
        legal=_legal(state, Seat(cur_player), int(game.words[0, 0])),
        ended=state.ended,
        rows=game.survey(),
    )


def deal_once_more(game: Single, seat: int) -> None:
    """Fill the hand of *seat*, if the deck can.

    A move that ends the game at once draws no card; the Learning Environment deals it still.
    """
    assert isinstance(game.twin, HanabiTwin)  # noqa: S101
    table, record = game.twin.table, game.records[0]
    last = table.hand_size - 1
    if record["drawn"] == table.deck_size or int(record["cards"][seat]) >> last & stride(table.colours):
        return
    card = FACE_CARDS[record["deck"][record["drawn"]]]
    record["drawn"] += 1
    record["cards"][seat] |= FACES[card.number] << last
    record["known"][seat] |= table.unclued << last
    record["colours"] |= 1 << (seat * table.colours + card.colour)
    record["values"] |= 1 << (seat * len(VALUES) + card.value - 1)


def _knowledge(hand: Hand, colors: int, ranks: int) -> tuple[HanabiCardKnowledge, ...]:
    return tuple(
        HanabiCardKnowledge(
            int(card.colour) if colors >> slot & 1 else None,
            card.value - 1 if ranks >> slot & 1 else None,
            known.colours,
            known.values,
        )
        for slot, (card, known) in enumerate(zip(hand.cards, hand.knowledge, strict=True))
    )


def _legal(state: HanabiState, seat: Seat, word: int) -> tuple[int, ...]:
    """Return the numbers of what *seat* may do, over or not: the Learning Environment does not look."""
    if state.ended is None:
        return tuple([uid for uid in range(word.bit_length()) if word >> uid & 1])
    setup = state.setup
    present = [hand[2:] for hand in state.hands]
    moves = legal_moves(setup, seat, len(state.hands[seat].cards), state.clue_tokens, present)
    return tuple(action_of(setup, seat, move) for move in moves)

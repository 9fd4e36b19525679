"""One moment of a game, everything that observations and states are made from."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from chabudai.envs.pyhanabi.cards import CARDS, HanabiCard, HanabiCardKnowledge
from chabudai.fast.hanabi.record import TOLD
from chabudai.games.hanabi import HanabiState
from chabudai.games.hanabi.actions import action_of, legal_moves
from chabudai.games.hanabi.rules import ERRORS

if TYPE_CHECKING:
    from chabudai.core import Seat
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
        legal=_legal(state, cur_player),  # type: ignore[arg-type]
        ended=state.ended,
        rows=game.survey(),
    )


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


def _legal(state: HanabiState, seat: Seat) -> tuple[int, ...]:
    """Return the numbers of what *seat* may do, over or not: the Learning Environment does not look."""
    setup = state.setup
    present = [hand[2:] for hand in state.hands]
    moves = legal_moves(setup, seat, len(state.hands[seat].cards), state.clue_tokens, present)
    return tuple(action_of(setup, seat, move) for move in moves)

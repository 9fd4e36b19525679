"""A running game, as the Hanabi Learning Environment shows it to a referee."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from enum import IntEnum
from typing import TYPE_CHECKING, Final

import numpy as np

from chabudai.core import ChabudaiError, GameIsOver
from chabudai.envs.pyhanabi.cards import COLOR_CHAR, HanabiCard
from chabudai.envs.pyhanabi.errors import IllegalAction
from chabudai.envs.pyhanabi.history import HanabiHistoryItem, dealt
from chabudai.envs.pyhanabi.moves import HanabiMove, HanabiMoveType
from chabudai.envs.pyhanabi.observation import HanabiObservation
from chabudai.envs.pyhanabi.snapshot import Snapshot, deal_once_more, taken
from chabudai.fast.news import BYTE, ENDED, ILLEGAL
from chabudai.games import HANABI
from chabudai.games.hanabi.notation import read_deck
from chabudai.games.hanabi.scoring import Ended

if TYPE_CHECKING:
    from chabudai.envs.pyhanabi.table import HanabiTable


class HanabiEndOfGameType(IntEnum):
    """Why a game is over."""

    NOT_FINISHED = 0
    OUT_OF_LIFE_TOKENS = 1
    OUT_OF_CARDS = 2
    COMPLETED_FIREWORKS = 3


ENDINGS: Final = {
    None: HanabiEndOfGameType.NOT_FINISHED,
    Ended.ERRORS: HanabiEndOfGameType.OUT_OF_LIFE_TOKENS,
    Ended.DECK: HanabiEndOfGameType.OUT_OF_CARDS,
    Ended.VICTORY: HanabiEndOfGameType.COMPLETED_FIREWORKS,
}


class HanabiState:
    """A game; cards are dealt by themselves, so it is always some player's turn."""

    def __init__(self, game: HanabiTable, deck: Sequence[str] | None = None) -> None:
        """Deal the next game, or the one with this *deck* ("R1", in drawing order)."""
        self._game = game
        self._single = deepcopy(game.deal())
        if deck is not None:
            setup = HANABI.setup(game.num_players(), self._single.twin.setup.rules_json())
            self._single.place(HANABI.deal(setup, read_deck(setup, list(deck))))
        self._snapshot = taken(self._single)
        self._history = [dealt(card, seat) for seat, hand in enumerate(self._snapshot.hands) for card in hand]

    @property
    def snapshot(self) -> Snapshot:
        """The position, as a value that does not change."""
        return self._snapshot

    def copy(self) -> HanabiState:
        """Return a game that goes on from here by itself."""
        return deepcopy(self)

    def observation(self, player: int) -> HanabiObservation:
        """Return what *player* sees."""
        return HanabiObservation(self._game, self._snapshot, self._history, player)

    def apply_move(self, move: HanabiMove) -> None:
        """Make the move of the player whose turn it is.

        Raises:
            IllegalAction: The rules forbid it; the message cites the paragraph.
            GameIsOver: The game has ended.
        """
        self.apply_uid(self._game.get_move_uid(move), move)

    def apply_uid(self, uid: int, named: object = None) -> None:
        """Make the move with this number; *named* is how the caller put it."""
        game = self._single
        if self.is_terminal():
            raise GameIsOver("The game is over.", hint="Call reset() for a new one.")
        row, mask = np.empty(game.bits, np.uint8), np.empty(game.actions, np.int8)
        news = game.kernels.turn(game.records, game.words, uid, row, mask) if uid >= 0 else ILLEGAL
        if news < 0:
            raise self._refusal(uid, uid if named is None else named)
        if news >> ENDED & BYTE:
            deal_once_more(game, self._snapshot.cur_player)
        before, self._snapshot = self._snapshot, taken(game)
        self._note(self._game.get_move(uid), before)

    def _refusal(self, uid: int, named: object) -> ChabudaiError:
        legal = ", ".join(map(str, self.legal_moves()))
        if uid < 0:
            return IllegalAction(f"There is no move {named} at this table.", hint=f"Legal moves: {legal}.")
        return IllegalAction(f"{named}: {self._single.refusal(uid).message}", hint=f"Legal moves: {legal}.")

    def _note(self, move: HanabiMove, before: Snapshot) -> None:
        """Write the history on: the move, and the card that was drawn."""
        after, player = self._snapshot, before.cur_player
        if move.card_index() < 0:
            target = (player + move.target_offset()) % self.num_players()
            self._history.append(_clued(move, player, before, target))
            return
        card = before.hands[player][move.card_index()]
        scored = sum(after.fireworks) > sum(before.fireworks)
        regained = after.information_tokens > before.information_tokens
        self._history.append(HanabiHistoryItem(move, player, scored, regained, card.color(), card.rank()))
        if after.deck_size < before.deck_size:
            self._history.append(dealt(after.hands[player][-1], player))

    def cur_player(self) -> int:
        """Return whose turn it is; after the end, whose it would be."""
        return self._snapshot.cur_player

    def deck_size(self) -> int:
        """Return how many cards can still be drawn."""
        return self._snapshot.deck_size

    def discard_pile(self) -> list[HanabiCard]:
        """Return the discarded cards in their order."""
        return list(self._snapshot.discards)

    def fireworks(self) -> list[int]:
        """Return the height of each firework."""
        return list(self._snapshot.fireworks)

    def player_hands(self) -> list[list[HanabiCard]]:
        """Return all hands, oldest cards first."""
        return [list(hand) for hand in self._snapshot.hands]

    def information_tokens(self) -> int:
        """Return how many clue tokens are left."""
        return self._snapshot.information_tokens

    def life_tokens(self) -> int:
        """Return how many life tokens are left."""
        return self._snapshot.life_tokens

    def end_of_game_status(self) -> HanabiEndOfGameType:
        """Return why the game is over."""
        return ENDINGS[self._snapshot.ended]

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self._snapshot.ended is not None

    def legal_moves(self) -> list[HanabiMove]:
        """Return the legal moves of the player whose turn it is."""
        return [self._game.get_move(uid) for uid in self._snapshot.legal]

    def move_is_legal(self, move: HanabiMove) -> bool:
        """Tell whether a move is legal."""
        return self._game.get_move_uid(move) in self._snapshot.legal

    def card_playable_on_fireworks(self, color: int, rank: int) -> bool:
        """Tell whether a card is the next of its firework."""
        return 0 <= color < len(COLOR_CHAR) and rank == self._snapshot.fireworks[color]

    def num_players(self) -> int:
        """Return how many players there are."""
        return self._game.num_players()

    def score(self) -> int:
        """Return the score; nothing after the last life token."""
        return self._snapshot.score

    def move_history(self) -> list[HanabiHistoryItem]:
        """Return everything that happened, the deals included."""
        return list(self._history)


def _clued(move: HanabiMove, player: int, before: Snapshot, target: int) -> HanabiHistoryItem:
    """Return the item of a clue: which cards it pointed at, and which for the first time."""
    revealed = newly = 0
    about_color = move.type() is HanabiMoveType.REVEAL_COLOR
    for slot, (card, told) in enumerate(zip(before.hands[target], before.knowledge[target], strict=True)):
        if (card.color() == move.color()) if about_color else (card.rank() == move.rank()):
            revealed |= 1 << slot
            if (told.color() if about_color else told.rank()) is None:
                newly |= 1 << slot
    return HanabiHistoryItem(move, player, _revealed=revealed, _newly_revealed=newly)

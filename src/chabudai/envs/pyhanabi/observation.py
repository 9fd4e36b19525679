"""What one player sees, as the Hanabi Learning Environment tells it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from functools import cache
from typing import TYPE_CHECKING, Any

from chabudai.envs.pyhanabi.cards import COLOR_CHAR, HIDDEN, UNTOLD, HanabiCard, HanabiCardKnowledge
from chabudai.envs.pyhanabi.history import HanabiHistoryItem, last_moves
from chabudai.envs.pyhanabi.table import AgentObservationType, HanabiTable
from chabudai.fast.hanabi import HanabiTwin
from chabudai.games import HANABI

if TYPE_CHECKING:
    from chabudai.envs.pyhanabi.moves import HanabiMove
    from chabudai.envs.pyhanabi.snapshot import Snapshot


class HanabiObservation:
    """A position as one player sees it, who counts as player 0."""

    def __init__(
        self, game: HanabiTable, snapshot: Snapshot, history: Sequence[HanabiHistoryItem], player: int
    ) -> None:
        """Look at *snapshot*; *history* may grow later without changing the observation."""
        self._game, self._snapshot, self._player = game, snapshot, player
        self._history, self._length = history, len(history)
        self._minimal = game.observation_type() is AgentObservationType.MINIMAL

    def cur_player_offset(self) -> int:
        """Return how many seats further the player to move sits."""
        return (self._snapshot.cur_player - self._player) % self.num_players()

    def num_players(self) -> int:
        """Return how many players there are."""
        return self._game.num_players()

    def observed_hands(self) -> list[list[HanabiCard]]:
        """Return all hands from its own on, oldest cards first; its own cards are hidden."""
        own, *others = self._turned(self._snapshot.hands)
        return [[HIDDEN] * len(own), *map(list, others)]

    def card_knowledge(self) -> list[list[HanabiCardKnowledge]]:
        """Return what each hand was told, from its own on."""
        told = self._turned(self._snapshot.knowledge)
        return [[UNTOLD] * len(hand) if self._minimal else list(hand) for hand in told]

    def discard_pile(self) -> list[HanabiCard]:
        """Return the discarded cards in their order."""
        return list(self._snapshot.discards)

    def fireworks(self) -> list[int]:
        """Return the height of each firework."""
        return list(self._snapshot.fireworks)

    def deck_size(self) -> int:
        """Return how many cards can still be drawn."""
        return self._snapshot.deck_size

    def information_tokens(self) -> int:
        """Return how many clue tokens are left."""
        return self._snapshot.information_tokens

    def life_tokens(self) -> int:
        """Return how many life tokens are left."""
        return self._snapshot.life_tokens

    def last_moves(self) -> list[HanabiHistoryItem]:
        """Return what happened since this player moved, that move included, the newest first."""
        return last_moves(self._history[: self._length], self._player, self.num_players())

    def legal_moves(self) -> list[HanabiMove]:
        """Return the legal moves; none for a player who is not to move."""
        return [self._game.get_move(uid) for uid in self.legal_uids()]

    def legal_uids(self) -> tuple[int, ...]:
        """Return the numbers of the legal moves."""
        return self._snapshot.legal if self._player == self._snapshot.cur_player else ()

    def card_playable_on_fireworks(self, color: int, rank: int) -> bool:
        """Tell whether a card is the next of its firework."""
        return 0 <= color < len(COLOR_CHAR) and rank == self._snapshot.fireworks[color]

    def row(self) -> list[int]:
        """Return the canonical bits of what this player sees."""
        row: list[int] = self._snapshot.rows[self._player].tolist()
        return row[: encoded_length(self._game.num_players(), self._game.observation_type())]

    def _turned(self, seats: Sequence[Any]) -> Sequence[Any]:
        return (*seats[self._player :], *seats[: self._player])

    def __str__(self) -> str:
        fireworks = "".join(f"{c}{n} " for c, n in zip(COLOR_CHAR, self.fireworks(), strict=True))
        hands = []
        for offset, (cards, told) in enumerate(zip(self.observed_hands(), self.card_knowledge(), strict=True)):
            mark = "Cur player\n" if offset == self.cur_player_offset() else ""
            hands.append(mark + "".join(f"{card} || {known}\n" for card, known in zip(cards, told, strict=True)))
        between = "-----\n"
        discards = "".join(f" {card}" for card in self.discard_pile())
        return (
            f"Life tokens: {self.life_tokens()}\nInfo tokens: {self.information_tokens()}\nFireworks: {fireworks}\n"
            f"Hands:\n{between.join(hands)}Deck size: {self.deck_size()}\nDiscards:{discards}"
        )

    __repr__ = __str__


@cache
def encoded_length(players: int, kind: AgentObservationType) -> int:
    """Return how many bits an observation has; without what clues said, the last section is missing."""
    twin = HanabiTwin(HANABI.setup(players, {}))
    return twin.layout.knowledge if kind is AgentObservationType.MINIMAL else twin.bits


class ObservationEncoderType(IntEnum):
    """The encoders that there are."""

    CANONICAL = 0


class ObservationEncoder:
    """Turns observations into bits."""

    def __init__(self, game: HanabiTable, enc_type: ObservationEncoderType = ObservationEncoderType.CANONICAL) -> None:
        """Encode observations of *game* in the canonical way, which is the only one."""
        self._length = encoded_length(game.num_players(), game.observation_type())
        self.type = ObservationEncoderType(enc_type)

    def shape(self) -> list[int]:
        """Return the shape of an encoded observation."""
        return [self._length]

    def encode(self, observation: HanabiObservation) -> list[int]:
        """Return the bits of an observation."""
        return observation.row()

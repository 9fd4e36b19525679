"""The position and the rules of the turn."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from chabudai.core import (
    ALL,
    PUBLIC,
    Chance,
    GameIsOver,
    IllegalMove,
    JsonObject,
    Observer,
    Seat,
    State,
    alike_in_public,
)
from chabudai.games.hanabi import actions, notation
from chabudai.games.hanabi.components import VALUES, Card
from chabudai.games.hanabi.deduction import sample_hand
from chabudai.games.hanabi.hand import Hand
from chabudai.games.hanabi.moves import Announce, ClueColour, ClueValue, Discard, Play
from chabudai.games.hanabi.rules import CLUE_TOKENS, ERRORS, TOP_VALUE
from chabudai.games.hanabi.scoring import Ended, Standing
from chabudai.games.hanabi.view import HanabiView

if TYPE_CHECKING:
    from chabudai.games.hanabi.components import Colour, Slot
    from chabudai.games.hanabi.moves import Clue, HanabiMove
    from chabudai.games.hanabi.rules import HanabiSetup


class Board(NamedTuple):
    """Where the cards went that have left the hands, and how many errors that made."""

    fireworks: tuple[int, ...]
    discards: tuple[Card, ...]
    errors: int


@dataclass(frozen=True, slots=True)
class HanabiState(Standing, State["HanabiMove", HanabiView]):
    """Everything about one moment of a game."""

    setup: HanabiSetup
    deck: tuple[Card, ...]
    """The cards that are left, in drawing order."""
    hands: tuple[Hand, ...]
    fireworks: tuple[int, ...]
    discards: tuple[Card, ...]
    clue_tokens: int
    errors: int
    turn: int
    to_move: Seat | None
    final_turns_left: int | None
    ended: Ended | None  # pyright: ignore[reportIncompatibleMethodOverride] - a frozen field answers like a property

    @classmethod
    def first(cls, setup: HanabiSetup, deck: tuple[Card, ...]) -> HanabiState:
        """Deal the hands, seat 0's whole hand first (H1.4)."""
        size = setup.hand_size
        hands = tuple(
            Hand.of(deck[seat * size : (seat + 1) * size], (setup.unclued,) * size) for seat in range(setup.players)
        )
        return cls(
            setup=setup,
            deck=deck[size * setup.players :],
            hands=hands,
            fireworks=(0,) * len(setup.colours),
            discards=(),
            clue_tokens=CLUE_TOKENS,
            errors=0,
            turn=0,
            to_move=setup.rules.first,
            final_turns_left=None,
            ended=None,
        )

    @property
    def deck_left(self) -> int:
        """How many cards can still be drawn."""
        return len(self.deck)

    def returns(self) -> tuple[float, ...] | None:
        """Return the score to every seat; in all or nothing 1 for a victory, else 0."""
        if self.ended is None:
            return None
        points = self.score
        if points is None:
            points = int(self.ended is Ended.VICTORY)
        return (float(points),) * self.players

    def legal_moves(self) -> tuple[HanabiMove, ...]:
        """Return every legal move once, ordered by action number; none when over."""
        seat = self.to_move
        if seat is None:
            return ()
        held = len(self.hands[seat].cards)
        present = [hand[2:] for hand in self.hands]
        return actions.legal_moves(self.setup, seat, held, self.clue_tokens, present)

    def play(self, move: HanabiMove) -> HanabiState:
        """Return the position after *move*; see `State.play`."""
        seat = self.to_move
        if seat is None:
            raise GameIsOver(
                f"{str(move)!r} comes too late: the game is over ({self.ended}).",
                hint="Deal a new game.",
            )
        if isinstance(move, ClueColour | ClueValue):
            return self._clue(seat, move)
        if isinstance(move, Discard):
            return self._discard(seat, move)
        if isinstance(move, Play):
            return self._play(seat, move, move.slot, None)
        return self._play(seat, move, move.slot, move.colour)

    def view(self, observer: Observer) -> HanabiView:
        """Return what *observer* may know: a seat sees every hand but its own, the public none; nobody the deck."""
        return HanabiView(
            setup=self.setup,
            observer=observer,
            deck_left=self.deck_left,
            hands=tuple(
                [
                    (None,) * len(hand.cards) if observer is PUBLIC or observer == owner else hand.cards
                    for owner, hand in enumerate(self.hands)
                ]
            ),
            knowledge=tuple([hand.knowledge for hand in self.hands]),
            fireworks=self.fireworks,
            discards=self.discards,
            clue_tokens=self.clue_tokens,
            errors=self.errors,
            turn=self.turn,
            to_move=self.to_move,
            final_turns_left=self.final_turns_left,
            ended=self.ended,
        )

    def told(self, move: HanabiMove, observer: Observer) -> HanabiMove:  # noqa: ARG002
        """Return *move* as *observer* may know it: every move of Hanabi is open."""
        return move

    def alike(self, observer: Observer, chance: Chance) -> HanabiState:
        """Return a position that *observer* cannot tell from this one; for a seat, each is equally likely."""
        if observer is ALL:
            return replace(self, deck=chance.shuffled(sorted(self.deck)))
        if observer is PUBLIC:
            return alike_in_public(self, chance)
        seat = observer
        own = self.hands[seat]
        cards = sample_hand(self.view(seat), chance)
        unseen = Counter(own.cards + self.deck)
        unseen.subtract(cards)
        return replace(
            self,
            hands=self._with_hand(seat, Hand.of(cards, own.knowledge)),
            deck=chance.shuffled(sorted(unseen.elements())),
        )

    def pieces(self) -> Counter[str]:
        """Return every card, wherever it is."""
        cards = Counter(card for hand in self.hands for card in hand.cards)
        cards.update(self.deck + self.discards)
        for colour, height in zip(self.setup.colours, self.fireworks, strict=True):
            cards.update(Card(colour, value) for value in VALUES[:height])
        return Counter({str(card): number for card, number in cards.items()})

    def to_json(self) -> JsonObject:
        """Return the JSON form, deck and all."""
        hands = [hand.cards for hand in self.hands]
        knowledge = [hand.knowledge for hand in self.hands]
        return {**notation.position_json(self, hands, knowledge), "deck": [str(card) for card in self.deck]}

    def _clue(self, seat: Seat, clue: Clue) -> HanabiState:
        if not self.clue_tokens:
            raise self._refusal(clue, "no clue token is available", "H3.1")
        if not 0 <= clue.target < self.players:
            raise self._refusal(clue, f"there is no seat {clue.target + 1}", "H3.2")
        if clue.target == seat:
            raise self._refusal(clue, "a clue goes to another player", "H3.2")
        hand = self.hands[clue.target]
        if isinstance(clue, ClueColour) and clue.colour >= len(self.setup.colours):
            raise self._refusal(clue, "multicolour is only in the colour avalanche", "H9.1")
        if isinstance(clue, ClueValue) and clue.value not in VALUES:
            raise self._refusal(clue, "no card has this value", "H3.2")
        if not self.setup.rules.empty_clues and not any(map(clue.touches, hand.cards)):
            raise self._refusal(clue, "it points at no card and the rules want one", "H3.4")
        hands = self._with_hand(clue.target, hand.told(clue))
        board = Board(self.fireworks, self.discards, self.errors)
        return self._next(seat, self.deck, hands, self.clue_tokens - 1, board, None)

    def _discard(self, seat: Seat, move: Discard) -> HanabiState:
        if self.clue_tokens == CLUE_TOKENS:
            raise self._refusal(move, "all clue tokens are available", "H4.1")
        self._check_slot(seat, move, move.slot)
        discards = (*self.discards, self.hands[seat].cards[move.slot])
        return self._without(seat, move.slot, self.clue_tokens + 1, Board(self.fireworks, discards, self.errors))

    def _play(self, seat: Seat, move: Play | Announce, slot: Slot, announced: Colour | None) -> HanabiState:
        self._check_slot(seat, move, slot)
        if announced is not None:
            self._check_announcement(move, announced)
        card = self.hands[seat].cards[slot]
        colour = card.colour
        if card.value != self.fireworks[colour] + 1 or announced not in (None, colour):
            discards = (*self.discards, card)
            return self._without(seat, slot, self.clue_tokens, Board(self.fireworks, discards, self.errors + 1))
        fireworks = (*self.fireworks[:colour], card.value, *self.fireworks[colour + 1 :])
        regained = (card.value == TOP_VALUE) + (announced is not None)
        tokens = min(CLUE_TOKENS, self.clue_tokens + regained)
        return self._without(seat, slot, tokens, Board(fireworks, self.discards, self.errors))

    def _without(self, seat: Seat, slot: int, clue_tokens: int, board: Board) -> HanabiState:
        """Return the position after the card in *slot* has left; a game that goes on draws."""
        ended = self._ended_at_once(board)
        drawn = self.deck[0] if self.deck and ended is None else None
        deck = self.deck if drawn is None else self.deck[1:]
        hand = self.hands[seat].exchanged(slot, drawn, self.setup.unclued)
        return self._next(seat, deck, self._with_hand(seat, hand), clue_tokens, board, ended)

    def _ended_at_once(self, board: Board) -> Ended | None:
        """Tell whether the card that has just left a hand ends the game."""
        if board.errors == ERRORS:
            return Ended.ERRORS
        if sum(board.fireworks) == self.setup.top_score:
            return Ended.VICTORY
        if self.setup.rules.all_or_nothing and len(board.discards) > len(self.discards):
            card = board.discards[-1]
            # If all its copies lie there, none was built: the card is still needed.
            if board.discards.count(card) == card.copies:
                return Ended.HOPELESS
        return None

    def _with_hand(self, seat: Seat, hand: Hand) -> tuple[Hand, ...]:
        return (*self.hands[:seat], hand, *self.hands[seat + 1 :])

    def _next(
        self,
        seat: Seat,
        deck: tuple[Card, ...],
        hands: tuple[Hand, ...],
        clue_tokens: int,
        board: Board,
        ended: Ended | None,
    ) -> HanabiState:
        """Pass the turn on after a move of *seat*, and see whether the game can go on."""
        next_seat = Seat((seat + 1) % self.setup.players)
        final = self._final_turns(deck)
        if ended is None:
            if final == 0:
                ended = Ended.DECK
            elif self._is_stuck(next_seat, hands, clue_tokens):
                ended = Ended.STUCK
        return HanabiState(
            self.setup,
            deck,
            hands,
            board.fireworks,
            board.discards,
            clue_tokens,
            board.errors,
            self.turn + 1,
            next_seat if ended is None else None,
            final,
            ended,
        )

    def _final_turns(self, deck: tuple[Card, ...]) -> int | None:
        if self.final_turns_left is not None:
            return self.final_turns_left - 1
        if not deck and not self.setup.rules.all_or_nothing:
            return self.setup.players
        return None

    def _is_stuck(self, seat: Seat, hands: tuple[Hand, ...], clue_tokens: int) -> bool:
        """Tell whether *seat* has neither a card nor a clue to give; only in all or nothing."""
        if hands[seat].cards:
            return False
        present = [hand[2:] for hand in hands]
        return not actions.legal_moves(self.setup, seat, 0, clue_tokens, present)

    def _check_slot(self, seat: Seat, move: HanabiMove, slot: int) -> None:
        held = len(self.hands[seat].cards)
        if not 0 <= slot < held:
            raise self._refusal(move, f"the hand has {held} cards", "H2.1")

    def _check_announcement(self, move: HanabiMove, colour: Colour) -> None:
        if not self.setup.rules.synchronised:
            raise self._refusal(move, "colours are only announced in the synchronised show", "H8.1")
        if colour not in self.setup.colours:
            raise self._refusal(move, "multicolour is only in the colour avalanche", "H9.1")

    def _refusal(self, move: HanabiMove, reason: str, rule: str) -> IllegalMove:
        legal = ", ".join(map(str, self.legal_moves()))
        return IllegalMove(f"{str(move)!r} is not allowed: {reason}.", hint=f"Legal moves: {legal}.", rule=rule)

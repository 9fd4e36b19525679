"""A position of Bossa with everything in it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Self

from chabudai.core import ALL, PUBLIC, GameIsOver, IllegalMove, Observer, Seat, State, alike_in_public
from chabudai.games.bossa.board import Board, Ended, Phase, other
from chabudai.games.bossa.components import Modifier, Modifiers, Tile
from chabudai.games.bossa.legal import Mover, legal_moves
from chabudai.games.bossa.line import Line
from chabudai.games.bossa.moves import BossaMove, ChooseModifier
from chabudai.games.bossa.notation import position_json
from chabudai.games.bossa.referee import objection
from chabudai.games.bossa.rules import HAND_SIZE, PLAYERS, BossaDeal
from chabudai.games.bossa.turn import Hands, Pile, played, with_
from chabudai.games.bossa.view import BossaView, may_look, seen_modifiers

if TYPE_CHECKING:
    from chabudai.core import Chance, JsonObject

SEATS: Final = (Seat(0), Seat(1))
HINTED: Final = 6
"""How many legal moves a refusal names."""


@dataclass(frozen=True, slots=True)
class BossaState(State[BossaMove, BossaView]):
    """A position: what lies open on the board, and what may be hidden."""

    to_move: Seat | None
    board: Board
    hands: Hands
    modifiers: Modifiers
    """The chosen sides by seat, used or not."""
    pile: Pile
    """From the top."""
    aside: Tile
    listed: tuple[BossaMove, ...] | None = field(default=None, compare=False, repr=False)
    """The legal moves, once somebody has asked for them."""
    ties: tuple[int, ...] = field(default=(), compare=False)
    """The equal numbers that were rolled before the dice differed."""

    @classmethod
    def first(cls, deal: BossaDeal) -> BossaState:
        """Return the first position: one tile aside, four each, dice rolled (B2.1, B2.2)."""
        aside, tiles = deal.tiles[0], deal.tiles[1:]
        hands = tuple(sorted(tiles[:HAND_SIZE])), tuple(sorted(tiles[HAND_SIZE : 2 * HAND_SIZE]))
        pile = tiles[2 * HAND_SIZE :]
        board = Board(Phase.CHOOSE, (Line.of(deal.dice[0]), Line.of(deal.dice[1])), len(pile))
        return cls(board.higher_roller, board, hands, (None, None), pile, aside, ties=deal.ties)

    @property
    def players(self) -> int:
        """The number of seats."""
        return PLAYERS

    @property
    def ended(self) -> Ended | None:
        """Why the game is over, or None while it goes on."""
        return self.board.ended

    def legal_moves(self) -> tuple[BossaMove, ...]:
        """Return every legal move once, ordered by action number; none when over."""
        if self.listed is None:
            listed = () if self.to_move is None else legal_moves(self.mover())
            object.__setattr__(self, "listed", listed)
            return listed
        return self.listed

    def mover(self) -> Mover:
        """Return what the seat to move goes by.

        Raises:
            GameIsOver: Nobody is to move.
        """
        seat = self.to_move
        if seat is None:
            raise GameIsOver(f"The game is over: {self.board.ended}.", hint="Deal a new game.", rule="B7.6")
        return Mover(seat, self.board, self.hands[seat], self.hands[1 - seat], self.modifiers[seat])

    def check(self, move: BossaMove) -> Seat:
        """Return whose move it is, if *move* is legal.

        Raises:
            IllegalMove: The rules forbid it; the message cites the paragraph.
            GameIsOver: The game has ended.
        """
        mover = self.mover()
        if (found := objection(mover, move)) is not None:
            raise IllegalMove(f"You cannot play `{move}`. {found.reason}", hint=self._hint(), rule=found.rule)
        return mover.seat

    def play(self, move: BossaMove) -> BossaState:
        """Return the position after *move*; see `State.play`."""
        return played(self, self.check(move), move)

    def followed_by(
        self,
        to_move: Seat | None,
        board: Board,
        hands: Hands,
        modifiers: Modifiers,
        pile: Pile,
        listed: tuple[BossaMove, ...] | None = None,
    ) -> Self:
        """Return the next position with the same tile aside; *listed* if that had to be found out on the way."""
        return type(self)(to_move, board, hands, modifiers, pile, self.aside, listed, self.ties)

    def view(self, observer: Observer) -> BossaView:
        """Return what *observer* may know."""
        board = self.board
        hands = tuple(
            hand if may_look(observer, Seat(whose), board) else (None,) * len(hand)
            for whose, hand in enumerate(self.hands)
        )
        modifiers = seen_modifiers(observer, self.modifiers, board)
        return BossaView(observer, self.to_move, board, (hands[0], hands[1]), modifiers, self.ties)

    def told(self, move: BossaMove, observer: Observer) -> BossaMove | None:
        """Return *move* as *observer* may know it: the choice of a modifier is a secret (B2.7)."""
        secret = isinstance(move, ChooseModifier) and observer is not ALL and observer != self.to_move
        return None if secret else move

    def alike(self, observer: Observer, chance: Chance) -> BossaState:
        """Return a position that *observer* cannot tell from this one; for a seat, each is equally likely."""
        if observer is PUBLIC:
            return alike_in_public(self, chance)
        hidden = [whose for whose in SEATS if not may_look(observer, whose, self.board)]
        unseen = [self.aside, *self.pile, *(tile for whose in hidden for tile in self.hands[whose])]
        tiles = chance.shuffled(sorted(unseen))
        hands = self.hands
        for whose in hidden:
            hand, tiles = tiles[:HAND_SIZE], tiles[HAND_SIZE:]
            hands = with_(hands, whose, tuple(sorted(hand)))
        modifiers = self.modifiers if observer is ALL else self._alike_modifiers(Seat(observer), chance)
        return BossaState(self.to_move, self.board, hands, modifiers, tiles[1:], tiles[0], ties=self.ties)

    def pieces(self) -> Counter[str]:
        """Return every tile, wherever it is."""
        laid = [
            tile
            for line in self.board.lines
            for group in line.groups
            for heap in (group.base, *group.stacked)
            for tile in heap.tiles
        ]
        tiles = (*laid, *self.hands[0], *self.hands[1], *self.pile, *self.board.discards)
        return Counter(map(str, (*tiles, self.aside)))

    def returns(self) -> tuple[float, ...] | None:
        """Return 1 for the winner and -1 for the loser, 0 for a draw; None while it goes on."""
        winner = self.board.winner
        if winner is None:
            return None
        if winner == "draw":
            return (0.0, 0.0)
        return (1.0, -1.0) if winner == 0 else (-1.0, 1.0)

    def to_json(self) -> JsonObject:
        """Return the JSON form, everything in it."""
        position = position_json(self.to_move, self.board, self.hands, self.modifiers)
        return {**position, "pile": list(map(str, self.pile)), "aside": str(self.aside)}

    def _alike_modifiers(self, seat: Seat, chance: Chance) -> Modifiers:
        rival = other(seat)
        if self.board.phase is not Phase.MODIFIERS or self.modifiers[rival] is None:
            return self.modifiers
        return with_(self.modifiers, rival, tuple(Modifier)[chance.below(len(Modifier))])

    def _hint(self) -> str:
        legal = self.legal_moves()
        named = ", ".join(f"`{move}`" for move in legal[:HINTED])
        more = f" and {len(legal) - HINTED} more" if len(legal) > HINTED else ""
        return f"Legal: {named}{more}."

"""A position of Cairn with everything in it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from chabudai.core import ALL, PUBLIC, GameIsOver, IllegalMove, Observer, Seat, State, alike_in_public
from chabudai_cairn.components import Cairn, Hand, Laid, Seen, begun
from chabudai_cairn.moves import Add, CairnMove, Call
from chabudai_cairn.notation import state_json
from chabudai_cairn.rules import CairnDeal, CairnSetup
from chabudai_cairn.table import Table
from chabudai_cairn.turn import added, called, first_stone
from chabudai_cairn.view import CairnView, legal_moves

if TYPE_CHECKING:
    from chabudai.core import Chance, JsonObject


@dataclass(frozen=True, slots=True)
class CairnState(State[CairnMove, CairnView]):
    """A position: what lies open on the table, and what is hidden."""

    to_move: Seat | None
    hands: tuple[Hand, ...]
    cairn: Cairn
    bag: tuple[int, ...]
    """From the top."""
    table: Table

    @classmethod
    def first(cls, setup: CairnSetup, deal: CairnDeal) -> CairnState:
        """Return the first position (C1, C2)."""
        ends = range(setup.hand, setup.hand * (setup.players + 1), setup.hand)
        hands = tuple(tuple(sorted(deal.stones[end - setup.hand : end])) for end in ends)
        cairn, bag = first_stone(deal.stones[setup.hand * setup.players :], footing=setup.footing)
        return cls(Seat(0), hands, cairn, bag, Table(tuple(map(Seat, range(setup.players))), setup.footing))

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.hands)

    @property
    def ended(self) -> str | None:
        """Why the game is over, or None while it goes on."""
        return self.table.ended

    def legal_moves(self) -> tuple[CairnMove, ...]:
        """Return every legal move once, ordered by action number; none when over."""
        return () if self.to_move is None else legal_moves(self.hands[self.to_move], can_call=begun(self.cairn))

    def check(self, move: CairnMove) -> Seat:
        """Return whose move it is, if *move* is legal.

        Raises:
            IllegalMove: The rules forbid it; the message cites the paragraph.
            GameIsOver: The game has ended.
        """
        if self.to_move is None:
            raise GameIsOver(f"The game is over: {self.ended}.", hint="Deal a new game.", rule="C9")
        legal = self.legal_moves()
        if move not in legal:
            reason, rule = _objection(move)
            named = ", ".join(f"`{other}`" for other in legal)
            raise IllegalMove(f"You cannot play `{move}`. {reason}", hint=f"Legal: {named}.", rule=rule)
        return self.to_move

    def play(self, move: CairnMove) -> CairnState:
        """Return the position after *move*; see `State.play`."""
        seat = self.check(move)
        return added(self, seat, move.weight) if isinstance(move, Add) else called(self, seat)

    def view(self, observer: Observer) -> CairnView:
        """Return what *observer* may know."""
        hands = tuple(hand if observer in (ALL, seat) else (None,) * len(hand) for seat, hand in enumerate(self.hands))
        cairn = tuple(Seen(stone.seat, stone.weight if _knows(observer, stone) else None) for stone in self.cairn)
        return CairnView(observer, self.to_move, hands, cairn, len(self.bag), self.table)

    def told(self, move: CairnMove, observer: Observer) -> CairnMove | None:
        """Return *move* as *observer* may know it: what somebody else adds is a secret (C4)."""
        return move if isinstance(move, Call) or observer in (ALL, self.to_move) else None

    def alike(self, observer: Observer, chance: Chance) -> CairnState:
        """Return a position that *observer* cannot tell from this one; for a seat, each is equally likely."""
        if observer is PUBLIC:
            return alike_in_public(self, chance)
        others = [seat for seat in range(self.players) if observer not in (ALL, seat)]
        unseen = [*self.bag, *(weight for seat in others for weight in self.hands[seat])]
        unseen += [stone.weight for stone in self.cairn if not _knows(observer, stone)]
        drawn = iter(chance.shuffled(sorted(unseen)))
        hands = tuple(
            tuple(sorted(next(drawn) for _ in hand)) if seat in others else hand for seat, hand in enumerate(self.hands)
        )
        cairn = tuple(stone if _knows(observer, stone) else Laid(stone.seat, next(drawn)) for stone in self.cairn)
        return CairnState(self.to_move, hands, cairn, tuple(drawn), self.table)

    def pieces(self) -> Counter[str]:
        """Return every stone, wherever it is."""
        laid = (stone.weight for stone in self.cairn)
        held = (weight for hand in self.hands for weight in hand)
        return Counter(map(str, (*laid, *held, *self.bag, *self.table.away)))

    def returns(self) -> tuple[float, ...] | None:
        """Return what each seat has won: all put one in, and those who are left share it."""
        if self.table.ended is None:
            return None
        share = self.players / len(self.table.seats) - 1
        return tuple(share if seat in self.table.seats else -1.0 for seat in range(self.players))

    def to_json(self) -> JsonObject:
        """Return the JSON form, everything in it."""
        return state_json(self)


def _knows(observer: Observer, stone: Laid) -> bool:
    return stone.seat is None or observer in (ALL, stone.seat)


def _objection(move: CairnMove) -> tuple[str, str]:
    if isinstance(move, Add):
        return f"You have no stone that weighs {move.weight}.", "C4"
    return "Nobody has added to this cairn.", "C6"

"""Consent: what is proposed, who must agree, and who has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from chabudai.protocol.messages import VoteInfo

if TYPE_CHECKING:
    from chabudai.protocol.events import Proposed
    from chabudai.server.table import Table


@dataclass(slots=True)
class Vote:
    """An open proposal."""

    proposed: Proposed
    agreed: set[int]

    def voters(self, table: Table) -> list[int]:
        """Return the seats that are asked: people, but not whoever is to be replaced."""
        return [seat for seat in table.people() if seat != self.proposed.target]

    def needed(self, table: Table) -> int:
        """Return how many must agree, the proposer included."""
        voters = len(self.voters(table))
        proposed = self.proposed
        if proposed.vote == "resign":
            # In a game against each other everybody may give up alone.
            return 1 if table.game == "bossa" else voters // 2 + 1
        if proposed.vote == "claim" or (proposed.target is not None and proposed.target == table.out):
            # Whose time is up has had the time to object.
            return 1
        if proposed.vote == "take_back" and not proposed.reveals:
            return min(voters, 2)
        return voters

    def carried(self, table: Table, more: int | None = None) -> bool:
        """Tell whether enough have agreed, with one seat *more*."""
        agreed = self.agreed if more is None else self.agreed | {more}
        return len(agreed.intersection(self.voters(table))) >= self.needed(table)

    def info(self, table: Table) -> VoteInfo:
        """Return what is shown."""
        proposed = self.proposed
        waiting = [seat for seat in self.voters(table) if seat not in self.agreed]
        return VoteInfo(
            proposed.vote,
            proposed.seat,
            sorted(self.agreed),
            self.needed(table),
            waiting,
            proposed.target,
            proposed.bot,
            proposed.back_to,
            proposed.reveals,
        )


def claimable(table: Table, seat: int) -> bool:
    """Tell whether *seat* may claim the game: against each other, when the other's time is up."""
    return table.game == "bossa" and table.out not in (None, seat)

"""Consent: who is asked about a proposal, and how many must agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.core import Stopping
from chabudai.games import GAMES
from chabudai.protocol.messages import VoteInfo

if TYPE_CHECKING:
    from collections.abc import Collection

    from chabudai.server.tables.table import Table
    from chabudai.server.tables.vote import Vote


def voters(table: Table, vote: Vote, absent: Collection[int] = ()) -> list[int]:
    """Return the seats that are asked: people, but not whoever is to be replaced and has been away for long.

    Such an *absent* seat may have become one only after the proposal.
    """
    passed_over = vote.proposed.target if without_target(table, vote, absent) else None
    return [seat for seat in table.people() if seat != passed_over]


def without_target(table: Table, vote: Vote, absent: Collection[int] = ()) -> bool:
    """Tell whether whom a proposal is about need not agree: they are not there, or have had the time to object."""
    proposed, target = vote.proposed, vote.proposed.target
    return proposed.vote == "claim" or proposed.absent or (target is not None and target in {table.out, *absent})


def needed(table: Table, vote: Vote, absent: Collection[int] = ()) -> int:
    """Return how many must agree, the proposer included."""
    asked, proposed = len(voters(table, vote, absent)), vote.proposed
    if proposed.vote == "resign":
        return 1 if stops_alone(table) else asked // 2 + 1
    if proposed.vote == "claim" or (proposed.target is not None and proposed.target == table.out):
        return 1
    if proposed.vote == "take_back" and not proposed.reveals:
        return min(asked, 2)
    return asked


def carried(table: Table, vote: Vote, more: int | None = None, absent: Collection[int] = ()) -> bool:
    """Tell whether enough have agreed, with one seat *more* and while the *absent* seats are not asked."""
    agreed = vote.agreed if more is None else vote.agreed | {more}
    return len(agreed.intersection(voters(table, vote, absent))) >= needed(table, vote, absent)


def awaited(table: Table) -> int | None:
    """Return the seat whose answer alone keeps a bot from taking it over: everybody else has agreed."""
    vote = table.vote
    if vote is None or vote.proposed.vote != "replace" or vote.proposed.target is None:
        return None
    target = vote.proposed.target
    return target if carried(table, vote, absent=(target,)) else None


def vote_info(table: Table, vote: Vote, who: str | None) -> VoteInfo:
    """Return what is told about a vote."""
    proposed = vote.proposed
    return VoteInfo(
        proposed.vote,
        proposed.seat,
        sorted(vote.agreed),
        needed(table, vote),
        [seat for seat in voters(table, vote) if seat not in vote.agreed],
        proposed.target,
        proposed.bot,
        proposed.back_to,
        proposed.reveals,
        proposed.absent,
        proposed.name,
        who is not None and who == vote.who,
    )


def stops_alone(table: Table) -> bool:
    """Tell whether any seat may resign without asking, and loses."""
    return GAMES[table.game].stopping is Stopping.ANYBODY


def claimable(table: Table, seat: int) -> bool:
    """Tell whether *seat* may claim the game: between rivals, when another's time is up."""
    return not GAMES[table.game].cooperative and table.out not in (None, seat)

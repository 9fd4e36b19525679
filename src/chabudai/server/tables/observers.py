"""Who looks at a table: as which observer somebody sees it, and what they may ask of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.core import ALL, PUBLIC, Observer, Seat
from chabudai.games import GAMES
from chabudai.protocol.options import Begins, Spectators
from chabudai.protocol.phrases import may_comment
from chabudai.server.tables.coach import topics
from chabudai.server.tables.consent import claimable, voters
from chabudai.server.tables.refusals import PrivateTable

if TYPE_CHECKING:
    from chabudai.server.tables.table import Table


def observer_of(table: Table, who: str) -> Observer | None:
    """Return the observer as which somebody sees a table; None if they may not look."""
    seat = table.seat_of(who)
    if table.phase == "waiting":
        return PUBLIC if seat is None else Seat(seat)
    if seat is None and table.options.spectators is Spectators.NOBODY:
        return None
    if table.phase == "over":
        return ALL
    return _onlooker(table, who) if seat is None else Seat(seat)


def require_observer(table: Table, who: str) -> Observer:
    """Return the observer as which somebody sees a table.

    Raises:
        PrivateTable: They may not look.
    """
    observer = observer_of(table, who)
    if observer is None:
        raise PrivateTable("This table is not open to onlookers.", hint="Ask its players.")
    return observer


def _onlooker(table: Table, who: str) -> Observer:
    """Return what somebody without a seat sees of a running game; whoever left it may come back, and sees no hand."""
    open_hands = table.options.spectators is Spectators.EVERYTHING and who not in table.former
    return ALL if open_hands else PUBLIC


def possible(table: Table, who: str | None) -> list[str]:
    """Return what somebody may ask of a table now, by the names of the requests."""
    if who is None:
        return []
    seat = table.seat_of(who)
    host = table.hosted_by(who)
    phase = table.phase
    found: list[str] = []
    if phase == "waiting" and (host or seat is not None):
        found += _before(table, host=host)
    if may_sit(table, who):
        found.append("sit")
    if host:
        found.append("rename")
        found += ["add_bot"] if table.free() and phase == "playing" else []
    if seat is None:
        return [*found, *(["refuse"] if table.vote is not None and table.vote.who == who else [])]
    found += ["point"] if asks_who_begins(table) else []
    if phase == "playing":
        found += _during(table, seat)
    found += ["rematch"] if phase == "over" else ["leave"]
    found.append("say")
    if phase != "playing" or may_comment(table.options.talk, yours=table.turn in (seat, None)):
        found.append("say:about")
    return found


def may_sit(table: Table, who: str) -> bool:
    """Tell whether somebody may take a seat, or ask those who sit for one."""
    if table.phase == "waiting":
        return bool(table.free())
    if table.phase == "over" or table.seat_of(who) is not None:
        return False
    if who in table.former:
        return table.held(who) is not None
    asked = bool(table.people()) or table.hosted_by(who)
    return bool(table.free()) and asked and table.vote is None and who not in table.turned_away


def asks_who_begins(table: Table) -> bool:
    """Tell whether everybody may say who is dressed most colourfully: before the game, where no seat was chosen."""
    open_rule = "first" in GAMES.find(table.game).options and "first" not in table.rules
    return table.phase == "waiting" and table.options.begins is Begins.DRESSED and open_rule


def _before(table: Table, *, host: bool) -> list[str]:
    found = ["swap"]
    if host:
        found += ["remove", "change"]
        found += ["add_bot"] if table.free() else ["start"]
    return found


def _during(table: Table, seat: int) -> list[str]:
    found = ["play"] if table.turn == seat else []
    found += [f"coach:{topic}" for topic in topics(table, seat)]
    if table.vote is None or table.vote.proposed.vote == "join":
        found += _proposals(table, seat)
    if table.vote is None:
        return found
    if seat in voters(table, table.vote) and seat not in table.vote.agreed:
        found.append("agree")
    return [*found, "refuse"]


def _proposals(table: Table, seat: int) -> list[str]:
    found = ["propose:resign"]
    if table.match is not None and any(step.seat == seat for step in table.match.steps):
        found.append("propose:take_back")
    if any(other != seat for other in table.people()):
        found.append("propose:replace")
    if claimable(table, seat):
        found.append("propose:claim")
    return found

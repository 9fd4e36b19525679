"""Sitting down, leaving, exchanging seats, and what the host may arrange."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.core import InvalidRules
from chabudai.protocol import events as happen
from chabudai.protocol.options import Spectators
from chabudai.server.acts.draft import Draft
from chabudai.server.acts.opening import check_bot, checked_rules
from chabudai.server.entry import Secret
from chabudai.server.refusals import HostOnly, NoSeat, SeatTaken, WrongPhase

if TYPE_CHECKING:
    from chabudai.protocol import requests as ask
    from chabudai.server.chair import Person
    from chabudai.server.table import Table


def sit(table: Table, person: Person, request: ask.Sit) -> Draft:
    """Take a free seat; who sits already moves there, before the game starts."""
    if table.phase == "over":
        raise WrongPhase("The game is over.", hint="Ask for a rematch.")
    mine = table.seat_of(person.id)
    seat = _free_seat(table, request.seat if mine is not None else _due(table, person, request.seat))
    if mine is None:
        return Draft([happen.Sat(seat, person.name, person.program)], Secret(who={seat: person.id}))
    require_waiting(table)
    return Draft([happen.SeatsSwapped((mine, seat))])


def _due(table: Table, person: Person, wanted: int | None) -> int | None:
    """Return the seat that somebody may take: during a game, who has seen hands only the old one."""
    if table.phase == "waiting":
        return wanted
    former = table.former.get(person.id)
    if former is None and table.options.spectators is Spectators.EVERYTHING:
        raise SeatTaken("Onlookers have seen every hand here.", hint="Watch, or let a bot take the seat.")
    if former is not None and wanted not in (None, former):
        raise SeatTaken("You have seen the other hands.", hint=f"Your old seat is {former}.")
    return wanted if former is None else former


def leave(table: Table, mine: int) -> Draft:
    """Empty the own seat."""
    if table.phase == "over":
        raise WrongPhase("The game is over: there is nothing to leave.", hint="Just close the table.")
    return Draft([happen.Left(mine)])


def add_bot(table: Table, person: Person, request: ask.AddBot) -> Draft:
    """Let a bot take a free seat; during a game, one that was left."""
    require_host(table, person)
    seat = _free_seat(table, request.seat)
    check_bot(table.game, request.bot, checked_rules(table.game, table.players, table.rules))
    return Draft([happen.BotSat(seat, request.bot)])


def remove(table: Table, person: Person, request: ask.Remove) -> Draft:
    """Empty somebody else's seat before the game."""
    require_host(table, person)
    require_waiting(table)
    _require_seat(table, request.seat)
    if table.chairs[request.seat].kind == "empty":
        raise SeatTaken(f"Seat {request.seat} is empty already.", hint="Choose a seat that is taken.")
    return Draft([happen.Left(request.seat, removed=True)])


def swap(table: Table, person: Person, request: ask.Swap) -> Draft:
    """Exchange two seats before the game."""
    require_waiting(table)
    for seat in request.seats:
        _require_seat(table, seat)
    if request.seats[0] == request.seats[1]:
        raise SeatTaken("A seat cannot be exchanged with itself.", hint="Name two seats.")
    mine = table.seat_of(person.id)
    others = [table.chairs[seat] for seat in request.seats if seat != mine]
    harmless = mine in request.seats and all(chair.who is None for chair in others)
    if not harmless:
        require_host(table, person)
    return Draft([happen.SeatsSwapped(request.seats)])


def rename(table: Table, person: Person, request: ask.Rename) -> Draft:
    """Give the table another name."""
    require_host(table, person)
    return Draft([happen.Renamed(request.name)])


def change(table: Table, person: Person, request: ask.Change) -> Draft:
    """Change seats, rules and options before the game."""
    require_host(table, person)
    require_waiting(table)
    if table.deal is not None and (request.rules is not None or request.players not in (None, table.players)):
        raise InvalidRules("A numbered deal keeps its rules and seats.", hint="Set up another table for others.")
    rules = table.rules if request.rules is None else request.rules
    players = request.players or table.players
    setup = checked_rules(table.game, players, rules)
    taken = table.players - len(table.free())
    if taken > players:
        raise SeatTaken(f"{taken} sit here, which is too many for {players} seats.", hint="Remove somebody first.")
    for chair in table.chairs:
        if chair.bot is not None:
            check_bot(table.game, chair.bot, setup)
    seats = None if players == table.players else players
    return Draft([happen.Changed(dict(rules), request.options or table.options, seats)])


def require_host(table: Table, person: Person) -> None:
    """Refuse anybody but the host."""
    if not table.hosted_by(person.id):
        raise HostOnly("Only the host may do this.", hint="Ask the host.")


def require_waiting(table: Table) -> None:
    """Refuse what belongs before the game."""
    if table.phase != "waiting":
        raise WrongPhase("The game has started.", hint="This is possible only before.")


def _free_seat(table: Table, wanted: int | None) -> int:
    free = table.free()
    if not free:
        raise SeatTaken("Every seat is taken.", hint="Watch, or set up a table of your own.")
    if wanted is None:
        return free[0]
    _require_seat(table, wanted)
    if wanted not in free:
        raise SeatTaken(f"Seat {wanted} is taken.", hint=f"Free seats: {', '.join(map(str, free))}.")
    return wanted


def _require_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.players:
        raise NoSeat(f"There is no seat {seat}.", hint=f"Seats go from 0 to {table.players - 1}.")

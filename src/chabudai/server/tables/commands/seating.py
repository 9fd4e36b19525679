"""Sitting down, leaving, exchanging seats, and what the host may arrange."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.core import InvalidRules
from chabudai.protocol import events
from chabudai.protocol.names import checked_name
from chabudai.protocol.options import Spectators
from chabudai.server.tables.commands.draft import Draft
from chabudai.server.tables.commands.opening import check_bot, checked_rules
from chabudai.server.tables.commands.voting import propose_bot
from chabudai.server.tables.entry import Secret
from chabudai.server.tables.refusals import HostOnly, NoSeat, NoVote, SeatTaken, WrongPhase

if TYPE_CHECKING:
    from chabudai.protocol import requests
    from chabudai.server.tables.person import Person
    from chabudai.server.tables.table import Table


def sit(table: Table, person: Person, request: requests.Sit) -> Draft:
    """Take a free seat; somebody who sits already moves there, before the game starts."""
    if table.phase == "over":
        raise WrongPhase("The game is over.", hint="Ask for a rematch.")
    mine = table.seat_of(person.id)
    if mine is not None:
        require_waiting(table)
        return Draft([events.SeatsSwapped((mine, _free_seat(table, request.seat)))])
    if table.phase == "playing":
        return _sit_down_late(table, person, request.seat)
    return _seated(_free_seat(table, request.seat), person)


def _seated(seat: int, person: Person) -> Draft:
    return Draft([events.Sat(seat, person.name, person.program)], Secret(who={seat: person.id}))


def _sit_down_late(table: Table, person: Person, wanted: int | None) -> Draft:
    """Take one's old seat back, also from a bot; anybody else asks those who sit, for they will see the hands."""
    former = table.former.get(person.id)
    if former is None:
        return _ask_to_join(table, person, _free_seat(table, wanted))
    if wanted not in (None, former):
        raise SeatTaken("You have seen the other hands.", hint=f"Your old seat is {former}.")
    if table.held(person.id) is None:
        raise SeatTaken("Somebody else has your seat now.", hint="Watch, or set up a table of your own.")
    return _seated(former, person)


def _ask_to_join(table: Table, person: Person, seat: int) -> Draft:
    if not table.people():
        require_host(table, person)
        return _seated(seat, person)
    if person.id in table.turned_away:
        raise SeatTaken("Those who sit here did not let you in.", hint="Watch, or set up a table of your own.")
    if table.vote is not None:
        raise NoVote("Something else is being proposed.", hint="Ask again in a moment.")
    seen = table.options.spectators is Spectators.EVERYTHING
    asked = events.Proposed(seat, "join", reveals=seen, name=person.name, program=person.program)
    return Draft([asked], Secret(who={seat: person.id}))


def leave(table: Table, mine: int) -> Draft:
    """Empty one's own seat."""
    if table.phase == "over":
        raise WrongPhase("The game is over: there is nothing to leave.", hint="Just close the table.")
    return Draft([events.Left(mine)])


def add_bot(table: Table, person: Person, request: requests.AddBot) -> Draft:
    """Let a bot take a free seat; during a game one that was left, if everybody else who sits agrees."""
    require_host(table, person)
    seat = _free_seat(table, request.seat)
    check_bot(table.game, request.bot, checked_rules(table.game, table.players, table.rules))
    mine = table.seat_of(person.id)
    if table.phase == "playing" and mine is not None and table.people() != [mine]:
        return propose_bot(table, mine, seat, request.bot)
    return Draft([events.BotSat(seat, request.bot)])


def remove(table: Table, person: Person, request: requests.Remove) -> Draft:
    """Empty somebody else's seat before the game."""
    require_host(table, person)
    require_waiting(table)
    _require_seat(table, request.seat)
    if table.seats[request.seat].kind == "empty":
        raise SeatTaken(f"Seat {request.seat} is empty already.", hint="Choose a seat that is taken.")
    return Draft([events.Left(request.seat, removed=True)])


def swap(table: Table, person: Person, request: requests.Swap) -> Draft:
    """Exchange two seats before the game."""
    require_waiting(table)
    for seat in request.seats:
        _require_seat(table, seat)
    if request.seats[0] == request.seats[1]:
        raise SeatTaken("A seat cannot be exchanged with itself.", hint="Name two seats.")
    mine = table.seat_of(person.id)
    others = [table.seats[seat] for seat in request.seats if seat != mine]
    harmless = mine in request.seats and all(occupant.who is None for occupant in others)
    if not harmless:
        require_host(table, person)
    return Draft([events.SeatsSwapped(request.seats)])


def rename(table: Table, person: Person, request: requests.Rename) -> Draft:
    """Give the table another name."""
    require_host(table, person)
    return Draft([events.Renamed(checked_name(request.name))])


def change(table: Table, person: Person, request: requests.Change) -> Draft:
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
    for occupant in table.seats:
        if occupant.bot is not None:
            check_bot(table.game, occupant.bot, setup)
    seats = None if players == table.players else players
    return Draft([events.Changed(dict(rules), request.options or table.options, seats)])


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

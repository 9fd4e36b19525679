"""From a request to what would happen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.protocol import requests
from chabudai.server.tables.commands import beginning, playing, seating, voting
from chabudai.server.tables.commands.opening import dealt
from chabudai.server.tables.refusals import NoSeat, WrongPhase

if TYPE_CHECKING:
    from collections.abc import Collection

    from chabudai.protocol.requests import AnyTableRequest
    from chabudai.server.tables.commands.draft import Draft
    from chabudai.server.tables.person import Person
    from chabudai.server.tables.table import Table


def decide(table: Table, person: Person, request: AnyTableRequest, absent: Collection[int] = ()) -> Draft:
    """Return what *request* would bring about; a refusal changes nothing.

    The *absent* seats belong to people who have been away for so long that they need not be asked.
    """
    mine = table.seat_of(person.id)
    if isinstance(request, requests.Play) and mine is not None:
        return playing.play(table, mine, request)
    if mine is None:
        return _outsider(table, person, request)
    return _arranged(table, person, request) or _seated(table, mine, request, absent)


def _outsider(table: Table, person: Person, request: AnyTableRequest) -> Draft:
    """A host need not sit, and anybody may sit down."""
    if table.hosted_by(person.id) and (draft := _arranged(table, person, request)) is not None:
        return draft
    if isinstance(request, requests.Sit):
        return seating.sit(table, person, request)
    if isinstance(request, requests.Refuse):
        return voting.withdraw(table, person)
    raise NoSeat("You do not sit at this table.", hint="Sit down first, if a seat is free.")


def _arranged(table: Table, person: Person, request: AnyTableRequest) -> Draft | None:
    match request:
        case requests.Sit():
            return seating.sit(table, person, request)
        case requests.AddBot():
            return seating.add_bot(table, person, request)
        case requests.Remove():
            return seating.remove(table, person, request)
        case requests.Swap():
            return seating.swap(table, person, request)
        case requests.Rename():
            return seating.rename(table, person, request)
        case requests.Change():
            return seating.change(table, person, request)
        case requests.Start():
            seating.require_host(table, person)
            seating.require_waiting(table)
            return dealt(table)
    return None


def _seated(table: Table, mine: int, request: AnyTableRequest, absent: Collection[int]) -> Draft:
    match request:
        case requests.Leave():
            return seating.leave(table, mine)
        case requests.Point():
            return beginning.point(table, mine, request)
        case requests.Say():
            return playing.say(table, mine, request)
        case requests.Propose():
            return voting.propose(table, mine, request, absent)
        case requests.Agree():
            return voting.agree(table, mine, absent)
        case requests.Refuse():
            return voting.refuse(table, mine)
    raise WrongPhase("This cannot be asked of a table.", hint="See the list of requests.")

"""Who sees what of a table: players, onlookers, and those who have left."""

from __future__ import annotations

import pytest

from chabudai.core import ALL, PUBLIC, Observer, Seat
from chabudai.protocol import requests
from chabudai.protocol.events import AnyTableEvent, Sat
from chabudai.protocol.options import Clock, Options, Spectators
from chabudai.protocol.tables import NewTable
from chabudai.server.tables.commands import decide, opened
from chabudai.server.tables.commands.opening import dealt
from chabudai.server.tables.entry import Entry, Secret
from chabudai.server.tables.observers import observer_of
from chabudai.server.tables.person import Person
from chabudai.server.tables.refusals import SeatTaken
from chabudai.server.tables.table import Table

ANN, BOB, CLEO = (Person(name.lower() * 8, name) for name in ("Ann", "Bob", "Cleo"))


def add(table: Table, events: list[AnyTableEvent], secret: Secret | None = None) -> None:
    """Let something happen."""
    table.apply(table.seq + 1, Entry(1, events, secret=secret))


def do(table: Table, person: Person, request: requests.AnyTableRequest) -> None:
    """Let somebody do something."""
    draft = decide(table, person, request)
    add(table, draft.events, draft.secret)


def playing(spectators: Spectators, players: int = 2, *, clock: bool = False, deal: int | None = None) -> Table:
    """Return a table at which Ann and Bob play, and Cleo if there are three."""
    table = Table("t")
    options = Options(spectators=spectators, clock=Clock(60, 5) if clock else None)
    rules = {"first": 0} if deal is None else {}
    draft = opened(NewTable(game="hanabi", players=players, rules=rules, options=options, deal=deal), ANN)
    add(table, draft.events, draft.secret)
    for seat, person in enumerate((BOB, CLEO)[: players - 1], 1):
        add(table, [Sat(seat, person.name)], Secret(who={seat: person.id}))
    draft = dealt(table)
    add(table, draft.events, draft.secret)
    return table


@pytest.mark.parametrize(
    ("spectators", "seen"), [(Spectators.NOBODY, None), (Spectators.PUBLIC, PUBLIC), (Spectators.EVERYTHING, ALL)]
)
def test_onlookers_see_what_the_table_allows(spectators: Spectators, seen: Observer | None) -> None:
    """Players see from their seats, whatever the table says about onlookers."""
    table = playing(spectators)
    assert observer_of(table, CLEO.id) == seen
    assert (observer_of(table, ANN.id), observer_of(table, BOB.id)) == (Seat(0), Seat(1))


def test_somebody_who_has_left_sees_no_hand() -> None:
    """Even where onlookers see everything: they may come back to their seat."""
    table = playing(Spectators.EVERYTHING)
    do(table, BOB, requests.Leave(table="t"))
    assert observer_of(table, BOB.id) is PUBLIC
    do(table, BOB, requests.Sit(table="t"))
    assert observer_of(table, BOB.id) == Seat(1)


def test_somebody_whom_a_bot_replaced_sees_no_hand() -> None:
    """They have a seat to come back to as well."""
    table = playing(Spectators.EVERYTHING)
    do(table, ANN, requests.Propose(table="t", vote="replace", seat=1, bot="cautious"))
    do(table, BOB, requests.Agree(table="t"))
    assert table.seats[1].bot == "cautious"
    assert observer_of(table, BOB.id) is PUBLIC


def test_somebody_who_has_left_comes_back_only_to_the_same_seat() -> None:
    """From it they have seen the other hands."""
    table = playing(Spectators.PUBLIC)
    do(table, ANN, requests.Leave(table="t"))
    do(table, BOB, requests.Leave(table="t"))
    with pytest.raises(SeatTaken):
        decide(table, BOB, requests.Sit(table="t", seat=0))
    do(table, BOB, requests.Sit(table="t", seat=1))
    assert table.seat_of(BOB.id) == 1


def test_a_request_is_answered_by_its_id_and_by_who_sent_it() -> None:
    """The same id from somebody else is another request."""
    table = playing(Spectators.PUBLIC)
    draft = decide(table, ANN, requests.Say(table="t", phrase="hello"))
    table.apply(table.seq + 1, Entry(1, draft.events, ANN.id, "x"))
    assert table.answered(ANN.id, "x") == table.seq
    assert table.answered(BOB.id, "x") is None
    assert table.answered(None, "x") is None
    assert table.answered(ANN.id, "y") is None


def test_looking_ahead_changes_nothing() -> None:
    """What a table would be after an entry is worked out on a copy."""
    table = playing(Spectators.EVERYTHING)
    entry = Entry(2, decide(table, BOB, requests.Leave(table="t")).events, BOB.id, "x")

    ahead = table.after(entry)

    assert (ahead.free(), ahead.former, ahead.seq) == ([1], {BOB.id: 1}, table.seq + 1)
    assert (table.free(), table.former, table.seat_of(BOB.id)) == ([], {}, 1)
    assert table.answered(BOB.id, "x") is None
    assert len(table.log) == table.seq

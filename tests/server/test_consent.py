"""Consent: nobody who is there loses a seat, and nobody new sees a hand, without those whom it concerns."""

from __future__ import annotations

import pytest
from tests.server.test_observers import ANN, BOB, CLEO, add, do, playing

from chabudai.core import PUBLIC, Seat
from chabudai.protocol import requests
from chabudai.protocol.events import Agreed, BotSat, Proposed, Refused, Replaced, Sat, TimeUp
from chabudai.protocol.options import Options, Pace, Spectators
from chabudai.server.hub.appending import append_of
from chabudai.server.jobs.records import table_record
from chabudai.server.tables.commands import decide
from chabudai.server.tables.commands.attendance import Patience, absent_seats
from chabudai.server.tables.commands.voting import pass_over
from chabudai.server.tables.encoding import info
from chabudai.server.tables.entry import Entry
from chabudai.server.tables.observers import observer_of, possible
from chabudai.server.tables.person import Person
from chabudai.server.tables.refusals import HostOnly, NoSeat, NoVote, SeatTaken
from chabudai.server.tables.story.written import written
from chabudai.server.tables.table import Table

REPLACE_BOB = requests.Propose(table="t", vote="replace", seat=1, bot="cautious")
ADD_BOT = requests.AddBot(table="t", bot="cautious", seat=1)
SIT, AGREE, REFUSE, LEAVE = (
    kind(table="t") for kind in (requests.Sit, requests.Agree, requests.Refuse, requests.Leave)
)
MINUTE = 60_000
PATIENCE = Patience(live=180, slow=259_200)


def kinds(table: Table, person: Person, request: requests.AnyTableRequest, absent: frozenset[int]) -> list[type]:
    """Return the kinds of what would happen."""
    return [type(event) for event in decide(table, person, request, absent).events]


def replaced() -> Table:
    """Return a table at which a bot took over from Bob, who was away."""
    table = playing(Spectators.PUBLIC)
    draft = decide(table, ANN, REPLACE_BOB, frozenset({1}))
    add(table, draft.events, draft.secret)
    assert table.seats[1].bot == "cautious"
    return table


def test_somebody_who_is_there_is_asked_before_a_bot_takes_the_seat() -> None:
    """At a table of two the proposal waits for the one whom it is about, who may refuse."""
    table = playing(Spectators.PUBLIC)
    assert kinds(table, ANN, REPLACE_BOB, frozenset()) == [Proposed]
    do(table, ANN, REPLACE_BOB)
    assert {"agree", "refuse"} <= set(possible(table, BOB.id))
    do(table, BOB, REFUSE)
    assert (table.vote, table.seat_of(BOB.id)) == (None, 1)


def test_a_proposal_waits_until_somebody_has_been_away_for_long() -> None:
    """Nobody has to propose it again: the time alone decides, but only once everybody else has agreed."""
    table = playing(Spectators.PUBLIC, 3)
    do(table, ANN, REPLACE_BOB)
    assert pass_over(table, frozenset({1})) is None
    do(table, CLEO, AGREE)
    assert table.seats[1].who == BOB.id
    assert pass_over(table, frozenset()) is None
    draft = pass_over(table, frozenset({1}))
    assert draft is not None
    add(table, draft.events, draft.secret)
    assert (table.seats[1].bot, table.vote) == ("cautious", None)
    assert pass_over(table, frozenset({1})) is None


def test_the_last_consent_counts_when_somebody_has_been_away_for_long_by_then() -> None:
    """Whoever was there when it was proposed is not asked any more."""
    table = playing(Spectators.PUBLIC, 3)
    do(table, ANN, REPLACE_BOB)
    assert kinds(table, CLEO, AGREE, frozenset({1})) == [Agreed, Replaced]


def test_somebody_who_has_been_away_for_long_is_replaced_at_once() -> None:
    """Nobody else is left to be asked."""
    assert kinds(playing(Spectators.PUBLIC), ANN, REPLACE_BOB, frozenset({1})) == [Proposed, Replaced]


def test_coming_back_ends_the_vote_about_an_absent_player() -> None:
    """The last agreement comes too late: it says that they are there, and replaces nobody."""
    table = playing(Spectators.PUBLIC)
    add(table, [Proposed(0, "replace", target=1, bot="cautious", absent=True)])
    assert kinds(table, ANN, AGREE, frozenset()) == [Refused]
    assert Replaced in kinds(table, ANN, AGREE, frozenset({1}))


def test_an_empty_clock_lets_a_bot_play_without_asking() -> None:
    """That was agreed on with the clock."""
    table = playing(Spectators.PUBLIC, clock=True)
    add(table, [TimeUp(0)])
    wanted = requests.Propose(table="t", vote="replace", seat=0, bot="cautious")
    assert kinds(table, BOB, wanted, frozenset()) == [Proposed, Replaced]


@pytest.mark.parametrize(
    ("present", "seen", "minutes", "absent"),
    [(True, 0, 60, False), (False, 0, 60, True), (False, 0, 2, False), (False, 58, 60, False), (False, 57, 60, True)],
)
def test_being_absent_takes_time_without_a_connection(*, present: bool, seen: int, minutes: int, absent: bool) -> None:
    """Three minutes at a live table, counted from the last sign of somebody."""
    table = playing(Spectators.PUBLIC)
    found = absent_seats(table, [True, present], {1: seen * MINUTE}, minutes * MINUTE, PATIENCE)
    assert found == (frozenset({1}) if absent else frozenset())


def test_whoever_acts_without_a_connection_is_there() -> None:
    """A program may send its moves one by one."""
    table = playing(Spectators.PUBLIC)
    table.apply(table.seq + 1, Entry(9 * MINUTE, [Proposed(1, "resign")], BOB.id))
    assert absent_seats(table, [True, False], {}, 10 * MINUTE, PATIENCE) == frozenset()
    assert absent_seats(table, [True, False], {}, 13 * MINUTE, PATIENCE) == {1}


def test_where_each_moves_in_their_own_time_only_the_one_to_move_is_missed() -> None:
    """And that only after days."""
    table = playing(Spectators.PUBLIC)
    table.options = Options(pace=Pace.SLOW)
    day = 24 * 60 * MINUTE
    assert absent_seats(table, [False, False], {}, 2 * day, PATIENCE) == frozenset()
    assert absent_seats(table, [False, False], {}, 4 * day, PATIENCE) == {0}


def test_whoever_was_replaced_takes_the_seat_back_by_one_request() -> None:
    """From the bot, without asking anybody, as long as the game goes on."""
    table = replaced()
    assert info(table, BOB.id).held == 1
    assert "sit" in possible(table, BOB.id)
    do(table, BOB, SIT)
    assert (table.seat_of(BOB.id), observer_of(table, BOB.id)) == (1, Seat(1))
    assert info(table, BOB.id).held is None


def test_nobody_else_takes_a_seat_from_a_bot() -> None:
    """Only the one from whom the bot took it."""
    table = replaced()
    assert info(table, CLEO.id).held is None
    with pytest.raises(SeatTaken):
        decide(table, CLEO, requests.Sit(table="t", seat=1))


def test_a_game_with_a_replaced_player_is_marked_also_after_they_came_back() -> None:
    """It counts nowhere."""
    table = replaced()
    do(table, BOB, SIT)
    record = table_record(written(table))
    assert (record.marked, record.ranked, record.marks) == (True, False, ["replaced"])


def test_a_bot_at_a_left_seat_marks_the_game_too() -> None:
    """And whoever left takes it back from that bot."""
    table = playing(Spectators.PUBLIC)
    do(table, BOB, LEAVE)
    do(table, ANN, requests.AddBot(table="t", bot="cautious"))
    assert table.marks == {"replaced"}
    do(table, BOB, SIT)
    assert table.seat_of(BOB.id) == 1


def test_a_bot_gets_a_left_seat_only_if_the_others_agree() -> None:
    """The host asks by the same request, the others may refuse, and whoever left may still come back first."""
    table = playing(Spectators.PUBLIC, 3)
    do(table, BOB, LEAVE)
    do(table, ANN, ADD_BOT)
    assert (table.seats[1].kind, table.vote is not None) == ("empty", True)
    with pytest.raises(NoVote):
        decide(table, ANN, ADD_BOT)
    do(table, CLEO, REFUSE)
    assert (table.seats[1].kind, table.vote) == ("empty", None)
    do(table, ANN, ADD_BOT)
    do(table, BOB, SIT)
    assert (table.seat_of(BOB.id), table.vote) == (1, None)
    do(table, BOB, LEAVE)
    do(table, ANN, ADD_BOT)
    do(table, CLEO, AGREE)
    assert (table.seats[1].bot, table.vote, table.marks) == ("cautious", None, {"replaced"})


def test_whoever_sits_alone_asks_nobody_about_a_bot() -> None:
    """Bots have no vote."""
    table = playing(Spectators.PUBLIC)
    do(table, BOB, LEAVE)
    assert kinds(table, ANN, ADD_BOT, frozenset()) == [BotSat]


def test_somebody_new_sees_no_hand_before_those_who_sit_have_agreed() -> None:
    """Asking for a left seat is a proposal; agreeing seats the one who asked."""
    table = playing(Spectators.PUBLIC)
    do(table, BOB, LEAVE)
    do(table, CLEO, SIT)
    assert (table.seat_of(CLEO.id), observer_of(table, CLEO.id)) == (None, PUBLIC)
    vote = info(table, ANN.id).vote
    assert vote is not None
    assert (vote.vote, vote.seat, vote.name, vote.yours) == ("join", 1, "Cleo", False)
    do(table, ANN, AGREE)
    assert (table.seat_of(CLEO.id), table.seats[1].name, table.vote) == (1, "Cleo", None)
    assert table.marks == {"newcomer"}


def test_everybody_who_sits_must_let_somebody_in() -> None:
    """One of them is not enough."""
    table = playing(Spectators.PUBLIC, players=3)
    do(table, BOB, LEAVE)
    newcomer = Person("d" * 20, "Dan")
    do(table, newcomer, SIT)
    assert kinds(table, ANN, AGREE, frozenset()) == [Agreed]
    do(table, ANN, AGREE)
    assert kinds(table, CLEO, AGREE, frozenset()) == [Agreed, Sat]


def test_whoever_was_turned_away_does_not_ask_again() -> None:
    """Nobody is pestered; whoever withdraws may ask later."""
    table = playing(Spectators.PUBLIC)
    do(table, BOB, LEAVE)
    do(table, CLEO, SIT)
    do(table, CLEO, REFUSE)
    do(table, CLEO, SIT)
    do(table, ANN, REFUSE)
    assert "sit" not in possible(table, CLEO.id)
    with pytest.raises(SeatTaken):
        decide(table, CLEO, SIT)


def test_a_stranger_does_not_keep_the_players_from_proposing() -> None:
    """What they propose goes first; only the one who asked may withdraw the question."""
    table = playing(Spectators.PUBLIC, players=3)
    do(table, BOB, LEAVE)
    do(table, Person("d" * 20, "Dan"), SIT)
    with pytest.raises(NoVote):
        decide(table, Person("e" * 20, "Eve"), REFUSE)
    do(table, ANN, requests.Propose(table="t", vote="resign"))
    assert table.vote is not None
    assert table.vote.proposed.vote == "resign"


def test_whoever_may_have_seen_the_hands_marks_the_game() -> None:
    """Those who sit are told before they agree."""
    table = playing(Spectators.EVERYTHING)
    do(table, BOB, LEAVE)
    do(table, CLEO, SIT)
    vote = info(table, ANN.id).vote
    assert vote is not None
    assert vote.reveals
    do(table, ANN, AGREE)
    assert table.marks == {"newcomer", "seen"}


def test_where_nobody_sits_only_the_host_may_sit_down() -> None:
    """Others have nobody whom they could ask."""
    table = playing(Spectators.PUBLIC)
    do(table, BOB, LEAVE)
    do(table, ANN, LEAVE)
    table.former.pop(ANN.id)
    with pytest.raises(HostOnly):
        decide(table, CLEO, SIT)
    do(table, ANN, SIT)
    assert table.seat_of(ANN.id) == 0


def test_a_filled_seat_ends_the_question_for_it() -> None:
    """The one who left is back before the others have answered."""
    table = playing(Spectators.PUBLIC)
    do(table, BOB, LEAVE)
    do(table, CLEO, SIT)
    do(table, BOB, SIT)
    assert table.vote is None
    assert not table.marked
    with pytest.raises(NoSeat):
        decide(table, CLEO, AGREE)


def test_what_a_marked_game_reached_is_not_compared() -> None:
    """The table of results on numbered deals leaves it out, and games whose hands onlookers saw."""
    for spectators, replaces in ((Spectators.PUBLIC, True), (Spectators.EVERYTHING, False), (Spectators.PUBLIC, False)):
        table = playing(spectators, deal=7)
        if replaces:
            add(table, decide(table, ANN, REPLACE_BOB, frozenset({1})).events)
        while True:
            assert table.match is not None
            step = table.match.try_out(table.match.state.legal_moves()[0])
            if step.after.returns() is not None:
                break
            table.match.add(step)
        append = append_of(table, Entry(1, []), [step])
        assert (append.reached is not None) == (spectators is Spectators.PUBLIC and not replaces)

"""The coach: it answers one person among bots, from their own seat alone, and each use is marked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from tests.records.rehearsed import every_hanabi, rehearsed
from tests.server.client import Client, Message
from tests.server.running import Server
from tests.server.story import fine, refused, run, table_for

from chabudai.bots import say_why
from chabudai.core import ChabudaiError, Chance, Record
from chabudai.games import GAMES
from chabudai.protocol.coaching import CoachTopic
from chabudai.protocol.events import AnyTableEvent, BotSat, Coached, Created, Left, Replaced, Sat, Started
from chabudai.protocol.messages import Coaching
from chabudai.protocol.options import Options
from chabudai.protocol.reasons import Reason
from chabudai.protocol.requests import Coach
from chabudai.server.device.company import Company
from chabudai.server.tables.coach import asking, topics
from chabudai.server.tables.encoding import encode
from chabudai.server.tables.entry import Entry, Secret
from chabudai.server.tables.refusals import NoCoach, NothingMeant
from chabudai.server.tables.story.written import written
from chabudai.server.tables.table import Table
from chabudai.words import LANGUAGES, PARTS, Words

ANN, BOB = "ann" * 8, "bob" * 8
BOTS = [{"bot": "partner"}, {"bot": "partner"}]
ALONE = {"players": 3, "bots": BOTS, "start": True, "rules": {"first": 0}}


def _table(record: Record, moves: int, bot: str = "partner") -> Table:
    """Return a table where Ann has the first seat, bots the others, and so many moves of a game were made."""
    table = Table("t")
    seats = [BotSat(seat, bot) for seat in range(1, record.players)]
    made: list[AnyTableEvent] = [
        Created("", record.game, record.players, dict(record.rules), Options()),
        Sat(0, "Ann"),
        *seats,
    ]
    table.apply(
        1, Entry(0, [*made, Started(dict(record.rules))], secret=Secret(None, dict(record.deal), {0: ANN}, ANN))
    )
    assert table.match is not None
    for text in record.moves[:moves]:
        table.match.add(table.match.try_out(table.match.game.parse(text)))
    return table


def _answer(table: Table, topic: CoachTopic) -> Coaching:
    return Company().coach(asking(table, ANN, Coach(table="t", topic=topic)))


def _mutter(reason: Reason) -> Iterator[Reason]:
    """Yield a reason and all that is inside of it."""
    yield reason
    for value in reason.values.values():
        if isinstance(value, Reason):
            yield from _mutter(value)


@pytest.mark.parametrize(("game", "bot"), [("hanabi", "partner"), ("bossa", "greedy")])
def test_the_coach_advises_a_legal_move_with_a_reason(game: str, bot: str) -> None:
    """What a bot that is meant for people would do in this seat, at each turn of it."""
    record = rehearsed(game, 2, {"first": 0} if game == "hanabi" else {}, "advice")
    for moves in range(min(len(record.moves), 12)):
        table = _table(record, moves, "random")
        if table.turn == 0:
            assert table.match is not None
            # The strongest one of Bossa would be compiled first.
            table.match.company = bot
            answer = _answer(table, "move")
            assert answer.advice is not None
            assert answer.advice.bot == bot
            assert answer.advice.move in map(str, table.match.view(table.match.state.to_move).legal_moves())
            assert answer.advice.why is not None


def test_every_variant_has_its_meanings_in_every_language() -> None:
    """Along games of every variant and number of players; nothing is said that a language has no words for."""
    words = [Words(language, PARTS) for language in LANGUAGES]
    seen = set[str]()
    for record in every_hanabi(1):
        names = [f"P{seat}" for seat in range(record.players)]
        for moves in range(4, min(len(record.moves) - 1, 40), 9):
            try:
                answer = _answer(_table(record, moves), "meaning")
            except NothingMeant:
                continue
            assert answer.reading is not None
            said = [*answer.reading.taken, *(reason for meant in answer.reading.meant for reason in meant.said)]
            seen.update(part.name for reason in said for part in _mutter(reason))
            for language in words:
                assert all(say_why(reason, language, names) for reason in said)
    assert seen >= {"coach-play", "coach-save", "coach-own-keep", "coach-by"}


def _alike(record: Record, moves: int, number: int) -> Record | None:
    """Return the game with two cards exchanged, if the first seat cannot tell; None if it can."""
    chance = Chance("alike", str(number))
    deck = list(record.deal["deck"])  # type: ignore[arg-type]
    one, other = chance.below(len(deck)), chance.below(len(deck))
    if deck[one] == deck[other]:
        return None
    deck[one], deck[other] = deck[other], deck[one]
    twin = replace(record, deal={"deck": deck}, seed=None)
    game, setup = GAMES["hanabi"], GAMES["hanabi"].setup(record.players, record.rules)
    here = game.deal(setup, game.read_deal(setup, record.deal))
    there = game.deal(setup, game.read_deal(setup, twin.deal))
    for text in record.moves[:moves]:
        move = game.parse(text)
        if here.view(0) != there.view(0) or move not in there.legal_moves():
            return None
        here, there = here.play(move), there.play(move)
    return twin if here.view(0) == there.view(0) and here.hands[0] != there.hands[0] else None


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_deals_that_look_the_same_have_the_same_answers(players: int) -> None:
    """Byte by byte: other cards in its hand, which the seat cannot tell apart after the whole game so far."""
    compared = 0
    for number in range(6):
        record = rehearsed("hanabi", players, {"first": 0}, f"alike {number}")
        moves = players * (1 + number % 3)
        twins = (_alike(record, moves, each) for each in range(400))
        for twin in list(filter(None, twins))[:3]:
            real, other = _table(record, moves), _table(twin, moves)
            if real.turn != 0:
                continue
            for topic in topics(real, 0):
                assert _bytes(real, topic) == _bytes(other, topic)
                compared += 1
    assert compared >= 6


def _bytes(table: Table, topic: CoachTopic) -> bytes:
    try:
        return encode(_answer(table, topic))
    except NothingMeant as error:
        return error.code.encode()


def test_no_answer_once_other_people_play_or_played() -> None:
    """A seat that was left, a bot that took over from somebody: there may be a person who would not like it."""
    record = rehearsed("hanabi", 3, {"first": 0}, "others")
    changes: list[tuple[list[AnyTableEvent], Secret | None]] = [
        ([Sat(1, "Bob")], Secret(who={1: BOB})),
        ([Left(1)], None),
        ([Sat(1, "Bob"), Replaced(1, "partner")], Secret(who={1: BOB})),
    ]
    for events, secret in changes:
        table = _table(record, 3)
        assert topics(table, 0) == ["meaning", "move"]
        table.apply(2, Entry(0, events, secret=secret))
        assert topics(table, 0) == []
        with pytest.raises(NoCoach):
            asking(table, ANN, Coach(table="t", topic="meaning"))


def test_a_use_is_written_down() -> None:
    """The mark, and after how many moves which question was asked; then the game is not compared."""
    table = _table(rehearsed("hanabi", 3, {"first": 0}, "mark"), 3)
    assert written(table).counts

    table.apply(2, Entry(0, [Coached(0, "move")], by=ANN))

    game = written(table)
    assert (game.marks, game.marked, game.counts) == (["coached"], True, False)
    assert msgspec.to_builtins(game.coached) == [{"entry": 2, "moves": 3, "seat": 0, "topic": "move"}]


def test_the_coach_answers_and_the_game_is_marked(server: Server) -> None:
    """Over the protocol: the mark is there before the answer; a game that is over has the uses in its record."""

    async def story(ann: Client) -> None:
        table = (await ann.request("POST", "/api/tables", {"game": "hanabi", **ALONE}))["table"]
        shown = await ann.watch(table)
        assert shown["info"]["coach"] == "partner"
        assert {"coach:meaning", "coach:move"} <= set(shown["info"]["can"])
        await refused(ann.ask(do="coach", table=table, topic="meaning"), "coach/nothing")
        assert (await ann.info(table))["marks"] == []
        advice = await ann.ask(do="coach", table=table, topic="move")
        assert advice["advice"]["bot"] == "partner"
        assert (await ann.info(table))["marks"] == ["coached"]
        kinds = [message["type"] for message in ann.messages]
        assert kinds[-2:] == ["update", "coaching"]
        clue = next(move["move"] for move in shown["position"]["moves"] if move["kind"] == "clue")
        start = len(ann.messages)
        await fine(ann.ask(do="play", table=table, move=clue))
        await ann.wait(lambda message: _turn(message) == 0, start)
        meaning = await ann.ask(do="coach", table=table, topic="meaning")
        assert [meant["said"] for meant in meaning["reading"]["meant"]] != []
        await fine(ann.ask(do="propose", table=table, vote="resign"))
        await refused(ann.ask(do="coach", table=table, topic="meaning"), "game/over")
        record = await ann.request("GET", f"/api/tables/{table}/record")
        assert (record["marks"], record["ranked"]) == (["coached"], False)
        assert [(use["moves"], use["topic"]) for use in record["coached"]] == [(0, "move"), (3, "meaning")]

    run(server, story, people=1)


def _turn(message: Message) -> int | None:
    position: dict[str, Any] = message.get("position") or {"view": {"to_move": None}}
    turn: int | None = position["view"]["to_move"]
    return turn if message["type"] == "update" else None


def test_the_coach_is_refused_to_everybody_else(server: Server) -> None:
    """People among people, onlookers, somebody who is not to move, a table that waits, a game without a reader."""

    async def story(ann: Client, bob: Client) -> None:
        waiting = await table_for(ann, bob)
        await refused(ann.ask(do="coach", table=waiting, topic="meaning"), "table/phase")
        await fine(ann.ask(do="start", table=waiting))
        for topic in ("meaning", "move"):
            await refused(ann.ask(do="coach", table=waiting, topic=topic), "coach/none")
        assert not [what for what in (await ann.info(waiting))["can"] if what.startswith("coach")]
        alone = (await ann.request("POST", "/api/tables", {"game": "hanabi", **ALONE, "seat": 1, "bots": _SEATED}))[
            "table"
        ]
        await bob.watch(alone)
        await refused(bob.ask(do="coach", table=alone, topic="meaning"), "seat/none")
        bossa = {"game": "bossa", "players": 2, "bots": [{"bot": "greedy"}], "start": True}
        duel = (await ann.request("POST", "/api/tables", bossa))["table"]
        await refused(ann.ask(do="coach", table=duel, topic="meaning"), "coach/none")

    run(server, story)


_SEATED = [{"bot": "partner", "seat": 0}, {"bot": "partner", "seat": 2}]


def test_whoever_is_not_to_move_gets_no_advice() -> None:
    """But a clue may be explained at any time."""
    table = _table(rehearsed("hanabi", 3, {"first": 0}, "turn"), 1)

    assert topics(table, 0) == ["meaning"]
    with pytest.raises(ChabudaiError) as refusal:
        asking(table, ANN, Coach(table="t", topic="move"))
    assert refusal.value.code == "move/turn"

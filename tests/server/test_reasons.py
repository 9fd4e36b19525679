"""Bots' reasons: kept with their moves, told after the end, in the language of the reader."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.client import Client
from tests.server.running import Server

from chabudai.bots import BOTS, say_why
from chabudai.bots.thinking import Thought
from chabudai.core import Record, Seat
from chabudai.games import GAMES
from chabudai.protocol.events import AnyTableEvent, BotSat, Created, Moved, Started, Stopped, TakenBack
from chabudai.protocol.options import Aid, Options
from chabudai.protocol.reasons import Because, Reason, Sentence, Who
from chabudai.server.hub.bot_turn import bot_turn
from chabudai.server.jobs.records import table_record
from chabudai.server.store.store import body_of
from chabudai.server.tables.entry import Entry, Secret
from chabudai.server.tables.match import settled_rules
from chabudai.server.tables.story.reasons import LARGEST, LONGEST, MOST, said, storable
from chabudai.server.tables.story.replay import replay_of_record, replay_of_table
from chabudai.server.tables.story.written import written
from chabudai.server.tables.table import Table
from chabudai.words import LANGUAGES, Words

SAVES = Reason("because-saves", {"who": Who(Seat(1)), "card": Reason("card-red", {"value": 5})})


def table(*reasons: Because | None) -> Table:
    """Return a table of two bots with a clue for each of these reasons, read back from what is stored."""
    rules: dict[str, Any] = dict(settled_rules("hanabi", 2, {"first": 0}, "seed"))
    events: list[AnyTableEvent] = [
        Created("", "hanabi", 2, rules, Options()),
        BotSat(0, "partner"),
        BotSat(1, "random"),
    ]
    entries = [Entry(1, [*events, Started(rules)], secret=Secret(seed="seed"))]
    found = Table("t")
    found.apply(1, entries[0])
    assert found.match is not None
    for seq, why in enumerate(reasons, 2):
        clue = next(str(move) for move in found.match.state.legal_moves() if "clue" in str(move))
        entry = Entry(1, [Moved(seq % 2, clue)], why=why)
        found.apply(seq, msgspec.json.decode(body_of(entry), type=Entry))
    return found


def ended(found: Table) -> Table:
    """Stop the game."""
    found.apply(found.seq + 1, Entry(1, [Stopped("resigned")]))
    return found


def test_a_reason_keeps_its_message_and_its_values() -> None:
    """Players by seat and messages inside messages come back as they were."""
    assert storable(SAVES) == SAVES
    assert storable("I like it.") == Sentence("I like it.")
    assert storable("") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_is_said_as_the_terminal_says_it(language: str) -> None:
    """The stored form loses nothing."""
    words = Words(language, ("game", "bots"))

    assert said(SAVES, words, ["Ann", "Bob"]) == say_why(SAVES, words, ["Ann", "Bob"])


def test_every_reason_of_our_partner_is_kept() -> None:
    """However many cards it names, one inside the other."""
    game, kind = GAMES["hanabi"], BOTS.find("hanabi", "partner")
    setup = game.setup(5, {})
    state: Any = game.deal(setup, game.shuffle(setup, "reasons"))
    bots = [kind.sit(state.view(Seat(seat)), "") for seat in range(5)]
    while (mover := state.to_move) is not None:
        move = bots[mover].choose(state.view(mover))
        assert storable(bots[mover].explain()) is not None
        state = state.play(move)
        for seat, bot in enumerate(bots):
            bot.watch(move, state.view(Seat(seat)))


def nested(depth: int, times: int = 1) -> Reason:
    """Return a message that stands inside a message, and so on; the same one several times in each."""
    reason = Reason("because-or")
    for _ in range(depth):
        reason = Reason("because-or", dict.fromkeys(map(str, range(times)), reason))
    return reason


def endless() -> Reason:
    """Return a message that stands inside itself."""
    values: dict[str, Any] = {}
    values["one"] = Reason("because-or", values)
    return Reason("because-or", values)


def strange() -> Iterator[object]:
    """Yield what a foreign bot may give for a reason: no value of a message, endless or too large."""
    yield from (7, "\ud800", nested(100), nested(10_000), nested(100, times=2), endless())
    values: tuple[Any, ...] = (True, float("nan"), "\ud800", Who("Ann"), object(), "x" * LARGEST)  # type: ignore[arg-type]
    yield from (Reason("because-or", {"one": value}) for value in values)
    yield Reason("because-or", dict.fromkeys(map(str, range(LARGEST)), 1))
    yield Reason("because-or", [1])  # type: ignore[arg-type]
    yield Reason(object())  # type: ignore[arg-type]


def test_a_reason_that_could_not_be_read_again_is_left_out() -> None:
    """One entry that cannot be read would spoil the whole log."""
    assert [number for number, why in enumerate(strange()) if storable(why) is not None] == []


def test_what_is_kept_can_be_said() -> None:
    """The deepest and the largest reason come back from the store; long sentences are cut."""
    deepest, largest = storable(nested(MOST - 1)), storable(Reason("because-or", {"one": "x" * (LARGEST - 100)}))
    long = storable("x" * 10_000)

    for why in (deepest, largest, long):
        assert why is not None
        entry = Entry(1, [Moved(0, "play 1")], why=why)
        assert msgspec.json.decode(body_of(entry), type=Entry) == entry
        said(why, Words("en", ("game", "bots")), [])
    assert isinstance(long, Sentence)
    assert len(long.text) == LONGEST


def test_a_reason_without_words_says_nothing() -> None:
    """Unknown messages and seats where nobody sits."""
    assert said(Reason("nothing-like-it"), Words("en", ("game", "bots")), []) == ""
    assert said(Reason("because-mends", {"who": Who(9)}), Words("en", ("game", "bots")), ["Ann"]) == ""


def test_a_bots_turn_brings_its_reason() -> None:
    """What the thinking process says goes with the move."""

    class Pool:
        async def choose(self, *_: object) -> Thought:
            return Thought("play 1", SAVES)

    draft = asyncio.run(bot_turn(table(), 0, Pool()))  # type: ignore[arg-type]

    assert draft.events == [Moved(0, "play 1")]
    assert draft.why == SAVES


def test_a_replay_has_the_reason_of_each_move() -> None:
    """As stored; moves without one, as all were before reasons were kept, have none."""
    found = ended(table(SAVES, None, Sentence("Why not.")))

    assert replay_of_table(written(found), "all").why == [SAVES, None, Sentence("Why not.")]


def test_a_move_that_is_taken_back_takes_its_reason_along() -> None:
    """The next move at its place has its own."""
    found = table(SAVES, Sentence("first"))
    found.apply(found.seq + 1, Entry(1, [TakenBack(1)]))
    found.apply(found.seq + 1, Entry(1, [Moved(1, "play 1")]))

    assert replay_of_table(written(ended(found)), "all").why == [SAVES, None]


def test_a_record_notes_the_reasons_in_the_language_of_its_reader() -> None:
    """Read again, they stand beside the same moves."""
    whole = table_record(written(ended(table(SAVES, None, Sentence("Why not.")))), "it")
    record = Record.from_json(whole.record)

    assert [(note.seat, note.move) for note in record.notes] == [(0, 1), (0, 3)]
    assert record.notes[0].text == said(SAVES, Words("it", ("game", "bots")), ["partner", "random"])
    shown = replay_of_record(record, "all", Aid.EXCLUSIONS).why
    assert shown == [Sentence(record.notes[0].text), None, Sentence("Why not.")]
    assert list(record.replay(GAMES))


def test_the_record_of_a_running_game_has_no_reasons() -> None:
    """Such as an operator can export."""
    assert "notes" not in table_record(written(table(SAVES))).record


def test_no_reason_leaves_before_the_end_and_all_survive_a_restart(tmp_path: Path) -> None:
    """A person plays with bots: not one message names a reason until the game is over; then the replay has them."""

    async def play(server: Server) -> tuple[str, list[str]]:
        async with Client(server.url, "Ann") as ann:
            await ann.open()
            new = {"game": "hanabi", "players": 3, "rules": {"first": 0}, "options": {"spectators": "everything"}}
            found = str((await ann.request("POST", "/api/tables", new))["table"])
            for _ in range(2):
                await ann.request("POST", "/api/do", {"do": "add_bot", "table": found, "bot": "partner"})
            await ann.request("POST", "/api/do", {"do": "start", "table": found})
            await ann.watch(found)
            for _ in range(3):
                # Clues and discards end no game, whatever was dealt.
                careful = next(move for move in await offered(ann) if move["kind"] != "play")
                await ann.ask(do="play", table=found, move=careful["move"])
            await offered(ann)
            for path in ("", "/record", "/replay"):
                await ann.raw("GET", f"/api/tables/{found}{path}")
            heard = list(ann.heard)
            await ann.ask(do="propose", table=found, vote="resign")
            return found, heard

    async def offered(client: Client) -> list[dict[str, Any]]:
        mine = await client.wait(lambda message: bool((message.get("position") or {}).get("moves")))
        client.messages.clear()
        moves: list[dict[str, Any]] = mine["position"]["moves"]
        return moves

    async def look(server: Server, found: str) -> dict[str, Any]:
        async with Client(server.url) as onlooker:
            shown: dict[str, Any] = await onlooker.request("GET", f"/api/tables/{found}/replay")
            return shown

    with Server(tmp_path) as server:
        found, heard = asyncio.run(play(server))
    with Server(tmp_path) as server:
        shown = asyncio.run(look(server, found))

    assert len(heard) > 10
    assert not any("because-" in text for text in heard)
    seats = [move["seat"] for move in shown["moves"]]
    assert [why is not None for why in shown["why"]] == [seat != 0 for seat in seats]
    assert all(why["name"].startswith("because-") for why in shown["why"] if why)

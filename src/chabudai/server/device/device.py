"""The tables of a device, asked and told in JSON texts: these pass between a page and Python as they are."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import msgspec

from chabudai.bots import BOTS
from chabudai.core import ChabudaiError
from chabudai.games import GAMES
from chabudai.protocol import requests
from chabudai.protocol.events import Coached, Rematch
from chabudai.protocol.messages import Answer, Objection, TableSnapshot, Update
from chabudai.protocol.tables import BotAt, NewTable, NewTrial
from chabudai.server.device.company import Company
from chabudai.server.tables import encoding
from chabudai.server.tables.coach import asking
from chabudai.server.tables.commands import Draft, begun, decide, opened, tried
from chabudai.server.tables.commands.playing import objection
from chabudai.server.tables.encoding import encode
from chabudai.server.tables.entry import Entry
from chabudai.server.tables.observers import require_observer
from chabudai.server.tables.person import Person
from chabudai.server.tables.refusals import RunningGame, WrongPhase, problem, unknown_table
from chabudai.server.tables.story.replay import replay_of_table
from chabudai.server.tables.story.written import written
from chabudai.server.tables.table import Table

if TYPE_CHECKING:
    from chabudai.protocol.messages import AnyMessage, Coaching

PREFIX: Final = "device-"
"""What the names of these tables start with."""
ME: Final = "me"
"""The only identity that there is."""

_Asked = requests.Watch | requests.Unwatch | requests.Why | requests.Coach | requests.AnyTableRequest
_read_request: Final = msgspec.json.Decoder(_Asked).decode
_read_trial: Final = msgspec.json.Decoder(NewTrial).decode
_read_entries: Final = msgspec.json.Decoder(list[Entry]).decode


class Told(msgspec.Struct):
    """What came of a request: messages for the page, and what was added to logs, to be stored by it."""

    messages: list[Any] = []
    added: dict[str, list[Entry]] = {}
    """By table."""
    tables: dict[str, Any] = {}
    """How each of those tables stands, as a line for a list."""


class Device:
    """All tables that were opened or loaded."""

    def __init__(self, name: str = "") -> None:
        """Play under a *name*, which may be empty."""
        self._me = Person(ME, name)
        self._tables: dict[str, Table] = {}
        self._company = Company()

    def open(self, game: str) -> str:
        """Deal a game with the usual number of players and bots; return what came of it, as `Told`."""
        players = GAMES.find(game).usual_players
        bot = BOTS.usual(game, GAMES.find(game).setup(players, {}))
        bots = [BotAt(bot) for _ in range(players - 1)]
        told = Told()
        self._new(opened(NewTable(game=game, players=players, bots=bots, start=True), self._me), told)
        return _text(told)

    def trial(self, wanted: str) -> str:
        """Go on from a position of a game that is over here, given a `NewTrial`; return what came of it, as `Told`."""
        new, told = _read_trial(wanted), Told()
        try:
            table = self._find(new.table or "")
            if table.match is None or table.phase != "over":
                raise RunningGame("The game is still on.", hint="Finish it first.")
            record = table.match.record()
            match, moves = begun(record, new.moves)
            for _ in match.play_on(moves):
                pass
            self._new(tried(new, record, match, self._me), told)
        except ChabudaiError as error:
            told.messages.append(Answer(None, ok=False, error=problem(error)))
        return _text(told)

    def load(self, table: str, entries: str) -> None:
        """Take up a table from its stored log."""
        loaded = Table(table)
        for seq, entry in enumerate(_read_entries(entries), 1):
            loaded.apply(seq, entry)
        self._tables[table] = loaded

    def ask(self, request: str) -> str:
        """Do what a request of the protocol asks for; return what came of it, as `Told`."""
        asked = _read_request(request)
        told = Told()
        try:
            told.messages.append(self._answer(asked, told))
        except ChabudaiError as error:
            told.messages.append(Answer(asked.id, ok=False, error=problem(error)))
        return _text(told)

    def think(self, table: str) -> str:
        """Let one bot move whose turn it is; return what came of it, as `Told`."""
        told = Told()
        found = self._find(table)
        if (draft := self._company.turn(found)) is not None:
            self._add(found, draft, told)
        return _text(told)

    def get(self, table: str, what: str) -> str:
        """Return what the server has under a table's address: `replay`, `record` or `positions/3`; or why not."""
        name, _, query = what.partition("?")
        try:
            return encode(self._got(self._find(table), *name.split("/"), query)).decode()
        except ChabudaiError as error:
            return encode({"error": problem(error)}).decode()

    def _got(self, table: Table, what: str, *rest: str) -> Any:  # noqa: ANN401 - encoded at once
        if table.match is None:
            raise WrongPhase("No game was played.", hint="Play one first.")
        if what == "positions":
            return table.match.position_after(int(rest[0]), require_observer(table, ME), table.options.aid)
        if table.phase != "over":
            raise RunningGame("The game is still on.", hint="Finish it first.")
        if what == "replay":
            return replay_of_table(written(table), rest[-1].partition("=")[2])
        return {"record": replace(table.match.record(), names=tuple(table.labels())).to_json()}

    def _find(self, table: str) -> Table:
        if table not in self._tables:
            raise unknown_table()
        return self._tables[table]

    def _answer(self, asked: _Asked, told: Told) -> AnyMessage:
        table = self._find(asked.table)
        match asked:
            case requests.Watch():
                return _snapshot(table, asked.since)
            case requests.Unwatch():
                return Answer(asked.id, ok=True)
            case requests.Why():
                refusal = objection(table, table.seat_of(ME) or 0, asked.move)
                return Objection(asked.id, None if refusal is None else problem(refusal))
            case requests.Coach():
                return self._coach(table, asked, told)
        if (seq := table.answered(ME, asked.id)) is None:
            rematch = isinstance(asked, requests.PlayAgain)
            draft = self._rematch(table, told) if rematch else decide(table, self._me, asked)
            self._add(table, draft, told, asked.id)
            seq = table.seq
        return Answer(asked.id, ok=True, seq=seq)

    def _coach(self, table: Table, asked: requests.Coach, told: Told) -> Coaching:
        """Answer what the coach is asked, and mark the game."""
        question = asking(table, ME, asked)
        answer = self._company.coach(question)
        self._add(table, Draft([Coached(question.seat, asked.topic)]), told)
        return answer

    def _rematch(self, table: Table, told: Told) -> Draft:
        """Deal again with the same bots: nobody has to be waited for."""
        if table.phase != "over" or table.rematch is not None:
            raise WrongPhase("There is no rematch to ask for.", hint="Finish the game first.")
        rules = {name: value for name, value in table.rules.items() if name != "first"}
        bots = [BotAt(found.bot, seat) for seat, found in enumerate(table.seats) if found.bot is not None]
        new = NewTable(
            game=table.game, players=table.players, rules=rules, seat=table.seat_of(ME), bots=bots, start=True
        )
        return Draft([Rematch(self._new(opened(new, self._me), told))])

    def _new(self, draft: Draft, told: Told) -> str:
        table = Table(f"{PREFIX}{secrets.token_hex(6)}")
        self._tables[table.id] = table
        self._add(table, draft, told)
        return table.id

    def _add(self, table: Table, draft: Draft, told: Told, asked: str | None = None) -> None:
        """Add to a table's log, and tell whoever sits there."""
        entry = Entry(time.time_ns() // 1_000_000, draft.events, ME, asked, draft.secret, draft.why)
        table.apply(table.seq + 1, entry, draft.steps)
        self._company.keep(table)
        observer = require_observer(table, ME)
        seen = encoding.seen_entry(table, table.seq, observer, ME)
        position, info = encoding.position(table, observer), encoding.info(table, ME)
        told.messages.append(Update(table.id, table.seq, [seen], position, info))
        told.added.setdefault(table.id, []).append(entry)
        told.tables[table.id] = encoding.summary(table, ME)


def _snapshot(table: Table, since: int) -> TableSnapshot:
    observer = require_observer(table, ME)
    entries = encoding.seen_entries(table, since, observer, ME)
    position: Any = encoding.position(table, observer)
    return TableSnapshot(encoding.info(table, ME), entries, position, [True] * table.players)


def _text(told: Told) -> str:
    return encode(told).decode()

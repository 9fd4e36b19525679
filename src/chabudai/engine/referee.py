"""Answers requests; keeps the tables."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

import msgspec

import chabudai
from chabudai.core import ChabudaiError, InvalidDeal, JsonObject, Seat
from chabudai.core import Record as GameRecord
from chabudai.engine.errors import MalformedRequest, UnknownTable
from chabudai.engine.messages import (
    AnyRequest,
    Close,
    Deal,
    Hello,
    Legal,
    Load,
    Play,
    Quit,
    Record,
    State,
    View,
    check_names,
    read_request,
)
from chabudai.engine.table import Table
from chabudai.games import GAMES
from chabudai.protocol.version import PROTOCOL

if TYPE_CHECKING:
    from chabudai.core.registry import AnyGame


class Referee:
    """Deals, shows and plays any number of games; a refused request changes nothing."""

    def __init__(self) -> None:
        """Start with no table."""
        self.quit = False
        """Whether somebody asked the referee to stop."""
        self._tables: dict[str, Table] = {}
        self._numbers = count(1)

    def answer_line(self, line: bytes) -> bytes:
        """Answer one request in JSON with one line of JSON."""
        try:
            given = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            refusal = MalformedRequest(f"The line is not JSON: {error}.", hint="Send one JSON object a line.")
            return msgspec.json.encode(_refused(refusal)) + b"\n"
        return msgspec.json.encode(self._answer(given, line)) + b"\n"

    def answer(self, given: object) -> JsonObject:
        """Answer one request, as decoded from JSON."""
        return self._answer(given, None)

    def _answer(self, given: object, line: bytes | None) -> JsonObject:
        """Answer what was decoded from *line*, or came without one."""
        echo: dict[str, Any] = {}
        if isinstance(given, dict) and "id" in given:
            echo = {"id": given["id"]}
            given = {name: value for name, value in given.items() if name != "id"}
        try:
            if line is not None:
                check_names(line)
            return {**echo, "ok": True, **self._do(read_request(given))}
        except ChabudaiError as error:
            return {**echo, **_refused(error)}
        except RecursionError:
            # What can just be read may still be too deep to be named in a message.
            return {**echo, **_refused(MalformedRequest("The request is nested too deeply.", hint="Keep it flat."))}

    def _do(self, request: AnyRequest) -> JsonObject:
        match request:
            case Hello():
                return _hello()
            case Deal():
                return self._open(_dealt(request))
            case Load():
                return self._open(_loaded(request))
            case Quit():
                self.quit = True
                return {}
            case Close():
                self._find(request.table)
                del self._tables[request.table]
                return {}
            case _:
                return self._at_table(request, self._find(request.table))

    def _at_table(self, request: State | View | Legal | Play | Record, table: Table) -> JsonObject:
        match request:
            case State():
                return {"state": table.state.to_json()}
            case View():
                return {"view": table.state.view(_seat(request, table)).to_json()}
            case Legal():
                moves = table.state.legal_moves()
                return {"moves": [_numbered(table, move) for move in moves]}
            case Play():
                events = table.play(_chosen(request, table))
                return {
                    "events": [event.to_json() for event in events],
                    "state": table.state.to_json(),
                }
            case Record():
                return {"record": table.record().to_json()}

    def _open(self, table: Table) -> JsonObject:
        name = f"t{next(self._numbers)}"
        self._tables[name] = table
        return {"table": name, "state": table.state.to_json()}

    def _find(self, name: str) -> Table:
        if name not in self._tables:
            raise UnknownTable(f"There is no table {name[:80]!r}.", hint="Use the `table` that `deal` returned.")
        return self._tables[name]


def _refused(error: ChabudaiError) -> JsonObject:
    return {
        "ok": False,
        "error": {"code": error.code, "message": error.message, "hint": error.hint},
    }


def _hello() -> JsonObject:
    return {
        "protocol": PROTOCOL,
        "version": chabudai.__version__,
        "games": {name: _game_json(game) for name, game in GAMES.items()},
    }


def _game_json(game: AnyGame) -> JsonObject:
    return {
        "players": {"min": game.min_players, "max": game.max_players},
        "editions": list(game.editions),
        "options": {
            name: {"values": option.values, "default": option.default} for name, option in game.options.items()
        },
    }


def _dealt(request: Deal) -> Table:
    game = GAMES.find(request.game)
    players = _players(request, game)
    given = request.whole_deal()
    if not given:
        return Table.from_seed(game, players, request.rules, request.seed)
    if request.seed is not None:
        raise InvalidDeal(f"Both a seed and `{next(iter(given))}` were given.", hint="Give one or the other.")
    return Table.from_deal(game, players, request.rules, given)


def _players(request: Deal, game: AnyGame) -> int:
    if request.players is not None:
        return request.players
    if game.min_players == game.max_players:
        return game.min_players
    raise MalformedRequest(
        "The request `deal` is malformed: it lacks `players`.",
        hint=f"{game.name.capitalize()} takes {game.min_players} to {game.max_players} players.",
    )


def _loaded(request: Load) -> Table:
    return Table.from_record(GAMES, GameRecord.from_json(request.record))


def _seat(request: View, table: Table) -> Seat:
    if not 0 <= request.seat < table.setup.players:
        raise MalformedRequest(
            f"There is no seat {request.seat}.",
            hint=f"Seats go from 0 to {table.setup.players - 1}.",
        )
    return Seat(request.seat)


def _numbered(table: Table, move: object) -> JsonObject:
    return {"move": str(move), "action": table.game.action(table.state, move)}


def _chosen(request: Play, table: Table) -> object:
    if request.move is not None and request.action is None:
        return table.game.parse(request.move)
    if request.action is not None and request.move is None:
        return table.game.move(table.state, request.action)
    raise MalformedRequest(
        "The request `play` is malformed: it needs either `move` or `action`.",
        hint="Send one of the two.",
    )

"""Health, numbers, games and message types: what tools ask for."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get

import chabudai
from chabudai.bots import BOTS
from chabudai.engine import PROTOCOL
from chabudai.games import GAMES
from chabudai.server.protocol import schema
from chabudai.server.visitor import desk_of
from chabudai.words.phrases import PHRASES

AnyHttp = Request[Any, Any, Any]


class RuleOption(msgspec.Struct):
    """A rule that a table may choose."""

    values: list[Any]
    default: Any


class BotInfo(msgspec.Struct):
    """A bot of this server."""

    name: str
    sentence: dict[str, str]
    """How it plays, by language."""
    levels: list[str]
    """Weakest first; chosen as `name:level`."""
    for_people: bool


class GameInfo(msgspec.Struct):
    """A game and its bots."""

    min_players: int
    max_players: int
    editions: list[str]
    options: dict[str, RuleOption]
    bots: list[BotInfo]


class Offer(msgspec.Struct):
    """What this server offers."""

    protocol: int
    version: str
    games: dict[str, GameInfo]
    phrases: list[str]


class Health(msgspec.Struct):
    """Whether everything works."""

    ok: bool
    version: str
    store: str


@get("/health", tags=["service"])
async def health(request: AnyHttp) -> Response[Health]:
    """Tell whether the server and its store work."""
    store = desk_of(request).house.store
    ok = await store.ready()
    found = Health(ok, chabudai.__version__, store.engine.dialect.name)
    return Response(found, status_code=200 if ok else 503, headers={"cache-control": "no-store"})


@get("/metrics", tags=["service"], media_type=MediaType.TEXT)
async def metrics(request: AnyHttp) -> str:
    """Give the numbers that Prometheus collects."""
    return desk_of(request).house.metrics.text()


@get("/api/games", tags=["service"], sync_to_thread=False)
def games() -> Offer:
    """List the games, their rules and their bots."""
    return Offer(PROTOCOL, chabudai.__version__, {name: _game(name) for name in GAMES}, list(PHRASES))


@get("/schema/messages.json", tags=["service"], sync_to_thread=False)
def messages() -> dict[str, Any]:
    """Give the JSON schema of every WebSocket message."""
    return schema()


def _game(name: str) -> GameInfo:
    game = GAMES[name]
    options = {key: RuleOption(list(option.values), option.default) for key, option in game.options.items()}
    bots = [BotInfo(kind.name, dict(kind.sentence), list(kind.levels), kind.for_people) for kind in BOTS.of(name)]
    return GameInfo(game.min_players, game.max_players, list(game.editions), options, bots)


ROUTES = [health, metrics, games, messages]

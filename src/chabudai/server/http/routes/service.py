"""Health, numbers, games and message types: what tools ask for."""

from __future__ import annotations

import gzip
from functools import cache
from typing import Any

from litestar import MediaType, Request, Response, get

import chabudai
from chabudai.analysis.brought import brought
from chabudai.bots import BOTS, BotKind
from chabudai.games import GAMES
from chabudai.protocol.phrases import PHRASES
from chabudai.protocol.schema import schema
from chabudai.protocol.service import BotInfo, EditionInfo, GameInfo, Health, Offer, RuleOption
from chabudai.protocol.version import PROTOCOL
from chabudai.server.http.visitor import hub_of
from chabudai.server.tables.encoding import encode

AnyHttp = Request[Any, Any, Any]


@get("/health", tags=["service"])
async def health(request: AnyHttp) -> Response[Health]:
    """Tell whether the server and its store work."""
    store = hub_of(request).store
    ok = await store.ready()
    found = Health(ok, chabudai.__version__, store.engine.dialect.name)
    return Response(found, status_code=200 if ok else 503, headers={"cache-control": "no-store"})


@get("/metrics", tags=["service"], media_type=MediaType.TEXT)
async def metrics(request: AnyHttp) -> str:
    """Give the numbers that Prometheus collects."""
    return hub_of(request).metrics.text()


@get("/api/games", tags=["service"], sync_to_thread=False)
def games(request: AnyHttp) -> Response[Offer]:
    """List the games, their rules and their bots."""
    plain, packed = _offer()
    headers = {"vary": "accept-encoding"}
    body: Any = plain
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = packed, "gzip"
    return Response(body, media_type=MediaType.JSON, headers=headers)


@cache
def _offer() -> tuple[bytes, bytes]:
    """Return the offer, plain and compressed: every page asks for it first, and it never changes."""
    offer = Offer(PROTOCOL, chabudai.__version__, {name: game_info(name) for name in GAMES}, list(PHRASES))
    plain = encode(offer)
    return plain, gzip.compress(plain, 9, mtime=0)


@get("/schema/messages.json", tags=["service"], sync_to_thread=False)
def messages() -> dict[str, Any]:
    """Give the JSON schema of every WebSocket message."""
    return schema()


def game_info(name: str) -> GameInfo:
    """Return what a client needs to know about a game: its facts, and what the levels bring for it."""
    game = GAMES[name]
    options = {key: RuleOption(list(option.values), option.default) for key, option in game.options.items()}
    return GameInfo(
        min_players=game.min_players,
        max_players=game.max_players,
        usual_players=game.usual_players,
        cooperative=game.cooperative,
        stopping=game.stopping.value,
        editions=[EditionInfo(one.name, dict(one.defaults), list(one.variants)) for one in game.editions.values()],
        options=options,
        bots=[_bot_info(kind) for kind in BOTS.of(name)],
        aids=getattr(GAMES.part(name, "protocol"), "AIDS", False),
        puzzles=brought(name, "PUZZLES") is not None,
        deals=brought(name, "TEAMS") is not None,
        reviews=brought(name, "REVIEWER") is not None,
    )


def _bot_info(kind: BotKind) -> BotInfo:
    at = {level: dict(kind.at(level).sentence) for level in kind.levels}
    return BotInfo(kind.name, dict(kind.sentence), list(kind.levels), kind.for_people, kind.speaks_code, at)


ROUTES = [health, metrics, games, messages]

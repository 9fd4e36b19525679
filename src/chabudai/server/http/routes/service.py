"""Health, numbers, games and message types: what tools ask for."""

from __future__ import annotations

import gzip
from functools import cache
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException

import chabudai
from chabudai.analysis.brought import brought
from chabudai.bots import BOTS, BotKind
from chabudai.core import Edition
from chabudai.games import GAMES
from chabudai.protocol.phrases import PHRASES
from chabudai.protocol.schema import schema
from chabudai.protocol.service import Alive, BotInfo, EditionInfo, GameInfo, Health, Offer, RuleOption
from chabudai.protocol.version import PROTOCOL
from chabudai.server.http.errors import RETRY, UNAVAILABLE
from chabudai.server.peers.numbers import Numbers
from chabudai.server.tables.encoding import encode

AnyHttp = Request[Any, Any, Any]


@get(["/health", "/health/ready"], tags=["service"])
async def ready(request: AnyHttp) -> Response[Health]:
    """Tell whether moves can be stored, by storing something; 503 with the reason if not."""
    _only_by_its_name(request, b"/health", b"/health/ready")
    found: Health = await request.app.state.readiness.look()
    headers = {"cache-control": "no-store"} | ({} if found.ok else {"retry-after": RETRY})
    return Response(found, status_code=200 if found.ok else UNAVAILABLE, headers=headers)


@get("/health/live", tags=["service"])
async def live(request: AnyHttp) -> Response[Alive]:
    """Tell that the process answers, and nothing more."""
    _only_by_its_name(request, b"/health/live")
    return Response(Alive(True, chabudai.__version__), headers={"cache-control": "no-store"})


@get("/metrics", tags=["service"], media_type=MediaType.TEXT)
async def metrics(request: AnyHttp, *, own: bool = False) -> str:
    """Give the numbers that Prometheus collects: those of all workers, or only this one's own."""
    _only_by_its_name(request, b"/metrics")
    numbers: Numbers = request.app.state.numbers
    return numbers.own() if own else await numbers.all()


def _only_by_its_name(request: AnyHttp, *names: bytes) -> None:
    """Refuse other spellings, such as a slash at the end: a proxy that hides the name hides the route."""
    if request.scope["raw_path"] not in names:
        raise NotFoundException


@get("/api/games", tags=["service"], sync_to_thread=False)
def games(request: AnyHttp) -> Response[Offer]:
    """List the games, their rules and their bots."""
    return _packed(request, _offer())


def _packed(request: AnyHttp, forms: tuple[bytes, bytes]) -> Response[Any]:
    """Answer with the plain or the compressed form of something constant."""
    plain, packed = forms
    headers = {"vary": "accept-encoding"}
    body: Any = plain
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = packed, "gzip"
    return Response(body, media_type=MediaType.JSON, headers=headers)


@cache
def _offer() -> tuple[bytes, bytes]:
    """Return the offer, plain and compressed: every page asks for it first, and it never changes."""
    offer = Offer(PROTOCOL, chabudai.__version__, {name: game_info(name) for name in GAMES}, list(PHRASES))
    return _forms(offer)


@cache
def _schema() -> tuple[bytes, bytes]:
    """Return the schema of the messages, plain and compressed."""
    return _forms(schema())


def _forms(value: object) -> tuple[bytes, bytes]:
    plain = encode(value)
    return plain, gzip.compress(plain, 9, mtime=0)


@get("/schema/messages.json", tags=["service"], sync_to_thread=False)
def messages(request: AnyHttp) -> Response[dict[str, Any]]:
    """Give the JSON schema of every WebSocket message."""
    return _packed(request, _schema())


def warm() -> None:
    """Make what never changes, before anybody waits for it."""
    _offer()
    _schema()


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
        editions=[_edition_info(one) for one in game.editions.values()],
        options=options,
        bots=[info for kind in BOTS.of(name) for info in _bot_infos(kind)],
        aids=getattr(GAMES.part(name, "protocol"), "AIDS", False),
        puzzles=brought(name, "PUZZLES") is not None,
        courses=brought(name, "COURSE") is not None,
        deals=brought(name, "TEAMS") is not None,
        reviews=brought(name, "REVIEWER") is not None,
    )


def _edition_info(edition: Edition) -> EditionInfo:
    return EditionInfo(edition.name, dict(edition.defaults), list(edition.variants), edition.language)


def _bot_infos(kind: BotKind) -> list[BotInfo]:
    """Return a bot as clients list it: one whose name alone is a strength beside its levels is a bot at each."""
    at = {level: kind.at(level) for level in kind.levels}
    if kind.level:
        return [_bot_info(kind, kind.name, {level: dict(one.sentence) for level, one in at.items()})]
    deeper = [_bot_info(one, f"{kind.name}:{level}", {}) for level, one in at.items() if one.installed]
    return [_bot_info(kind, kind.name, {}), *deeper]


def _bot_info(kind: BotKind, name: str, at: dict[str, dict[str, str]]) -> BotInfo:
    return BotInfo(name, dict(kind.sentence), list(at), kind.for_people, kind.speaks_code, at)


ROUTES = [ready, live, metrics, games, messages]

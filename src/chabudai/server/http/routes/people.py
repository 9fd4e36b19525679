"""Who you are: name, other devices, programs, and being forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie

from chabudai.protocol.names import checked_name
from chabudai.protocol.people import Code, GivenCode, Me, NewName, Token
from chabudai.server.http.admission.prices import Price
from chabudai.server.http.identity import COOKIE, YEAR, fresh_device, fresh_identity
from chabudai.server.http.refusals import InvalidCode, TooManyTokens
from chabudai.server.http.visitor import asker_of, hub_of
from chabudai.server.hub.forgetting.erasure import erase
from chabudai.server.store.people import CODE_MINUTES
from chabudai.server.timestamps import now

if TYPE_CHECKING:
    from chabudai.server.settings import Settings

AnyHttp = Request[Any, Any, Any]


@get("/api/me", tags=["people"])
async def me(request: AnyHttp) -> Response[Me]:
    """Tell who you are; somebody new gets a cookie."""
    person = await request.app.state.visitors.find(request)
    if person is None:
        request.app.state.admission.admit_identity((await asker_of(request)).address)
        return _as(request, fresh_identity(), Me(""))
    return Response(Me(person.name, person.program))


@put("/api/me", tags=["people"])
async def rename(request: AnyHttp, data: NewName) -> Me:
    """Choose the name that you go by, at your tables too."""
    person = await request.app.state.visitors.require(request)
    name = checked_name(data.name)
    hub = hub_of(request)
    await hub.store.people.rename(person.id, name, now())
    told = await hub.rename(person.id, name)
    request.app.state.admission.charge(await asker_of(request), Price(work=told, rows=told))
    return Me(name, person.program)


@delete("/api/me", tags=["people"], status_code=200)
async def forget_me(request: AnyHttp) -> Response[dict[str, bool]]:
    """Delete what is stored about you; in the logs of games you become nameless."""
    person = await request.app.state.visitors.require(request)
    await erase(hub_of(request), person.id)
    response = Response({"ok": True})
    response.delete_cookie(COOKIE, path=_path(request.app.state.settings))
    return response


@post("/api/me/code", tags=["people"])
async def make_code(request: AnyHttp) -> Code:
    """Make a code with which another device becomes you, once; this device is listed from then on."""
    visitors = request.app.state.visitors
    person = await visitors.require(request)
    await visitors.note(request, person)
    return Code(await hub_of(request).store.people.code(person.id, now()), CODE_MINUTES)


@post("/api/device", tags=["people"])
async def use_code(request: AnyHttp, data: GivenCode) -> Response[Me]:
    """Become the person who made the code."""
    people = hub_of(request).store.people
    identity = await people.redeem(data.code, now())
    if identity is None:
        raise InvalidCode("The code is wrong, used or too old.", hint="Make a new one on the other device.")
    person = await people.find(identity)
    return _as(request, identity, Me(person.name, person.program))


@post("/api/me/tokens", tags=["people"])
async def make_token(request: AnyHttp, data: NewName) -> Token:
    """Make a token with which a program of yours plays under a name of its own."""
    person = await request.app.state.visitors.require(request)
    people, name = hub_of(request).store.people, checked_name(data.name)
    token = await people.token(person.id, fresh_identity(), name, now())
    if token is None:
        raise TooManyTokens("You have too many tokens.", hint="Use one of them.")
    return Token(token, name)


def _as(request: AnyHttp, identity: str, me: Me) -> Response[Me]:
    settings: Settings = request.app.state.settings
    secure = settings.secure_cookies == "always" or (
        settings.secure_cookies == "auto" and request.url.scheme in ("https", "wss")
    )
    cookie = Cookie(
        key=COOKIE,
        value=request.app.state.signer.cookie(identity, fresh_device()),
        path=_path(settings),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
    return Response(me, cookies=[cookie], headers={"cache-control": "no-store"})


def _path(settings: Settings) -> str:
    return settings.root() or "/"


ROUTES = [me, rename, forget_me, make_code, use_code, make_token]

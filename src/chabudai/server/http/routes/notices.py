"""Being told of one's turns: push messages, mail and webhooks, all off until somebody asks for them."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

from litestar import Request, delete, get, post, put
from litestar.params import Parameter

from chabudai.protocol.notices import (
    Channel,
    GivenNoticeCode,
    NewMail,
    NewPush,
    NewWebhook,
    Notices,
    WebhookSecret,
)
from chabudai.server.edge.proxies import account_of
from chabudai.server.http.refusals import InvalidNoticeCode, NoMail, TooFast, UnknownChannel
from chabudai.server.http.visitor import address_of, hub_of
from chabudai.server.notices import mail, outbound, webpush
from chabudai.server.notices.notice import Notice
from chabudai.server.notices.outbound import RefusedAddress
from chabudai.server.notices.sender import Job, Sender
from chabudai.server.store import channels as stored
from chabudai.server.store.revoking import digest
from chabudai.server.timestamps import now

AnyHttp = Request[Any, Any, Any]
ChannelId = Annotated[str, Parameter(max_length=64, description="The channel's id.")]

HOURLY: Final = 10
"""Notices that somebody may ask for in an hour, or for a mail address: tests, and mails that confirm it."""
HOURLY_TOGETHER: Final = 60
"""Those that all may ask for from one IP address."""


@get("/api/me/notices", tags=["notices"])
async def my_notices(request: AnyHttp) -> Notices:
    """Tell how you are told of your turns, and how you could be."""
    person = await request.app.state.visitors.require(request)
    found = await hub_of(request).store.channels.of(person.id)
    sender: Sender = request.app.state.sender
    return Notices(sender.vapid.public, mail.offered(request.app.state.settings), [_shown(one) for one in found])


@put("/api/me/notices/push", tags=["notices"])
async def add_push(request: AnyHttp, data: NewPush) -> Channel:
    """Be told by push messages on this device."""
    person = await request.app.state.visitors.require(request)
    outbound.checked(data.endpoint, inside=_inside(request))
    try:
        webpush.encrypted(b"", data.p256dh, data.auth)
    except ValueError as error:
        raise RefusedAddress("These are no keys of a push subscription.", hint="Subscribe again.") from error
    name = sha256(data.endpoint.encode()).hexdigest()
    keys = f"{data.p256dh} {data.auth}"
    return await _add(request, stored.Channel(name, person.id, "push", data.endpoint, keys, data.language, now()))


@put("/api/me/notices/mail", tags=["notices"])
async def add_mail(request: AnyHttp, data: NewMail) -> Channel:
    """Be told by mail; first a link is sent to the address, which must be followed within a day."""
    person = await request.app.state.visitors.require(request)
    settings = request.app.state.settings
    if not mail.offered(settings):
        raise NoMail("This server sends no mail.", hint="Use push messages.")
    address = mail.checked(data.address)
    _limit(request, person.id, address.lower())
    code, off = secrets.token_urlsafe(24), secrets.token_urlsafe(24)
    channel = stored.Channel(fresh_channel(), person.id, "mail", address, off, data.language, now(), code=digest(code))
    shown = await _add(request, channel)
    request.app.state.sender.put(Job(channel, Notice(), code))
    return shown


@put("/api/me/notices/webhook", tags=["notices"])
async def add_webhook(request: AnyHttp, data: NewWebhook) -> WebhookSecret:
    """Let notices be posted to an address of yours, signed with the secret that is returned."""
    person = await request.app.state.visitors.require(request)
    outbound.checked(data.url, inside=_inside(request))
    secret = secrets.token_urlsafe(24)
    channel = stored.Channel(fresh_channel(), person.id, "webhook", data.url, secret, data.language, now())
    await _add(request, channel)
    return WebhookSecret(channel.id, secret)


@delete("/api/me/notices/{channel:str}", tags=["notices"], status_code=200)
async def remove(request: AnyHttp, channel: ChannelId) -> dict[str, bool]:
    """Be told in this way no longer; the address is deleted."""
    person = await request.app.state.visitors.require(request)
    if not await hub_of(request).store.channels.remove(channel, person.id):
        raise UnknownChannel("You are not told in this way.", hint="GET /api/me/notices lists how you are.")
    return {"ok": True}


@post("/api/me/notices/test", tags=["notices"], status_code=200)
async def test(request: AnyHttp) -> dict[str, int]:
    """Send yourself a test in every way that is confirmed; the answer is how many those are."""
    person = await request.app.state.visitors.require(request)
    _limit(request, person.id)
    found = [one for one in await hub_of(request).store.channels.of(person.id) if one.code is None]
    for channel in found:
        request.app.state.sender.put(Job(channel, Notice()))
    return {"sent": len(found)}


@post("/api/notices/confirm", tags=["notices"], status_code=200)
async def confirm(request: AnyHttp, data: GivenNoticeCode) -> dict[str, bool]:
    """Confirm an e-mail address with the code that was sent there."""
    if not await hub_of(request).store.channels.confirm(digest(data.code), now()):
        raise InvalidNoticeCode("The code is wrong, used or too old.", hint="Enter the address again.")
    return {"ok": True}


@post("/api/notices/off", tags=["notices"], status_code=200)
async def off(request: AnyHttp, data: GivenNoticeCode) -> dict[str, bool]:
    """Delete the e-mail address to which a mail with this code was sent."""
    if not await hub_of(request).store.channels.stop_mail(data.code):
        raise InvalidNoticeCode("The code is wrong, or there are no mails any more.", hint="Nothing is left to do.")
    return {"ok": True}


def fresh_channel() -> str:
    """Return an id for a channel."""
    return secrets.token_hex(16)


async def _add(request: AnyHttp, channel: stored.Channel) -> Channel:
    await hub_of(request).store.channels.add(channel)
    return _shown(channel)


def _shown(channel: stored.Channel) -> Channel:
    # A push subscription's endpoint is a secret of the browser; its host is none.
    address = urlsplit(channel.address).hostname or "" if channel.kind == "push" else channel.address
    return Channel(channel.id, channel.kind, address, channel.code is None)


def _inside(request: AnyHttp) -> bool:
    return bool(request.app.state.settings.notices_inside)


def _limit(request: AnyHttp, *names: str) -> None:
    state = request.app.state
    limits = [(state.notice_senders, account_of(address_of(request))), *((state.notice_requests, one) for one in names)]
    if wait := max(buckets.wait(name) for buckets, name in limits):
        raise TooFast("Too many notices were asked for.", retry=wait)
    for buckets, name in limits:
        buckets.charge(name)


ROUTES = [my_notices, add_push, add_mail, add_webhook, remove, test, confirm, off]

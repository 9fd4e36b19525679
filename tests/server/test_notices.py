"""Notices of turns: to whom, when, how often, and what they say."""

from __future__ import annotations

import asyncio
import hmac
import json
import re
from base64 import urlsafe_b64decode
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from hashlib import sha256
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from tests.ports import free_port
from tests.server.client import Client
from tests.server.receivers import Browser, Receiver, receiver
from tests.server.running import Server, fresh_database
from tests.server.stored import connected
from tests.server.story import fine, run, started

from chabudai.server.notices.notice import Notice
from chabudai.server.notices.outbound import RefusedAddress, allowed, checked, post
from chabudai.server.notices.sender import AT_ONCE, WAITING, Job, Sender
from chabudai.server.notices.webpush import Vapid, decoded, encoded, sealed
from chabudai.server.settings import Settings
from chabudai.server.store import schema
from chabudai.server.store.channels import Channel

SMTP = free_port()
PAGE = "https://table.example.org/games"
NOTICING = {
    "notices_inside": "1",
    "notice_seconds": "0.2",
    "public_url": PAGE,
    "smtp_host": "127.0.0.1",
    "smtp_port": str(SMTP),
    "smtp_security": "none",
    "mail_from": "table@example.org",
}
TALK = {"talk": "free"}

Story = Callable[[Client, Client, Receiver], Awaitable[None]]


@pytest.fixture(scope="module")
def noticing(store: str, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server on each store that sends notices almost at once, to this machine too."""
    database = fresh_database(request.getfixturevalue("postgres")) if store == "postgresql" else ""
    with Server(tmp_path_factory.mktemp("notices"), database, **NOTICING) as running:
        yield running


def live(server: Server, story: Story, *, mail: bool = False) -> None:
    """Let Ann and Bob live through *story*, with a receiver of notices."""

    async def scene(ann: Client, bob: Client) -> None:
        async with receiver(SMTP if mail else 0, mail=mail) as received:
            await story(ann, bob, received)

    run(server, scene)


async def hook(client: Client, received: Receiver) -> str:
    """Let somebody be told by a webhook; return its secret."""
    answer = await client.request("PUT", "/api/me/notices/webhook", {"url": received.url("/hook?of=me")})
    return str(answer["secret"])


async def move(client: Client, table: str) -> None:
    """Make the first legal move."""
    moves = (await client.position(table))["moves"]
    await fine(client.ask(do="play", table=table, move=moves[0]["move"]))


async def go_away(client: Client, table: str) -> None:
    """Stop watching a table."""
    start = len(client.messages)
    await client.send(do="unwatch", table=table)
    await client.wait(lambda message: message["type"] == "gone", start)


async def channels(client: Client) -> list[dict[str, Any]]:
    """Return how somebody is told."""
    found: list[dict[str, Any]] = (await client.request("GET", "/api/me/notices"))["channels"]
    return found


def test_nothing_is_on_until_somebody_asks(noticing: Server) -> None:
    """The server offers its key, and says whether it sends mail."""

    async def story(ann: Client, _: Client, __: Receiver) -> None:
        offered = await ann.request("GET", "/api/me/notices")
        assert offered["channels"] == []
        assert offered["mail"] is True
        assert len(decoded(offered["push_key"])) == 65
        assert await ann.request("POST", "/api/me/notices/test") == {"sent": 0}

    live(noticing, story)


def test_a_webhook_is_told_of_a_turn_and_of_nothing_else(noticing: Server) -> None:
    """The table, who moved, a link; signed, and without anything of the game."""

    async def story(ann: Client, bob: Client, received: Receiver) -> None:
        secret = await hook(bob, received)
        table = await started(ann, bob, name="Tea")
        await go_away(bob, table)
        await move(ann, table)
        came = await received.next()
        assert came.path == "/hook?of=me"
        told = json.loads(came.body)
        assert told.pop("at") > 0
        assert told == {
            "event": "turn",
            "table": table,
            "game": "hanabi",
            "title": "Tea",
            "text": "Ann has moved. It is your turn.",
            "link": f"{PAGE}/#/t/{table}",
        }
        signed = hmac.new(secret.encode(), came.body, sha256).hexdigest()
        assert came.headers["chabudai-signature"] == f"sha256={signed}"

    live(noticing, story)


def test_whoever_is_at_the_table_gets_no_notice(noticing: Server) -> None:
    """Of two tables with a turn, only the one where Bob is away calls him, and talk does not call him again."""

    async def story(ann: Client, bob: Client, received: Receiver) -> None:
        await hook(bob, received)
        here, there = await started(ann, bob, options=TALK), await started(ann, bob, options=TALK)
        await go_away(bob, there)
        await move(ann, here)
        await fine(ann.ask(do="say", table=here, text="Hello!"))
        await move(ann, there)
        assert json.loads((await received.next()).body)["table"] == there
        last = await started(ann, bob)
        await go_away(bob, last)
        await fine(ann.ask(do="say", table=there, text="Hello!"))
        await move(ann, last)
        assert json.loads((await received.next()).body)["table"] == last
        assert received.came.empty()

    live(noticing, story)


def test_a_turn_is_told_once_even_after_a_restart(store: str, folder: Path, request: pytest.FixtureRequest) -> None:
    """A turn that began before the server stopped is told by the next one; one that was told is not told again."""
    database = fresh_database(request.getfixturevalue("postgres")) if store == "postgresql" else ""
    server = Server(folder, database, **{**NOTICING, "notice_seconds": "3600"})

    async def scene() -> None:
        async with receiver() as received:
            with server:
                async with Client(server.url, "Ann") as ann, Client(server.url, "Bob") as bob:
                    await ann.open()
                    await bob.open()
                    await hook(bob, received)
                    first, second = await started(ann, bob), await started(ann, bob)
                    for table in (first, second):
                        await go_away(bob, table)
                    await move(ann, first)
                    assert received.came.empty()
                    await asyncio.to_thread(server.stop)
                    server.settings["notice_seconds"] = "0.2"
                    await asyncio.to_thread(server.start)
                    assert json.loads((await received.next()).body)["table"] == first
                    await asyncio.to_thread(server.stop)
                    await asyncio.to_thread(server.start)
                    await ann.open()
                    await ann.watch(second)
                    await move(ann, second)
                    assert json.loads((await received.next()).body)["table"] == second
                    assert received.came.empty()

    asyncio.run(scene())


def test_a_push_message_can_be_read_by_the_browser_alone(noticing: Server) -> None:
    """Encrypted for the subscription, signed with the server's key, in the reader's language."""

    async def story(ann: Client, bob: Client, received: Receiver) -> None:
        browser = Browser()
        endpoint = received.url("/push/abc")
        key = (await bob.request("GET", "/api/me/notices"))["push_key"]
        await bob.request("PUT", "/api/me/notices/push", browser.subscription(endpoint))
        assert [one["id"] for one in await channels(bob)] == [sha256(endpoint.encode()).hexdigest()]
        table = await started(ann, bob, name="Tea")
        await go_away(bob, table)
        await move(ann, table)
        came = await received.next()
        assert json.loads(browser.read(came.body)) == {
            "title": "Tea",
            "body": "Ann ha mosso. Tocca a te.",
            "table": table,
        }
        assert came.headers["content-encoding"] == "aes128gcm"
        assert came.headers["topic"] == table
        _check_signature(came.headers["authorization"], key, f"http://127.0.0.1:{received.port}")

    live(noticing, story)


def _check_signature(header: str, key: str, audience: str) -> None:
    found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", header)
    assert found is not None
    head, claims, signature, public = found.groups()
    assert public == key
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(decoded(claims))["aud"] == audience
    assert json.loads(decoded(claims))["sub"] == "mailto:table@example.org"
    raw = decoded(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    point.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_unsubscribed_is_forgotten(noticing: Server, status: int) -> None:
    """When the push service says that it is gone, so is the channel; other failures keep it."""

    async def story(ann: Client, _: Client, received: Receiver) -> None:
        await ann.request("PUT", "/api/me/notices/push", Browser().subscription(received.url("/push")))
        received.status = 503
        await ann.request("POST", "/api/me/notices/test")
        await received.next()
        received.status = status
        await ann.request("POST", "/api/me/notices/test")
        await received.next()
        while await channels(ann):
            await asyncio.sleep(0.01)

    live(noticing, story)


def test_an_address_is_used_only_after_it_was_confirmed(noticing: Server) -> None:
    """A link by mail confirms it once, another one in every mail switches the mails off."""

    async def story(ann: Client, bob: Client, received: Receiver) -> None:
        wanted = {"address": "bob@example.org", "language": "en"}
        assert (await bob.request("PUT", "/api/me/notices/mail", wanted))["confirmed"] is False
        mail = await received.next_mail()
        assert (mail["To"], mail["From"]) == ("bob@example.org", "table@example.org")
        code = re.search(rf"{PAGE}/#/notice/confirm/([\w-]+)", mail.get_content())
        assert code is not None
        assert await bob.request("POST", "/api/me/notices/test") == {"sent": 0}
        wrong = await ann.raw("POST", "/api/notices/confirm", {"code": "no"})
        assert (wrong.status_code, wrong.json()["error"]["code"]) == (403, "notice/code")
        # Whoever reads the mail confirms, on any device.
        await ann.request("POST", "/api/notices/confirm", {"code": code[1]})
        assert (await ann.raw("POST", "/api/notices/confirm", {"code": code[1]})).status_code == 403
        table = await started(ann, bob, name="Tea\u2028time")
        await go_away(bob, table)
        await move(ann, table)
        mail = await received.next_mail()
        assert mail["Subject"] == "Tea time"
        text = mail.get_content()
        assert "Ann has moved. It is your turn." in text
        assert f"{PAGE}/#/t/{table}" in text
        off = re.search(rf"{PAGE}/#/notice/off/([\w-]+)", text)
        assert off is not None
        await ann.request("POST", "/api/notices/off", {"code": off[1]})
        assert await channels(bob) == []

    live(noticing, story, mail=True)


def test_channels_are_replaced_removed_and_forgotten(noticing: Server) -> None:
    """One webhook each; nobody removes another's channel; being forgotten takes all along."""

    async def story(ann: Client, bob: Client, received: Receiver) -> None:
        await hook(ann, received)
        await hook(ann, received)
        (only,) = await channels(ann)
        assert (only["kind"], only["address"]) == ("webhook", received.url("/hook?of=me"))
        assert (await bob.raw("DELETE", f"/api/me/notices/{only['id']}")).status_code == 404
        await ann.request("DELETE", f"/api/me/notices/{only['id']}")
        assert await channels(ann) == []
        subscription = Browser().subscription(received.url("/push"))
        await ann.request("PUT", "/api/me/notices/push", subscription)
        # The same browser, used by somebody else from now on.
        await bob.request("PUT", "/api/me/notices/push", subscription)
        assert await channels(ann) == []
        cookie = bob.cookie
        await bob.request("DELETE", "/api/me")
        # The cookie is nobody's any more, and nothing is sent to the browser that was Bob's.
        assert noticing.get("/api/me/notices", headers={"cookie": cookie}).status_code == 401
        with connected(noticing) as connection:
            of_that_browser = sa.select(schema.channels).where(schema.channels.c.address == subscription["endpoint"])
            assert not connection.execute(of_that_browser).all()

    live(noticing, story)


def test_notices_are_refused_where_they_cannot_go(noticing: Server) -> None:
    """No address, no keys, no mail server: a refusal that says so."""

    async def story(ann: Client, _: Client, __: Receiver) -> None:
        for path, body in (
            ("webhook", {"url": "http://example.org/"}),
            ("webhook", {"url": "ftp://example.org/"}),
            ("mail", {"address": "no address"}),
            ("mail", {"address": "a@b.c\nBcc: d@e.f"}),
            ("push", {"endpoint": "https://example.org/", "p256dh": "AAAA", "auth": "AAAA"}),
        ):
            answer = await ann.raw("PUT", f"/api/me/notices/{path}", body)
            assert (answer.status_code, answer.json()["error"]["code"]) == (422, "notice/address"), path

    live(noticing, story)


def test_a_server_without_a_mail_server_sends_no_mail(server: Server) -> None:
    """It says so, and refuses addresses."""

    async def story(ann: Client) -> None:
        assert (await ann.request("GET", "/api/me/notices"))["mail"] is False
        answer = await ann.raw("PUT", "/api/me/notices/mail", {"address": "a@example.org"})
        assert answer.json()["error"]["code"] == "notice/mail"

    run(server, story, people=1)


def test_tests_are_limited(noticing: Server) -> None:
    """Nobody fills a mailbox through this server."""

    async def story(ann: Client, _: Client, __: Receiver) -> None:
        answers = [await ann.raw("POST", "/api/me/notices/test") for _ in range(15)]
        assert answers[-1].json()["error"]["code"] == "limit/rate"

    live(noticing, story)


def test_what_waits_is_bounded() -> None:
    """A service that does not answer holds a few notices; the rest waits, and what is too much is dropped."""

    async def scene() -> None:
        counts: Counter[str] = Counter()
        settings = Settings(notices_inside=1)
        async with receiver() as received:
            received.answering.clear()
            channel = Channel("c", "me", "webhook", received.url("/"), "secret", "en", 0)
            sender = Sender(settings, None, Vapid(b"k" * 32, ""), lambda name: counts.update([name]))  # type: ignore[arg-type]
            for _ in range(AT_ONCE):
                sender.put(Job(channel, Notice()))
                await received.next()
            for _ in range(WAITING + 7):
                sender.put(Job(channel, Notice()))
            assert sender.waiting == WAITING
            assert counts == {"notices_dropped": 7}
            received.answering.set()
            await received.next()
            await sender.close()

    asyncio.run(scene())


def test_the_encryption_is_that_of_the_standard() -> None:
    """The example of RFC 8291, byte by byte."""
    own = ec.derive_private_key(
        int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    message = sealed(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        own,
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(message) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_key_is_the_same_after_every_start() -> None:
    """Browsers subscribe with it: another one would silence them all."""
    assert Vapid(b"k" * 32, "").public == Vapid(b"k" * 32, "").public != Vapid(b"l" * 32, "").public
    assert urlsafe_b64decode(Vapid(b"k" * 32, "").public + "=")[0] == 4


@pytest.mark.parametrize(
    "url",
    [
        "",
        "https://",
        "https:///path",
        "http://example.org/",
        "http://127.0.0.1/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "https://me:secret@example.org/",
        "https://example.org:99999/",
        "https://example.org/\r\nx: y",
        "https://example.org/a b",
        "https://exämple.org/",
        "https://[::1",
    ],
)
def test_what_is_no_public_address_is_refused(url: str) -> None:
    """By its form alone, before anybody looks it up."""
    with pytest.raises(RefusedAddress):
        checked(url, inside=False)


def test_plain_http_stays_on_this_machine() -> None:
    """Even where a setting allows it."""
    assert checked("http://127.0.0.1:8000/x", inside=True).port == 8000
    for url in ("http://192.168.1.1/", "http://example.org/"):
        with pytest.raises(RefusedAddress):
            checked(url, inside=True)


@pytest.mark.parametrize(
    ("address", "outside", "inside"),
    [
        ("8.8.8.8", True, True),
        ("2606:4700::1111", True, True),
        ("127.0.0.1", False, True),
        ("::1", False, True),
        ("10.1.2.3", False, True),
        ("172.16.0.1", False, True),
        ("192.168.0.1", False, True),
        ("169.254.169.254", False, True),
        ("100.64.0.1", False, False),
        ("fd00::1", False, True),
        ("fe80::1", False, True),
        ("0.0.0.0", False, False),  # noqa: S104 - refused
        ("::", False, False),
        ("224.0.0.1", False, False),
        ("255.255.255.255", False, False),
        ("::ffff:127.0.0.1", False, True),
        ("::ffff:10.0.0.1", False, True),
        ("64:ff9b::7f00:1", False, False),
        ("2002:7f00:1::", False, False),
    ],
)
def test_only_public_addresses_are_reached(address: str, outside: bool, inside: bool) -> None:
    """Private ones only where a setting allows it, in whatever form they are written."""
    assert allowed(ip_address(address), inside=False) is outside
    assert allowed(ip_address(address), inside=True) is inside


def test_a_name_that_leads_inside_is_refused() -> None:
    """What counts is the address behind a name."""
    with pytest.raises(RefusedAddress):
        asyncio.run(post("https://localhost/", {}, b"", inside=False))


def test_redirects_are_not_followed() -> None:
    """A redirect is a failure like any other."""

    async def scene() -> None:
        async with receiver() as received:
            received.status = 302
            assert await post(received.url("/"), {}, b"", inside=True) == 302
            await received.next()
            assert received.came.empty()

    asyncio.run(scene())

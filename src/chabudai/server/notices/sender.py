"""The sender: notices wait in a bounded queue, and a few tasks send them; a slow service holds up nobody's move."""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Final

import msgspec

from chabudai.server.notices import mail, webpush
from chabudai.server.notices.notice import Notice, say
from chabudai.server.notices.outbound import RefusedAddress, post

if TYPE_CHECKING:
    from collections.abc import Callable
    from email.message import EmailMessage

    from chabudai.server.settings import Settings
    from chabudai.server.store.channels import Channel, Channels

WAITING: Final = 500
"""Notices that may wait; beyond, new ones are dropped and counted."""
AT_ONCE: Final = 4
GONE: Final = (404, 410)
"""What a push service answers when a browser has unsubscribed."""
PRODUCT: Final = "chabudai"
SIGNATURE: Final = "chabudai-signature"
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Job:
    """A notice for one channel; with a code, the request to confirm it instead."""

    channel: Channel
    notice: Notice
    code: str | None = None


class Sender:
    """Sends notices on the side."""

    def __init__(
        self, settings: Settings, channels: Channels, vapid: webpush.Vapid, count: Callable[[str], None]
    ) -> None:
        """Start the tasks; *count* is told what became of each notice."""
        self.vapid = vapid
        self._settings = settings
        self._channels = channels
        self._count = count
        self._queue: asyncio.Queue[Job] = asyncio.Queue(WAITING)
        self._tasks = [asyncio.create_task(self._run()) for _ in range(AT_ONCE)]

    @property
    def waiting(self) -> int:
        """How many notices wait."""
        return self._queue.qsize()

    def put(self, job: Job) -> None:
        """Send something soon; if too much waits already, it is dropped."""
        try:
            self._queue.put_nowait(job)
        except asyncio.QueueFull:
            self._count("notices_dropped")

    async def close(self) -> None:
        """Stop, and forget what waits."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            job = await self._queue.get()
            kind = job.channel.kind
            try:
                await self._send(job)
                self._count(f"notices_sent_{kind}")
            except (OSError, ValueError, RefusedAddress) as error:
                # Only the kind of error: its text could hold an address.
                _log.info("a notice could not be sent", extra={"error": type(error).__name__})
                self._count(f"notices_failed_{kind}")
            except Exception as error:  # noqa: BLE001 - one bad notice must not stop the others
                _log.error("a notice failed", extra={"error": type(error).__name__})
                self._count(f"notices_failed_{kind}")

    async def _send(self, job: Job) -> None:
        match job.channel.kind:
            case "push":
                await self._push(job.channel, job.notice)
            case "mail":
                message = self._mail(job)
                await asyncio.to_thread(mail.send, self._settings, message)
            case "webhook":
                await self._webhook(job.channel, job.notice)

    async def _push(self, channel: Channel, notice: Notice) -> None:
        language = channel.language
        body = msgspec.json.encode(
            {"title": notice.title(language), "body": notice.text(language), "table": notice.table}
        )
        p256dh, auth = channel.secret.split(" ")
        headers = webpush.headers(self.vapid, channel.address, notice.table or "test", int(time.time()))
        sealed = webpush.encrypted(body, p256dh, auth)
        status = await self._post(channel.address, headers, sealed)
        if status in GONE:
            await self._channels.remove(channel.id)
        _require_success(status)

    async def _webhook(self, channel: Channel, notice: Notice) -> None:
        language = channel.language
        told = {
            "event": "turn" if notice.table else "test",
            "table": notice.table,
            "game": notice.game,
            "title": notice.title(language),
            "text": notice.text(language),
            "link": self._link(f"/t/{notice.table}" if notice.table else "/"),
            "at": int(time.time()),
        }
        body = msgspec.json.encode(told)
        signature = hmac.digest(channel.secret.encode(), body, sha256).hex()
        headers = {"content-type": "application/json", "user-agent": PRODUCT, SIGNATURE: f"sha256={signature}"}
        _require_success(await self._post(channel.address, headers, body))

    def _mail(self, job: Job) -> EmailMessage:
        channel, notice, language = job.channel, job.notice, job.channel.language
        if job.code is not None:
            link = self._link(f"/notice/confirm/{job.code}")
            text = say(language, "notice-confirm-mail", link=link)
            return mail.composed(self._settings, channel.address, say(language, "notice-confirm-subject"), text)
        link = self._link(f"/t/{notice.table}" if notice.table else "/")
        off = say(language, "notice-mail-off", link=self._link(f"/notice/off/{channel.secret}"))
        text = f"{notice.text(language)}\n\n{link}\n\n--\n{off}\n"
        return mail.composed(self._settings, channel.address, notice.title(language), text)

    async def _post(self, url: str, headers: dict[str, str], body: bytes) -> int:
        return await post(url, headers, body, inside=bool(self._settings.notices_inside))

    def _link(self, path: str) -> str:
        base = self._settings.public_url.rstrip("/")
        return f"{base}/#{path}" if base else ""


def _require_success(status: int) -> None:
    if not 200 <= status < 300:
        raise OSError(f"status {status}")

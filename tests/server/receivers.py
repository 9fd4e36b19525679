"""Receivers of notices on this machine: a push service or webhook, and a mail server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.server.running import PATIENCE

from chabudai.server.notices.webpush import encoded


@dataclass
class Posted:
    """A request that came."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """What came, and where it comes to."""

    port: int = 0
    status: int = 201
    answering: asyncio.Event = field(default_factory=asyncio.Event)
    """Until it is set, nothing is answered."""
    came: asyncio.Queue[Posted] = field(default_factory=asyncio.Queue)
    mails: asyncio.Queue[EmailMessage] = field(default_factory=asyncio.Queue)

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    async def next(self) -> Posted:
        async with asyncio.timeout(PATIENCE):
            return await self.came.get()

    async def next_mail(self) -> EmailMessage:
        async with asyncio.timeout(PATIENCE):
            return await self.mails.get()

    async def take_post(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("ascii").split("\r\n")
        fields = [line.split(": ", 1) for line in head[1:] if line]
        headers = {name.lower(): value for name, value in fields}
        body = await reader.readexactly(int(headers["content-length"]))
        await self.came.put(Posted(head[0].split(" ")[1], headers, body))
        await self.answering.wait()
        writer.write(f"HTTP/1.1 {self.status} X\r\nlocation: {self.url('/elsewhere')}\r\n\r\n".encode())
        writer.close()

    async def take_mail(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := await reader.readline():
            word = line.split()[0].upper()
            if word == b"DATA":
                writer.write(b"354 go on\r\n")
                mail = await reader.readuntil(b"\r\n.\r\n")
                await self.mails.put(message_from_bytes(mail[:-3], policy=policy.default))
            writer.write(b"250 fine\r\n" if word != b"QUIT" else b"221 bye\r\n")
            if word == b"QUIT":
                break
        writer.close()


@asynccontextmanager
async def receiver(port: int = 0, *, mail: bool = False) -> AsyncIterator[Receiver]:
    """Receive as long as the context lasts."""
    found = Receiver()
    found.answering.set()
    server = await asyncio.start_server(found.take_mail if mail else found.take_post, "127.0.0.1", port)
    found.port = server.sockets[0].getsockname()[1]
    async with server:
        yield found


class Browser:
    """The keys of a browser that subscribed, and how it reads what is pushed to it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = bytes(range(16))

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": encoded(self._point()), "auth": encoded(self._auth), "language": "it"}

    def read(self, body: bytes) -> bytes:
        """Decrypt a message as RFC 8291 and RFC 8188 say."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), public)
        info = b"WebPush: info\x00" + self._point() + sender
        material = HKDF(SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(material)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(material)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        return plain[:-1]

    def _point(self) -> bytes:
        return self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

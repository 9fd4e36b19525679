"""Requests to addresses that people gave: to public hosts only, without redirects, within a time limit."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from chabudai.core import ChabudaiError

SECONDS: Final = 10.0
"""For a whole request."""
TRANSLATED: Final = IPv6Network("64:ff9b::/96")
"""IPv6 addresses that stand for IPv4 ones."""
MOST_RESPONSE: Final = 8_192
"""Bytes of a response that are looked at."""


class RefusedAddress(ChabudaiError):
    """An address to which nothing is sent."""

    code = "notice/address"


async def post(url: str, headers: Mapping[str, str], body: bytes, *, inside: bool) -> int:
    """Post *body* and return the status; *inside* allows private addresses, and plain HTTP to this machine.

    The name is looked up once, and the connection goes to the address that was checked: a name that changes its
    address in between leads nowhere else.

    Raises:
        RefusedAddress: Nothing is sent there.
        OSError: The host cannot be reached, or does not speak HTTP.
    """
    parts = checked(url, inside=inside)
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    try:
        async with asyncio.timeout(SECONDS):
            address = await _resolve(parts, port, inside=inside)
            return await _exchange(address, port, parts, _request(parts, headers, body))
    except TimeoutError as error:
        raise OSError("no answer in time") from error


def checked(url: str, *, inside: bool) -> SplitResult:
    """Return the parts of an address to which something may be sent, as far as that shows without looking it up.

    Raises:
        RefusedAddress: It is none.
    """
    hint = "Use an address that starts with https://."
    try:
        parts = urlsplit(url)
        port_is_fine = parts.port is None or parts.port > 0
    except ValueError as error:
        raise RefusedAddress("This is no address of the web.", hint=hint) from error
    # Only what can stand in a request's first line and its headers as it is.
    plain = url.isascii() and url.isprintable() and " " not in url
    if not (plain and parts.hostname and port_is_fine) or parts.username is not None or parts.password is not None:
        raise RefusedAddress("This is no address of the web.", hint=hint)
    if parts.scheme != "https" and not (inside and parts.scheme == "http" and _is_loopback(parts.hostname)):
        raise RefusedAddress("Notices are sent over HTTPS only.", hint=hint)
    return parts


def allowed(address: IPv4Address | IPv6Address, *, inside: bool) -> bool:
    """Tell whether something may be sent to an IP address."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return allowed(address.ipv4_mapped, inside=inside)
        if address.sixtofour is not None or address.teredo is not None or address in TRANSLATED:
            return False
    if address.is_loopback:
        return inside
    if address.is_multicast or address.is_unspecified or address.is_reserved:
        return False
    return address.is_global or (inside and address.is_private)


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


async def _resolve(parts: SplitResult, port: int, *, inside: bool) -> str:
    """Return the first IP address of a host; all of them must be allowed."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(parts.hostname or "", port, type=socket.SOCK_STREAM)
    addresses = [ip_address(str(entry[4][0]).partition("%")[0]) for entry in found]
    if not addresses or not all(allowed(address, inside=inside) for address in addresses):
        raise RefusedAddress("This address is inside a private network.", hint="Use a public one.")
    return str(addresses[0])


def _request(parts: SplitResult, headers: Mapping[str, str], body: bytes) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [f"POST {path} HTTP/1.1", f"host: {parts.netloc}", f"content-length: {len(body)}", "connection: close"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


async def _exchange(address: str, port: int, parts: SplitResult, request: bytes) -> int:
    secure = parts.scheme == "https"
    reader, writer = await asyncio.open_connection(
        address,
        port,
        ssl=_context() if secure else None,
        server_hostname=parts.hostname if secure else None,
        limit=MOST_RESPONSE,
    )
    try:
        writer.write(request)
        await writer.drain()
        return _status(await reader.readline())
    except ValueError as error:
        raise OSError("the answer is no HTTP") from error
    finally:
        writer.transport.abort()


def _status(line: bytes) -> int:
    version, _, rest = line.partition(b" ")
    if not version.startswith(b"HTTP/1."):
        raise ValueError("no HTTP")
    return int(rest[:3])


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()

"""Which proxies are believed, and where a request really comes from."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from chabudai.core import ChabudaiError

if TYPE_CHECKING:
    from collections.abc import Iterable, MutableMapping

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network

ANY_PEER: Final = "*"
"""Whoever connects is a proxy: for servers that only a proxy can reach."""
PREFIX: Final = 64
"""Bits of an IPv6 address that tell customers apart: the others are one household's to choose."""
MOST_HOPS: Final = 32
"""Proxies that may stand one behind the other; whoever names more only wants us to read them."""
SCHEMES: Final = {"http": ("http", "ws"), "https": ("https", "wss")}
"""How a proxy names the scheme, and what that is for requests and for WebSockets."""


class InvalidProxies(ChabudaiError):
    """What the setting names is neither an address nor a network."""

    code = "settings/invalid"


class Proxies:
    """The proxies of the settings."""

    def __init__(self, setting: str) -> None:
        """Read addresses and networks, separated by commas.

        Raises:
            InvalidProxies: One of them is neither.
        """
        words = [word.strip() for word in setting.split(",") if word.strip()]
        self._any_peer = ANY_PEER in words
        self._networks = [_network(word) for word in words if word != ANY_PEER]

    def __contains__(self, host: str) -> bool:
        """Tell whether a connection from *host* is one of a proxy."""
        address = _address(host)
        return self._any_peer or (address is not None and self._trusts(address))

    def settle(self, scope: MutableMapping[str, Any]) -> None:
        """Write into an ASGI scope where the request comes from, as far as proxies are believed."""
        peer = scope.get("client")
        if (peer[0] if peer else "") not in self:
            return
        headers = scope["headers"]
        if (found := self._first_stranger(_values(headers, b"x-forwarded-for"))) is not None:
            scope["client"] = (str(found), 0)
        told = _values(headers, b"x-forwarded-proto")
        if told and (schemes := SCHEMES.get(told[-1].lower())) is not None:
            scope["scheme"] = schemes[scope["type"] == "websocket"]

    def _first_stranger(self, hops: list[str]) -> Address | None:
        """Walk from the last hop to the first, and return the first address that is no proxy of ours.

        What stands further left was written by that stranger, and may be anything.
        """
        found = None
        for hop in reversed(hops):
            address = _address(hop)
            if address is None:
                return found
            found = address
            if not self._trusts(address):
                return found
        return found

    def _trusts(self, address: Address) -> bool:
        return any(address in network for network in self._networks)


def account_of(address: str) -> str:
    """Return the name under which an address pays: itself, or the network of an IPv6 address."""
    found = _address(address)
    if isinstance(found, IPv6Address):
        return str(ip_network((found, PREFIX), strict=False))
    return address if found is None else str(found)


def _network(word: str) -> Network:
    try:
        return ip_network(word, strict=False)
    except ValueError:
        raise InvalidProxies(
            f"The setting `proxies` names {word!r}, which is neither an address nor a network.",
            hint="Use addresses such as 10.0.0.5 or networks such as 10.0.0.0/8, or * if only a proxy can connect.",
        ) from None


def _address(text: str) -> Address | None:
    """Return the address in *text*, which may name a port too."""
    host = text.strip().strip('"')
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def _values(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> list[str]:
    """Return the last values of a header, of all its lines in order."""
    line = ",".join(value.decode("latin-1") for key, value in headers if key.lower() == name)
    return [word.strip() for word in line.rsplit(",", MOST_HOPS)[-MOST_HOPS:] if word.strip()]

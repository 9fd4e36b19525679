"""What whoever starts a server at a terminal is told: where the table is, also for phones in the same network."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final, TextIO

import segno

if TYPE_CHECKING:
    from chabudai.server.settings import Settings

ANYWHERE: Final = {"": socket.AF_INET, "0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}  # noqa: S104 - only compared
"""Hosts that stand for all addresses, and the family of an address to show for them."""
OUTSIDE: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses for documentation: nothing is ever sent to them, the system only says from where it would."""


def welcome(settings: Settings, port: int, out: TextIO) -> None:
    """Write where the table is; for phones with a code to point the camera at."""
    here, network = links(settings, port)
    out.write(f"\nChabudai is at {here}\n")
    if network:
        out.write(f"For phones and friends in this network: {network}\n\n")
        if out.encoding.lower().replace("-", "") == "utf8":
            segno.make_qr(network).terminal(out, border=2, compact=True)
    elif not settings.public_url:
        out.write("For phones in the same network too: stop it, and start it with --host 0.0.0.0\n")
    kept = "in PostgreSQL" if settings.database else f"in {settings.folder()}"
    out.write(f"Games are kept {kept}. Ctrl-C stops it.\n\n")
    out.flush()


def links(settings: Settings, port: int) -> tuple[str, str]:
    """Return the link for this machine, and the one for others in its network; empty if they cannot reach it."""
    if settings.public_url:
        return settings.public_url, ""
    family = ANYWHERE.get(settings.host)
    if family is not None:
        own = own_address(family)
        return _link("localhost", port, settings), _link(own, port, settings) if own else ""
    if _is_loopback(settings.host):
        return _link("localhost" if settings.host == "127.0.0.1" else settings.host, port, settings), ""
    link = _link(settings.host, port, settings)
    return link, link


def own_address(family: int) -> str:
    """Return the address of this machine in its network; empty if it has none."""
    with socket.socket(family, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect((OUTSIDE[socket.AddressFamily(family)], 9))
        except OSError:
            return ""
        return str(asked.getsockname()[0])


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _link(host: str, port: int, settings: Settings) -> str:
    named = f"[{host}]" if ":" in host else host
    return f"http://{named}:{port}{settings.root()}/"

"""The names that the server answers to: a name of somebody else's may be led here to steal what our pages may do."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from chabudai.server.settings import Settings

ANY_NAME: Final = "*"
AT_HOME: Final = (".local", ".lan", ".home.arpa", ".internal", ".localdomain", ".fritz.box")
"""Endings that routers and machines give to names at home."""


class Hosts:
    """Decides by the header `Host` whether a request is meant for this server.

    A page of another site can be led here by its own name (DNS rebinding), and would then count as ours. An address
    cannot be led anywhere, and names without a dot belong to nobody outside.
    """

    def __init__(self, settings: Settings) -> None:
        """Answer to the names of the settings, of the page's address, and of this machine."""
        given = {word.strip().lower().rstrip(".") for word in settings.hosts.split(",") if word.strip()}
        self._any = ANY_NAME in given
        self._names = given | _own_names() | {urlsplit(settings.public_url).hostname or "localhost"}
        self._endings = tuple(name[1:] for name in given if name.startswith("*."))

    def knows(self, host: str) -> bool:
        """Tell whether the server answers to the value of a header `Host`; programs may leave it out."""
        name = _name(host)
        if self._any or not name or name in self._names or name.endswith(self._endings or ("\0",)):
            return True
        return "." not in name or name.endswith(".localhost") or _is_address(name)


def _own_names() -> set[str]:
    own = socket.gethostname().lower().rstrip(".")
    first = own.partition(".")[0]
    return {own, *(first + ending for ending in AT_HOME)}


def _name(host: str) -> str:
    """Return the name or address in a header, without its port."""
    text = host.strip().lower()
    if text.startswith("["):
        inside, _, port = text[1:].partition("]")
        return inside if not port or port.startswith(":") else text
    return text.partition(":")[0].rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True

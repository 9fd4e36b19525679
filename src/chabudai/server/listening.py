"""The sockets that a server listens on, taken before anything else happens."""

from __future__ import annotations

import errno
import socket
import time
from contextlib import ExitStack
from typing import Final

from chabudai.core import ChabudaiError

BACKLOG: Final = 2_048
"""Connections that may wait while the server starts."""
PATIENCE: Final = 2.0
"""Seconds for which a taken port is tried again: what a killed server was about to start may hold it for a moment."""
LAST_PORT: Final = 65_535
OWN_ADDRESSES: Final = "Use --host 127.0.0.1, or 0.0.0.0 for all addresses of this machine."


class CannotListen(ChabudaiError):
    """The address or the port is not to be had."""

    code = "settings/address"


def listen(host: str, port: int) -> list[socket.socket]:
    """Return a listening socket for each address of *host*; connections wait in them until they are accepted.

    Raises:
        CannotListen: The port is taken, or the address is none of this machine.
    """
    if not 0 <= port <= LAST_PORT:
        raise CannotListen(f"There is no port {port}.", hint=f"Choose one from 1 to {LAST_PORT} with --port.")
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        raise CannotListen(
            f"{host!r} is no address of this machine.",
            hint="Use --host 127.0.0.1, or 0.0.0.0 for all of its addresses.",
        ) from error
    with ExitStack() as opened:
        sockets: list[socket.socket] = []
        for family, *_, address in dict.fromkeys(found):
            sockets.append(opened.enter_context(socket.socket(family, socket.SOCK_STREAM)))
            # Any free port is one port for all addresses.
            port = port or (sockets[0].getsockname()[1] if len(sockets) > 1 else 0)
            _bind(sockets[-1], host, (address[0], port, *address[2:]))
        opened.pop_all()
        return sockets


def _bind(listener: socket.socket, host: str, address: tuple[str | int, ...]) -> None:
    """Listen at *address*, an IPv6 one for itself alone."""
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if listener.family == socket.AF_INET6:
        listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    end = time.monotonic() + PATIENCE
    while True:
        try:
            listener.bind(address)
            listener.listen(BACKLOG)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or time.monotonic() > end:
                raise _explained(error, host, int(address[1])) from error
            time.sleep(0.05)
        else:
            return


def _explained(error: OSError, host: str, port: int) -> CannotListen:
    """Say in a sentence why a socket could not be had."""
    if error.errno == errno.EADDRINUSE:
        return CannotListen(
            f"Another program uses port {port} already.",
            hint=f"Stop it, or choose another port: --port {port + 1 if port < LAST_PORT else port - 1}.",
        )
    if error.errno == errno.EACCES:
        return CannotListen(f"Port {port} is reserved for the system.", hint="Choose one from 1024 on with --port.")
    return CannotListen(
        f"Port {port} of {host!r} cannot be listened on: {error.strerror}.",
        hint=OWN_ADDRESSES,
    )

"""The links to all other workers: each worker calls every other one, and is called by it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from chabudai.server.peers.link import Link
from chabudai.server.peers.membership import place
from chabudai.server.peers.refusals import LinkLost

if TYPE_CHECKING:
    from chabudai.server.peers.frames import AnyFrame
    from chabudai.server.store.leases import Worker

AGAIN: Final = 0.3
"""Seconds after which a worker that could not be reached is called again."""

_log = logging.getLogger(__name__)


class Mesh:
    """Calls the workers that are alive, and answers those that call."""

    def __init__(self, key: bytes, heard: Callable[[Link, AnyFrame], None], gone: Callable[[str], None]) -> None:
        """Prove by *key*, tell *heard* what is said, and *gone* of workers whose process has ended."""
        self.key = key
        self.me = ""
        self.up: Callable[[Link], None] = _ignore
        """Told of every link that is ready."""
        self.down: Callable[[Link], None] = _ignore
        """Told of every link that has ended."""
        self._heard = heard
        self._gone = gone
        self._server: asyncio.Server | None = None
        self._calls: dict[str, asyncio.Task[None]] = {}
        self._links: dict[str, Link] = {}
        self._called: set[Link] = set()

    async def open(self, host: str, port: int, most: int) -> str:
        """Listen on *host*, at *port* or one of the next, up to *most*; return the address."""
        loop = asyncio.get_running_loop()
        for choice in range(port, port + most) if port else (0,):
            with suppress(OSError):
                self._server = await loop.create_server(lambda: Link(self), host, choice)
                return f"{host}:{self._server.sockets[0].getsockname()[1]}"
        raise OSError(f"no port for other workers is free on {host} from {port} on")

    def follow(self, workers: Iterable[Worker]) -> None:
        """Call those that are new, and hang up on those that are no longer alive."""
        alive = {worker.id: worker for worker in workers if worker.id != self.me}
        for worker in self._calls.keys() - alive.keys():
            self._calls.pop(worker).cancel()
            if worker in self._links:
                self._links[worker].abort()
        for worker, found in alive.items():
            if worker not in self._calls:
                self._calls[worker] = asyncio.get_running_loop().create_task(self._call(found))

    def link(self, worker: str) -> Link:
        """Return the way to a worker.

        Raises:
            LinkLost: There is none now.
        """
        found = self._links.get(worker)
        if found is None:
            raise LinkLost(sent=False)
        return found

    def links(self) -> list[Link]:
        """Return the ways to all workers that can be reached."""
        return list(self._links.values())

    def hang_up(self) -> None:
        """End all links: this worker is another one from now on."""
        self.follow(())
        for link in tuple(self._called):
            link.close()

    async def close(self) -> None:
        """End all links, and listen no more."""
        if self._server is not None:
            self._server.close()
        calls = tuple(self._calls.values())
        self.hang_up()
        await asyncio.gather(*calls, return_exceptions=True)

    def linked(self, link: Link) -> None:
        """Take note of a link that is ready."""
        if link.calling:
            self._links[link.worker] = link
        else:
            self._called.add(link)
        self.up(link)

    def heard(self, link: Link, frame: AnyFrame) -> None:
        """Pass on what is said."""
        self._heard(link, frame)

    def unlinked(self, link: Link) -> None:
        """Take note of a link that has ended."""
        if self._links.get(link.worker) is link:
            del self._links[link.worker]
        self._called.discard(link)
        self.down(link)

    async def _call(self, worker: Worker) -> None:
        host, _, port = worker.address.rpartition(":")
        # A refusal proves the end of a process only where the address is known to be the right one.
        certain = worker.place != "" and worker.place == place()
        while True:
            try:
                _, link = await asyncio.get_running_loop().create_connection(
                    lambda: Link(self, worker.id), host, int(port)
                )
            except ConnectionRefusedError:
                if certain:
                    self._gone(worker.id)
                    await asyncio.sleep(1)
            except OSError as error:
                _log.warning("a worker cannot be reached", extra={"worker": worker.id, "error": type(error).__name__})
            else:
                certain = await _until_ended(link) or certain
            await asyncio.sleep(AGAIN if not certain else AGAIN / 10)


async def _until_ended(link: Link) -> bool:
    """Wait for the end of a link; tell whether it was ready in between."""
    try:
        await asyncio.shield(link.ended)
    except asyncio.CancelledError:
        link.close()
        raise
    return link.was_ready


def _ignore(_: Link) -> None:
    """Do nothing."""

"""The numbers of all workers: whichever of them is asked answers for all."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from chabudai.core import ChabudaiError
from chabudai.server.metrics import Family, text

if TYPE_CHECKING:
    from chabudai.server.metrics import Metrics
    from chabudai.server.peers.link import Link
    from chabudai.server.peers.peers import Peers

SECONDS: Final = 2.0
"""How long another worker may take to tell its numbers; one that hangs is left out."""
NAME: Final = "numbers"


class Numbers:
    """The numbers of this worker and of the others."""

    def __init__(self, metrics: Metrics, peers: Peers | None) -> None:
        """Tell those of this worker, *metrics*, to *peers*, where there are any."""
        self._metrics = metrics
        self._peers = peers
        if peers is not None:
            peers.answers[NAME] = self._told

    async def all(self) -> str:
        """Return the numbers of all workers that answer, each with the worker's id as a label."""
        if self._peers is None:
            return self.own()
        found = {self._peers.me: self._metrics.families()}
        links = self._peers.mesh.links()
        for link, families in zip(links, await asyncio.gather(*map(_asked, links)), strict=True):
            if families is not None:
                found[link.worker] = families
        return text(dict(sorted(found.items())))

    def own(self) -> str:
        """Return the numbers of this worker alone; it has no id where there are no others."""
        return text({"" if self._peers is None else self._peers.me: self._metrics.families()})

    async def _told(self, _: bytes) -> bytes:
        return msgspec.msgpack.encode(self._metrics.families())


async def _asked(link: Link) -> list[Family] | None:
    with suppress(ChabudaiError, TimeoutError):
        async with asyncio.timeout(SECONDS):
            return msgspec.msgpack.decode(await link.call(NAME), type=list[Family])
    return None

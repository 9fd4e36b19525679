"""A server whose event loop finds no memory when it is sent a signal: run like `chabudai serve`."""

from __future__ import annotations

import asyncio
import signal
import sys

from chabudai.cli import main
from chabudai.server import vitals

SIGNAL = signal.SIGUSR1


class Starved(vitals.Lag):
    """Looks at the loop, which has no memory for a call of its own once the signal comes."""

    async def _run(self) -> None:
        asyncio.get_running_loop().add_signal_handler(SIGNAL, self._starve)
        await super()._run()

    def _starve(self) -> None:
        raise MemoryError


if __name__ == "__main__":
    vitals.Lag = Starved  # type: ignore[misc]
    sys.argv.insert(1, "serve")
    main()

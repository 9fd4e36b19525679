"""A process in which bots try a deal, so that nobody has to wait: `python -m chabudai.analysis.deals.worker`.

It reads one line of JSON with the deal. It writes a line before the first try and one after each, the last of
which has everything that was reached.
"""

from __future__ import annotations

import msgspec

from chabudai.analysis.aside import asked_for, tell
from chabudai.analysis.deals.deal import Deal
from chabudai.analysis.deals.tries import TRIES, Bench
from chabudai.protocol.deals import DealCount


class Asked(msgspec.Struct):
    """The deal to be tried, and how often."""

    deal: Deal
    tries: int = TRIES


def main() -> None:
    """Let bots try the deal that standard input names."""
    asked = asked_for(Asked)
    bench = Bench(asked.deal, asked.tries)
    tell(DealCount(parts=bench.count))
    for done, bots in enumerate(bench.run(), 1):
        tell(DealCount(done, bench.count, bots))


if __name__ == "__main__":
    main()

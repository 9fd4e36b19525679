"""Bots that try a deal in a process of their own, followed from an event loop."""

from __future__ import annotations

from collections.abc import AsyncGenerator

from chabudai.analysis.aside import told_by
from chabudai.analysis.deals.deal import Deal
from chabudai.analysis.deals.tries import TRIES
from chabudai.analysis.deals.worker import Asked
from chabudai.protocol.deals import DealCount


def counted(deal: Deal, tries: int = TRIES) -> AsyncGenerator[DealCount, None]:
    """Yield how far the bots are with *deal*, try by try; the process ends with the generator.

    Nothing more comes where the process breaks down: then the last count is not complete.
    """
    return told_by("chabudai.analysis.deals.worker", Asked(deal, tries), DealCount)

"""The adapter of each game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.games import GAMES
from chabudai.tui.generic import GenericAdapter

if TYPE_CHECKING:
    from chabudai.tui.adapter import Adapter


def adapter_of(game: str) -> Adapter:
    """Return the adapter of a game, which is loaded only when it is played.

    A server may have games that are not installed here; the generic adapter shows those too.
    """
    part = GAMES.part(game, "tui") if game in GAMES else None
    found: Adapter = GenericAdapter(game) if part is None else part.ADAPTER
    return found

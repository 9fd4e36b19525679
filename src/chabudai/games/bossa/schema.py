"""How deals and moves are written, as JSON schemas say it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.games.bossa.components import TILES
from chabudai.games.bossa.rules import DIE_FACES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from chabudai.core import JsonObject

_TILE: Final = r"[0-9]+/[0-9]+"
_LAID: Final = rf"(white|black) [0-9]{{1,2}}( {_TILE}\*?)+"

DEAL: Final[Mapping[str, JsonObject]] = {
    "tiles": {
        "description": "The tile set aside, both hands, and the pile from its top.",
        "type": "array",
        "items": {"enum": [str(tile) for tile in TILES]},
        "minItems": len(TILES),
        "maxItems": len(TILES),
        "uniqueItems": True,
    },
    "dice": {
        "description": "White, then black.",
        "type": "array",
        "items": {"type": "integer", "minimum": 1, "maximum": DIE_FACES},
        "minItems": 2,
        "maxItems": 2,
        "uniqueItems": True,
    },
}
MOVE: Final = rf"^(white|black|first|doubler|inverter|(place|stack) {_LAID}|swap {_TILE} {_TILE}|redraw {_TILE})$"

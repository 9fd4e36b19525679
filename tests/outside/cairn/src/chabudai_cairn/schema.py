"""How deals and moves are written, as JSON schemas say it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai_cairn.components import STONES, WEIGHTS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from chabudai.core import JsonObject

DEAL: Final[Mapping[str, JsonObject]] = {
    "stones": {
        "description": "The hands by seat, then the bag from its top.",
        "type": "array",
        "items": {"enum": list(WEIGHTS)},
        "minItems": len(STONES),
        "maxItems": len(STONES),
    }
}
MOVE: Final = "^(add [1-4]|call)$"

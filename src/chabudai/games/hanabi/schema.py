"""How deals and moves are written, as JSON schemas say it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.games.hanabi.components import CARDS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from chabudai.core import JsonObject

_SLOT: Final = "[1-5]"
_COLOUR: Final = "(red|yellow|green|white|blue|multicolour)"

DEAL: Final[Mapping[str, JsonObject]] = {
    "deck": {
        "description": "All cards in drawing order; the first hand's cards come first.",
        "type": "array",
        "items": {"enum": [str(card) for card in CARDS]},
        "minItems": 50,
        "maxItems": 55,
    }
}
MOVE: Final = rf"^(play {_SLOT}( as {_COLOUR})?|discard {_SLOT}|clue {_SLOT} ({_COLOUR}|{_SLOT}))$"

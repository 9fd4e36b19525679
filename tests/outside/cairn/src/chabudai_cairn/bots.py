"""The bot `wary`: calls as soon as the cairn has probably fallen, and else adds its lightest stone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from chabudai.bots import Bot, BotKind
from chabudai_cairn.components import CARRIES, WEIGHTS, Seen
from chabudai_cairn.moves import CairnMove, Call
from chabudai_cairn.view import CairnView

if TYPE_CHECKING:
    from chabudai.core import View

USUAL: Final = sum(WEIGHTS) / len(WEIGHTS)
"""What a stone weighs that nobody has seen."""


class Wary(Bot[CairnView, CairnMove]):
    """Looks at the cairn alone."""

    def choose(self, view: CairnView) -> CairnMove:
        """Call what probably weighs too much; the lightest stone comes first among the other moves."""
        legal = view.legal_moves()
        return Call() if Call() in legal and expected(view.cairn) > CARRIES else legal[0]

    def explain(self) -> str:
        """Say what it went by."""
        return "It weighed the cairn by what it knows, and takes every other stone for a usual one."


class WaryKind(BotKind):
    """`wary`, for Cairn."""

    name = "wary"
    game = "cairn"
    sentence = {"en": "Calls when the cairn has probably fallen, and else adds its lightest stone."}  # noqa: RUF012
    for_people = True
    draws = False

    def sit(self, view: View[Any], seed: str) -> Wary:  # noqa: ARG002
        """Take a seat."""
        return Wary()


def expected(cairn: tuple[Seen, ...]) -> float:
    """Return what a cairn probably weighs."""
    return sum(USUAL if stone.weight is None else stone.weight for stone in cairn)


KINDS: Final = (WaryKind(),)

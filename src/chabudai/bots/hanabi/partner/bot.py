"""The bot `partner`: plays by the conventions that people use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chabudai.bots.bot import Bot
from chabudai.bots.hanabi.faces import text
from chabudai.bots.hanabi.partner.choosing import choose
from chabudai.bots.hanabi.partner.memory import Memory
from chabudai.bots.hanabi.partner.reasons import reason
from chabudai.bots.kind import BotKind
from chabudai.core import View
from chabudai.games.hanabi.view import HanabiView

if TYPE_CHECKING:
    from chabudai.bots.reason import Why
    from chabudai.games.hanabi.moves import HanabiMove


class Partner(Bot[HanabiView, "HanabiMove"]):
    """Reads and gives clues by convention; see docs/learn/conventions.md."""

    def __init__(self, view: HanabiView) -> None:
        """Sit down."""
        self._memory = Memory(view)
        self._why: Why = ""

    def watch(self, move: HanabiMove | None, view: HanabiView) -> None:
        """Note what a move means."""
        if move is not None:
            self._memory.watch(move, view)

    def choose(self, view: HanabiView) -> HanabiMove:
        """Return the move that the conventions suggest."""
        if view != self._memory.view:
            self._memory = Memory(view)
        scene = self._memory.scene()
        best = choose(scene)
        self._why = reason(scene, best)
        return best.move

    def explain(self) -> Why:
        """Say why."""
        return self._why

    def reading(self) -> tuple[str, ...]:
        """Say what each of its own cards is taken for."""
        scene = self._memory.scene()
        return tuple(text(mask) for mask in scene.held[scene.me])


class PartnerKind(BotKind):
    """`partner`, for Hanabi."""

    name = "partner"
    game = "hanabi"
    for_people = True
    draws = False
    sentence = {  # noqa: RUF012 - never changed
        "en": "Plays by the conventions that people use, and says what it thinks.",
        "it": "Gioca con le convenzioni che usano le persone e dice che cosa pensa.",
        "es": "Juega con las convenciones que usa la gente y dice lo que piensa.",
        "pl": "Gra według konwencji, których używają ludzie, i mówi, co myśli.",
    }

    def sit(self, view: View[Any], seed: str) -> Partner:  # noqa: ARG002
        """Take a seat."""
        if not isinstance(view, HanabiView):
            raise TypeError(f"The bot 'partner' plays Hanabi; this is a {type(view).__name__}.")
        return Partner(view)

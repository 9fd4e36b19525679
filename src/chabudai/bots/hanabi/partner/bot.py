"""The bot `partner`: plays by the conventions that people use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.bots.bot import Bot
from chabudai.bots.hanabi.faces import text
from chabudai.bots.hanabi.partner.choosing import choose
from chabudai.bots.hanabi.partner.conventions.registry import USUAL, agreed_at
from chabudai.bots.hanabi.partner.memory import Memory
from chabudai.bots.hanabi.partner.reasons import reason
from chabudai.games.hanabi.view import HanabiView

if TYPE_CHECKING:
    from chabudai.bots.reason import Why
    from chabudai.games.hanabi.moves import HanabiMove


class Partner(Bot[HanabiView, "HanabiMove"]):
    """Reads and gives clues by convention; see docs/learn/conventions.md."""

    def __init__(self, view: HanabiView, level: str = USUAL) -> None:
        """Sit down among players of a level."""
        self._agreed = agreed_at(level)
        self._memory = Memory(view, self._agreed)
        self._why: Why = ""

    def watch(self, move: HanabiMove | None, view: HanabiView) -> None:
        """Note what a move means."""
        if move is not None:
            self._memory.watch(move, view)

    def choose(self, view: HanabiView) -> HanabiMove:
        """Return the move that the conventions suggest."""
        if view != self._memory.view:
            self._memory = Memory(view, self._agreed)
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

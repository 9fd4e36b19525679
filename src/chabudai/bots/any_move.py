"""The bot `random`: any legal move, each equally likely."""

from __future__ import annotations

from typing import Any

from chabudai.bots.bot import Bot
from chabudai.bots.kind import BotKind
from chabudai.bots.reason import Reason
from chabudai.core import Chance, View


class AnyMove(Bot[View[Any], Any]):
    """Draws from the legal moves."""

    def __init__(self, seed: str) -> None:
        """Start with no move seen."""
        self._seed = seed
        self._seen = 0

    def watch(self, move: object, view: View[Any]) -> None:  # noqa: ARG002
        """Count the moves, so that each choice has a number of its own."""
        self._seen += 1

    def choose(self, view: View[Any]) -> Any:  # noqa: ANN401
        """Return any legal move."""
        legal = view.legal_moves()
        return legal[Chance(f"random/{self._seen}", self._seed).below(len(legal))]

    def explain(self) -> Reason:
        """Admit that there is no reason."""
        return Reason("because-any")


class AnyMoveKind(BotKind):
    """`random`, for any game."""

    name = "random"
    sentence = {  # noqa: RUF012 - never changed
        "en": "Makes any legal move, without thinking.",
        "it": "Fa una mossa qualsiasi tra quelle permesse, senza pensare.",
        "es": "Hace cualquier jugada permitida, sin pensar.",
        "pl": "Wykonuje dowolny dozwolony ruch, bez zastanowienia.",
    }

    def __init__(self, game: str) -> None:
        """Play this game."""
        self.game = game

    def sit(self, view: View[Any], seed: str) -> AnyMove:  # noqa: ARG002
        """Take a seat."""
        return AnyMove(seed)

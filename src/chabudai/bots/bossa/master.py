"""The bot `master`: searches, exactly near the end, and says how likely it is to win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from chabudai.bots.bot import Bot
from chabudai.bots.errors import BotRefuses
from chabudai.bots.kind import BotKind
from chabudai.bots.reason import Reason
from chabudai.core import Chance, View
from chabudai.games.bossa.view import BossaView

if TYPE_CHECKING:
    from chabudai.bots.reason import Why
    from chabudai.fast.bossa_search.player import Thinker, Thought
    from chabudai.games.bossa import BossaMove

BUDGETS: Final[dict[str, tuple[int, int, int]]] = {
    "child": (4, 0, 0),
    "learner": (30, 0, 0),
    "friend": (200, 0, 0),
    "expert": (1_000, 100_000, 6),
    "master": (5_000, 12_000_000, 7),
}
"""By level: simulations of a decision, positions of the exact search, and from how many tiles in the pile on."""
STRONGEST: Final = "master"
SENTENCES: Final[dict[str, dict[str, str]]] = {
    "child": {
        "en": "Looks at a handful of ways to go on: a gentle first opponent, about as strong as greedy.",
        "it": "Guarda solo pochi modi di continuare: un primo avversario gentile, forte più o meno come greedy.",
        "es": "Mira solo unas pocas maneras de seguir: un primer rival amable, más o menos tan fuerte como greedy.",
        "pl": "Sprawdza tylko kilka dalszych przebiegów: łagodny pierwszy przeciwnik, równie silny jak greedy.",
    },
    "learner": {
        "en": "Tries a few dozen games in its head: it sees your next threat, and misses plans.",
        "it": "Prova a mente qualche decina di partite: vede la tua prossima minaccia, ma non i piani.",
        "es": "Prueba unas decenas de partidas en su cabeza: ve tu próxima amenaza, pero no los planes.",
        "pl": "Rozgrywa w głowie kilkadziesiąt partii: widzi najbliższą groźbę, ale nie plany.",
    },
    "friend": {
        "en": "Tries a few hundred games in its head: an even match for somebody who plays often.",
        "it": "Prova a mente qualche centinaio di partite: un avversario alla pari per chi gioca spesso.",
        "es": "Prueba unos cientos de partidas en su cabeza: un rival parejo para quien juega a menudo.",
        "pl": "Rozgrywa w głowie kilkaset partii: równy przeciwnik dla kogoś, kto gra często.",
    },
    "expert": {
        "en": "Tries a thousand games at every move and begins to count exactly near the end; hard to beat.",
        "it": "Prova mille partite a ogni mossa e verso la fine calcola quasi esattamente; difficile da battere.",
        "es": "Prueba mil partidas en cada jugada y hacia el final calcula casi con exactitud; difícil de vencer.",
        "pl": "Przy każdym ruchu rozgrywa tysiąc partii, a pod koniec zaczyna liczyć dokładnie; trudny do pokonania.",
    },
    "master": {
        "en": "Plays out thousands of games in its head at every move, and counts exactly near the end.",
        "it": "A ogni mossa gioca a mente migliaia di partite, e verso la fine calcola esattamente.",
        "es": "En cada jugada prueba miles de partidas en su cabeza, y hacia el final calcula con exactitud.",
        "pl": "Przy każdym ruchu rozgrywa w głowie tysiące partii, a pod koniec liczy dokładnie.",
    },
}
"""How each level plays, by language."""


class Master(Bot[BossaView, "BossaMove"]):
    """Searches at every decision."""

    def __init__(self, level: str, seed: str) -> None:
        """Start with no move seen."""
        self._level = level
        self._seed = seed
        self._seen = 0
        self._thinker: Thinker | None = None
        self.thought: Thought | None = None
        """The last choice with its winning chance."""

    def watch(self, move: BossaMove | None, view: BossaView) -> None:  # noqa: ARG002
        """Count the moves, so that each choice has a number of its own."""
        self._seen += 1

    def choose(self, view: BossaView) -> BossaMove:
        """Return the best move that the budget finds."""
        if self._thinker is None:
            self._thinker = _thinker(self._level)
        number = Chance(f"master/{self._seen}", self._seed).below(1 << 32)
        self.thought = self._thinker.think(view, number)
        return self.thought.move

    def explain(self) -> Why:
        """Say how likely the last choice is to win."""
        if self.thought is None:
            return ""
        name = "because-chance-exact" if self.thought.exact else "because-chance"
        return Reason(name, {"percent": round(100 * self.thought.chance)})


class MasterKind(BotKind):
    """`master`, for Bossa."""

    name = "master"
    game = "bossa"
    compiled = True
    for_people = True
    levels = tuple(BUDGETS)

    def __init__(self, level: str = STRONGEST) -> None:
        """Play at *level*."""
        self.level = level
        self.sentence = SENTENCES[level]

    def at(self, level: str) -> BotKind:
        """Return this kind at one of its levels."""
        return MasterKind(level) if level in BUDGETS else super().at(level)

    def sit(self, view: View[Any], seed: str) -> Master:  # noqa: ARG002
        """Take a seat."""
        return Master(self.level, seed)


def _thinker(level: str) -> Thinker:
    """Load the compiled search, which takes a moment, only when somebody plays against it."""
    try:
        from chabudai.fast.bossa_search.level import Level  # noqa: PLC0415
        from chabudai.fast.bossa_search.player import Thinker  # noqa: PLC0415
    except ImportError as error:
        raise BotRefuses(
            "The bot 'master' needs the compiled engines, which are not installed.",
            hint="Install chabudai[fast].",
        ) from error
    return Thinker(Level(*BUDGETS[level]))

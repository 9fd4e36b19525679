"""The bot `partner:deep`: the same conventions, and every move tried in imagined hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.bots.bot import Bot
from chabudai.bots.errors import BotRefuses
from chabudai.bots.hanabi.partner.numbers import numbers
from chabudai.bots.hanabi.speaking import move_reason
from chabudai.bots.reason import Reason
from chabudai.core import Chance
from chabudai.games.hanabi.view import HanabiView

if TYPE_CHECKING:
    from chabudai.bots.hanabi.partner.bot import Partner
    from chabudai.bots.reason import Why
    from chabudai.fast.hanabi_conventions.mind import Mind
    from chabudai.games.hanabi.moves import HanabiMove

WORLDS: Final = 240
"""In how many worlds a move may be tried."""


class Deep(Bot[HanabiView, "HanabiMove"]):
    """Leaves the choice of `partner` where another move does clearly better."""

    def __init__(self, view: HanabiView, seed: str, plain: Partner) -> None:
        """Sit down beside *plain*, which knows what the conventions say."""
        self._view = view
        self._plain = plain
        self._mind = _mind(view)
        self._seed = Chance("partner", seed).below(1 << 32)
        self._why: Why = ""

    def watch(self, move: HanabiMove | None, view: HanabiView) -> None:
        """Note what a move means."""
        if move is not None:
            self._plain.watch(move, view)
            self._mind.observe(self._view, move, view)
        self._view = view

    def choose(self, view: HanabiView) -> HanabiMove:
        """Return the move of the conventions, or a better one that search found."""
        plain = self._plain.choose(view)
        move = self._mind.choose(view, WORLDS, self._seed)
        better = Reason("because-better", {"move": move_reason(plain)})
        self._why = self._plain.explain() if move == plain else better
        return move

    def explain(self) -> Why:
        """Say why."""
        return self._why

    def reading(self) -> tuple[str, ...]:
        """Say what each of its own cards is taken for."""
        return self._plain.reading()


def _mind(view: HanabiView) -> Mind:
    """Load the compiled search, which takes a moment, only when somebody plays with it."""
    try:
        from chabudai.fast.hanabi_conventions.mind import Mind  # noqa: PLC0415
    except ImportError as error:
        raise BotRefuses(
            "The bot needs the compiled engines, which are not installed.", hint="Install chabudai[fast]."
        ) from error
    return Mind(view, numbers(view.setup.players))

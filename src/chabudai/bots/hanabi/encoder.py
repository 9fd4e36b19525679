"""The bots `encoder` and `foresight`: a code among bots, and search on top of it.

Every clue is a message for all other players at once, by a code that only bots keep up
with. `foresight` also tries its moves in worlds that look like this one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from chabudai.bots.bot import Bot
from chabudai.bots.errors import BotRefuses
from chabudai.bots.hanabi.speaking import move_reason
from chabudai.bots.kind import BotKind
from chabudai.bots.outcome import Outcome
from chabudai.bots.reason import Reason
from chabudai.core import Chance, Setup, View
from chabudai.games.hanabi import HANABI, ClueColour, ClueValue, Discard, HanabiSetup
from chabudai.games.hanabi.view import HanabiView

if TYPE_CHECKING:
    from chabudai.bots.reason import Why
    from chabudai.fast.hanabi_search.mind import Mind
    from chabudai.games.hanabi import HanabiMove

WORLDS: Final = {"quick": 20, "steady": 50, "deep": 200}
"""By level: in how many worlds `foresight` may try a move."""
USUAL: Final = "steady"
SENTENCES: Final[dict[str, dict[str, str]]] = {
    "quick": {
        "en": "Speaks the encoder's code, and tries each move in twenty worlds that look like this one.",
        "it": "Parla il codice dell'encoder e prova ogni mossa in venti mondi che somigliano a questo.",
        "es": "Habla el código del encoder y prueba cada jugada en veinte mundos parecidos a este.",
        "pl": "Mówi szyfrem encodera i sprawdza każdy ruch w dwudziestu światach podobnych do tego.",
    },
    "steady": {
        "en": "Speaks the encoder's code, and tries each move in fifty worlds: almost always a perfect score.",
        "it": "Parla il codice dell'encoder e prova ogni mossa in cinquanta mondi: quasi sempre punteggio pieno.",
        "es": "Habla el código del encoder y prueba cada jugada en cincuenta mundos: casi siempre puntuación perfecta.",
        "pl": "Mówi szyfrem encodera i sprawdza każdy ruch w pięćdziesięciu światach: prawie zawsze pełny wynik.",
    },
    "deep": {
        "en": "Speaks the encoder's code, and tries each move in two hundred worlds; slow, and the strongest.",
        "it": "Parla il codice dell'encoder e prova ogni mossa in duecento mondi; lento, e il più forte.",
        "es": "Habla el código del encoder y prueba cada jugada en doscientos mundos; lento, y el más fuerte.",
        "pl": "Mówi szyfrem encodera i sprawdza każdy ruch w dwustu światach; powolny i najsilniejszy.",
    },
}
"""How each level of `foresight` plays, by language."""


class Encoder(Bot[HanabiView, "HanabiMove"]):
    """Follows the code, and searches where it has a budget."""

    def __init__(self, view: HanabiView, seed: str, worlds: int) -> None:
        """Sit down at a game that begins."""
        self._view = view
        self._mind = _mind(view)
        self._worlds = worlds
        self._seed = Chance("encoder", seed).below(1 << 32)
        self._why: Why = ""

    def watch(self, move: HanabiMove | None, view: HanabiView) -> None:
        """Decode what a move says."""
        if move is not None:
            self._mind.observe(self._view, move, view)
        self._view = view

    def choose(self, view: HanabiView) -> HanabiMove:
        """Return the move of the code, or a better one that search found."""
        move = self._mind.choose(view, self._worlds, self._seed)
        plain = self._mind.choose(view) if self._worlds else move
        self._why = _reason(move, plain, searched=self._worlds > 0)
        return move

    def explain(self) -> Why:
        """Say what kind of move it was."""
        return self._why

    def reading(self) -> tuple[str, ...]:
        """Say what all players know that each of its own cards can be."""
        held = len(self._view.hands[self._view.seat])
        return tuple("/".join(map(str, self._mind.possible(slot))) for slot in range(held))


class EncoderKind(BotKind):
    """`encoder`, for Hanabi."""

    name = "encoder"
    game = "hanabi"
    speaks_code = True
    compiled = True
    draws = False
    sentence = {  # noqa: RUF012 - never changed
        "en": "Speaks a code in which every clue tells everybody something; only bots keep up with it.",
        "it": "Parla un codice in cui ogni indizio dice qualcosa a tutti; solo i bot riescono a seguirlo.",
        "es": "Habla un código en el que cada pista dice algo a todos; solo los bots pueden seguirlo.",
        "pl": "Mówi szyfrem, w którym każda wskazówka mówi coś wszystkim; nadążają za nim tylko boty.",
    }

    def sit(self, view: View[Any], seed: str) -> Encoder:
        """Take a seat."""
        return Encoder(_hanabi(view), seed, 0)

    def play_games(self, setup: Setup, seeds: Sequence[str]) -> Sequence[Outcome] | None:
        """Play whole games compiled, then read them aloud by the rules."""
        return [_compiled_game(setup, seed) for seed in seeds] if isinstance(setup, HanabiSetup) else None


class ForesightKind(BotKind):
    """`foresight`, for Hanabi."""

    name = "foresight"
    game = "hanabi"
    speaks_code = True
    compiled = True
    levels = tuple(WORLDS)

    def __init__(self, level: str = USUAL) -> None:
        """Play at *level*."""
        self.level = level
        self.sentence = SENTENCES[level]

    def at(self, level: str) -> BotKind:
        """Return this kind at one of its levels."""
        return ForesightKind(level) if level in WORLDS else super().at(level)

    def sit(self, view: View[Any], seed: str) -> Encoder:
        """Take a seat."""
        return Encoder(_hanabi(view), seed, WORLDS[self.level])


def _reason(move: HanabiMove, plain: HanabiMove, *, searched: bool) -> Reason:
    """Say why *move* was made where the code alone would have made *plain*."""
    if move != plain:
        return Reason("because-better", {"move": move_reason(plain)})
    if isinstance(move, ClueColour | ClueValue):
        why = Reason("because-code-clue")
    else:
        why = Reason("because-code-discard" if isinstance(move, Discard) else "because-code-play")
    return Reason("because-searched", {"why": why}) if searched else why


def _hanabi(view: View[Any]) -> HanabiView:
    if not isinstance(view, HanabiView):
        raise BotRefuses(f"The encoder cannot read {type(view).__name__}.", hint="It plays Hanabi.")
    return view


def _mind(view: HanabiView) -> Mind:
    """Load the compiled strategy, which takes a moment, only when somebody plays with it."""
    try:
        from chabudai.fast.hanabi_search.mind import Mind  # noqa: PLC0415
    except ImportError as error:
        raise BotRefuses(
            "The bot needs the compiled engines, which are not installed.", hint="Install chabudai[fast]."
        ) from error
    return Mind(view.setup, view.seat)


def _compiled_game(setup: HanabiSetup, seed: str) -> Outcome:
    import numpy as np  # noqa: PLC0415

    from chabudai.fast.hanabi_search.mind import lay_table  # noqa: PLC0415
    from chabudai.fast.hanabi_search.selfplay import LONGEST, play_deck  # noqa: PLC0415

    deck = HANABI.shuffle(setup, seed)
    actions = np.zeros(LONGEST, np.int64)
    numbers = np.array([card.number for card in deck], np.int8)
    count = play_deck(numbers, len(deck), lay_table(setup), 0, 0, actions)
    state = HANABI.deal(setup, deck)
    moves: list[str] = []
    for action in actions[:count]:
        move = HANABI.move(state, int(action))
        state = state.play(move)
        moves.append(str(move))
    return Outcome(state.returns() or (), str(state.ended), tuple(moves))

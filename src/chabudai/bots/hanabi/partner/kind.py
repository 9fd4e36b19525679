"""`partner` as a kind of bot: its levels, what is said of each, and whole games at once."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any, Final

from chabudai.bots.hanabi.partner.bot import Partner
from chabudai.bots.hanabi.partner.conventions.registry import LEVELS, USUAL, agreed_at
from chabudai.bots.hanabi.partner.deep import Deep
from chabudai.bots.hanabi.partner.numbers import numbers
from chabudai.bots.kind import BotKind
from chabudai.bots.outcome import Outcome
from chabudai.core import Setup, View
from chabudai.games.hanabi import HANABI, HanabiSetup
from chabudai.games.hanabi.view import HanabiView

DEEP: Final = "deep"
SENTENCES: Final[dict[str, dict[str, str]]] = {
    "": {
        "en": "Plays by the conventions that people use, at the level expert, and says what it thinks.",
        "it": "Gioca con le convenzioni che usano le persone, al livello expert, e dice che cosa pensa.",
        "es": "Juega con las convenciones que usa la gente, al nivel expert, y dice lo que piensa.",
        "pl": "Gra według konwencji, których używają ludzie, na poziomie expert, i mówi, co myśli.",
    },
    "beginner": {
        "en": "For first games: clues say what to play or what to save; the oldest untouched card is discarded.",
        "it": "Per le prime partite: indizi su cosa giocare o salvare; si scarta la carta più vecchia senza indizi.",
        "es": "Para las primeras partidas: pistas sobre qué jugar o salvar; se descarta la más antigua sin pistas.",
        "pl": "Na pierwsze gry: wskazówki, co zagrać lub ratować; odrzuca się najstarszą kartę bez wskazówek.",
    },
    "intermediate": {
        "en": "Knows prompts and finesses too, and in which order 1s are played.",
        "it": "Conosce anche prompt e finesse, e l’ordine in cui si giocano gli 1.",
        "es": "Conoce también prompts y finesses, y en qué orden se juegan los 1.",
        "pl": "Zna też prompt i finesse oraz kolejność zagrywania jedynek.",
    },
    "advanced": {
        "en": "Asks for two cards with one clue, and for cards in the hand that the clue is given to.",
        "it": "Chiede due carte con un solo indizio, e carte nella mano stessa che lo riceve.",
        "es": "Pide dos cartas con una sola pista, y cartas de la misma mano que la recibe.",
        "pl": "Jedną wskazówką prosi o dwie karty, także na ręce, która ją dostaje.",
    },
    "expert": {
        "en": "Knows every convention that experienced groups use and that helps, bluffs among them.",
        "it": "Conosce tutte le convenzioni utili dei gruppi esperti, bluff compresi.",
        "es": "Conoce todas las convenciones útiles de los grupos expertos, incluidos los bluffs.",
        "pl": "Zna wszystkie pomocne konwencje doświadczonych grup, także blefy.",
    },
    DEEP: {
        "en": "Plays by the same conventions, and thinks every move through in hundreds of imagined hands.",
        "it": "Gioca con le stesse convenzioni e riflette su ogni mossa in centinaia di mani immaginate.",
        "es": "Juega con las mismas convenciones y piensa cada jugada en cientos de manos imaginadas.",
        "pl": "Gra według tych samych konwencji i sprawdza każdy ruch w setkach wyobrażonych rąk.",
    },
}
"""How it plays at each level, by language; without one, as the conventions say."""


class PartnerKind(BotKind):
    """`partner`, for Hanabi: at every level of the conventions, and at the level `deep` with search."""

    name = "partner"
    game = "hanabi"
    for_people = True
    levels = (*LEVELS, DEEP)

    def __init__(self, level: str = "") -> None:
        """Play at *level*; without one, by the conventions of the usual one."""
        self.level = level
        self.sentence = SENTENCES[level]
        self.compiled = self.draws = level == DEEP

    def at(self, level: str) -> BotKind:
        """Return this kind at one of its levels."""
        return PartnerKind(level) if level in self.levels else super().at(level)

    def sit(self, view: View[Any], seed: str) -> Partner | Deep:
        """Take a seat."""
        if not isinstance(view, HanabiView):
            raise TypeError(f"The bot 'partner' plays Hanabi; this is a {type(view).__name__}.")
        return Deep(view, seed, Partner(view)) if self.level == DEEP else Partner(view, self.level or USUAL)

    def play_games(self, setup: Setup, seeds: Sequence[str]) -> Sequence[Outcome] | None:
        """Play whole games compiled, where that is installed, then read them aloud by the rules."""
        if self.level == DEEP or not isinstance(setup, HanabiSetup) or find_spec("numba") is None:
            return None
        return [_compiled_game(setup, seed, self.level or USUAL) for seed in seeds]


def _compiled_game(setup: HanabiSetup, seed: str, level: str) -> Outcome:
    from chabudai.fast.hanabi_conventions.selfplay import play_deck  # noqa: PLC0415

    deck = HANABI.shuffle(setup, seed)
    state = HANABI.deal(setup, deck)
    moves: list[str] = []
    by = numbers(setup.players, agreed_at(level))
    for action in play_deck(setup, by, [card.number for card in deck]):
        move = HANABI.move(state, action)
        state = state.play(move)
        moves.append(str(move))
    return Outcome(state.returns() or (), str(state.ended), tuple(moves))

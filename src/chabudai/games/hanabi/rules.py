"""The variants as data, and what follows from them for a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Final

from chabudai.core import InvalidRules, Option, Seat, Setup
from chabudai.games.hanabi.components import ALL_VALUES, CARDS, Card, Colour, Knowledge
from chabudai.games.hanabi.editions import EDITIONS

if TYPE_CHECKING:
    from chabudai.core import Json, JsonObject

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 5
USUAL_PLAYERS: Final = 3
CLUE_TOKENS: Final = 8
ERRORS: Final = 3
TOP_VALUE: Final = 5
LONGEST_GAME: Final = 55 + 8 + 55 + 6
"""Every card leaves a hand once; clues spend the first tokens, one a card and one a firework."""
HAND_SIZES: Final = {2: 5, 3: 5, 4: 4, 5: 4}

DEFAULT_EDITION: Final = next(iter(EDITIONS))
SWITCHES: Final = ("empty_clues", "all_or_nothing", "synchronised", "avalanche")

OPTIONS: Final[Mapping[str, Option]] = {
    "edition": Option(tuple(EDITIONS), DEFAULT_EDITION),
    "empty_clues": Option((False, True), EDITIONS[DEFAULT_EDITION].defaults["empty_clues"]),
    "all_or_nothing": Option((False, True), False),
    "synchronised": Option((False, True), False),
    "avalanche": Option((False, True), False),
    "first": Option(tuple(range(MAX_PLAYERS)), 0),
}


@dataclass(frozen=True, slots=True)
class Rules:
    """One rulebook's game with the variants that the table chose."""

    edition: str = DEFAULT_EDITION
    empty_clues: bool = True
    all_or_nothing: bool = False
    synchronised: bool = False
    avalanche: bool = False
    first: Seat = Seat(0)


@dataclass(frozen=True)
class HanabiSetup(Setup):
    """The rules at a table of so many players, with all that follows from them."""

    players: int
    rules: Rules
    colours: tuple[Colour, ...] = field(init=False, compare=False)
    hand_size: int = field(init=False, compare=False)
    deck: tuple[Card, ...] = field(init=False, compare=False)
    """All cards of the deck, sorted."""
    unclued: Knowledge = field(init=False, compare=False)
    """What is known of a card that has just been drawn."""

    def __post_init__(self) -> None:
        """Work out what follows from the rules."""
        colours = tuple(Colour)[: 6 if self.rules.avalanche else 5]
        deck = [card for card in CARDS if card.colour in colours for _ in range(card.copies)]
        derived = {
            "colours": colours,
            "hand_size": HAND_SIZES[self.players],
            "deck": tuple(deck),
            "unclued": Knowledge((1 << len(colours)) - 1, ALL_VALUES),
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    @property
    def top_score(self) -> int:
        """The sum of all fireworks when every one is complete."""
        return TOP_VALUE * len(self.colours)

    def rules_json(self) -> JsonObject:
        """Return the rules with every option spelt out."""
        return asdict(self.rules)


def read_setup(players: int, given: Mapping[str, Json]) -> HanabiSetup:
    """Check the rules that a table asks for; what is given wins over the edition."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise InvalidRules(
            f"Hanabi cannot be played by {players}.",
            hint=f"Choose {MIN_PLAYERS} to {MAX_PLAYERS} players.",
            rule="H1.1",
        )
    if unknown := [name for name in given if name not in OPTIONS]:
        raise InvalidRules(f"Hanabi has no rule {unknown[0]!r}.", hint=f"The rules are: {', '.join(OPTIONS)}.")
    edition = given.get("edition", DEFAULT_EDITION)
    if not isinstance(edition, str) or edition not in EDITIONS:
        raise InvalidRules(f"There is no edition {edition!r}.", hint=f"The editions are: {', '.join(EDITIONS)}.")
    switches = {name: _switch(name, given.get(name, EDITIONS[edition].defaults.get(name, False))) for name in SWITCHES}
    return _setup(players, Rules(edition, **switches, first=_first(given.get("first", 0), players)))


@cache
def _setup(players: int, rules: Rules) -> HanabiSetup:
    return HanabiSetup(players, rules)


def _switch(name: str, value: Json) -> bool:
    if not isinstance(value, bool):
        raise InvalidRules(f"The rule `{name}` is {value!r}.", hint="It is true or false.")
    return value


def _first(value: Json, players: int) -> Seat:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < players:
        raise InvalidRules(f"The rule `first` is {value!r}.", hint=f"It is a seat from 0 to {players - 1}.")
    return Seat(value)

"""What is agreed before the deal, and the deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from chabudai.core import Chance, Edition, InvalidDeal, InvalidRules, Option, Setup
from chabudai_cairn.components import STONES

if TYPE_CHECKING:
    from chabudai.core import Json, JsonObject

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4
USUAL_PLAYERS: Final = 3
HAND_SIZES: Final = (3, 4, 5)
LONGEST_GAME: Final = MAX_PLAYERS * max(HAND_SIZES) + MAX_PLAYERS - 1
"""Every stone is added at most once, and every call but the last leaves one player fewer."""

EDITIONS: Final[Mapping[str, Edition]] = {"standard": Edition("standard", variants=("footing", "hand"))}
OPTIONS: Final[Mapping[str, Option]] = {
    "footing": Option((False, True), True),
    "hand": Option(HAND_SIZES, 4),
}


@dataclass(frozen=True, slots=True)
class CairnSetup(Setup):
    """How many play, with how many stones, and whether cairns have footings."""

    players: int
    footing: bool
    hand: int

    def rules_json(self) -> JsonObject:
        """Return the rules with every option spelt out."""
        return {"footing": self.footing, "hand": self.hand}


def read_setup(players: int, given: Mapping[str, Json]) -> CairnSetup:
    """Check the rules that a table asks for."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise InvalidRules(
            f"Cairn cannot be played by {players}.", hint=f"Choose {MIN_PLAYERS} to {MAX_PLAYERS} players.", rule="C1"
        )
    if unknown := [name for name in given if name not in OPTIONS]:
        raise InvalidRules(f"Cairn has no rule {unknown[0]!r}.", hint=f"The rules are: {', '.join(OPTIONS)}.")
    footing = given.get("footing", OPTIONS["footing"].default)
    hand = given.get("hand", OPTIONS["hand"].default)
    if not isinstance(footing, bool):
        raise InvalidRules(f"The rule `footing` is {footing!r}.", hint="It is true or false.", rule="C2")
    if not isinstance(hand, int) or isinstance(hand, bool) or hand not in HAND_SIZES:
        raise InvalidRules(f"The rule `hand` is {hand!r}.", hint="It is 3, 4 or 5.", rule="C1")
    return CairnSetup(players, footing, hand)


@dataclass(frozen=True, slots=True)
class CairnDeal:
    """All stones in order: the hands by seat, then the bag from its top."""

    stones: tuple[int, ...]

    def __post_init__(self) -> None:
        """Refuse what is not exactly the stones of the game."""
        if tuple(sorted(self.stones)) != STONES:
            raise InvalidDeal(
                f"These are not the stones of the game: {' '.join(map(str, self.stones))}.",
                hint="Give six stones of each weight from 1 to 4.",
                rule="C1",
            )


def shuffled_deal(seed: str) -> CairnDeal:
    """Return the deal of *seed*."""
    return CairnDeal(Chance("cairn/1", seed).shuffled(STONES))

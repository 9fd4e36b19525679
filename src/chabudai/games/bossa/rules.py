"""The numbers of the rulebook, what is agreed before the deal, and the deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from chabudai.core import Chance, InvalidDeal, InvalidRules, Setup
from chabudai.games.bossa.components import TILES, Tile

if TYPE_CHECKING:
    from chabudai.core import Json, JsonObject, Option

PLAYERS: Final = 2
HAND_SIZE: Final = 4
GROUPS_TO_END: Final = 6
"""A line with so many groups ends the game."""
DIE_FACES: Final = 6
HIGHEST_VALUE: Final = DIE_FACES + GROUPS_TO_END
"""No group is worth more: above the highest die there is room for so many groups."""
BESIDE_THE_DIE: Final = (1, 2)
"""How many tiles a group next to the die may have."""
LONGEST_GAME: Final = 4 + len(TILES) - 1 - PLAYERS * HAND_SIZE
"""The choices of the set-up, then turns that each take a tile from the pile."""

OPTIONS: Final[Mapping[str, Option]] = {}


@dataclass(frozen=True, slots=True)
class BossaSetup(Setup):
    """Two players and the standard rules: there is nothing to choose."""

    players: int = PLAYERS

    def rules_json(self) -> JsonObject:
        """Return the rules with every option spelt out: there are none."""
        return {}


def read_setup(players: int, given: Mapping[str, Json]) -> BossaSetup:
    """Check what a board asks for."""
    if players != PLAYERS:
        raise InvalidRules(f"Bossa cannot be played by {players}.", hint="Choose 2 players.", rule="B1.1")
    if given:
        raise InvalidRules(
            f"Bossa has no rule {next(iter(given))!r}.",
            hint="There are only the standard rules: leave `rules` empty.",
        )
    return BossaSetup()


@dataclass(frozen=True, slots=True)
class BossaDeal:
    """The tiles in order (aside, seat 0's, seat 1's, pile from the top) and the two dice."""

    tiles: tuple[Tile, ...]
    dice: tuple[int, int]
    """The white die, rolled by seat 0, and the black one, rolled by seat 1."""
    ties: tuple[int, ...] = field(default=(), compare=False)
    """The equal numbers that were rolled before (B2.2). They change nothing, so records leave them out."""

    def __post_init__(self) -> None:
        """Refuse what the box does not hold."""
        _check_tiles(self.tiles)
        _check_dice(self.dice)


def shuffled_deal(seed: str) -> BossaDeal:
    """Return the deal of *seed*, with equal dice rolled again."""
    chance = Chance("bossa/1", seed)
    tiles = chance.shuffled(TILES)
    ties: list[int] = []
    while (dice := (chance.below(DIE_FACES) + 1, chance.below(DIE_FACES) + 1))[0] == dice[1]:
        ties.append(dice[0])
    return BossaDeal(tiles, dice, tuple(ties))


def _check_tiles(tiles: tuple[Tile, ...]) -> None:
    hint = f"Give each of the {len(TILES)} tiles once: {' '.join(map(str, TILES))}."
    for place, tile in enumerate(tiles):
        if tile not in TILES:
            raise InvalidDeal(f"There is no tile {tile}.", hint=hint, rule="B1.2")
        if tile in tiles[:place]:
            raise InvalidDeal(f"The tile {tile} is there twice.", hint=hint, rule="B1.2")
    if missing := [str(tile) for tile in TILES if tile not in tiles]:
        raise InvalidDeal(f"Missing tiles: {' '.join(missing)}.", hint=hint, rule="B1.2")


def _check_dice(dice: tuple[int, int]) -> None:
    for name, die in zip(("white", "black"), dice, strict=True):
        if not 1 <= die <= DIE_FACES:
            raise InvalidDeal(f"The {name} die shows {die}.", hint=f"A die shows 1 to {DIE_FACES}.", rule="B1.3")
    if dice[0] == dice[1]:
        raise InvalidDeal(f"Both dice show {dice[0]}.", hint="Equal dice are rolled again: they differ.", rule="B2.2")

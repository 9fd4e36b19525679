"""How much things are worth to the bot, in points of the final score."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(slots=True)
class Weights:
    """Found by playing many games; what matters is how they compare with each other."""

    play: float = 1.0
    """A card that is built before it is my turn again."""
    queue: float = 0.2
    """A card that somebody knows to be playable and has not played yet."""
    touch: float = 0.25
    """A useful card that a clue newly points at."""
    waste: float = 0.45
    """A useless or double card that a clue newly points at."""
    detail: float = 0.1
    """Half the possibilities of a useful card ruled out."""
    harm: float = 4.0
    """A belief that is wrong in a way that costs."""
    unexplained: float = 1.0
    """A clue that has no meaning by the conventions."""
    error: float = 2.0
    """A wrong play, beside what the card was worth."""
    last_error: float = 14.0
    """The wrong play that ends the game."""
    gamble: float = 0.7
    """How likely an unknown card must be to fit before it is worth a thought to play it."""
    tokens: tuple[float, ...] = (0.0, 0.9, 1.55, 2.1, 2.55, 2.9, 3.25, 3.5, 3.6)
    """So many clue tokens."""
    idle: float = 0.8
    """A turn in which somebody with tokens has nothing to play, and gives a clue."""
    doubles: float = 0.8
    """A card that a clue newly points at and that I may hold myself."""
    spared: float = 0.35
    """The part of a loss that is feared when the player at risk has tokens to do something else."""
    unsaved: float = 0.7
    """The part of the usual loss when I discard a card that nobody has saved."""
    unsaved_for_all: float = 0.15
    """The same in all or nothing: whoever fears for every card runs out of tokens, then loses one that was saved."""
    critical: float = 2.5
    """The last copy of a card."""
    critical_step: float = 0.2
    """How much less for each card that is missing below it."""
    lone_two: float = 0.8
    lone_playable: float = 0.9
    lone: float = 0.3
    pace: float = 0.5
    """A discard when there are hardly enough turns left to build everything."""
    pace_from: float = 3.0
    """How many turns to spare are hardly enough."""
    rescue: float = 0.2
    """The part of the usual loss that a needed card is worth which the chop moves past."""
    clog: float = 0.2
    """The room that a card takes which the chop moves past."""
    late: float = 0.0
    """The part of the tokens' worth that is gone when the deck is."""
    foreseen: float = 6.0
    """From how many cards in the deck on it counts what the rest of the game brings, in the end nothing else."""
    later: float = 0.85
    """What a card is worth there that is built a round later, as a part of what it is worth now."""
    unproven: float = 0.0
    """A clue that somebody would get wrong at the first level who has shown no more."""
    untried: float = 0.0
    """The same for each level above the first one."""


WEIGHTS: Final = {
    2: Weights(
        play=1.374,
        queue=0.204,
        touch=0.317,
        waste=0.544,
        detail=0.218,
        harm=5.287,
        unexplained=0.780,
        error=1.359,
        last_error=14.749,
        gamble=0.996,
        tokens=(0.006, 0.927, 1.710, 2.112, 2.745, 3.150, 3.170, 1.992, 2.747),
        idle=1.071,
        doubles=0.942,
        spared=0.349,
        unsaved=0.664,
        unsaved_for_all=0.15,
        critical=2.651,
        critical_step=0.186,
        lone_two=0.816,
        lone_playable=0.596,
        lone=0.319,
        pace=0.472,
        pace_from=2.384,
        late=-0.003,
        unproven=0.500,
        untried=1.000,
    ),
    3: Weights(
        play=1.722,
        queue=0.229,
        touch=0.335,
        waste=0.420,
        detail=0.175,
        harm=3.541,
        unexplained=0.761,
        error=2.286,
        last_error=11.231,
        gamble=1.135,
        tokens=(-0.012, 0.939, 1.872, 2.323, 2.950, 3.290, 3.436, 1.589, 2.987),
        idle=1.527,
        doubles=0.971,
        spared=0.484,
        unsaved=0.418,
        unsaved_for_all=0.150,
        critical=4.077,
        critical_step=0.183,
        lone_two=0.866,
        lone_playable=0.755,
        lone=0.240,
        pace=0.477,
        pace_from=3.433,
        rescue=0.122,
        clog=0.263,
        late=-0.040,
        foreseen=5.789,
        later=0.871,
        unproven=0.500,
        untried=1.000,
    ),
    4: Weights(
        play=1.634,
        queue=0.208,
        touch=0.289,
        waste=0.385,
        detail=0.113,
        harm=2.568,
        unexplained=0.553,
        error=1.443,
        last_error=17.364,
        gamble=1.141,
        tokens=(-0.076, 1.124, 1.957, 2.341, 2.783, 2.917, 2.380, 3.684, 3.322),
        idle=1.398,
        doubles=0.985,
        spared=0.358,
        unsaved=0.749,
        unsaved_for_all=0.150,
        critical=3.442,
        critical_step=0.230,
        lone_two=0.900,
        lone_playable=0.991,
        lone=0.260,
        pace=0.503,
        pace_from=2.191,
        rescue=0.114,
        clog=0.192,
        late=-0.048,
        foreseen=7.493,
        later=0.696,
        unproven=0.300,
        untried=0.400,
    ),
    5: Weights(
        play=1.978,
        queue=0.176,
        touch=0.270,
        waste=0.449,
        detail=0.080,
        harm=5.013,
        unexplained=1.072,
        error=0.916,
        last_error=13.590,
        gamble=1.381,
        tokens=(-0.001, 1.196, 1.542, 1.710, 2.248, 2.564, 3.019, 2.839, 3.005),
        idle=1.352,
        doubles=1.478,
        spared=0.155,
        unsaved=0.932,
        unsaved_for_all=0.150,
        critical=3.524,
        critical_step=0.272,
        lone_two=1.041,
        lone_playable=0.528,
        lone=0.298,
        pace=0.544,
        pace_from=2.014,
        rescue=0.196,
        clog=0.222,
        late=-0.045,
        foreseen=7.047,
        later=0.775,
        unproven=0.400,
        untried=0.700,
    ),
}
"""By the number of players, as `benchmarks/conventions_tuning.py` found them.

`unsaved_for_all` was chosen by hand, with games of all or nothing, and `unproven` and `untried` too, with
`benchmarks/conventions_cross.py`: they cost experts among themselves a little, and help mixed ones more.
"""

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
    """A request to somebody who has shown no more than the first level so far."""


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
    ),
    3: Weights(
        play=1.578,
        queue=0.179,
        touch=0.300,
        waste=0.497,
        detail=0.217,
        harm=4.871,
        unexplained=0.719,
        error=1.672,
        last_error=14.372,
        gamble=1.146,
        tokens=(0.006, 0.964, 1.460, 2.287, 2.115, 2.767, 3.125, 1.622, 3.119),
        idle=1.181,
        doubles=0.858,
        spared=0.394,
        unsaved=0.665,
        unsaved_for_all=0.15,
        critical=3.122,
        critical_step=0.156,
        lone_two=0.873,
        lone_playable=0.640,
        lone=0.295,
        pace=0.545,
        pace_from=2.559,
        late=0.009,
        unproven=0.6,
    ),
    4: Weights(
        play=1.352,
        queue=0.202,
        touch=0.277,
        waste=0.47,
        detail=0.117,
        harm=4.66,
        unexplained=0.864,
        error=1.385,
        last_error=13.27,
        gamble=0.906,
        tokens=(0.006, 1.028, 1.607, 2.081, 2.447, 2.788, 2.983, 2.399, 3.032),
        idle=0.98,
        doubles=0.901,
        spared=0.323,
        unsaved=0.736,
        unsaved_for_all=0.15,
        critical=2.425,
        critical_step=0.212,
        lone_two=0.829,
        lone_playable=0.696,
        lone=0.279,
        pace=0.539,
        pace_from=3.082,
        late=-0.021,
        unproven=0.1,
    ),
    5: Weights(
        play=1.330,
        queue=0.199,
        touch=0.237,
        waste=0.396,
        detail=0.016,
        harm=4.034,
        unexplained=0.948,
        error=1.410,
        last_error=11.790,
        gamble=0.816,
        tokens=(0.006, 1.129, 1.503, 2.050, 2.149, 2.426, 2.796, 2.807, 3.317),
        idle=0.890,
        doubles=0.861,
        spared=0.296,
        unsaved=0.808,
        unsaved_for_all=0.15,
        critical=2.199,
        critical_step=0.239,
        lone_two=0.843,
        lone_playable=0.796,
        lone=0.240,
        pace=0.607,
        pace_from=3.780,
        late=-0.039,
        unproven=0.1,
    ),
}
"""By the number of players, as `benchmarks/conventions_tuning.py` found them.

Those for four players are the mean of those for two and for five, which did better than either. `unproven` was chosen
by hand, with `benchmarks/conventions_cross.py`: it costs experts among themselves a little, and helps mixed ones more.
"""

"""A move of Hanabi, looked back at."""

from __future__ import annotations

import msgspec

from chabudai.protocol.estimate import Estimate
from chabudai.protocol.reasons import Reason


class HanabiStep(msgspec.Struct, frozen=True, tag_field="game", tag="hanabi"):
    """One move of Hanabi, looked back at."""

    number: int
    """From 1."""
    seat: int
    move: str
    card: str | None
    """The card that was played or discarded."""
    tokens: int
    errors: int
    deck: int
    score: int
    """The sum of the fireworks before the move."""
    pace: int | None
    """How many turns can still go without a point, if all that is possible is to be reached."""
    highest: int
    """The highest score possible before the move."""
    highest_after: int
    lost: str | None
    """The card of which this move took the last copy although it was still of use."""
    known: list[dict[str, float]]
    """For each card of the mover, oldest first, what it could be and how likely, by clues and all that was in sight."""
    best: str
    """What the bot would have done."""
    close: list[str]
    """Moves that could not be told from the best."""
    lead: float
    """How much better the best move is than every other, at the least; 0 where some could not be told from it."""
    plain: str
    """What the bot plays without a search: the obvious move."""
    before: Estimate
    """What the bots would reach if they took over before the move, the hands being as they are."""
    cost: Estimate
    """How much less the move is worth than the best, over all that the player could not tell apart."""
    cost_as_it_lay: Estimate
    """The same with the hands as they really were; below 0 the move did better than the best."""
    gain: Estimate
    """How much more it is worth than what the bots would have played without a search, as the cards lay."""
    answered: int | None
    """The move before the next turn of this player that made more of this one than bots expect, and is counted in the
    cost; null if there was none."""
    taken: list[list[str]] | None
    """What the mover took each card in hand for, by clues, counting and conventions; null in a review by a code."""
    meant: list[Reason]
    """What a clue meant to each seat by the conventions, and what was misread; empty for other moves, or by a code."""
    why: Reason | None
    """What speaks for the best move, by the conventions."""

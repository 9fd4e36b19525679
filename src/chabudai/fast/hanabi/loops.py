"""The loops over many games that a batch calls."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from chabudai.fast.bits import Bytes, popcount
from chabudai.fast.chance import STEP, Actions, Records, Words, chosen, mixed
from chabudai.fast.compiling import compiled
from chabudai.fast.hanabi.encoding import Layout, put_observation
from chabudai.fast.hanabi.kernel import deal, make_move, note_legal, worth
from chabudai.fast.hanabi.record import RuleNumbers
from chabudai.fast.legality import Flags, is_legal, put_legal
from chabudai.fast.outcome import REFUSED, Outcome

Seats = npt.NDArray[np.int64]


@compiled
def deal_all(table: RuleNumbers, records: Records, words: Words, start: int, stop: int) -> None:
    """Deal a new game in each record."""
    for i in range(start, stop):
        deal(records[i], table)
        note_legal(records[i], table, words, i)


@compiled
def move(table: RuleNumbers, records: Records, words: Words, game: int, action: int) -> int:
    """Make one legal move in one game and return its marks; a finished game stays as it is."""
    return make_move(records[game], table, action, words, game)


@compiled
def advance(  # noqa: PLR0913, PLR0917
    table: RuleNumbers,
    layout: Layout,
    records: Records,
    words: Words,
    actions: Actions,
    outcome: Outcome,
    observations: Bytes,
    legal: Bytes,
    see: bool,  # noqa: FBT001
    start: int,
    stop: int,
) -> None:
    """Make one move in each game; where it ends the game, deal the next.

    An illegal action changes nothing and is marked. Where *see* is true, the observation
    and the legal actions of the seat to move are written too.
    """
    # Taken apart outside the loop: a tuple's arrays are counted in and out at every use.
    rewards, done, scores, marks = outcome
    for i in range(start, stop):
        game = records[i]
        rewards[i] = 0
        marks[i] = REFUSED
        done[i] = False
        if is_legal(words, i, actions[i]):
            before = worth(game, table)
            marks[i] = make_move(game, table, actions[i], words, i)
            after = worth(game, table)
            rewards[i] = after - before
            if game.ended:
                done[i] = True
                scores[i] = after
                deal(game, table)
                note_legal(game, table, words, i)
        if see:
            put_observation(game, table, layout, game.mover, observations, i * layout.bits)
            put_legal(words, i, table.actions, legal)


@compiled
def look(
    table: RuleNumbers, layout: Layout, records: Records, seats: Seats, observations: Bytes, start: int, stop: int
) -> None:
    """Write the observation of one seat of each game; -1 stands for the seat to move."""
    for i in range(start, stop):
        seat = records[i].mover if seats[i] < 0 else seats[i]
        put_observation(records[i], table, layout, seat, observations, i * layout.bits)


@compiled
def roll(  # noqa: PLR0913, PLR0917
    table: RuleNumbers,
    records: Records,
    words: Words,
    outcome: Outcome,
    steps: int,
    tally: Actions,
    start: int,
    stop: int,
) -> None:
    """Play *steps* random legal moves in each game; add games, scores and points built to *tally*."""
    scores = outcome.scores
    games = points = built = 0
    for i in range(start, stop):
        game = records[i]
        for _ in range(steps):
            game.dice += STEP
            action = chosen(words, i, mixed(game.dice))
            make_move(game, table, action, words, i)
            if game.ended:
                scores[i] = worth(game, table)
                games += 1
                points += scores[i]
                built += popcount(game.built)
                deal(game, table)
                note_legal(game, table, words, i)
    tally[0] += games
    tally[1] += points
    tally[2] += built


@compiled
def relist(table: RuleNumbers, records: Records, words: Words, flags: Flags, start: int, stop: int) -> None:
    """Note the legal actions of the games that *flags* marks."""
    for i in range(start, stop):
        if flags[i]:
            if records[i].ended:
                words[i] = 0
            else:
                note_legal(records[i], table, words, i)

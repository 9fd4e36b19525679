"""The loops over many games that a batch calls."""

from __future__ import annotations

from chabudai.fast.bits import Bytes
from chabudai.fast.bossa.encoding import BITS, put_observation
from chabudai.fast.bossa.kernel import deal, make_move
from chabudai.fast.bossa.legal import note_legal
from chabudai.fast.bossa.record import DRAW, Game
from chabudai.fast.chance import STEP, Actions, Records, Words, chosen, mixed
from chabudai.fast.compiling import compiled, inlined
from chabudai.fast.legality import Flags, is_legal, put_legal
from chabudai.fast.outcome import REFUSED, Outcome
from chabudai.games.bossa.actions import ACTION_COUNT


@inlined
def worth(game: Game) -> int:
    """Return what an ended game is worth for seat 0: 1, 0 or -1."""
    if game.winner == DRAW:
        return 0
    return 1 if game.winner == 0 else -1


@compiled
def deal_all(records: Records, words: Words, start: int, stop: int) -> None:
    """Deal a new game in each record."""
    for i in range(start, stop):
        deal(records[i])
        note_legal(records[i], words, i)


@compiled
def advance(  # noqa: PLR0913, PLR0917
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
    for i in range(start, stop):
        game = records[i]
        reward = 0
        done = False
        refused = not is_legal(words, i, actions[i])
        if not refused:
            make_move(game, actions[i], words, i)
            if game.ended:
                done = True
                reward = worth(game)
                outcome.scores[i] = reward
                deal(game)
                note_legal(game, words, i)
        outcome.rewards[i] = reward
        outcome.marks[i] = REFUSED if refused else 0
        outcome.done[i] = done
        if see:
            put_observation(game, game.mover, observations, i * BITS)
            put_legal(words, i, ACTION_COUNT, legal)


@compiled
def look(records: Records, seats: Actions, observations: Bytes, start: int, stop: int) -> None:
    """Write the observation of one seat of each game; -1 stands for the seat to move."""
    for i in range(start, stop):
        seat = records[i].mover if seats[i] < 0 else seats[i]
        put_observation(records[i], max(seat, 0), observations, i * BITS)


@compiled
def roll(records: Records, words: Words, outcome: Outcome, steps: int, tally: Actions, start: int, stop: int) -> None:
    """Play *steps* random legal moves in each game; add games, scores and turns to *tally*."""
    games = points = turns = 0
    for i in range(start, stop):
        game = records[i]
        for _ in range(steps):
            game.dice += STEP
            make_move(game, chosen(words, i, mixed(game.dice)), words, i)
            if game.ended:
                outcome.scores[i] = worth(game)
                games += 1
                points += outcome.scores[i]
                turns += game.turn
                deal(game)
                note_legal(game, words, i)
    tally[0] += games
    tally[1] += points
    tally[2] += turns


@compiled
def relist(records: Records, words: Words, flags: Flags, start: int, stop: int) -> None:
    """Note the legal actions of the games that *flags* marks."""
    for i in range(start, stop):
        if flags[i]:
            note_legal(records[i], words, i)


@compiled
def move(records: Records, words: Words, game: int, action: int) -> int:
    """Make one legal move in one game; no move of Bossa has a mark."""
    make_move(records[game], action, words, game)
    return 0

"""One game stepped from Python: everything about a move in one call."""

from __future__ import annotations

from chabudai.fast.bits import Bytes
from chabudai.fast.bossa.encoding import BITS, put_observation
from chabudai.fast.bossa.kernel import deal, make_move
from chabudai.fast.bossa.legal import note_legal
from chabudai.fast.bossa.loops import worth
from chabudai.fast.chance import Records, Words
from chabudai.fast.compiling import compiled
from chabudai.fast.legality import is_legal, put_legal
from chabudai.fast.news import ILLEGAL, Kernels, Mask, news
from chabudai.games.bossa.actions import ACTION_COUNT
from chabudai.games.bossa.rules import PLAYERS


@compiled
def begin(records: Records, words: Words, observation: Bytes, legal: Mask) -> int:
    """Deal the next game and write what the first seat sees and may do."""
    deal(records[0])
    note_legal(records[0], words, 0)
    put_observation(records[0], records[0].mover, observation, 0)
    put_legal(words, 0, ACTION_COUNT, legal)
    return news(records[0].mover, 0, 0, 0)


@compiled
def turn(records: Records, words: Words, action: int, observation: Bytes, legal: Mask) -> int:
    """Make a move and write what the next seat sees and may do; nothing if it is illegal."""
    if not is_legal(words, 0, action):
        return ILLEGAL
    game = records[0]
    make_move(game, action, words, 0)
    put_observation(game, max(game.mover, 0), observation, 0)
    put_legal(words, 0, ACTION_COUNT, legal)
    return news(game.mover, game.ended, 0, worth(game) if game.ended else 0)


@compiled
def survey(records: Records, observations: Bytes) -> None:
    """Write what every seat sees, one after the other."""
    for seat in range(PLAYERS):
        put_observation(records[0], seat, observations, seat * BITS)


KERNELS = Kernels(begin, turn, survey)
"""The kernels for one game."""

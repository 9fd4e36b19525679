"""What a seat does not know, and worlds that agree with what it knows."""

from __future__ import annotations

from typing import Final

import numpy as np

from chabudai.fast.bits import trailing_zeros
from chabudai.fast.bossa.record import EVERY_TILE, MODIFIERS, NONE, PLAY, Game, wide
from chabudai.fast.bossa_search.position import hands_key, lines_key, unseen_of
from chabudai.fast.chance import STEP, below, mixed
from chabudai.fast.compiling import inlined
from chabudai.games.bossa.rules import HAND_SIZE

HAND_BITS: Final = 27


@inlined
def hide(game: Game, seat: int) -> None:
    """Take out of a position what *seat*, which is to move, does not know of it.

    A choice of the opponent that is still secret is made anew in every world, so the
    position goes back to it.
    """
    if game.phase < MODIFIERS:
        game.hands[1 - seat] = 0
    if game.phase == MODIFIERS:
        game.sides[1 - seat] = NONE
        game.mover = 0
    game.aside = NONE
    for k in range(game.pile_left):
        game.pile[k] = NONE


@inlined
def fill(game: Game, dice: np.uint64) -> np.uint64:
    """Deal what is hidden in a position, all ways equally likely; return the generator's next state."""
    tiles = np.int64(0)
    unseen = unseen_of(game)
    hidden = -1
    for seat in range(2):
        if game.hands[seat] == 0:
            hidden = seat
    left = 1 + game.pile_left + (HAND_SIZE if hidden >= 0 else 0)
    for k in range(left):
        dice += STEP
        rank = below(mixed(dice), left - k)
        word = unseen
        for _ in range(rank):
            word &= word - 1
        tile = trailing_zeros(word)
        unseen &= ~(1 << tile)
        if k < game.pile_left:
            game.pile[k] = tile
        elif k == game.pile_left:
            game.aside = tile
        else:
            tiles |= 1 << tile
    if hidden >= 0:
        game.hands[hidden] = tiles
    return dice


@inlined
def known_key(game: Game) -> tuple[int, int, int]:
    """Return three words that are the same wherever the seat to move cannot tell the difference."""
    hands = hands_key(game)
    unseen = unseen_of(game)
    third = wide(game.phase) | wide(game.owner + 1) << 3 | wide(game.first + 1) << 5
    if game.phase < MODIFIERS:
        unseen = EVERY_TILE & ~wide(game.hands[game.mover])
        hands &= ~(EVERY_TILE << HAND_BITS * (1 - wide(game.mover)))
    if game.phase == PLAY:
        third |= wide(game.sides[0]) << 7 | wide(game.sides[1]) << 8
    return hands, lines_key(game, unseen), third

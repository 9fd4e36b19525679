"""The rules of a turn, compiled: the same decisions as `chabudai.games.bossa.turn`."""

from __future__ import annotations

from typing import Final

import numpy as np

from chabudai.fast.bits import place_of, popcount, trailing_zeros
from chabudai.fast.bossa.legal import (
    FIRST_SIDE,
    PLAY_FIRST,
    SELECTED,
    WHITE_LINE,
    list_moves,
    note_legal,
    room_for_moves,
)
from chabudai.fast.bossa.record import (
    ALL_ACTIONS,
    BY_HAND,
    BY_LINE,
    BY_PILE,
    BY_STUCK,
    CAN_REDRAW,
    CAN_STACK,
    CAN_SWAP,
    CHOOSE,
    CHOOSE_LINE,
    DOUBLER,
    DRAW,
    MODIFIERS,
    NONE,
    OVER,
    PILE,
    PIPS,
    PLAY,
    Game,
    wide,
)
from chabudai.fast.chance import STEP, Words, below, mixed
from chabudai.fast.compiling import compiled, inlined
from chabudai.games.bossa.actions import PLACE, REDRAW, STACK, SWAP
from chabudai.games.bossa.components import TILES
from chabudai.games.bossa.groups import MOST_TILES_WAITING, SELECTIONS
from chabudai.games.bossa.rules import DIE_FACES, GROUPS_TO_END, HAND_SIZE, PLAYERS

SLOTS: Final = np.array([selection.mask for selection in SELECTIONS], np.int64)
"""The slots of each selection."""
STARS: Final = np.array([NONE if s.star is None else s.star for s in SELECTIONS], np.int64)
"""The slot that the modifier lies on, or `NONE`."""
_HALF: Final = np.uint64(32)


@inlined
def deal(game: Game) -> None:
    """Shuffle, roll and deal a new game from the record's seed, and make the next deal's seed."""
    state = game.seed
    unseen = (1 << len(TILES)) - 1
    hands = 0
    for k in range(len(TILES)):
        state += STEP
        tile = place_of(unseen, below(mixed(state), len(TILES) - k))
        unseen &= ~(1 << tile)
        if k == 0:
            game.aside = tile
        elif k <= PLAYERS * HAND_SIZE:
            hands |= 1 << tile
            if k % HAND_SIZE == 0:
                game.hands[(k - 1) // HAND_SIZE] = hands
                hands = 0
        else:
            game.pile[len(TILES) - 1 - k] = tile
    white = black = 0
    while white == black:
        state += STEP
        word = mixed(state)
        white = below(word, DIE_FACES)
        black = below(word << _HALF, DIE_FACES)
    game.die[0] = white + 1
    game.die[1] = black + 1
    game.seed = mixed(state + STEP)
    begin(game)


@inlined
def begin(game: Game) -> None:
    """Lay out the first position with the hands, pile and dice that the record has."""
    for k in range(PLAYERS):
        for place in range(GROUPS_TO_END):
            game.groups[k, place] = 0
        game.stacked[k] = 0
        game.stacked_on[k] = game.discards[k] = game.sides[k] = NONE
        game.up[k] = game.down[k] = game.spent[k] = 0
        game.actions[k] = ALL_ACTIONS
    game.starred = 0
    game.pile_left = PILE
    game.owner = game.first = game.winner = NONE
    game.turn = game.ended = 0
    game.phase = CHOOSE
    game.mover = 0 if game.die[0] > game.die[1] else 1


@inlined
def finish(game: Game, ended: int, winner: int) -> None:
    """End the game."""
    game.phase = OVER
    game.mover = NONE
    game.ended = ended
    game.winner = winner


@inlined
def draw(game: Game, seat: int) -> None:
    """Take the top tile of the pile into a hand."""
    top = game.pile_left - 1
    game.hands[seat] |= np.uint32(1) << np.uint32(game.pile[top])
    game.pile[top] = NONE
    game.pile_left = top


@inlined
def end_turn(game: Game, seat: int) -> None:
    """Look at the ends in their order, else let the next seat begin; it has not drawn yet."""
    game.turn += 1
    if game.hands[seat] == 0:
        finish(game, BY_HAND, seat)
        return
    for colour in range(PLAYERS):
        if game.up[colour] + game.down[colour] == GROUPS_TO_END:
            finish(game, BY_LINE, game.owner if colour == 0 else 1 - game.owner)
            return
    if game.pile_left == 0:
        margin = popcount(wide(game.hands[0])) - popcount(wide(game.hands[1]))
        finish(game, BY_PILE, DRAW if margin == 0 else 1 if margin > 0 else 0)
        return
    game.mover = 1 - seat


@inlined
def choose(game: Game, action: int) -> None:
    """Make a choice of the set-up."""
    seat = game.mover
    if action == PLAY_FIRST:
        game.phase = CHOOSE_LINE
        game.first = seat
        game.mover = 1 - seat
    elif action < PLAY_FIRST:
        game.phase = MODIFIERS
        game.owner = seat if action == WHITE_LINE else 1 - seat
        game.first = 1 - seat
        game.mover = 0
    else:
        game.sides[seat] = action - FIRST_SIDE
        if seat == 0:
            game.mover = 1
        else:
            game.phase = PLAY
            game.mover = game.first


@inlined
def put_stack(game: Game, tiles: int, where: int) -> None:
    """Note what was stacked, sorted by the group, then by time."""
    place = 0
    if game.stacked_on[0] != NONE:
        if game.stacked_on[0] > where:
            game.stacked[1] = game.stacked[0]
            game.stacked_on[1] = game.stacked_on[0]
        else:
            place = 1
    game.stacked[place] = tiles
    game.stacked_on[place] = where


@inlined
def lay(game: Game, seat: int, action: int) -> None:
    """Place a group, or stack on one."""
    stack = action >= STACK
    number = action - STACK if stack else action - PLACE
    colour = 1 if number >= SELECTED else 0
    number -= colour * SELECTED
    slots = SLOTS[number]
    star = STARS[number]
    hand = wide(game.hands[seat])
    tiles = 0
    value = 0
    slot = 0
    while slots:
        tile = trailing_zeros(hand)
        hand &= hand - 1
        if slots & 1:
            tiles |= 1 << tile
            if slot == star:
                value += 2 * PIPS[tile, colour] if game.sides[seat] == DOUBLER else PIPS[tile, 1 - colour]
                game.starred |= np.uint32(1) << np.uint32(tile)
                game.spent[seat] = 1
            else:
                value += PIPS[tile, colour]
        slots >>= 1
        slot += 1
    game.hands[seat] &= ~np.uint32(tiles)
    above = value - game.die[colour]
    place = above - 1 if above > 0 else GROUPS_TO_END + above
    if stack:
        game.actions[seat] &= ~CAN_STACK
        put_stack(game, tiles, GROUPS_TO_END * colour + place)
        return
    game.groups[colour, place] = tiles
    if above > 0:
        game.up[colour] += 1
    else:
        game.down[colour] += 1


@inlined
def swap(game: Game, seat: int, action: int) -> None:
    """Exchange a tile with the opponent."""
    slot, other = divmod(action - SWAP, MOST_TILES_WAITING)
    mine = np.uint32(1) << np.uint32(place_of(wide(game.hands[seat]), slot))
    theirs = np.uint32(1) << np.uint32(place_of(wide(game.hands[1 - seat]), other))
    game.hands[seat] ^= mine | theirs
    game.hands[1 - seat] ^= mine | theirs
    game.actions[seat] &= ~CAN_SWAP


@inlined
def discard(game: Game, seat: int, action: int) -> None:
    """Discard a tile; another one must be drawn."""
    tile = place_of(wide(game.hands[seat]), action - REDRAW)
    game.hands[seat] &= ~(np.uint32(1) << np.uint32(tile))
    game.discards[0 if game.discards[0] == NONE else 1] = tile
    game.actions[seat] &= ~CAN_REDRAW


@inlined
def act(game: Game, action: int) -> None:
    """Make a legal move, without the draw that begins the next turn."""
    if action < PLACE:
        choose(game, action)
        return
    seat = game.mover
    if action < SWAP:
        lay(game, seat, action)
    elif action < REDRAW:
        swap(game, seat, action)
    else:
        discard(game, seat, action)
        draw(game, seat)
    end_turn(game, seat)


@compiled
def change(game: Game, action: int) -> None:
    """Make a legal move; whether the next seat can do anything is not looked at yet."""
    act(game, action)
    if game.phase == PLAY:
        draw(game, game.mover)


@inlined
def give_up(game: Game) -> None:
    """End the game because the seat to move can do nothing."""
    finish(game, BY_STUCK, 1 - game.mover)


@inlined
def make_move(game: Game, action: int, words: Words, i: int) -> None:
    """Make a legal move and write the next seat's legal actions into row *i* of *words*."""
    change(game, action)
    if note_legal(game, words, i) == 0 and game.phase == PLAY:
        give_up(game)


@compiled
def apply(game: Game, action: int) -> None:
    """Make a legal move."""
    change(game, action)
    if game.phase == PLAY and not game.actions[game.mover] & CAN_SWAP:
        moves = room_for_moves()
        if list_moves(game, moves) == 0:
            give_up(game)

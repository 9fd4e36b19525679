"""What a seat sees as a row of bits; the documentation lists them one by one.

What belongs to the seat comes before what belongs to the opponent. What the seat may not know yet is written as
zeros, with a bit that says so for the hands.
"""

from __future__ import annotations

from typing import Final

from chabudai.fast.bits import Bytes, put_8, put_64
from chabudai.fast.bossa.legal import size_at
from chabudai.fast.bossa.record import CHOOSE, CHOOSE_LINE, EVERY_TILE, MODIFIERS, NONE, PHASES, PILE, Game, wide
from chabudai.fast.compiling import inlined
from chabudai.games.bossa.components import TILES, ActionTile, Colour
from chabudai.games.bossa.groups import MOST_TILES
from chabudai.games.bossa.rules import BESIDE_THE_DIE, DIE_FACES, GROUPS_TO_END, HIGHEST_VALUE

LOWEST_UP: Final = 2
"""The lowest number that continues an upper end."""
ENDS: Final = DIE_FACES + 2 + GROUPS_TO_END + (HIGHEST_VALUE - LOWEST_UP + 1) + (DIE_FACES - 1) + 2 * MOST_TILES
"""The bits of a line's die, owner, groups and ends."""
UPPER: Final = GROUPS_TO_END * MOST_TILES
LOWER: Final = (DIE_FACES - 1) * MOST_TILES
COURSE: Final = PILE + len(PHASES) + 2 + 2 * len(ActionTile) + 6 + 2 + 1
BITS: Final = 4 * len(TILES) + len(Colour) * (ENDS + UPPER + LOWER + len(TILES)) + COURSE
"""How long an observation is."""
ACTION_TILES: Final = len(ActionTile)
BESIDE: Final = sum(1 << (size - 1) for size in BESIDE_THE_DIE)


@inlined
def may_look(game: Game, seat: int, whose: int) -> bool:
    """Tell whether *seat* may see the hand of *whose*."""
    if game.phase >= MODIFIERS:
        return True
    higher = 0 if game.die[0] > game.die[1] else 1
    return seat == whose and (game.phase == CHOOSE_LINE or (game.phase == CHOOSE and seat == higher))


@inlined
def laid_on(game: Game, colour: int) -> int:
    """Return every tile that lies on a line."""
    tiles = 0
    for place in range(GROUPS_TO_END):
        tiles |= wide(game.groups[colour, place])
    for k in range(2):
        if game.stacked_on[k] != NONE and game.stacked_on[k] // GROUPS_TO_END == colour:
            tiles |= wide(game.stacked[k])
    return tiles


@inlined
def discarded(game: Game) -> int:
    """Return the tiles that were discarded."""
    tiles = 0
    for k in range(2):
        if game.discards[k] != NONE:
            tiles |= 1 << game.discards[k]
    return tiles


@inlined
def sizes_beside(size: int) -> int:
    """Return how many tiles a group beside one of *size* may have, as bits; 0 is the die."""
    if size == 0:
        return BESIDE
    beside = 1 << size
    if size > 1:
        beside |= 1 << (size - 2)
    return beside & ((1 << MOST_TILES) - 1)


@inlined
def ends_of(game: Game, colour: int, seat: int) -> int:
    """Return a line's die, owner, number of groups, next numbers and sizes as bits."""
    die: int = game.die[colour]
    up: int = game.up[colour]
    down: int = game.down[colour]
    bits = 1 << (die - 1)
    at = DIE_FACES
    if game.owner != NONE:
        owner = game.owner if colour == 0 else 1 - game.owner
        bits |= 1 << (at if owner == seat else at + 1)
    at += 2
    bits |= ((1 << (up + down)) - 1) << at
    at += GROUPS_TO_END
    if die + up + 1 <= HIGHEST_VALUE:
        bits |= 1 << (at + die + up + 1 - LOWEST_UP)
    at += HIGHEST_VALUE - LOWEST_UP + 1
    if die - down - 1 > 0:
        bits |= 1 << (at + die - down - 2)
        lower = sizes_beside(size_at(game, colour, GROUPS_TO_END - down) if down else 0)
    else:
        lower = 0
    at += DIE_FACES - 1
    bits |= sizes_beside(size_at(game, colour, up - 1) if up else 0) << at
    return bits | lower << (at + MOST_TILES)


@inlined
def put_line(game: Game, colour: int, seat: int, row: Bytes, at: int) -> int:
    """Write a line and return where the next section starts."""
    put_64(row, at, ends_of(game, colour, seat))
    at += ENDS
    bits = 0
    for k in range(game.up[colour]):
        bits |= 1 << (MOST_TILES * k + size_at(game, colour, k) - 1)
    put_64(row, at, bits)
    at += UPPER
    bits = 0
    for k in range(game.down[colour]):
        bits |= 1 << (MOST_TILES * k + size_at(game, colour, GROUPS_TO_END - 1 - k) - 1)
    put_64(row, at, bits)
    at += LOWER
    put_64(row, at, laid_on(game, colour))
    return at + len(TILES)


@inlined
def modifier_of(game: Game, whose: int) -> int:
    """Return the side of a modifier and whether it was used, as three bits."""
    side = 1 << game.sides[whose] if game.sides[whose] != NONE else 0
    return side | wide(game.spent[whose]) << 2


@inlined
def course_of(game: Game, seat: int) -> int:
    """Return pile, phase, what is seen, action tiles, modifiers and whose turn it is as bits."""
    rival = 1 - seat
    bits: int = (1 << game.pile_left) - 1
    at = PILE
    bits |= 1 << (at + game.phase)
    at += len(PHASES)
    if may_look(game, seat, seat):
        bits |= 1 << at
    if may_look(game, seat, rival):
        bits |= 1 << (at + 1)
    at += 2
    bits |= wide(game.actions[seat]) << at
    bits |= wide(game.actions[rival]) << (at + ACTION_TILES)
    at += 2 * ACTION_TILES
    bits |= modifier_of(game, seat) << at
    if game.phase != MODIFIERS:
        bits |= modifier_of(game, rival) << (at + 3)
    at += 6
    if game.first != NONE:
        bits |= 1 << (at if game.first == seat else at + 1)
    if game.mover == seat:
        bits |= 1 << (at + 2)
    return bits


@inlined
def put_observation(game: Game, seat: int, row: Bytes, start: int) -> None:
    """Write what *seat* sees into `BITS` bytes of *row* from *start* on.

    A writing of 64 bytes runs beyond its bits, into what is written next.
    """
    mine = wide(game.hands[seat]) if may_look(game, seat, seat) else 0
    theirs = wide(game.hands[1 - seat]) if may_look(game, seat, 1 - seat) else 0
    discards = discarded(game)
    seen = mine | theirs | discards | laid_on(game, 0) | laid_on(game, 1)
    put_64(row, start, mine | theirs << len(TILES))
    at = start + 2 * len(TILES)
    put_64(row, at, EVERY_TILE & ~seen)
    at = put_line(game, 0, seat, row, at + len(TILES))
    at = put_line(game, 1, seat, row, at)
    put_64(row, at, discards)
    at += len(TILES)
    course = course_of(game, seat)
    for _ in range(COURSE // 8):
        put_8(row, at, course)
        course >>= 8
        at += 8

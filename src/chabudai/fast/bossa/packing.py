"""Between a readable position and its record, exactly and both ways."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from chabudai.core import Seat, Winner
from chabudai.fast.bossa.record import DRAW, ENDINGS, NONE, PHASES, RECORD, SIDES, Game
from chabudai.games.bossa import BossaState
from chabudai.games.bossa.board import Actions, Board
from chabudai.games.bossa.components import TILES, ActionTile, Hand, Tile
from chabudai.games.bossa.line import Group, Heap, Line
from chabudai.games.bossa.rules import GROUPS_TO_END

NUMBER = {tile: number for number, tile in enumerate(TILES)}


def pack(state: BossaState) -> np.void:
    """Return the record of *state*; it makes no deals and throws no dice until it is given seeds."""
    record: Any = np.zeros((), RECORD)
    table = state.board
    for name in ("stacked_on", "discards", "pile"):
        record[name] = NONE
    _pack_lines(record, table)
    for seat in range(2):
        record["hands"][seat] = tiles_word(state.hands[seat])
        record["actions"][seat] = sum(1 << k for k, tile in enumerate(ActionTile) if tile in table.actions[seat])
        side = state.modifiers[seat]
        record["sides"][seat] = NONE if side is None else SIDES.index(side)
        record["spent"][seat] = table.spent[seat]
    for place, tile in enumerate(table.discards):
        record["discards"][place] = NUMBER[tile]
    record["pile"][: len(state.pile)] = [NUMBER[tile] for tile in reversed(state.pile)]
    record["pile_left"] = table.pile_left
    record["aside"] = NUMBER[state.aside]
    _pack_course(record, table, state.to_move)
    packed: np.void = record[()]
    return packed


def _pack_course(record: Game, table: Board, to_move: Seat | None) -> None:
    record["owner"] = NONE if table.owner is None else table.owner[0]
    record["first"] = NONE if table.first is None else table.first
    record["turn"] = table.turn
    record["phase"] = PHASES.index(table.phase)
    record["mover"] = NONE if to_move is None else to_move
    record["winner"] = NONE if table.winner is None else DRAW if table.winner == "draw" else table.winner
    record["ended"] = ENDINGS.index(table.ended)


def _pack_lines(record: Game, table: Board) -> None:
    stacks = []
    for colour, line in enumerate(table.lines):
        record["die"][colour] = line.die
        record["up"][colour], record["down"][colour] = len(line.up), len(line.down)
        placed = [*enumerate(line.up), *((GROUPS_TO_END - 1 - k, group) for k, group in enumerate(line.down))]
        for place, group in placed:
            record["groups"][colour, place] = tiles_word(group.base.tiles)
            for heap in (group.base, *group.stacked):
                record["starred"] |= tiles_word(() if heap.modified is None else (heap.modified,))
            stacks += [(GROUPS_TO_END * colour + place, heap) for heap in group.stacked]
    stacks.sort(key=lambda stack: stack[0])
    for number, (where, heap) in enumerate(stacks):
        record["stacked_on"][number], record["stacked"][number] = where, tiles_word(heap.tiles)


def unpack(record: Game) -> BossaState:
    """Return the readable position of *record*."""
    pile = tuple(TILES[number] for number in record["pile"][: record["pile_left"]][::-1])
    sides = [None if side == NONE else SIDES[side] for side in record["sides"]]
    return BossaState(
        to_move=_seat(record["mover"]),
        board=_unpack_table(record),
        hands=(word_tiles(int(record["hands"][0])), word_tiles(int(record["hands"][1]))),
        modifiers=(sides[0], sides[1]),
        pile=pile,
        aside=TILES[record["aside"]],
    )


def _unpack_table(record: Game) -> Board:
    owner = _seat(record["owner"])
    winner: Winner = "draw" if record["winner"] == DRAW else _seat(record["winner"])
    return Board(
        phase=PHASES[record["phase"]],
        lines=(_unpack_line(record, 0), _unpack_line(record, 1)),
        pile_left=int(record["pile_left"]),
        turn=int(record["turn"]),
        owner=None if owner is None else (owner, Seat(1 - owner)),
        first=_seat(record["first"]),
        discards=tuple(TILES[number] for number in record["discards"] if number != NONE),
        actions=(_unpack_actions(record, 0), _unpack_actions(record, 1)),
        spent=(bool(record["spent"][0]), bool(record["spent"][1])),
        winner=winner,
        ended=ENDINGS[record["ended"]],
    )


def _unpack_line(record: Game, colour: int) -> Line:
    die, up, down = (int(record[name][colour]) for name in ("die", "up", "down"))
    return Line.of(
        die,
        tuple(_unpack_group(record, colour, k, die + 1 + k) for k in range(up)),
        tuple(_unpack_group(record, colour, GROUPS_TO_END - 1 - k, die - 1 - k) for k in range(down)),
    )


def _unpack_group(record: Game, colour: int, place: int, value: int) -> Group:
    where = GROUPS_TO_END * colour + place
    stacked = [
        _heap(record, int(word))
        for word, on in zip(record["stacked"], record["stacked_on"], strict=True)
        if on == where
    ]
    return Group(value, _heap(record, int(record["groups"][colour, place])), tuple(stacked))


def _heap(record: Game, word: int) -> Heap:
    modified = word_tiles(word & int(record["starred"]))
    return Heap(word_tiles(word), modified[0] if modified else None)


def _unpack_actions(record: Game, seat: int) -> Actions:
    return tuple(tile for k, tile in enumerate(ActionTile) if record["actions"][seat] >> k & 1)


def _seat(number: int) -> Seat | None:
    return None if number == NONE else Seat(int(number))


def tiles_word(tiles: Iterable[Tile]) -> int:
    """Return the word that has the bits of *tiles*."""
    return sum(1 << NUMBER[tile] for tile in tiles)


def word_tiles(word: int) -> Hand:
    """Return the tiles of a word, ascending."""
    return tuple(tile for number, tile in enumerate(TILES) if word >> number & 1)

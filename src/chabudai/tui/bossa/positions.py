"""Positions of Bossa as a server sends them, read back into views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chabudai.core import PUBLIC, Seat
from chabudai.games.bossa.board import Actions, Board, Ended, Phase
from chabudai.games.bossa.components import TILE_BY_TEXT, ActionTile, Modifier, SeenHand, Tile
from chabudai.games.bossa.line import Group, Heap, Line
from chabudai.games.bossa.view import BossaView

if TYPE_CHECKING:
    from chabudai.protocol.bossa.positions import BossaPosition, BossaViewJson


def read_position(position: BossaPosition) -> BossaView:
    """Return the view of a position."""
    shown = position.view
    modifiers = [kind["kind"] and Modifier(kind["kind"]) for kind in shown.modifiers]
    return BossaView(
        observer=PUBLIC if position.seat is None else Seat(position.seat),
        to_move=_seat(shown.to_move),
        board=_table(shown),
        hands=(_hand(shown.hands[0]), _hand(shown.hands[1])),
        modifiers=(modifiers[0], modifiers[1]),
    )


def _table(shown: BossaViewJson) -> Board:
    owner = shown.owner
    spent = [kind["used"] for kind in shown.modifiers]
    return Board(
        phase=Phase(shown.phase),
        lines=(_line(shown, "white"), _line(shown, "black")),
        pile_left=shown.pile_left,
        turn=shown.turn,
        owner=None if owner is None else (Seat(owner["white"]), Seat(owner["black"])),
        discards=tuple(TILE_BY_TEXT[tile] for tile in shown.discards),
        actions=(_actions(shown.actions[0]), _actions(shown.actions[1])),
        spent=(spent[0], spent[1]),
        winner="draw" if shown.winner == "draw" else _seat(shown.winner),
        ended=None if shown.ended is None else Ended(shown.ended),
    )


def _line(shown: BossaViewJson, colour: str) -> Line:
    sides = shown.lines[colour]
    return Line.of(shown.dice[colour], tuple(map(_group, sides["up"])), tuple(map(_group, sides["down"])))


def _group(given: dict[str, Any]) -> Group:
    return Group(given["value"], _heap(given["tiles"]), tuple(map(_heap, given["stacked"])))


def _heap(tiles: list[str]) -> Heap:
    modified = next((tile[:-1] for tile in tiles if tile.endswith("*")), None)
    return Heap(tuple(_tile(tile.removesuffix("*")) for tile in tiles), None if modified is None else _tile(modified))


def _tile(text: str) -> Tile:
    return TILE_BY_TEXT[text]


def _hand(tiles: list[str | None]) -> SeenHand:
    return tuple(None if tile is None else _tile(tile) for tile in tiles)


def _actions(names: list[str]) -> Actions:
    return tuple(ActionTile(name) for name in names)


def _seat(number: int | None) -> Seat | None:
    return None if number is None else Seat(number)

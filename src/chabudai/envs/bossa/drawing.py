"""A table of Bossa as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.envs.canvas import EDGE, INK, LANTERN, NIGHT, PAPER, RAISED, SOFT, WOOD, WOOD_EDGE, Canvas
from chabudai.games.bossa.components import ActionTile, Colour, Tile

if TYPE_CHECKING:
    from PIL.Image import Image

    from chabudai.envs.canvas import Point
    from chabudai.games.bossa import BossaState
    from chabudai.games.bossa.line import Group, Line

WIDTH: Final = 780
MARGIN: Final = 24
TILE: Final = 46.0
STEP: Final = 62
ROW: Final = 76
WHITE_PIP: Final = "#fffdf6"
BLACK_PIP: Final = "#191a22"


def bossa_image(state: BossaState) -> Image:
    """Return a picture of a position, with all hands open."""
    heights = [_height(line) for line in state.board.lines]
    hands = 56 + sum(heights)
    canvas = Canvas(WIDTH, hands + 2 * ROW + 48)
    _draw_heading(canvas, state)
    top = 56.0
    for colour in Colour:
        _draw_line(canvas, state, colour, top, heights[colour] - 12)
        top += heights[colour]
    for seat in range(2):
        _draw_hand(canvas, state, seat, hands + ROW * seat)
    discards = " ".join(map(str, state.board.discards)) or "none"
    canvas.write((MARGIN, hands + 2 * ROW + 20), f"pile {state.board.pile_left}   discards {discards}", 15, SOFT)
    return canvas.finished()


def _tiles(group: Group) -> list[tuple[Tile, bool]]:
    return [(tile, tile == heap.modified) for heap in (group.base, *group.stacked) for tile in heap.tiles]


def _height(line: Line) -> int:
    most = max([1, *(len(_tiles(group)) for group in line.groups)])
    return round(most * (TILE + 4)) + 60


def _draw_heading(canvas: Canvas, state: BossaState) -> None:
    table = state.board
    canvas.write((MARGIN, 28), "Bossa", 22, LANTERN)
    note = table.phase.value if table.ended is None else f"over: {table.ended}, winner {_name(table.winner)}"
    canvas.write((WIDTH - MARGIN, 28), f"{note}, turn {table.turn}", 15, SOFT, "rm")


def _name(winner: object) -> str:
    return str(winner) if winner == "draw" else f"player_{winner}"


def _draw_tile(canvas: Canvas, tile: Tile, at: Point, *, starred: bool = False) -> None:
    """Draw a tile: white pips with a ring on the left, black ones on the right."""
    canvas.box(at, (TILE, TILE), WOOD, LANTERN if starred else WOOD_EDGE, 6)
    canvas.stroke([(at[0] + TILE / 2, at[1] + 7), (at[0] + TILE / 2, at[1] + TILE - 7)], WOOD_EDGE, 1)
    for colour, left in ((Colour.WHITE, 6.5), (Colour.BLACK, TILE / 2 + 5)):
        for x, y in _pips(tile[colour]):
            centre = (at[0] + left + 11 * x + 1, at[1] + 9 + 28 * y)
            if colour is Colour.WHITE:
                canvas.dot(centre, 4, WHITE_PIP, INK, 1)
            else:
                canvas.dot(centre, 3.6, BLACK_PIP)


def _pips(count: int) -> list[Point]:
    """Return where *count* pips lie in a unit square."""
    corners = [(0.0, 0.0), (1.0, 1.0), (1.0, 0.0), (0.0, 1.0), (0.0, 0.5), (1.0, 0.5)]
    if count % 2:
        return [*corners[: count - 1], (0.5, 0.5)]
    return corners[:count]


def _draw_line(canvas: Canvas, state: BossaState, colour: Colour, top: float, height: float) -> None:
    line = state.board.lines[colour]
    canvas.box((MARGIN - 12, top), (WIDTH - 2 * MARGIN + 24, height), RAISED, None, 12)
    canvas.write((MARGIN + 4, top + 24), colour.word, 17, PAPER)
    if state.board.owner is not None:
        canvas.write((MARGIN + 4, top + 44), f"player_{state.board.owner[colour]}", 13, SOFT)
    columns = [line.next_down, *reversed([group.value for group in line.down]), line.die]
    columns += [*(group.value for group in line.up), line.next_up]
    for place, value in enumerate(columns):
        if value:
            _draw_column(canvas, line, value, colour, (MARGIN + 110.0 + place * STEP, top + 10))


def _draw_column(canvas: Canvas, line: Line, value: int, colour: Colour, at: Point) -> None:
    """Draw what lies at one number of a line: the die, a group, or an open end."""
    middle = at[0] + TILE / 2
    if value == line.die:
        fill, ink = (PAPER, INK) if colour is Colour.WHITE else (BLACK_PIP, PAPER)
        canvas.box(at, (TILE, TILE), fill, EDGE, 10)
        canvas.write((middle, at[1] + TILE / 2), str(value), 24, ink, "mm")
        return
    group = line.group(value)
    if group is None:
        canvas.box(at, (TILE, TILE), NIGHT, EDGE, 23)
        canvas.write((middle, at[1] + TILE / 2), str(value), 18, SOFT, "mm")
        return
    tiles = _tiles(group)
    for k, (tile, starred) in enumerate(tiles):
        _draw_tile(canvas, tile, (at[0], at[1] + k * (TILE + 4)), starred=starred)
    canvas.write((middle, at[1] + len(tiles) * (TILE + 4) + 10), str(value), 16, LANTERN, "mm")


def _draw_hand(canvas: Canvas, state: BossaState, seat: int, top: float) -> None:
    table, to_move = state.board, state.to_move == seat
    canvas.box((MARGIN - 12, top), (WIDTH - 2 * MARGIN + 24, ROW - 10), RAISED, LANTERN if to_move else None, 12)
    canvas.write((MARGIN + 4, top + 33), f"player_{seat}", 17, LANTERN if to_move else PAPER)
    for slot, tile in enumerate(state.hands[seat]):
        _draw_tile(canvas, tile, (MARGIN + 110 + slot * (TILE + 6), top + 10))
    tools = [(action.value, action in table.actions[seat]) for action in ActionTile]
    side = state.modifiers[seat]
    if side is not None:
        tools.append((side.value, not table.spent[seat]))
    x = WIDTH - MARGIN - 4 - sum(canvas.width_of(text, 13) + 22 for text, _ in tools)
    for text, left in tools:
        x = canvas.label((x, top + 33), text, LANTERN if left else NIGHT, INK if left else EDGE) + 6

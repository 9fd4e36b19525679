"""Any game as a picture: who plays, what the view tells, and the legal moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from chabudai.tui.drawing import ACCENT, DIM, INK, LANTERN, PLAIN, Drawing, Span, fitted, length
from chabudai.tui.generic import moves
from chabudai.tui.generic.description import view_lines

if TYPE_CHECKING:
    from chabudai.tui.scene import Scene
    from chabudai.words import Words

GAP: Final = 2
"""Columns between two moves."""
NAME: Final = 20
"""Columns for a player."""
PICKED: Final = f"bold {INK} on {LANTERN}"


def move_spot(number: int) -> str:
    """Return the name of a move's place, counted from 0."""
    return f"move {number}"


def draw(scene: Scene, cursor: str, words: Words, size: tuple[int, int]) -> Drawing:
    """Draw the players above the view, and below it as many rows of moves as leave it half of the height."""
    width, height = size
    top, bottom = _players(scene, width), _moves(scene, cursor, width)
    room = max(height - len(top) - 2, 2)
    shown = _window(bottom, cursor, max(room // 2, room - len(view_lines(scene, words, width))))
    lines = _packed(view_lines(scene, words, width), width)
    left = room - len(shown)
    if len(lines) > left:
        lines = [*lines[: max(left - 1, 0)], "…"]
    return (*top, (), *((Span(line[:width]),) for line in lines), (), *shown)


def _players(scene: Scene, width: int) -> Drawing:
    """Draw everybody, a sign before whoever is to move."""
    mover = None if scene.view is None else scene.view.to_move
    cells = [
        (
            Span(fitted(f"{'▸' if seat == mover else ' '} {player.name}", NAME), ACCENT if seat == mover else PLAIN),
            Span(fitted(scene.remark(seat), NAME // 2) if scene.remarks else "", DIM),
        )
        for seat, player in enumerate(scene.players)
    ]
    each = max(width // length(cells[0]), 1)
    return tuple(
        tuple(span for cell in cells[start : start + each] for span in cell) for start in range(0, len(cells), each)
    )


def columns(legal: Sequence[str], width: int) -> int:
    """Return how many moves stand beside each other."""
    longest = max((len(_text(number, legal)) for number in range(len(legal))), default=0)
    return max((width + GAP) // (longest + 2 + GAP), 1)


def _text(number: int, legal: Sequence[str]) -> str:
    name = moves.label(number + 1, legal[number], legal)
    return legal[number] if name == legal[number] else f"{name} {legal[number]}"


def _moves(scene: Scene, cursor: str, width: int) -> Drawing:
    """Draw the legal moves in columns, brackets around the one under the cursor."""
    legal = scene.legal_moves
    wide = columns(legal, width)
    texts = [_text(number, legal) for number in range(len(legal))]
    cell = min(max(map(len, texts), default=0), width - 2)
    spans = []
    for number, text in enumerate(texts):
        spot = move_spot(number)
        here = spot == cursor
        left, right = "[]" if here else "  "
        spans.append(Span(f"{left}{fitted(text, cell)}{right}", PICKED if here else PLAIN, spot))
    rows = [spans[start : start + wide] for start in range(0, len(spans), wide)]
    return tuple(tuple(part for span in row for part in (span, Span(" " * GAP))) for row in rows)


def _window(rows: Drawing, cursor: str, height: int) -> Drawing:
    """Return the rows around the cursor that fit."""
    at = next((y for y, row in enumerate(rows) if any(span.spot == cursor for span in row)), 0)
    start = min(max(at - height // 2, 0), max(len(rows) - height, 0))
    return rows[start : start + height]


def _packed(lines: Sequence[str], width: int) -> list[str]:
    """Put short lines beside each other, as long as they fit; lists that fill several lines stay below each other."""
    packed: list[str] = []
    whole = False
    for line in lines:
        joined = f"{packed[-1]}   {line}" if packed else line
        listed = line.startswith(" ") or line.endswith(":")
        if whole and not listed and len(joined) <= width:
            packed[-1] = joined
        else:
            packed.append(line)
        whole = not listed
    return packed

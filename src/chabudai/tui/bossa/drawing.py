"""The table of Bossa as a picture, from a scene alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from chabudai.games.bossa.components import Colour, Tile
from chabudai.games.bossa.line import Group, Line
from chabudai.tui.bossa.descriptions import sizes_at, tools
from chabudai.tui.drawing import ACCENT, BOLD, DIM, INK, LANTERN, PAPER, PLAIN, Drawing, Span, fitted
from chabudai.tui.drawing import Line as TextLine

if TYPE_CHECKING:
    from chabudai.core import Seat
    from chabudai.tui.scene import Scene
    from chabudai.words import Words

WHITE: Final = f"bold {INK} on {PAPER}"
BLACK: Final = f"bold {PAPER} on #05070f"
BACK: Final = f"{PAPER} on #2a3466"
PICKED: Final = f"bold {INK} on {LANTERN}"
NAME: Final = 16
COLUMN: Final = 6
"""Columns of text for each number; both lines stand on one row of numbers from 1 up."""
FEWEST_ROWS: Final = 3
"""Tiles of a group that are shown below each other on the smallest screen."""


@dataclass(frozen=True, slots=True)
class Look:
    """What the person at the screen is doing."""

    cursor: str = ""
    picked: frozenset[Tile] = frozenset()
    theirs: Tile | None = None
    fitting: frozenset[str] = frozenset()
    """The places on the lines where the picked tiles go."""


class Column(NamedTuple):
    """One number of a line."""

    value: int
    head: str
    style: str
    spot: str
    tiles: tuple[tuple[Span, ...], ...]


def draw(scene: Scene, look: Look, words: Words, height: int) -> Drawing:
    """Draw the opponent's hand, both lines and the player's own hand."""
    view: Any = scene.view
    below, above = seats_of(scene)
    rows = max(FEWEST_ROWS, min(7, (height - 10) // 2))
    white, black = (_line(scene, look, colour, rows, words) for colour in Colour)
    top = _hand(scene, look, above, "theirs", words)
    own = (_pile(view, words), *_hand(scene, look, below, "mine", words))
    room = height - len(white) - len(black) - len(top) - len(own)
    gaps: list[Drawing] = [((),) if room > gap else () for gap in (0, 2, 1)]
    return (*top, *gaps[0], *white, *gaps[1], *black, *gaps[2], *own)


def seats_of(scene: Scene) -> tuple[int, int]:
    """Return the seats whose hands are drawn below and above; an onlooker has the first one below."""
    below = 0 if scene.seat is None else int(scene.seat)
    return below, 1 - below


def tile_spans(tile: Tile | None, *, star: bool = False, spot: str = "", marks: str = "  ") -> tuple[Span, ...]:
    """Draw a tile: white pips on white, black ones on black; the place says it too."""
    if tile is None:
        return (Span(f"{marks[0]}▒▒▒{marks[1]}", BACK, spot),)
    return (
        Span(f"{marks[0]}{tile.white}", WHITE, spot),
        Span("/", f"{INK} on #9aa2bf", spot),
        Span(f"{tile.black}{'*' if star else marks[1]}", BLACK, spot),
    )


def _hand(scene: Scene, look: Look, seat: int, whose: str, words: Words) -> Drawing:
    """Draw a hand with its tools below it; the player's own tiles have numbers."""
    view: Any = scene.view
    moving = view.to_move == seat
    tiles = [Span(fitted(f"{'▸' if moving else ' '} {scene.name(seat)}", NAME), ACCENT if moving else PLAIN)]
    numbers = [Span(" " * NAME)]
    for number, tile in enumerate(view.hands[seat], start=1):
        spot = f"{whose} {tile}"
        picked = tile is not None and (tile in look.picked if whose == "mine" else tile == look.theirs)
        marks = "[]" if spot == look.cursor else "><" if picked else "  "
        tiles += [*tile_spans(tile, spot=spot, marks=marks), Span(" ")]
        numbers += [Span(f"{'▲' if picked else ' '}{number} ".center(5), PICKED if picked else DIM, spot), Span(" ")]
    tool_line = (Span(fitted(f"  {scene.remark(seat)}", NAME), DIM), Span(" · ".join(tools(view, seat, words)), DIM))
    return (tuple(tiles), tuple(numbers), tool_line) if whose == "mine" else (tuple(tiles), tool_line)


def _pile(view: Any, words: Words) -> TextLine:  # noqa: ANN401 - a view of Bossa
    spans = [Span(fitted(words.say("pile-short"), NAME), DIM), Span(f"{view.table.pile_left:<4}", BOLD)]
    if view.table.discards:
        spans.append(Span(f"{words.say('gone-short')} ", DIM))
        for tile in view.table.discards:
            spans += [*tile_spans(tile), Span(" ")]
    return tuple(spans)


def _line(scene: Scene, look: Look, colour: Colour, rows: int, words: Words) -> Drawing:
    view: Any = scene.view
    line: Line = view.table.lines[colour]
    owner: Seat | None = None if view.table.owner is None else view.table.owner[colour]
    whose = "" if owner is None else f" · {scene.name(owner)}"
    sign = "○" if colour is Colour.WHITE else "◆"
    count = words.say("groups-of-six", count=len(line.groups))
    head = (
        Span(f"{sign} {words.say(f'line-{colour.word}')}", BOLD),
        Span(whose, ACCENT if owner is not None and owner == scene.seat else PLAIN),
        Span(f" · {count}", DIM),
    )
    columns = _columns(line, colour)
    numbers: list[Span] = [_gap(columns)]
    for column in columns:
        lit = column.spot in look.fitting
        marks = "[]" if column.spot == look.cursor and column.spot else "><" if lit else "  "
        style = PICKED if lit else column.style
        numbers += [Span(f"{marks[0]}{column.head.center(COLUMN - 3)}{marks[1]}", style, column.spot), Span(" ")]
    body = [_row(columns, row, rows) for row in range(rows)]
    while body and not any(span.text.strip() for span in body[-1]):
        body.pop()
    return (head, tuple(numbers), *body)


def _gap(columns: list[Column]) -> Span:
    """Return the space before the lowest number."""
    return Span(" " * (2 + COLUMN * (columns[0].value - 1)))


def _columns(line: Line, colour: Colour) -> list[Column]:
    """Return the numbers of a line from the lowest to the highest, the open ends outside."""
    word = colour.word
    die = WHITE if colour is Colour.WHITE else BLACK
    columns = [_end(line, word, line.next_down)] if line.next_down else []
    columns += [_group(word, group) for group in reversed(line.down)]
    columns.append(Column(line.die, f"<{line.die}>", die, "", ()))
    columns += [_group(word, group) for group in line.up]
    return [*columns, _end(line, word, line.next_up)]


def _end(line: Line, word: str, value: int) -> Column:
    sizes = "|".join(map(str, sizes_at(line, value)))
    head = f"┄{value}┄" if value < 10 else f"{value}┄"
    return Column(value, head, DIM, f"end {word} {value}", ((Span(f"{sizes}▫".center(COLUMN - 1), DIM),),))


def _group(word: str, group: Group) -> Column:
    tiles = [tile_spans(tile, star=tile == group.base.modified) for tile in group.base.tiles]
    for heap in group.stacked:
        tiles += [tile_spans(tile, star=tile == heap.modified, marks="+ ") for tile in heap.tiles]
    head = f"{group.value}{'+' if group.stacked else ''}"
    return Column(group.value, head, f"bold {PAPER} on #2a3466", f"group {word} {group.value}", tuple(tiles))


def _row(columns: list[Column], row: int, rows: int) -> TextLine:
    """Draw one row of tiles below the numbers; the last one counts what did not fit."""
    spans = [_gap(columns)]
    for column in columns:
        more = len(column.tiles) - rows
        cell: tuple[Span, ...] = column.tiles[row] if row < len(column.tiles) else ()
        if row == rows - 1 and more > 0:
            cell = (Span(f"+{more + 1}".center(COLUMN - 1), DIM),)
        used = sum(len(span.text) for span in cell)
        spans += [*(Span(span.text, span.style, column.spot) for span in cell), Span(" " * (COLUMN - used))]
    return tuple(spans)

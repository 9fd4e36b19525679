"""A table of Bossa as a few lines of text."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from chabudai.envs.text import heading, marker
from chabudai.games.bossa.components import ActionTile, Colour
from chabudai.games.bossa.notation import heap_json

if TYPE_CHECKING:
    from chabudai.games.bossa import BossaState
    from chabudai.games.bossa.line import Group, Line


def board_text(state: BossaState) -> str:
    """Return a position as text, with all hands open."""
    table = state.board
    lines = [heading("Bossa", table.turn, table.ended) + f"   {table.phase.value}   pile {table.pile_left}"]
    for colour in Colour:
        owner = "" if table.owner is None else f"   (player_{table.owner[colour]})"
        lines.append(f"{colour.word} {_line(table.lines[colour])}{owner}")
    for seat, (hand, side) in enumerate(zip_longest(state.hands, state.modifiers)):
        tools = [action.value for action in ActionTile if action in table.actions[seat]]
        if side is not None and not table.spent[seat]:
            tools.append(side.value)
        lines.append(f"{marker(state, seat)} player_{seat} {' '.join(map(str, hand))}   {' '.join(tools)}")
    lines.append(f"discards {' '.join(map(str, table.discards)) or '-'}")
    return "\n".join(line.rstrip() for line in lines)


def _line(line: Line) -> str:
    down = [_group(group) for group in reversed(line.down)]
    up = [_group(group) for group in line.up]
    return " ".join([*down, f"<{line.die}>", *up])


def _group(group: Group) -> str:
    heaps = " + ".join(" ".join(heap_json(heap)) for heap in (group.base, *group.stacked))
    return f"{group.value}[{heaps}]"

"""Bossa without a picture: hands and table described line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chabudai.games.bossa.components import Colour
from chabudai.games.bossa.line import Line, size_of, value_of
from chabudai.games.bossa.moves import tiles_text

if TYPE_CHECKING:
    from chabudai.games.bossa.line import Group
    from chabudai.tui.scene import Scene
    from chabudai.words import Words


def hand(scene: Scene, words: Words) -> tuple[str, ...]:
    """Describe the player's own tiles and tools."""
    return () if scene.seat is None else (_hand(scene, scene.seat, words),)


def table(scene: Scene, words: Words) -> tuple[str, ...]:
    """Describe both lines, the pile, what was discarded and the other hand."""
    view: Any = scene.view
    lines = tuple(text for colour in Colour for text in _line(scene, colour, words))
    gone = " ".join(map(str, view.table.discards)) or words.say("nothing-yet")
    pile = words.say("pile-left", count=view.table.pile_left)
    hands = tuple(_hand(scene, seat, words) for seat in scene.others)
    return (*lines, f"{pile}. {words.say('discard-pile')}: {gone}.", *hands)


def line_name(scene: Scene, colour: Colour, words: Words) -> str:
    """Return a line's name with its owner's."""
    view: Any = scene.view
    name = words.say(f"line-{colour.word}")
    return f"{name} ({scene.name(view.table.owner[colour])})" if view.table.owner else name


def group_words(scene: Scene, colour: Colour, group: Group, words: Words) -> str:
    """Describe a group with what lies on it."""
    tiles = tiles_text(group.base.tiles, group.base.modified)
    for heap in group.stacked:
        tiles += f" + {tiles_text(heap.tiles, heap.modified)}"
    line = line_name(scene, colour, words)
    return words.say("group", line=line, value=group.value, tiles=tiles, stacks=len(group.stacked))


def end_words(scene: Scene, colour: Colour, value: int, words: Words) -> str:
    """Describe where a line goes on."""
    view: Any = scene.view
    sizes = words.say("or").join(map(str, sizes_at(view.table.lines[colour], value)))
    line = line_name(scene, colour, words)
    return words.say("open-end", line=line, value=value, sizes=sizes, fits="no").rstrip()


def sizes_at(line: Line, value: int) -> list[int]:
    """Return how many tiles may go on a line with *value*."""
    return [size_of(opening) for opening in line.openings if value_of(opening) == value]


def _line(scene: Scene, colour: Colour, words: Words) -> tuple[str, ...]:
    view: Any = scene.view
    line = view.table.lines[colour]
    groups = words.say("groups-of-six", count=len(line.groups))
    start = words.say("die", line=line_name(scene, colour, words), value=line.die)
    ends = [value for value in (line.next_down, line.next_up) if value]
    return (
        f"{start}. {groups}.",
        *(group_words(scene, colour, group, words) for group in sorted(line.groups)),
        *(end_words(scene, colour, value, words) for value in ends),
    )


def _hand(scene: Scene, seat: int, words: Words) -> str:
    view: Any = scene.view
    tiles = [words.say("face-down") if tile is None else str(tile) for tile in view.hands[seat]]
    return words.say(
        "hand-of", name=scene.name(seat), seat=seat + 1, cards="; ".join((*tiles, *tools(view, seat, words)))
    )


def tools(view: Any, seat: int, words: Words) -> tuple[str, ...]:  # noqa: ANN401 - a view of Bossa
    """Name the action tiles and the modifier that a seat may still use."""
    actions = tuple(words.say(f"action-{action.value}") for action in view.table.actions[seat])
    kind = view.modifiers[seat]
    return actions if kind is None or view.table.spent[seat] else (*actions, words.say(kind.value))

"""The table as a few lines of text."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from chabudai.core import State
from chabudai.games.bossa import BossaState
from chabudai.games.bossa.components import ActionTile, Colour
from chabudai.games.bossa.line import Group, Line
from chabudai.games.bossa.notation import heap_json
from chabudai.games.hanabi import HanabiState, Knowledge
from chabudai.games.hanabi.components import RULEBOOK_ORDER
from chabudai.games.hanabi.rules import CLUE_TOKENS, ERRORS


def board_text(state: State[Any, Any]) -> str:
    """Return a position as text, with all hands open."""
    if isinstance(state, HanabiState):
        return _hanabi(state)
    assert isinstance(state, BossaState)  # noqa: S101
    return _bossa(state)


def _hanabi(state: HanabiState) -> str:
    colours = [colour for colour in RULEBOOK_ORDER if colour in state.setup.colours]
    fireworks = " ".join(f"{colour.letter}{state.fireworks[colour]}" for colour in colours)
    clues, errors = f"clues {state.clue_tokens}/{CLUE_TOKENS}", f"errors {state.errors}/{ERRORS}"
    lines = [
        _heading("Hanabi", state.turn, state.ended),
        f"fireworks {fireworks}   {clues}   {errors}   deck {state.deck_left}",
    ]
    for seat, hand in enumerate(state.hands):
        cards = " ".join(f"{card!s:>3}" for card in hand.cards)
        told = " ".join(f"{told_text(known):>3}" for known in hand.knowledge)
        lines.append(f"{_marker(state, seat)} player_{seat} {cards}   knows {told}")
    lines.append(f"discards {' '.join(map(str, sorted(state.discards))) or '-'}")
    return "\n".join(line.rstrip() for line in lines)


def told_text(known: Knowledge) -> str:
    """Return what is certain about a card: its colour, its value, both, or dots."""
    colours, values = known.possible_colours(), known.possible_values()
    colour = colours[0].letter if len(colours) == 1 else "."
    return colour + (str(values[0]) if len(values) == 1 else ".")


def _bossa(state: BossaState) -> str:
    table = state.table
    lines = [_heading("Bossa", table.turn, table.ended) + f"   {table.phase.value}   pile {table.pile_left}"]
    for colour in Colour:
        owner = "" if table.owner is None else f"   (player_{table.owner[colour]})"
        lines.append(f"{colour.word} {_line(table.lines[colour])}{owner}")
    for seat, (hand, side) in enumerate(zip_longest(state.hands, state.modifiers)):
        tools = [action.value for action in ActionTile if action in table.actions[seat]]
        if side is not None and not table.spent[seat]:
            tools.append(side.value)
        lines.append(f"{_marker(state, seat)} player_{seat} {' '.join(map(str, hand))}   {' '.join(tools)}")
    lines.append(f"discards {' '.join(map(str, table.discards)) or '-'}")
    return "\n".join(line.rstrip() for line in lines)


def _line(line: Line) -> str:
    down = [_group(group) for group in reversed(line.down)]
    up = [_group(group) for group in line.up]
    return " ".join([*down, f"<{line.die}>", *up])


def _group(group: Group) -> str:
    heaps = " + ".join(" ".join(heap_json(heap)) for heap in (group.base, *group.stacked))
    return f"{group.value}[{heaps}]"


def _heading(name: str, turn: int, ended: object) -> str:
    return f"{name}   turn {turn}" + ("" if ended is None else f"   over ({ended})")


def _marker(state: State[Any, Any], seat: int) -> str:
    return ">" if state.to_move == seat else " "

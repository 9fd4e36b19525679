"""Positions drawn in a few lines, from their JSON form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

LETTERS = {"white": "W", "red": "R", "blue": "B", "yellow": "Y", "green": "G", "multicolour": "M"}


def hanabi(state: Mapping[str, Any]) -> list[str]:
    """Draw a position of Hanabi; what clues have told about a card is in brackets."""
    fireworks = " ".join(f"{LETTERS[colour]}{height}" for colour, height in state["fireworks"].items())
    left = state["final_turns_left"]
    counters = f"clues {state['clue_tokens']} | errors {state['errors']} | deck {state['deck_left']}"
    lines = [f"{fireworks} | {counters}" + ("" if left is None else f" | turns left {left}")]
    for seat, (hand, knowledge) in enumerate(zip(state["hands"], state["knowledge"], strict=True)):
        mark = ">" if seat == state["to_move"] else " "
        cards = " ".join(map(_card, hand, knowledge, [len(state["fireworks"])] * len(hand)))
        lines.append(f"{mark} seat {seat}: {cards}")
    if state["discards"]:
        lines.append(f"discards: {' '.join(state['discards'])}")
    return lines


def _card(face: str, known: Mapping[str, Any], colours: int) -> str:
    if len(known["colours"]) == colours and len(known["values"]) == 5:
        return face
    told = "".join(LETTERS[colour] for colour in known["colours"]) + "".join(map(str, known["values"]))
    return f"{face}[{told}]"


def bossa(state: Mapping[str, Any]) -> list[str]:
    """Draw a position of Bossa: a line from its lowest to its highest group, the die in angles."""
    lines = [f"{state['phase']} | turn {state['turn']} | pile {state['pile_left']}"]
    for colour, line in state["lines"].items():
        owner = "" if state["owner"] is None else f" of seat {state['owner'][colour]}"
        groups = [*map(_group, reversed(line["down"])), f"<{state['dice'][colour]}>", *map(_group, line["up"])]
        lines.append(f"{colour} line{owner}: {'  '.join(groups)}")
    for seat, hand in enumerate(state["hands"]):
        mark = ">" if seat == state["to_move"] else " "
        modifier = state["modifiers"][seat]
        token = f"{modifier['kind'] or 'no modifier'}{' used' if modifier['used'] else ''}"
        lines.append(
            f"{mark} seat {seat}: {' '.join(hand)} | {token} | {' '.join(state['actions'][seat]) or 'no action'}"
        )
    if state["discards"]:
        lines.append(f"discards: {' '.join(state['discards'])}")
    return lines


def _group(group: Mapping[str, Any]) -> str:
    heaps = [group["tiles"], *group["stacked"]]
    return f"{group['value']}=({' | '.join(' '.join(heap) for heap in heaps)})"

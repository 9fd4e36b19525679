"""Bossa once more, from the JSON form and by brute force, to hold the engine against.

It shares no code with the engine: every subset of the hand is tried against plain predicates.
"""

from __future__ import annotations

from copy import deepcopy
from itertools import combinations, product
from typing import Any

Position = dict[str, Any]
Pips = tuple[int, int]
COLOURS = ("white", "black")


def pips(text: str) -> Pips:
    """Read a tile."""
    white, black = text.split("/")
    return int(white), int(black)


def count(tile: str, colour: str, kind: str | None) -> int:
    """Count a tile in a colour, under a modifier if there is one."""
    shown = pips(tile)[COLOURS.index(colour)]
    if kind == "doubler":
        return shown + shown
    if kind == "inverter":
        return pips(tile)[1 - COLOURS.index(colour)]
    return shown


def heaps(position: Position) -> list[tuple[tuple[str, ...], str | None]]:
    """Return every subset of the mover's hand, with every star that the modifier allows."""
    seat = position["to_move"]
    hand = position["hands"][seat]
    found: list[tuple[tuple[str, ...], str | None]] = []
    for size in range(1, len(hand) + 1):
        for chosen in combinations(hand, size):
            found.append((chosen, None))
            if not position["modifiers"][seat]["used"]:
                found += [(chosen, star) for star in chosen]
    return found


def value(position: Position, colour: str, chosen: tuple[str, ...], star: str | None) -> int | None:
    """Return what a heap is worth, or None if a tile lacks the colour."""
    kind = position["modifiers"][position["to_move"]]["kind"]
    counts = [count(tile, colour, kind if tile == star else None) for tile in chosen]
    return sum(counts) if all(counts) else None


def may_place(position: Position, colour: str, worth: int, size: int) -> bool:
    """Tell whether a group of this value and size continues the line."""
    die = position["dice"][colour]
    sides = position["lines"][colour]
    side = sides["up"] if worth > die else sides["down"]
    beyond = abs(worth - die)
    if worth < 1 or beyond != len(side) + 1:
        return False
    if not side:
        return size in {1, 2}
    return abs(size - len(side[-1]["tiles"])) == 1


def may_stack(position: Position, colour: str, worth: int, size: int) -> bool:
    """Tell whether there is a group of this value and size."""
    sides = position["lines"][colour]
    return any(group["value"] == worth and len(group["tiles"]) == size for group in sides["up"] + sides["down"])


def legal_texts(position: Position) -> list[str]:
    """Return the legal moves of a turn as texts, in no particular order."""
    seat = position["to_move"]
    actions, hand, theirs = position["actions"][seat], position["hands"][seat], position["hands"][1 - seat]
    texts = []
    for colour, (chosen, star) in product(COLOURS, heaps(position)):
        worth = value(position, colour, chosen, star)
        if worth is None:
            continue
        tiles = " ".join(tile + "*" if tile == star else tile for tile in chosen)
        if may_place(position, colour, worth, len(chosen)):
            texts.append(f"place {colour} {worth} {tiles}")
        if "stack" in actions and may_stack(position, colour, worth, len(chosen)):
            texts.append(f"stack {colour} {worth} {tiles}")
    if "swap" in actions:
        texts += [f"swap {mine} {other}" for mine in hand for other in theirs]
    if "redraw" in actions and position["pile"]:
        texts += [f"redraw {tile}" for tile in hand]
    return texts


def play(before: Position, text: str) -> Position:
    """Return the position after a move of a turn; the loser by being stuck is found here too."""
    position = deepcopy(before)
    seat = position["to_move"]
    verb, *words = text.split()
    if verb in {"place", "stack"}:
        _lay(position, verb, words)
    elif verb == "swap":
        mine, other = words
        position["hands"][seat].remove(mine)
        position["hands"][1 - seat].remove(other)
        position["hands"][seat].append(other)
        position["hands"][1 - seat].append(mine)
    else:
        position["hands"][seat].remove(words[0])
        position["discards"].append(words[0])
        position["hands"][seat].append(position["pile"].pop(0))
    if verb != "place":
        position["actions"][seat].remove(verb)
    position["turn"] += 1
    _finish(position, seat)
    position["hands"] = [sorted(hand, key=pips) for hand in position["hands"]]
    position["pile_left"] = len(position["pile"])
    return position


def _lay(position: Position, verb: str, words: list[str]) -> None:
    seat, (colour, number, *tiles) = position["to_move"], words
    for tile in tiles:
        position["hands"][seat].remove(tile.removesuffix("*"))
        if tile.endswith("*"):
            position["modifiers"][seat]["used"] = True
    sides = position["lines"][colour]
    if verb == "stack":
        [group] = [group for group in sides["up"] + sides["down"] if group["value"] == int(number)]
        group["stacked"].append(tiles)
        return
    side = "up" if int(number) > position["dice"][colour] else "down"
    sides[side].append({"value": int(number), "tiles": tiles, "stacked": []})


def _finish(position: Position, seat: int) -> None:
    full = [c for c in COLOURS if len(position["lines"][c]["up"] + position["lines"][c]["down"]) == 6]
    sizes = [len(hand) for hand in position["hands"]]
    if not position["hands"][seat]:
        _end(position, "hand", seat)
    elif full:
        _end(position, "line", position["owner"][full[0]])
    elif not position["pile"]:
        _end(position, "pile", "draw" if sizes[0] == sizes[1] else sizes.index(min(sizes)))
    else:
        position["to_move"] = 1 - seat
        position["hands"][1 - seat].append(position["pile"].pop(0))
        position["hands"][1 - seat].sort(key=pips)
        if not legal_texts(position):
            _end(position, "stuck", seat)


def _end(position: Position, why: str, winner: int | str) -> None:
    position.update(phase="over", to_move=None, ended=why, winner=winner)

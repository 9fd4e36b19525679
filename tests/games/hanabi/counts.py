"""Whole-tree counts: how many games there are from small positions, and how they end.

One wrong legal move or one wrong end anywhere in a tree changes its numbers. They are kept in
`counts.json`; after a change of the rules look at what changed and write them again with

    python -m tests.games.hanabi.counts
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.games.hanabi.games import dealt, rehearsed, setup
from tests.games.hanabi.positions import position

from chabudai.games.hanabi import HANABI, HanabiState

FILE = Path(__file__).with_name("counts.json")
WHOLE = 99
"""Deeper than any tree here."""


@dataclass
class Counts:
    """What is in a tree."""

    positions: int = 0
    """With the root, leaves included."""
    leaves: int = 0
    """Games that have ended or reached the depth."""
    ends: Counter[str] = field(default_factory=Counter)
    paid: int = 0
    """What the ended games pay to one seat, added up."""

    def to_json(self) -> dict[str, Any]:
        """Return the numbers by name."""
        ends = dict(sorted(self.ends.items()))
        return {"positions": self.positions, "leaves": self.leaves, "ends": ends, "paid": self.paid}


def count(state: HanabiState, depth: int, counts: Counts | None = None) -> Counts:
    """Count the tree below *state*."""
    counts = counts or Counts()
    counts.positions += 1
    legal = state.legal_moves()
    if not legal or not depth:
        counts.leaves += 1
        if state.ended is not None:
            counts.ends[state.ended.value] += 1
            counts.paid += int((state.returns() or (0,))[0])
    else:
        for move in legal:
            count(state.play(move), depth - 1, counts)
    return counts


def end_game(players: int, seed: str, turns: int | None) -> tuple[HanabiState, list[int]]:
    """Return a position with so many turns left, and the actions that lead there.

    None stands for the position before the last card is drawn.
    """
    table = setup(players, edition="pl")
    actions: list[int] = []
    for before, move, after in rehearsed(table, seed):
        actions.append(HANABI.action(before, move))
        if after.ended is None and (after.final_turns_left == turns if turns else after.deck_left == 1):
            return after, actions
    raise ValueError(f"the game of {seed!r} ends before")


END_GAMES = {
    "2 players, one card left, 3 moves": (2, "tree 6", None, 3),
    "2 players, last round": (2, "tree 14", 2, WHOLE),
    "3 players, last round": (3, "tree 9", 3, WHOLE),
    "4 players, last three turns": (4, "tree 12", 3, WHOLE),
    "5 players, last two turns": (5, "tree 10", 2, WHOLE),
}
"""Ordinary games that OpenSpiel can count too: players, seed, turns left and depth."""
FIRST_MOVES = {2: 3, 3: 2, 4: 2, 5: 2}
"""Depth of the tree below the first position, by players."""
SMALL = {
    "all or nothing, two 5s": ("fireworks R4 Y4 G5 W5 B5 | clues 1 | errors 1 | deck none | hands R5 / Y5", {}),
    "all or nothing, strict clues": (
        "fireworks R4 Y4 G5 W5 B5 | clues 2 | deck none | hands R5 G1 / Y5",
        {"empty_clues": False},
    ),
    "all or nothing, three seats": (
        "fireworks R4 Y4 G5 W5 B5 | clues 1 | errors 2 | deck none | hands R5 / none / Y5",
        {"empty_clues": False},
    ),
    "all or nothing, announced": (
        "fireworks R4 Y4 G5 W5 B5 | clues 1 | errors 1 | deck none | hands R5 / Y5",
        {"empty_clues": False, "synchronised": True},
    ),
    "all or nothing, avalanche": (
        "fireworks R5 Y5 G5 W5 B5 M3 | clues 1 | errors 1 | deck M5 | hands M4 / R1",
        {"avalanche": True},
    ),
}
"""Small positions of all or nothing, to the very end: text and rules."""
LAST_ROUNDS = {
    "announced last round": ("fireworks R4 Y4 G5 W5 B5 | clues 7 | errors 1 | deck none | hands R5 R1 / Y5 R1", {}),
    "announced avalanche": (
        "fireworks R4 Y5 G5 W5 B5 M4 | clues 1 | errors 2 | deck none | hands R5 M5 / R1 Y1",
        {"avalanche": True},
    ),
}
"""Last rounds of the synchronised show: text and rules."""


def counted() -> dict[str, Any]:
    """Count every tree."""
    found: dict[str, Any] = {}
    for name, (players, seed, turns, depth) in END_GAMES.items():
        found[name] = count(end_game(players, seed, turns)[0], depth).to_json()
    for players, depth in FIRST_MOVES.items():
        name = f"{players} players, first {depth} moves"
        found[name] = count(dealt(setup(players, edition="pl"), "first"), depth).to_json()
        free = dealt(setup(players, synchronised=True, avalanche=True), "first")
        found[f"{name}, every option"] = count(free, depth).to_json()
    for name, (text, rules) in SMALL.items():
        found[name] = count(position(text, all_or_nothing=True, **rules), WHOLE).to_json()
    for name, (text, rules) in LAST_ROUNDS.items():
        found[name] = count(position(text, synchronised=True, **rules), WHOLE).to_json()
    return found


if __name__ == "__main__":
    FILE.write_text(json.dumps(counted(), indent=1) + "\n", encoding="utf-8")

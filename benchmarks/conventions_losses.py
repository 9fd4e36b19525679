"""Where `partner` loses points: `python -m benchmarks.conventions_losses PLAYERS [GAMES] [SEED] [LEVEL]`.

Every point that a game lacks is laid to one cause: the move by which the last copy of a card was lost that had to come
first, or that time ran out, by where the next card of that colour lies at the end. After them stand the events, as a
number a hundred games, and how the turns were spent.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import TYPE_CHECKING, Final

import numpy as np

from chabudai.bots.hanabi.partner.conventions.registry import USUAL, agreed_at
from chabudai.bots.hanabi.partner.numbers import numbers
from chabudai.fast.hanabi.record import MAX_HAND, rule_numbers
from chabudai.fast.hanabi.rules import faces_of_colour
from chabudai.fast.hanabi_conventions import layout as at
from chabudai.fast.hanabi_conventions.notes import notes_of
from chabudai.fast.hanabi_conventions.scene import look
from chabudai.fast.hanabi_conventions.selfplay import deal, seeded_deck, values_of
from chabudai.fast.hanabi_conventions.turn import act, decide
from chabudai.games import HANABI
from chabudai.games.hanabi.rules import ERRORS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from chabudai.games.hanabi import HanabiSetup

    Row = NDArray[np.int64]
    Values = NDArray[np.float64]

FIRST_SEED: Final = 5_500_000
LATE: Final = 1
"""Up to which pace a discard is counted as late."""


class Tally:
    """Points lost by cause, events, and turns."""

    def __init__(self) -> None:
        """Begin with no games."""
        self.points: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.score = 0

    def move(self, row: Row, action: int) -> str:
        """Count the move that the seat whose scene stands in the row makes; return its name as a cause."""
        if action >= row[at.COLOURS_FROM]:
            self.events["turn: clue"] += 1
            return "clue"
        plays = action >= row[at.PLAYS_FROM]
        slot = action - int(row[at.PLAYS_FROM]) if plays else action
        face = int(row[at.HANDS + MAX_HAND * row[at.SEAT] + slot])
        name = play_name(row, slot) if plays else discard_name(row, slot)
        if plays and face & row[at.PLAYABLE]:
            self.events["turn: play"] += 1
            return name
        self.events["turn: strike" if plays else "turn: discard"] += 1
        worth = "last copy" if face & row[at.CRITICAL] else "useful" if face & row[at.LIVE] else "useless"
        self.events[f"{'strike, ' if plays else ''}{name}: {worth}"] += 1
        if not plays and row[at.FINAL] < 0 and (pace := pace_of(row)) <= LATE:
            self.events[f"discard at pace {max(pace, -1)}"] += 1
        return f"strike, {name}" if plays else name

    def end(self, row: Row, lost: dict[int, str]) -> None:
        """Count the points that a finished game lacks."""
        built = int(row[at.BUILT])
        if row[at.ERRORS] == ERRORS:
            self.points["bombed"] += 25
            return
        self.score += built.bit_count()
        self.events["left: tokens"] += int(row[at.TOKENS])
        for colour in range(int(row[at.COLOURS])):
            missing = faces_of_colour(colour) & ~built
            dead = [face for face in lost if face & missing]
            first_dead = min(dead) if dead else 0
            self.points[lost.get(first_dead, "")] += (missing & -first_dead).bit_count() if first_dead else 0
            late = missing & (first_dead - 1) if first_dead else missing
            if late:
                self.points[f"time: {place_of(row, late & -late)}"] += late.bit_count()


def play_name(row: Row, slot: int) -> str:
    """Return why a card is played."""
    me = int(row[at.ME])
    note = notes_of(me, me) + at.NOTE * slot
    held = int(row[at.HELD + MAX_HAND * me + slot])
    playable = int(row[at.PLAYABLE])
    asked = int(row[note + at.ASKED])
    if asked & playable:
        if row[note + at.TOUCHED]:
            return "prompt"
        return "bluff" if asked & (asked - 1) else "finesse"
    if held & ~playable == 0:
        return "play clue"
    return "last turn" if row[at.FINAL] >= 0 else "doubt"


def discard_name(row: Row, slot: int) -> str:
    """Return why a card is discarded."""
    me = int(row[at.ME])
    note = notes_of(me, me) + at.NOTE * slot
    if row[at.HELD + MAX_HAND * me + slot] & row[at.LIVE] == 0:
        return "taken for trash"
    if not row[note + at.TOUCHED] and not row[note + at.ASKED]:
        return f"chop, {'no' if row[at.TOKENS] == 0 else 'some'} tokens"
    return "locked"


def pace_of(row: Row) -> int:
    """Return how many turns there are to spare."""
    return int(row[at.DECK_LEFT] + row[at.PLAYERS]) - int(row[at.LIVE]).bit_count()


def place_of(row: Row, face: int) -> str:
    """Return where a card is at the end, and what its holder takes it for."""
    found = []
    for seat in range(int(row[at.PLAYERS])):
        for slot in range(int(row[at.SIZES + seat])):
            if row[at.HANDS + MAX_HAND * seat + slot] == face:
                look(row, seat)
                held = int(row[at.HELD + MAX_HAND * seat + slot])
                touched = row[notes_of(seat, seat) + at.NOTE * slot + at.TOUCHED]
                found.append(0 if held & ~int(row[at.PLAYABLE]) == 0 else 1 if touched else 2)
    names = ("known to fit", "touched", "untouched")
    return names[min(found)] if found else "not drawn"


def play_one(setup: HanabiSetup, values: Values, seed: int, tally: Tally) -> None:
    """Play a game and count what it lacks."""
    row: Row = np.zeros(at.ROW, np.int64)
    deal(row, seeded_deck(setup, seed), rule_numbers(setup), values)
    everybody = (1 << setup.players) - 1
    lost: dict[int, str] = {}
    alive = int(row[at.LIVE])
    while not row[at.OVER]:
        action = int(decide(row, values[row[at.SEAT]]))
        name = tally.move(row, action)
        act(row, action, everybody)
        there = int(row[at.LEFT]) | int(row[at.BUILT])
        gone = alive & ~there
        alive &= there
        while gone:
            lost[gone & -gone] = name
            gone &= gone - 1
    tally.end(row, lost)


def main() -> None:
    """Play and print the table."""
    players = int(sys.argv[1])
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 2000
    first = int(sys.argv[3]) if len(sys.argv) > 3 else FIRST_SEED
    level = sys.argv[4] if len(sys.argv) > 4 else USUAL
    setup = HANABI.setup(players, {"empty_clues": False})
    values = np.array([values_of(numbers(players, agreed_at(level)))] * players)
    tally = Tally()
    for seed in range(first, first + games):
        play_one(setup, values, seed, tally)
    print(f"{players} players, {games} games, {tally.score / games:.3f} points")
    for name, count in tally.points.most_common():
        if count:
            print(f"{count / games:8.3f} points  {name}")
    for name, count in sorted(tally.events.items()):
        print(f"{100 * count / games:8.1f} / 100  {name}")


if __name__ == "__main__":
    main()

"""How strong the Bossa master is and what the game is worth: `python -m benchmarks.bossa_strength PART [GAMES] [SEED]`.

Parts: greedy, tenth, levels, exact, speed, worth. Seeds below 100 were used for tuning; the
figures in the documentation come from the defaults here.
"""

from __future__ import annotations

import sys
import time

import numpy as np
import numpy.typing as npt

from chabudai.bots.bossa.master import BUDGETS
from chabudai.fast import Batch
from chabudai.fast.bossa.kernel import apply
from chabudai.fast.bossa.legal import FIRST_SIDE, PLAY_FIRST, SCRATCH
from chabudai.fast.bossa.record import DOUBLER, DRAW, ENDINGS, OVER, PLAY, RECORD, SIDES
from chabudai.fast.bossa_search.exact import solve
from chabudai.fast.bossa_search.level import ANY, GREEDY, Level
from chabudai.fast.bossa_search.match import Result, dealt, play
from chabudai.fast.bossa_search.selfplay import choose, force
from chabudai.fast.bossa_search.tree import new_tree
from chabudai.fast.bossa_search.workspace import new_workspace
from chabudai.fast.chance import Records

MASTER = Level(*BUDGETS["master"])
TENTH = MASTER._replace(simulations=MASTER.simulations // 10)
GREEDY_LEVEL = Level(GREEDY, 0, 0)
QUICK = Level(500, 50_000, 6)
"""The level at which the game's worth is measured, because that takes very many games."""
PLAIN = Level(150, 0, 0)
"""The level of the players whose positions are solved."""


def report(name: str, result: Result, seed: int, start: float) -> None:
    """Print one row."""
    games = len(result.records)
    print(
        f"{name}: seed {seed}, {games} games, wins {result.wins}, draws {result.draws}, losses {result.losses}, "
        f"score {100 * result.score:.1f}% +- {100 * result.stderr:.1f}, "
        f"{time.process_time() - start:.0f} s of processor time",
        flush=True,
    )


def versus(name: str, first: Level, second: Level, games: int, seed: int) -> None:
    """Play a match and print it."""
    start = time.process_time()
    report(name, play(first, second, dealt(games // 2, seed)), seed, start)


def greedy(games: int = 2000, seed: int = 1001) -> None:
    """The master against `greedy`."""
    versus("master - greedy", MASTER, GREEDY_LEVEL, games, seed)


def tenth(games: int = 600, seed: int = 1002) -> None:
    """The master against itself with a tenth of the simulations."""
    versus("master - a tenth", MASTER, TENTH, games, seed)


def levels(games: int = 1000, seed: int = 1003) -> None:
    """Every weaker level against `greedy`."""
    for name, budget in BUDGETS.items():
        if name != "master":
            versus(f"{name} - greedy", Level(*budget), GREEDY_LEVEL, games, seed)


def exact(games: int = 600, seed: int = 1004, pile: int = 6) -> None:
    """How long the exact search takes with so many tiles in the pile, in games of three kinds of players."""
    work = new_workspace()
    for name, level in (("quick players", PLAIN), ("greedy", GREEDY_LEVEL), ("any legal move", Level(ANY, 0, 0))):
        seconds, looked = [], []
        for record in positions(level, games, seed, pile):
            start = time.process_time()
            assert solve(work, record, 1_000_000_000)[0] >= 0
            seconds.append(time.process_time() - start)
            looked.append(int(work.tally[0]))
        half, most, nearly, longest = np.quantile(seconds, [0.5, 0.9, 0.99, 1])
        print(
            f"exact with {pile} tiles in the pile, {name}: {len(seconds)} positions, median {half:.4f} s, "
            f"90% within {most:.3f} s, 99% within {nearly:.2f} s, longest {longest:.2f} s, "
            f"at most {max(looked) / 1e6:.1f} million positions looked at",
            flush=True,
        )


def positions(level: Level, games: int, seed: int, pile: int) -> Records:
    """Return the positions with so many tiles in the pile that players of *level* come to."""
    tree, work, moves = new_tree(max(1, level.simulations)), new_workspace(1), np.zeros(SCRATCH, np.int16)
    found = []
    for number, record in enumerate(dealt(2 * games, seed)[::2]):
        records = np.array([record], RECORD)
        while records[0]["phase"] != OVER:
            if records[0]["phase"] == PLAY and records[0]["pile_left"] == pile:
                found.append(records[0].copy())
            thought = np.uint64(1000 * number + int(records[0]["turn"]))
            apply(records[0], choose(tree, work, records[0], level, moves, thought))
    return np.array(found, RECORD)


def speed(steps: int = 2000, seed: int = 1005) -> None:
    """How many random moves a second, one core, without observations."""
    batch = Batch("bossa", games=1000, seed=seed, observe=False)
    batch.rollout(1)
    start = time.process_time()
    tally = batch.rollout(steps)
    print(f"random play: {tally.moves / (time.process_time() - start) / 1e6:.2f} million moves a second", flush=True)


def share(name: str, won: npt.NDArray[np.float64]) -> None:
    """Print a share with its 95% interval."""
    margin = 1.96 * float(won.std(ddof=1)) / len(won) ** 0.5
    print(f"{name}: {100 * won.mean():.1f}% +- {100 * margin:.1f} ({len(won)} games)", flush=True)


def points_of(records: Records, seats: npt.NDArray[np.int8]) -> npt.NDArray[np.float64]:
    """Return what the games brought to these seats, a draw counted as half a win."""
    points: npt.NDArray[np.float64] = np.where(records["winner"] == DRAW, 0.5, records["winner"] == seats)
    return points


def worth(games: int = 1000, seed: int = 1006) -> None:
    """What the set-up is worth: free play, then every choice forced on the same deals."""
    records = play(QUICK, QUICK, dealt(games // 2, seed)).records
    chooser = (records["die"][:, 0] < records["die"][:, 1]).astype(np.int8)
    share("free: whoever plays first", points_of(records, records["first"]))
    share("free: the higher roller", points_of(records, chooser))
    share("free: the higher roller chose to play first", (records["first"] == chooser).astype(np.float64))
    share("free: doublers chosen", (records["sides"] == DOUBLER).mean(1))
    for ended, name in enumerate(ENDINGS):
        if name is not None:
            share(f"free: ended by {name.value}", (records["ended"] == ended).astype(np.float64))
    for name, action in (
        ("the line of the higher die", -1),
        ("the line of the lower die", -2),
        ("to play first", PLAY_FIRST),
    ):
        records = dealt(games // 2, seed)
        chooser = (records["die"][:, 0] < records["die"][:, 1]).astype(np.int8)
        if action == PLAY_FIRST:
            force(records, action)
        else:
            for seat in range(2):
                part = records[chooser == seat]
                force(part, seat if action == -1 else 1 - seat)
                records[chooser == seat] = part
        records = play(QUICK, QUICK, records).records
        share(f"forced: the higher roller chooses {name}", points_of(records, chooser))
    for mine in range(2):
        for theirs in range(2):
            records = dealt(games // 2, seed)
            _force_sides(records, mine, theirs)
            records = play(QUICK, QUICK, records).records
            names = f"{SIDES[mine].value} for whoever plays first, {SIDES[theirs].value} for the other"
            share(f"forced: {names}: first player", points_of(records, records["first"]))


def _force_sides(records: Records, mine: int, theirs: int) -> None:
    """Let the higher roller play first, the other take the line of the higher die, and fix the modifiers."""
    force(records, PLAY_FIRST)
    for first in range(2):
        part = records[records["first"] == first]
        force(part, first)
        force(part, FIRST_SIDE + (mine if first == 0 else theirs))
        force(part, FIRST_SIDE + (theirs if first == 0 else mine))
        records[records["first"] == first] = part


def main() -> None:
    """Run the part that is asked for."""
    parts = {"greedy": greedy, "tenth": tenth, "levels": levels, "exact": exact, "speed": speed, "worth": worth}
    parts[sys.argv[1]](*map(int, sys.argv[2:]))


if __name__ == "__main__":
    main()

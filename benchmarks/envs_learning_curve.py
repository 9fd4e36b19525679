"""Runs the program of the page that trains an agent, at full length, and draws its learning curve."""

from __future__ import annotations

import argparse
import re
import runpy
import tempfile
import time
from pathlib import Path

import matplotlib as mpl

from chabudai.fast import Batch

mpl.use("svg")
from matplotlib import pyplot as plt

PAGE = Path(__file__).parents[1] / "docs" / "howto" / "train-an-agent.md"
CHART = PAGE.with_suffix(".svg")
STEPS = re.compile(r"= 20, 256, 8, 0\.003")


def program(steps: int) -> str:
    """Return the Python of the page, with as many steps."""
    text = "".join(re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL))
    changed, count = STEPS.subn(f"= {steps}, 256, 8, 0.003", text)
    assert count == 1, "the page's first line has other numbers"
    return changed


def draw(curve: list[float], random_score: float) -> None:
    """Draw how the score of finished games grew with the moves made, smoothed over 20 steps."""
    moves = [(k + 1) * 256 * 8 / 1e6 for k in range(len(curve))]
    curve = [sum(curve[max(0, k - 19) : k + 1]) / min(20, k + 1) for k in range(len(curve))]
    figure, axes = plt.subplots(figsize=(7, 3.6), layout="constrained")
    axes.plot(moves, curve, color="#2a6f97", label="the agent, mean of the last game at each of 256 tables")
    axes.axhline(random_score, color="#e07a5f", linestyle="--", label=f"random play, {random_score:.2f}")
    axes.set_xlabel("moves, in millions")
    axes.set_ylabel("score")
    axes.set_ylim(bottom=0)
    axes.legend(loc="lower right")
    mpl.rcParams["svg.hashsalt"] = "chabudai"
    figure.savefig(CHART, metadata={"Date": None})


def main() -> None:
    """Train, print and draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=6000)
    given = parser.parse_args()
    tally = Batch("hanabi", 1000, 2, {"edition": "pl"}, observe=False).rollout(500)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "train.py"
        file.write_text(program(given.steps), encoding="utf-8")
        start = time.process_time()
        curve = [float(score) for score in runpy.run_path(str(file))["curve"]]
    used = time.process_time() - start
    draw(curve, tally.score / tally.games)
    tenths = [f"{curve[(k + 1) * len(curve) // 10 - 1]:.2f}" for k in range(10)]
    print(f"random {tally.score / tally.games:.2f}, then {' '.join(tenths)} in {used:.0f} s of processor time")


if __name__ == "__main__":
    main()

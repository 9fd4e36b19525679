"""Looking back at Hanabi: its reviews, its puzzles, and the bots that try its deals."""

from typing import Final

from chabudai.analysis.hanabi.puzzles import HanabiPuzzles
from chabudai.analysis.hanabi.reviewer import HanabiReviewer

REVIEWER: Final = HanabiReviewer()
PUZZLES: Final = HanabiPuzzles()
TEAMS: Final = (("foresight",), ("partner",), ("cautious",))

__all__ = ["PUZZLES", "REVIEWER", "TEAMS"]

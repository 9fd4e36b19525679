"""Looking back at Bossa: its reviews, its puzzles, and the bots that try its deals."""

from typing import Final

from chabudai.analysis.bossa.puzzles import BossaPuzzles
from chabudai.analysis.bossa.reviewer import BossaReviewer

REVIEWER: Final = BossaReviewer()
PUZZLES: Final = BossaPuzzles()
TEAMS: Final = (("master", "master"), ("master", "greedy"), ("greedy", "master"))

__all__ = ["PUZZLES", "REVIEWER", "TEAMS"]

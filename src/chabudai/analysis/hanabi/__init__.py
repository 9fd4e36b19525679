"""Looking back at Hanabi: reviews, puzzles, a course, the bots that try its deals, and what their cards really are."""

from typing import Final

from chabudai.analysis.hanabi.course import HanabiCourse
from chabudai.analysis.hanabi.puzzles import HanabiPuzzles
from chabudai.analysis.hanabi.reviewer import HanabiReviewer
from chabudai.analysis.hanabi.truths import clued_cards

REVIEWER: Final = HanabiReviewer()
PUZZLES: Final = HanabiPuzzles()
COURSE: Final = HanabiCourse()
TEAMS: Final = (("foresight",), ("partner",), ("cautious",))
TRUTHS: Final = clued_cards

__all__ = ["COURSE", "PUZZLES", "REVIEWER", "TEAMS", "TRUTHS"]

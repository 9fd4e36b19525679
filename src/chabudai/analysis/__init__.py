"""Looking back at a game: what could be known, what each move cost, where it turned."""

from chabudai.analysis.errors import InvalidReview
from chabudai.analysis.review import BossaStep, Estimate, HanabiStep, Reasons, Review, Step
from chabudai.analysis.reviewer import Reviewer
from chabudai.analysis.settings import Settings

__all__ = [
    "BossaStep",
    "Estimate",
    "HanabiStep",
    "InvalidReview",
    "Reasons",
    "Review",
    "Reviewer",
    "Settings",
    "Step",
]

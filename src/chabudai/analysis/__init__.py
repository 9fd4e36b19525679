"""Looking back at a game: what could be known, what each move cost, where it turned."""

from chabudai.analysis.errors import InvalidReview
from chabudai.analysis.reviewer import Reviewer
from chabudai.analysis.settings import Settings
from chabudai.protocol.estimate import Estimate
from chabudai.protocol.reviews import Review, Step

__all__ = ["Estimate", "InvalidReview", "Review", "Reviewer", "Settings", "Step"]

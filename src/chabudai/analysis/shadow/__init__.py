"""What a bot would have done in a game of people, asked at every move from the mover's own seat."""

from chabudai.analysis.shadow.agreement import Agreement, Share
from chabudai.analysis.shadow.choice import Choice
from chabudai.analysis.shadow.following import choices

__all__ = ["Agreement", "Choice", "Share", "choices"]

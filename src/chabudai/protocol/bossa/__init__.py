"""What is said of Bossa: its positions, its puzzles, and its moves looked back at."""

from chabudai.protocol.bossa.positions import BossaPosition as Position
from chabudai.protocol.bossa.puzzles import BossaPuzzleReason as PuzzleReason
from chabudai.protocol.bossa.reviews import BossaStep as Step

__all__ = ["Position", "PuzzleReason", "Step"]

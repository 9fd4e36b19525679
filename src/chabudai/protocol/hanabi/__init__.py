"""What is said of Hanabi: its positions, its puzzles, and its moves looked back at."""

from chabudai.protocol.hanabi.positions import HanabiPosition as Position
from chabudai.protocol.hanabi.puzzles import HanabiPuzzleReason as PuzzleReason
from chabudai.protocol.hanabi.reviews import HanabiStep as Step

AIDS = True
"""Whether a table's memory aid makes a difference."""

__all__ = ["AIDS", "Position", "PuzzleReason", "Step"]

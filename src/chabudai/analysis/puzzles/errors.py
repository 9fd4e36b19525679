"""What can go wrong with puzzles."""

from chabudai.core import ChabudaiError


class UnknownPuzzle(ChabudaiError):
    """There is no puzzle of this number or game."""

    code = "puzzle/unknown"

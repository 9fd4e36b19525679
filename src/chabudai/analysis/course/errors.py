"""What can go wrong with courses."""

from chabudai.core import ChabudaiError


class UnknownLesson(ChabudaiError):
    """There is no lesson of this name, or no course of this game."""

    code = "lesson/unknown"

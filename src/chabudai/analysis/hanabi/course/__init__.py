"""The course in the conventions that people use."""

from chabudai.analysis.hanabi.course.book import HanabiCourse

__all__ = ["HanabiCourse"]

"""Courses: lessons about a game's conventions, with exercises from games of bots."""

from chabudai.analysis.course.book import CourseBook, Example, Lesson, course_of
from chabudai.analysis.course.collection import exercises_of
from chabudai.analysis.course.errors import UnknownLesson
from chabudai.analysis.course.exercise import Exercise, names_around

__all__ = ["CourseBook", "Example", "Exercise", "Lesson", "UnknownLesson", "course_of", "exercises_of", "names_around"]

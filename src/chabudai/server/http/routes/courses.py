"""Courses: the lessons of a game, and each lesson with its exercises."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import Parameter

from chabudai.protocol.courses import ShownCourse, ShownLesson
from chabudai.server.http.routes.games import GameName, require
from chabudai.server.http.routes.working import worked_out
from chabudai.server.jobs.works import CourseShow, LessonShow

AnyHttp = Request[Any, Any, Any]
LessonName = Annotated[str, Parameter(max_length=40, description="The lesson.")]


@get("/api/courses/{game:str}", tags=["courses"])
async def course(request: AnyHttp, game: GameName) -> Response[ShownCourse]:
    """List the lessons of a game's course, in the order in which they are learned."""
    require(game, "COURSE", "courses")
    return await worked_out(request, CourseShow(game))


@get("/api/courses/{game:str}/{lesson:str}", tags=["courses"])
async def lesson(request: AnyHttp, game: GameName, lesson: LessonName) -> Response[ShownLesson]:
    """Show a lesson with its exercises and their answers."""
    require(game, "COURSE", "courses")
    return await worked_out(request, LessonShow(game, lesson))


ROUTES = [course, lesson]

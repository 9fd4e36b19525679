"""The course of a game as a picture: SVG, with nothing from elsewhere."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from chabudai.analysis.figures import course_of
from chabudai.analysis.sentences import names_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chabudai.protocol.estimate import Estimate
    from chabudai.protocol.reviews import Review
    from chabudai.words import Words

WIDTH: Final = 760
HEIGHT: Final = 280
LEFT: Final = 44
RIGHT: Final = 14
TOP: Final = 18
BOTTOM: Final = 34
STYLE: Final = (
    "text{font:12px system-ui,sans-serif;fill:#333}.grid{stroke:#0002}.band{fill:#3b6ea5;opacity:.2}"
    ".course{fill:none;stroke:#3b6ea5;stroke-width:2}.turn{fill:#b3261e}.turn+text{fill:#b3261e;font-weight:600}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}.grid{stroke:#fff3}.band,.course{stroke:#8ab4e8}"
    ".band{fill:#8ab4e8;stroke:none}.turn,.turn+text{fill:#f2a29b}}"
)


def picture(review: Review, words: Words) -> str:
    """Return the picture as an SVG document of its own."""
    return "".join(_parts(review, words)) + "\n"


def _parts(review: Review, words: Words) -> Iterator[str]:
    scale = _Scale(review)
    title = words.say(
        f"report-course-{course_of(review)}", game=words.game(review.game), name=names_of(review, words)[0]
    )
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}"'
    yield f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img" aria-label="{escape(title)}">'
    yield f"<title>{escape(title)}</title><style>{STYLE}</style>"
    for value in scale.marks():
        y = scale.y(value)
        yield f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        yield f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{scale.label(value)}</text>'
    for place in range(0, len(review.course), 10 if len(review.course) > 25 else 5):
        yield f'<text x="{scale.x(place):.1f}" y="{HEIGHT - 12}" text-anchor="middle">{place}</text>'
    yield f'<polygon class="band" points="{scale.band(review.course)}"/>'
    points = " ".join(f"{scale.x(i):.1f},{scale.y(at.mean):.1f}" for i, at in enumerate(review.course))
    yield f'<polyline class="course" points="{points}"/>'
    for number in review.turning_points:
        x, y = scale.x(number), scale.y(review.course[number].mean)
        step = review.steps[number - 1]
        name = names_of(review, words)[step.seat]
        told = f"{words.say('review-move', number=number, name=name)}: {step.move}"
        yield f'<circle class="turn" cx="{x:.1f}" cy="{y:.1f}" r="4"><title>{escape(told)}</title></circle>'
        yield f'<text x="{x:.1f}" y="{y + 18:.1f}" text-anchor="middle">{number}</text>'
    yield "</svg>"


class _Scale:
    """From moves and values to places on the picture."""

    def __init__(self, review: Review) -> None:
        self._moves = max(1, len(review.course) - 1)
        least = min(at.mean - 2 * at.error for at in review.course)
        self._top = review.top
        self._step = 0.25 if review.top == 1 else _step(review.top - least)
        self._least = 0.0 if review.top == 1 else max(0.0, self._step * (least // self._step))

    def x(self, place: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * place / self._moves

    def y(self, value: float) -> float:
        share = (min(max(value, self._least), self._top) - self._least) / (self._top - self._least)
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share

    def marks(self) -> Iterator[float]:
        value = self._least
        while value <= self._top:
            yield value
            value += self._step

    def label(self, value: float) -> str:
        return f"{100 * value:.0f}%" if self._top == 1 else f"{value:g}"

    def band(self, course: list[Estimate]) -> str:
        """Return the points around what lies within two standard errors."""
        above = [(self.x(i), self.y(at.mean + 2 * at.error)) for i, at in enumerate(course)]
        below = [(self.x(i), self.y(at.mean - 2 * at.error)) for i, at in enumerate(course)]
        return " ".join(f"{x:.1f},{y:.1f}" for x, y in [*above, *reversed(below)])


def _step(span: float) -> float:
    """Return the distance of the lines: about five of them."""
    return next(step for step in (0.25, 0.5, 1.0, 2.5, 5.0, 10.0) if span <= 6 * step)

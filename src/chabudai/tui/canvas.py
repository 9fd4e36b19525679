"""The one widget that shows drawings."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from rich.segment import Segment
from rich.style import Style
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from chabudai.tui.drawing import Drawing, Span

if TYPE_CHECKING:
    from textual import events


class Canvas(Widget):
    """Shows a drawing, and tells what was clicked."""

    ALLOW_SELECT: ClassVar[bool] = False

    class Pressed(Message):
        """Something was clicked."""

        def __init__(self, spot: str) -> None:
            """Keep the spot."""
            super().__init__()
            self.spot = spot

    _drawing: Drawing = ()

    @property
    def drawing(self) -> Drawing:
        """What is shown."""
        return self._drawing

    def show(self, drawing: Drawing) -> None:
        """Show another drawing."""
        if drawing != self._drawing:
            self._drawing = drawing
            self.refresh()

    def render_line(self, y: int) -> Strip:
        """Return one line of the drawing."""
        base = self.rich_style
        line = self._drawing[y] if y < len(self._drawing) else ()
        segments = [Segment(span.text, base + _style(span)) for span in line]
        return Strip(segments).adjust_cell_length(self.size.width, base)

    def on_click(self, event: events.Click) -> None:
        """Tell what was clicked."""
        spot = event.style.meta.get("spot")
        if spot:
            self.post_message(self.Pressed(spot))


@lru_cache(maxsize=4096)
def _style(span: Span) -> Style:
    look = Style.parse(span.style) if span.style else Style()
    return look + Style.from_meta({"spot": span.spot}) if span.spot else look

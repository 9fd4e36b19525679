"""The terminal's screen as a program."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import App

from chabudai.tui.frame import Frame

if TYPE_CHECKING:
    from chabudai.tui.session import Session


class Terminal(App[None]):
    """Shows one session until somebody leaves it."""

    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False
    BINDINGS: ClassVar[list[Any]] = [("ctrl+c", "leave", "")]

    def __init__(self, session: Session) -> None:
        """Show *session*."""
        super().__init__()
        self.session = session
        self.frame = Frame(session, self.turn_to)

    def on_mount(self) -> None:
        """Open the screen."""
        self.push_screen(self.frame)

    def on_ready(self) -> None:
        """Look for garbage again, but not among what was loaded for the first picture."""
        gc.freeze()
        gc.enable()

    def action_leave(self) -> None:
        """Ask whether to leave."""
        self.turn_to("q")

    def turn_to(self, key: str) -> None:
        """Open the page that a key stands for."""
        # Late, because the first picture needs none of them.
        from chabudai.tui import pages  # noqa: PLC0415

        if (page := pages.page_for(key, self.frame)) is not None:
            self.push_screen(page, self._answered)

    def _answered(self, answer: Any) -> None:  # noqa: ANN401 - each page's own
        if answer == "leave":
            self.exit()
        elif callable(answer):
            page: Any = answer()
            if page is not None:
                self.push_screen(page, self._answered)

    async def on_unmount(self) -> None:
        """Leave the table."""
        await self.session.close()


def run_app(session: Session) -> None:
    """Show *session* until it is left.

    Raises:
        ChabudaiError: There is no such table any more.
    """
    app = Terminal(session)
    app.run()
    if app.frame.failure is not None:
        raise app.frame.failure

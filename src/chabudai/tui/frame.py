"""The screen of a game: the board in the middle, and around it what every game has."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Final

from textual.containers import Horizontal, Vertical
from textual.screen import Screen

from chabudai.core import ChabudaiError
from chabudai.tui import parts
from chabudai.tui.canvas import Canvas
from chabudai.tui.commands import Prompt, prompt_of
from chabudai.tui.drawing import ACCENT, Drawing, Span
from chabudai.tui.refusals import explain
from chabudai.tui.selection import Offer

if TYPE_CHECKING:
    from textual import events
    from textual.app import ComposeResult

    from chabudai.protocol.coaching import CoachTopic
    from chabudai.tui.commands import MenuItem
    from chabudai.tui.scene import Scene
    from chabudai.tui.selection import Selection
    from chabudai.tui.session import News, Session

WIDE: Final = 112
"""Minimum width for showing the log beside the board."""
SIDE: Final = 36
BOARD: Final = 16
"""Lines of the board on the smallest screen."""
SMALLEST: Final = (80, 24)
ARROWS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
CONFIRM: Final = "enter"
BACK: Final = "escape"
ANSWER: Final = "answer"
"""What opens the page with the coach's answer; no key has this name."""
PRESSING: Final = (CONFIRM, " ")
"""The keys that press what lies under the cursor."""
ANSWERS: Final = {"agree": "+", "refuse": "-", "claim": "*"}
"""The keys for what the table waits for; `+` for everything else."""


class Frame(Screen[None]):
    """Shows one session and takes keys and clicks."""

    CSS: ClassVar[str] = f"""
    Frame {{ background: #0f1530; color: #f4efe4; }}
    #title {{ height: 1; background: #1b2347; }}
    #board {{ height: {BOARD}; padding: 0 1; }}
    #tail {{ height: 1fr; }}
    #hint {{ height: 2; }}
    #offers {{ height: 2; background: #1b2347; }}
    #side {{ width: {SIDE}; background: #141b3c; padding: 1 1; display: none; }}
    """

    def __init__(self, session: Session, turn_to: Callable[[str], None]) -> None:
        """Show *session*; *turn_to* opens the page that a key stands for."""
        super().__init__()
        self.session = session
        self._turn_to = turn_to
        self.words = session.words
        self.selection: Selection = session.adapter.selection(session.words)
        self.scene: Scene | None = None
        self.next_name = ""
        self._fresh = 0
        self._complaint = ""
        self._request: MenuItem | None = None
        """What waits to be confirmed before it is asked of the table."""
        self.answer: tuple[str, ...] = ()
        """What the coach said last."""
        self.failure: ChabudaiError | None = None
        """Why the table had to be left."""

    def compose(self) -> ComposeResult:
        """Lay out the parts."""
        yield Canvas(id="title")
        with Horizontal():
            with Vertical():
                yield Canvas(id="board")
                yield Canvas(id="tail")
                yield Canvas(id="hint")
                yield Canvas(id="offers")
            yield Canvas(id="side")

    def on_mount(self) -> None:
        """Start listening to the table."""
        self.run_worker(self._listen())
        self.set_interval(1.0, self._tick)

    async def _listen(self) -> None:
        try:
            async for news in self.session.news():
                self.hear(news)
        except ChabudaiError as error:
            self.failure = error
            self.app.exit()

    def hear(self, news: News) -> None:
        """Show what happened."""
        self._fresh = len(news.told) or (self._fresh if news.scene is not None else 0)
        if news.scene is None:
            # Another person comes: nothing that the last one picked may stay.
            self.selection = self.session.adapter.selection(self.words)
            self.next_name = news.next_name
        else:
            self.selection.update(self._timed(news.scene))
        self.scene = news.scene
        self._complaint = ""
        if self._request is not None and self._request not in self._prompt().answers:
            self._request = None
        self.paint()

    def _timed(self, scene: Scene) -> Scene:
        return (
            scene
            if scene.status is None
            else replace(scene, remarks=parts.remarks(scene, self.words, time.monotonic()))
        )

    def _tick(self) -> None:
        """Let the clocks go on."""
        status = None if self.scene is None else self.scene.status
        if self.scene is not None and status is not None and status.clocks is not None and self.scene.ending is None:
            self.selection.update(self._timed(self.scene))
            self.paint()

    def _prompt(self) -> Prompt:
        """Return what the table waits for."""
        return Prompt() if self.scene is None else prompt_of(self.scene, self.words)

    def on_resize(self) -> None:
        """Fit everything into another size."""
        wide = self.size.width >= WIDE
        self.query_one("#side").display = wide
        self.query_one("#tail").display = not wide
        self.query_one("#board").styles.height = "1fr" if wide else self._board_height()
        self.paint()

    def _board_height(self) -> int:
        if self.size.width >= WIDE:
            return max(self.size.height - 7, BOARD)
        return max(BOARD, min(self.size.height * 2 // 3, self.size.height - 10))

    def paint(self) -> None:
        """Draw every part again; what did not change costs nothing."""
        canvases = {canvas.id: canvas for canvas in self.query(Canvas)}
        if "offers" not in canvases:
            # The screen is taken down, its parts first; the table may be heard until the end.
            return
        width, height = self.size
        left = width - SIDE if width >= WIDE else width
        offered = parts.offers(self.choices(), left)
        canvases["offers"].styles.height = len(offered)
        log_room = max(height - 3 - self._board_height() - len(offered), 0)
        log = self.scene.log if self.scene is not None else ()
        drawings: dict[str, Drawing] = {
            "title": parts.title(self.session.adapter.title(self.words), self.scene, self.words, width),
            "board": self._board(left - 2),
            "tail": parts.log(log, left, log_room, fresh=self._fresh),
            "side": parts.log(log, SIDE - 2, height - 3, fresh=self._fresh),
            "hint": self._hint(left),
            "offers": offered,
        }
        for name, drawing in drawings.items():
            canvases[name].show(drawing)

    def _board(self, width: int) -> Drawing:
        if self.scene is None:
            return self._handing_over()
        if self.scene.view is None:
            return parts.waiting(self.scene, self.words, width)
        return self.selection.draw(width, self._board_height())

    def _handing_over(self) -> Drawing:
        if not self.next_name:
            return ()
        lines = (self.words.say("pass-title", name=self.next_name), self.words.say("pass-more", name=self.next_name))
        return ((), (), (), (Span(f"      {lines[0]}", ACCENT),), (), (Span(f"      {lines[1]}"),))

    def _hint(self, width: int) -> Drawing:
        if self._complaint:
            return parts.hint(self._complaint, width, "bold #ff9b8d")
        if self.scene is None:
            return ()
        if self._request is not None:
            return parts.hint(self.words.say("sure", what=self._request.label), width, ACCENT)
        if self.selection.pending:
            what = self.session.adapter.describe(self.selection.pending, self.scene, self.words)
            return parts.hint(self.words.say("sure", what=what), width, ACCENT)
        if self.scene.ending is not None:
            return parts.ending(self.scene.ending, width)
        if (self.size.width, self.size.height) < SMALLEST:
            return parts.hint(self.words.say("too-small"), width)
        asked = parts.hint(self._prompt().sentence, width, ACCENT)
        return (*asked, *parts.hint(self.selection.hint(), width))[:2]

    def choices(self) -> tuple[Offer, ...]:
        """Return what can be chosen now."""
        if self.scene is None:
            return (Offer(CONFIRM, self.next_name),) if self.next_name else ()
        if self.selection.pending or self._request is not None:
            return Offer(CONFIRM, self.words.say("do-it")), Offer(BACK, self.words.say("not-yet"))
        quitting = (Offer("q", self.words.say("bar-quit")),) if self.scene.ending is not None else ()
        return (*self._offered(), *quitting)

    def _offered(self) -> tuple[Offer, ...]:
        """Return answers to what the table waits for, and moves."""
        answers = tuple(Offer(ANSWERS.get(item.command, "+"), item.label, item=item) for item in self._prompt().answers)
        over = self.scene is None or self.scene.ending is not None
        return answers if over else (*answers, *self.selection.offers())

    def on_canvas_pressed(self, message: Canvas.Pressed) -> None:
        """Take a click: on an offer, or on the board."""
        if message.spot.startswith(parts.OFFER):
            self.choose(message.spot.removeprefix(parts.OFFER))
        else:
            self.selection.press(message.spot)
        self._complaint = ""
        self.paint()

    def on_key(self, event: events.Key) -> None:
        """Take a key."""
        key = event.character if event.character and event.is_printable else event.key
        self._complaint = ""
        if event.key in ARROWS:
            self._request = None
            self.selection.go(*ARROWS[event.key])
        else:
            self.choose(key)
        event.stop()
        self.paint()

    def choose(self, key: str) -> None:
        """Do what a key stands for now."""
        if self.scene is None:
            self._choose_covered(key)
        elif key != CONFIRM or not self._confirmed():
            self._choose_open(key)

    def _choose_covered(self, key: str) -> None:
        """Take a key while the screen waits for its next player."""
        if key == CONFIRM:
            self.session.reveal()
        elif key in ("q", "?"):
            self._turn_to(key)

    def _choose_open(self, key: str) -> None:
        """Take a key as an offer, a place on the board or a page."""
        request, self._request = self._request, None
        offer = next((offer for offer in self._offered() if offer.key == key), None)
        spot = self._spot_of(key)
        if offer is not None:
            self.take(offer)
        elif key == BACK:
            if request is None:
                self.selection.back()
        elif spot:
            self.selection.press(spot)
        elif key not in PRESSING:
            self._turn_to(key)

    def _spot_of(self, key: str) -> str:
        """Return the place on the board that a key presses; empty if it presses none."""
        if key in PRESSING:
            return self.selection.cursor
        return self.selection.numbered(int(key)) if key.isdecimal() else ""

    def _confirmed(self) -> bool:
        """Do what waits to be confirmed; False if nothing does."""
        request, move = self._request, self.selection.pending
        self._request, self.selection.pending = None, ""
        if request is not None:
            self.ask(request.command, request.text)
        elif move:
            self.run_worker(self._try(lambda: self.session.play(move)))
        return request is not None or bool(move)

    def take(self, offer: Offer) -> None:
        """Let an offer wait to be confirmed, or open what is behind it."""
        if offer.item is not None:
            self.selection.back()
            self._request = offer.item
        elif offer.move:
            self.selection.pending = offer.move
        else:
            self.selection.press(offer.spot)

    def ask(self, command: str, text: str) -> None:
        """Ask something of the table."""
        self.run_worker(self._try(lambda: self.session.ask(command, text)))

    def coach(self, topic: CoachTopic) -> None:
        """Ask the coach, and show the answer over the board when it comes."""
        self.run_worker(self._try(lambda: self._show_answer(topic)))

    async def _show_answer(self, topic: CoachTopic) -> None:
        self.answer = await self.session.coach(topic)
        if self.scene is not None:
            self.scene = replace(self.scene, coached=True)
        self._turn_to(ANSWER)

    async def _try(self, doing: Callable[[], Awaitable[None]]) -> None:
        """Wait until the session has done something, or complain."""
        try:
            await doing()
        except ChabudaiError as error:
            self._complaint = explain(error, self.session.adapter, self.words)
            self.paint()

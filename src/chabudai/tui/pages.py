"""Pages that cover the board for a while: help, log, all moves, the table's requests, writing, leaving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final

from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from chabudai.tui.coaching import question, topics
from chabudai.tui.commands import MenuItem, menu

if TYPE_CHECKING:
    from textual import events
    from textual.app import ComposeResult

    from chabudai.tui.frame import Frame

LONGEST: Final = 500
"""Characters that a line may have."""
CSS = """
Reading, Choosing, Writing { align: center middle; background: #05070f 60%; }
.page {
    width: 90%; max-width: 100; height: auto; max-height: 90%;
    background: #1b2347; color: #f4efe4; border: round #ffb454; border-title-color: #ffb454; padding: 0 1;
    border-subtitle-color: #a9b2d8;
}
OptionList { height: auto; max-height: 100%; background: #1b2347; border: none; padding: 0; }
OptionList, VerticalScroll {
    scrollbar-color: #ffb454; scrollbar-color-hover: #ffb454; scrollbar-color-active: #ffb454;
    scrollbar-background: #141b3c; scrollbar-background-hover: #141b3c; scrollbar-background-active: #141b3c;
    scrollbar-size-vertical: 1;
}
Input, Input:focus { background: #141b3c; color: #f4efe4; border: none; height: 1; padding: 0; }
OptionList > .option-list--option-highlighted { background: #ffb454; color: #1d2238; text-style: bold; }
"""


class Reading(ModalScreen[None]):
    """A page to read."""

    CSS: ClassVar[str] = CSS

    def __init__(self, title: str, lines: Sequence[str], close: str, *, at_end: bool = False) -> None:
        """Show *lines* under a title, from their end where that is the newest."""
        super().__init__()
        self._heading, self._lines, self._close, self._at_end = title, lines, close, at_end

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        with VerticalScroll(classes="page") as page:
            page.border_title, page.border_subtitle = self._heading, self._close
            yield Static("\n".join(self._lines), markup=False)

    def on_mount(self) -> None:
        """Scroll to where reading starts."""
        if self._at_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def on_key(self, event: events.Key) -> None:
        """Close the page by any key that does not scroll it."""
        if event.key not in ("up", "down", "pageup", "pagedown", "home", "end"):
            event.stop()
            self.dismiss(None)


class Answer(Reading):
    """A page to read that leaves the board in sight above it."""

    CSS: ClassVar[str] = f"{CSS}\nAnswer {{ align: center bottom; background: #05070f 0%; }}"


class Choosing(ModalScreen[Any]):
    """A list to choose from; it answers with what belongs to the line, or with nothing."""

    CSS: ClassVar[str] = CSS

    def __init__(self, title: str, choices: Sequence[tuple[str, object]], close: str, note: str = "") -> None:
        """Offer *choices*, each a line and its answer, below a *note*."""
        super().__init__()
        self._heading, self._choices, self._close, self._note = title, choices, close, note

    def compose(self) -> ComposeResult:
        """Lay out the list."""
        with Vertical(classes="page") as page:
            page.border_title, page.border_subtitle = self._heading, self._close
            if self._note:
                yield Static(f"{self._note}\n", markup=False)
            yield OptionList(*(Option(line) for line, _ in self._choices), markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Answer."""
        self.dismiss(self._choices[event.option_index][1])

    def on_key(self, event: events.Key) -> None:
        """Close the list without an answer."""
        if event.key in ("escape", "q"):
            event.stop()
            self.dismiss(None)


class Writing(ModalScreen[Any]):
    """A line to write; it answers with what is to be done with the line, or with nothing."""

    CSS: ClassVar[str] = CSS

    def __init__(self, title: str, text: str, done: Callable[[str], None], close: str) -> None:
        """Start with *text*; *done* takes what was written."""
        super().__init__()
        self._heading, self._text, self._done, self._close = title, text, done, close

    def compose(self) -> ComposeResult:
        """Lay out the line."""
        with Vertical(classes="page") as page:
            page.border_title, page.border_subtitle = self._heading, self._close
            yield Input(self._text, max_length=LONGEST, select_on_focus=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Answer, if there is something in the line."""
        text = " ".join(event.value.split())
        self.dismiss(partial(self._done, text) if text else None)

    def on_key(self, event: events.Key) -> None:
        """Close the page without an answer."""
        if event.key == "escape":
            event.stop()
            self.dismiss(None)


def page_for(key: str, frame: Frame) -> ModalScreen[Any] | None:
    """Return the page that a key stands for, if there is something on it."""
    maker = _PAGES.get(key)
    return None if maker is None else maker(frame)


def _help(frame: Frame) -> ModalScreen[Any]:
    words = frame.words
    lines = (words.say("help-keys"), "", frame.session.adapter.key_help(words))
    return Reading(words.say("help-title"), lines, words.say("close-keys"))


def _log(frame: Frame) -> ModalScreen[Any] | None:
    if frame.scene is None:
        return None
    words = frame.words
    return Reading(words.say("log-title"), frame.scene.log, words.say("close-keys"), at_end=True)


def _moves(frame: Frame) -> ModalScreen[Any] | None:
    scene = frame.scene
    if scene is None or not scene.yours:
        return None
    describe = frame.session.adapter.describe
    moves = [(describe(move, scene, frame.words), _chosen(frame, move)) for move in scene.legal_moves]
    return Choosing(frame.words.say("moves-title"), moves, frame.words.say("close-keys"))


def _chosen(frame: Frame, move: str) -> Callable[[], None]:
    def choose() -> None:
        frame.selection.pending = move
        frame.paint()

    return choose


def _requests(frame: Frame) -> ModalScreen[Any] | None:
    scene, words = frame.scene, frame.words
    if scene is None or scene.status is None:
        return None
    watched = words.say("watchers", count=scene.status.watchers) if scene.status.watchers else ""
    heading = " · ".join(filter(None, (words.say("talk-title"), scene.status.name, watched)))
    return _menu(frame, heading, menu(scene, words))


def _coach(frame: Frame) -> ModalScreen[Any] | None:
    """Offer what the coach can be asked, and say before the first time what that changes."""
    scene, words = frame.scene, frame.words
    if scene is None or not topics(scene):
        return None
    game = frame.session.adapter.game
    lines = [(question(topic, game, scene.coach, words), partial(frame.coach, topic)) for topic in topics(scene)]
    note = "" if scene.coached else words.say("coach-sure")
    return Choosing(words.say("bar-coach"), lines, words.say("close-keys"), note)


def _answer(frame: Frame) -> ModalScreen[Any]:
    return Answer(frame.words.say("bar-coach"), frame.answer, frame.words.say("close-keys"))


def _menu(frame: Frame, heading: str, items: Sequence[MenuItem]) -> ModalScreen[Any]:
    lines = [(item.label, partial(_choose, frame, item)) for item in items]
    return Choosing(heading, lines, frame.words.say("close-keys"))


def _choose(frame: Frame, item: MenuItem) -> ModalScreen[Any] | None:
    """Ask for something, or open the page on which it is chosen or written; what cannot be asked says why itself."""
    if item.why:
        return None
    if item.choices:
        return _menu(frame, item.label, item.choices)
    if item.written:
        return Writing(item.label, item.text, partial(frame.ask, item.command), frame.words.say("close-keys"))
    frame.ask(item.command, item.text)
    return None


def _quit(frame: Frame) -> ModalScreen[Any]:
    words = frame.words
    lines = [(words.say("quit-stay"), None), (words.say("quit-leave"), "leave")]
    if frame.scene is not None and frame.scene.ending is not None:
        lines.reverse()
    return Choosing(words.say("quit-sure"), lines, words.say("close-keys"))


_PAGES: dict[str, Callable[[Frame], ModalScreen[Any] | None]] = {
    "?": _help,
    "l": _log,
    "m": _moves,
    "t": _requests,
    "h": _coach,
    "answer": _answer,
    "q": _quit,
}

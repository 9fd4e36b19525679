"""What can be asked of a server's table beside moves: the words that people type, and what a screen offers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from chabudai.protocol.options import Talk
from chabudai.protocol.phrases import ABOUT_THE_GAME, PHRASES

if TYPE_CHECKING:
    from chabudai.tui.scene import Scene
    from chabudai.tui.status import TableStatus
    from chabudai.words import Words


class Command(NamedTuple):
    """A command, as it is typed."""

    can: str
    """What `Scene.can` calls it."""
    usage: str = ""
    """What follows the word, by the names in the catalogues; in brackets what may be left out."""

    def allowed(self, can: frozenset[str]) -> bool:
        """Tell whether it may be used now."""
        return self.can in can


COMMANDS: Final[Mapping[str, Command]] = {
    "sit": Command("sit", "[seat]"),
    "bot": Command("add_bot", "[bot] [seat]"),
    "fill": Command("add_bot", "[bot]"),
    "remove": Command("remove", "seat"),
    "exchange": Command("swap", "seat seat"),
    "change": Command("change", "terms"),
    "point": Command("point", "seat"),
    "start": Command("start"),
    "agree": Command("agree"),
    "refuse": Command("refuse"),
    "claim": Command("propose:claim"),
    "replace": Command("propose:replace", "seat [bot]"),
    "back": Command("propose:take_back"),
    "resign": Command("propose:resign"),
    "rematch": Command("rematch"),
    "name": Command("name", "name"),
    "title": Command("rename", "name"),
    "say": Command("say", "text"),
    "leave": Command("leave"),
}


class MenuItem(NamedTuple):
    """Something that may be asked now, in words."""

    label: str
    command: str
    text: str = ""
    choices: tuple[MenuItem, ...] = ()
    """What to choose from first, where there are several ways."""
    written: bool = False
    """Whether the text is still to be written; it starts as `text`."""
    why: str = ""
    """Why it cannot be asked now, in words; choosing it does nothing then."""

    @property
    def line(self) -> str:
        """The line that asks for it."""
        return f"{self.command} {self.text}".rstrip()


class Prompt(NamedTuple):
    """What the table waits for, and how it can be answered."""

    sentence: str = ""
    answers: tuple[MenuItem, ...] = ()


def usages(can: frozenset[str], words: Words) -> tuple[str, ...]:
    """Return what may be typed now, each with what follows it."""
    return tuple(_usage(name, command, words) for name, command in COMMANDS.items() if command.allowed(can))


def _usage(name: str, command: Command, words: Words) -> str:
    parts = [part.replace(part.strip("[]"), words.say(f"usage-{part.strip('[]')}")) for part in command.usage.split()]
    return " ".join((name, *parts))


def prompt_of(scene: Scene, words: Words) -> Prompt:
    """Return what the table waits for now; nothing at a table without a server."""
    status = scene.status
    if status is None:
        return Prompt()
    if status.vote is not None:
        return _vote(scene, status.vote.sentence, words, own=status.vote.own)
    if scene.ending is not None:
        return _after(scene, status, words)
    if scene.view is None:
        return _before(scene, words)
    if scene.seat is None and COMMANDS["sit"].allowed(scene.can):
        return _outside(status, words)
    return _late(scene, status, words)


def _outside(status: TableStatus, words: Words) -> Prompt:
    """Somebody without a seat: their own, which waits for them, or one to ask for."""
    if status.held is not None:
        return Prompt(words.say("seat-left"), (MenuItem(words.say("take-seat-back"), "sit"),))
    return Prompt(words.say("seat-free"), (MenuItem(words.say("ask-to-join"), "sit"),))


def _vote(scene: Scene, sentence: str, words: Words, *, own: bool) -> Prompt:
    answers = (
        MenuItem(words.say("ask-agree"), "agree"),
        MenuItem(words.say("withdraw" if own else "ask-refuse"), "refuse"),
    )
    return Prompt(sentence, _allowed(scene, answers))


def _after(scene: Scene, status: TableStatus, words: Words) -> Prompt:
    if status.moved_on:
        return Prompt(words.say("log-rematch"), (MenuItem(words.say("go-rematch"), "rematch"),))
    return Prompt("", _allowed(scene, (MenuItem(words.say("ask-rematch"), "rematch"),)))


def _before(scene: Scene, words: Words) -> Prompt:
    free = sum(not player.name for player in scene.players)
    sentence = words.say("waiting-for", count=free) if free else words.say("waiting-for-host")
    if COMMANDS["start"].allowed(scene.can):
        sentence = words.say("wait-you")
    answers = (MenuItem(words.say("ask-start"), "start"), MenuItem(words.say("fill-with-bots"), "fill"))
    return Prompt(sentence, _allowed(scene, answers))


def _late(scene: Scene, status: TableStatus, words: Words) -> Prompt:
    """Somebody's time is up: what the others may do about it, or just wait."""
    out = None if status.clocks is None else status.clocks.out
    if out is None:
        return Prompt()
    if out == scene.seat:
        return Prompt(words.say("time-up-you"))
    answers = (
        MenuItem(words.say("claim-game"), "claim"),
        MenuItem(words.say("let-bot-play"), "replace", f"{out + 1} {status.default_bot}"),
    )
    return Prompt(words.say("log-time-up", who=scene.name(out)), _allowed(scene, answers))


def menu(scene: Scene, words: Words) -> tuple[MenuItem, ...]:
    """Return everything that may be asked now, what the table waits for first."""
    status = scene.status
    if status is None:
        return ()
    first = prompt_of(scene, words).answers
    rest = (
        *_seats(scene, status, words),
        *_proposals(scene, status, words),
        MenuItem(words.say("ask-name"), "name", written=True),
        MenuItem(words.say("ask-title"), "title", status.name, written=True),
        MenuItem(words.say("ask-leave"), "leave"),
        *_talk(scene, status, words),
    )
    asked = {item.line for item in first}
    return (*first, *(item for item in _allowed(scene, rest) if item.line not in asked))


def _allowed(scene: Scene, items: tuple[MenuItem, ...]) -> tuple[MenuItem, ...]:
    return tuple(item for item in items if COMMANDS[item.command].allowed(scene.can))


def _seats(scene: Scene, status: TableStatus, words: Words) -> Iterator[MenuItem]:
    """What can be arranged before the game, or where somebody left during it."""
    free = [seat for seat, player in enumerate(scene.players, 1) if not player.name]
    taken = [seat for seat, player in enumerate(scene.players, 1) if player.name and seat - 1 != scene.seat]
    name = "ask-sit" if scene.seat is None else "ask-move"
    if not status.playing:
        yield from (MenuItem(words.say(name, seat=seat), "sit", str(seat)) for seat in free)
    bots = tuple(MenuItem(f"{each.name}: {each.sentence}", "bot", each.bot) for each in status.bots)
    yield MenuItem(words.say("ask-bot"), "bot", choices=bots)
    people = [seat for seat, player in enumerate(scene.players, 1) if player.name and not player.bot]
    named = tuple(MenuItem(words.say("dressed-name", name=scene.name(seat - 1)), "point", str(seat)) for seat in people)
    yield MenuItem(words.say("dressed-ask"), "point", choices=named)
    if taken:
        out = tuple(MenuItem(_seat(scene, seat, words), "remove", str(seat)) for seat in taken)
        yield MenuItem(words.say("ask-remove"), "remove", choices=out)
    pairs = [
        MenuItem(f"{_seat(scene, one, words)} ⇄ {_seat(scene, two, words)}", "exchange", f"{one} {two}")
        for one, two in combinations(range(1, len(scene.players) + 1), 2)
        if one not in free or two not in free
    ]
    yield MenuItem(words.say("ask-exchange"), "exchange", choices=tuple(pairs))
    yield MenuItem(words.say("ask-change"), "change", status.terms, written=True)


def _seat(scene: Scene, seat: int, words: Words) -> str:
    return f"{seat} {scene.name(seat - 1) or words.say('empty-seat')}"


def _proposals(scene: Scene, status: TableStatus, words: Words) -> Iterator[MenuItem]:
    yield MenuItem(words.say("ask-back"), "back")
    for seat, player in enumerate(scene.players, 1):
        if player.name and not player.bot and seat - 1 != scene.seat:
            yield MenuItem(words.say("replace-by-bot", name=player.name), "replace", f"{seat} {status.default_bot}")
    yield MenuItem(words.say("ask-resign"), "resign")


def _talk(scene: Scene, status: TableStatus, words: Words) -> Iterator[MenuItem]:
    """What may be said, and what not now and why: phrases about the game may influence somebody."""
    if not status.playing or status.talk == Talk.FREE:
        yield MenuItem(words.say("ask-say"), "say", written=True)
    silent = "" if "say:about" in scene.can else words.say(f"talk-not-{status.talk}")
    for phrase in PHRASES:
        why = silent if phrase in ABOUT_THE_GAME else ""
        said = f"“{words.say(f'phrase-{phrase}')}”"
        yield MenuItem(f"{said} {why}".rstrip(), "say", phrase, why=why)

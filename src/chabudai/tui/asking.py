"""What can be asked of a server's table beside moves: the words that people type, and what a screen offers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from chabudai.protocol.phrases import BETWEEN_GAMES, PHRASES

if TYPE_CHECKING:
    from chabudai.tui.room import Room
    from chabudai.tui.scene import Scene
    from chabudai.words import Words


class Request(NamedTuple):
    """A request, as it is typed."""

    can: str
    """What `Scene.can` calls it."""
    usage: str = ""
    """What follows the word, by the names in the catalogues; in brackets what may be left out."""

    def allowed(self, can: frozenset[str]) -> bool:
        """Tell whether it may be asked now."""
        return self.can in can


REQUESTS: Final[Mapping[str, Request]] = {
    "sit": Request("sit", "[seat]"),
    "bot": Request("add_bot", "[bot] [seat]"),
    "fill": Request("add_bot", "[bot]"),
    "remove": Request("remove", "seat"),
    "exchange": Request("swap", "seat seat"),
    "change": Request("change", "terms"),
    "start": Request("start"),
    "agree": Request("agree"),
    "refuse": Request("refuse"),
    "claim": Request("propose:claim"),
    "replace": Request("propose:replace", "seat [bot]"),
    "back": Request("propose:take_back"),
    "resign": Request("propose:resign"),
    "rematch": Request("rematch"),
    "name": Request("name", "name"),
    "title": Request("rename", "name"),
    "say": Request("say", "text"),
    "leave": Request("leave"),
}


class Wish(NamedTuple):
    """Something that may be asked now, in words."""

    label: str
    what: str
    text: str = ""
    more: tuple[Wish, ...] = ()
    """The choices, where there are several."""
    written: bool = False
    """Whether the text is still to be written; it starts as `text`."""

    @property
    def order(self) -> str:
        """The line that asks for it."""
        return f"{self.what} {self.text}".rstrip()


class Question(NamedTuple):
    """What the table waits for, and how it can be answered."""

    sentence: str = ""
    wishes: tuple[Wish, ...] = ()


def orders(can: frozenset[str], words: Words) -> tuple[str, ...]:
    """Return what may be typed now, each with what follows it."""
    return tuple(_usage(name, request, words) for name, request in REQUESTS.items() if request.allowed(can))


def _usage(name: str, request: Request, words: Words) -> str:
    parts = [part.replace(part.strip("[]"), words.say(f"usage-{part.strip('[]')}")) for part in request.usage.split()]
    return " ".join((name, *parts))


def question(scene: Scene, words: Words) -> Question:
    """Return what the table waits for now; nothing at a table without a server."""
    room = scene.room
    if room is None:
        return Question()
    if room.vote is not None:
        return _vote(scene, room.vote.sentence, words, own=room.vote.own)
    if scene.ending is not None:
        return _after(scene, room, words)
    if scene.view is None:
        return _before(scene, words)
    return _late(scene, room, words)


def _vote(scene: Scene, sentence: str, words: Words, *, own: bool) -> Question:
    answers = (Wish(words.say("ask-agree"), "agree"), Wish(words.say("withdraw" if own else "ask-refuse"), "refuse"))
    return Question(sentence, _allowed(scene, answers))


def _after(scene: Scene, room: Room, words: Words) -> Question:
    if room.moved_on:
        return Question(words.say("log-rematch"), (Wish(words.say("go-rematch"), "rematch"),))
    return Question("", _allowed(scene, (Wish(words.say("ask-rematch"), "rematch"),)))


def _before(scene: Scene, words: Words) -> Question:
    free = sum(not player.name for player in scene.players)
    sentence = words.say("waiting-for", count=free) if free else words.say("waiting-for-host")
    if REQUESTS["start"].allowed(scene.can):
        sentence = words.say("wait-you")
    ways = (Wish(words.say("ask-start"), "start"), Wish(words.say("fill-with-bots"), "fill"))
    return Question(sentence, _allowed(scene, ways))


def _late(scene: Scene, room: Room, words: Words) -> Question:
    """Somebody's time is up: what the others may do about it, or just wait."""
    out = None if room.times is None else room.times.out
    if out is None:
        return Question()
    if out == scene.seat:
        return Question(words.say("time-up-you"))
    ways = (
        Wish(words.say("claim-game"), "claim"),
        Wish(words.say("let-bot-play"), "replace", f"{out + 1} {room.company}"),
    )
    return Question(words.say("log-time-up", who=scene.name(out)), _allowed(scene, ways))


def menu(scene: Scene, words: Words) -> tuple[Wish, ...]:
    """Return everything that may be asked now, what the table waits for first."""
    room = scene.room
    if room is None:
        return ()
    first = question(scene, words).wishes
    rest = (
        *_seats(scene, room, words),
        *_proposals(scene, room, words),
        Wish(words.say("ask-name"), "name", written=True),
        Wish(words.say("ask-title"), "title", room.name, written=True),
        Wish(words.say("ask-leave"), "leave"),
        *_talk(scene, room, words),
    )
    asked = {wish.order for wish in first}
    return (*first, *(wish for wish in _allowed(scene, rest) if wish.order not in asked))


def _allowed(scene: Scene, wishes: tuple[Wish, ...]) -> tuple[Wish, ...]:
    return tuple(wish for wish in wishes if REQUESTS[wish.what].allowed(scene.can))


def _seats(scene: Scene, room: Room, words: Words) -> Iterator[Wish]:
    """What can be arranged before the game, or where somebody left during it."""
    free = [seat for seat, player in enumerate(scene.players, 1) if not player.name]
    taken = [seat for seat, player in enumerate(scene.players, 1) if player.name and seat - 1 != scene.seat]
    name = "ask-sit" if scene.seat is None else "ask-move"
    yield from (Wish(words.say(name, seat=seat), "sit", str(seat)) for seat in free)
    bots = tuple(Wish(f"{each.name}: {each.sentence}", "bot", each.bot) for each in room.bots)
    yield Wish(words.say("ask-bot"), "bot", more=bots)
    if taken:
        out = tuple(Wish(_seat(scene, seat, words), "remove", str(seat)) for seat in taken)
        yield Wish(words.say("ask-remove"), "remove", more=out)
    pairs = [
        Wish(f"{_seat(scene, one, words)} ⇄ {_seat(scene, two, words)}", "exchange", f"{one} {two}")
        for one, two in combinations(range(1, len(scene.players) + 1), 2)
        if one not in free or two not in free
    ]
    yield Wish(words.say("ask-exchange"), "exchange", more=tuple(pairs))
    yield Wish(words.say("ask-change"), "change", room.terms, written=True)


def _seat(scene: Scene, seat: int, words: Words) -> str:
    return f"{seat} {scene.name(seat - 1) or words.say('empty-seat')}"


def _proposals(scene: Scene, room: Room, words: Words) -> Iterator[Wish]:
    yield Wish(words.say("ask-back"), "back")
    for seat, player in enumerate(scene.players, 1):
        if player.name and not player.bot and seat - 1 != scene.seat:
            yield Wish(words.say("replace-by-bot", name=player.name), "replace", f"{seat} {room.company}")
    yield Wish(words.say("ask-resign"), "resign")


def _talk(scene: Scene, room: Room, words: Words) -> Iterator[Wish]:
    """What may be said: at a silent table only friendly words, and those between games."""
    if not room.playing or room.talk == "free":
        yield Wish(words.say("ask-say"), "say", written=True)
    phrases = [phrase for phrase in PHRASES if room.talk != "silent" or phrase in BETWEEN_GAMES]
    if room.playing and room.talk == "stock" and not scene.yours:
        # Nobody is prompted during another player's turn.
        phrases = []
    yield from (Wish(f"“{words.say(f'phrase-{phrase}')}”", "say", phrase) for phrase in phrases)

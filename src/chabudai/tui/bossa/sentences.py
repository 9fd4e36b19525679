"""Bossa in sentences: what happened, what a move would do, and why one is not possible."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from chabudai.games.bossa.moves import (
    ChooseModifier,
    Place,
    PlayFirst,
    Redraw,
    Stack,
    Swap,
    TakeLine,
    tiles_text,
)
from chabudai.games.bossa.notation import parse_move

if TYPE_CHECKING:
    from chabudai.words import Words

Event = Mapping[str, Any]


def tell(event: Event, names: Sequence[str], words: Words) -> str:
    """Say what happened; the end is told elsewhere."""
    teller = _TELLERS.get(event["event"])
    return "" if teller is None else teller(event, names, words)


def _laid(event: Event, names: Sequence[str], words: Words) -> str:
    tiles = " ".join(event["tiles"])
    who, line = names[int(event["seat"])], event["line"]
    return words.say(f"log-{event['event']}", who=who, line=line, value=event["value"], tiles=tiles)


def _shown(event: Event, names: Sequence[str], words: Words) -> str:
    kinds = (f"{name} {words.say(kind)}" for name, kind in zip(names, event["kinds"], strict=True))
    return words.say("log-modifiers-shown", kinds=", ".join(kinds))


def _swapped(event: Event, names: Sequence[str], words: Words) -> str:
    return words.say("log-swapped", who=names[int(event["seat"])], given=event["given"], taken=event["taken"])


_TELLERS: Final[Mapping[str, Callable[[Event, Sequence[str], Words], str]]] = {
    "line_taken": lambda e, names, words: words.say("log-line-taken", who=names[int(e["seat"])], line=e["line"]),
    "first_taken": lambda e, names, words: words.say("log-first-taken", who=names[int(e["seat"])]),
    "hands_turned_up": lambda _, __, words: words.say("log-hands-turned-up"),
    "modifier_chosen": lambda e, names, words: words.say("log-modifier-chosen", who=names[int(e["seat"])]),
    "modifiers_shown": _shown,
    "placed": _laid,
    "stacked": _laid,
    "swapped": _swapped,
    "discarded": lambda e, names, words: words.say("log-tile-discarded", who=names[int(e["seat"])], tile=e["tile"]),
    "drawn": lambda e, names, words: words.say("log-tile-drawn", who=names[int(e["seat"])], tile=e["tile"]),
}


def describe(move: str, words: Words) -> str:
    """Say what a move would do."""
    match parse_move(move):
        case TakeLine(line):
            return words.say(f"take-line-{line.word}")
        case PlayFirst():
            return words.say("take-first")
        case ChooseModifier(kind):
            return f"{words.say(kind.value)}. {words.say(f'{kind.value}-more')}"
        case Place(line, value, tiles, modified):
            return words.say("do-place", line=line.word, value=value, tiles=tiles_text(tiles, modified))
        case Stack(line, value, tiles, modified):
            return words.say("do-stack", line=line.word, value=value, tiles=tiles_text(tiles, modified))
        case Swap(mine, theirs):
            return words.say("do-swap", mine=str(mine), theirs=str(theirs))
        case Redraw(tile):
            return words.say("do-redraw", tile=str(tile))

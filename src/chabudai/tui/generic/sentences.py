"""Any game in sentences: what happened, whose turn it is and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from chabudai.tui.generic.description import value_text
from chabudai.tui.scene import Ending

if TYPE_CHECKING:
    from chabudai.core import JsonObject, Result
    from chabudai.tui.scene import Scene
    from chabudai.words import Words

PEOPLES: Final = ("resigned", "clock")
"""The ends that people bring about, for which the catalogues have words."""


def tell_move(
    move: str | None, seat: int, events: Sequence[JsonObject], names: Sequence[str], words: Words
) -> list[str]:
    """Say the move, and those events that tell more than its text does; of a hidden move only what is seen."""
    if move is None:
        return [tell(event, names, words) for event in events] or [words.say("generic-secret", who=names[seat])]
    known = set(move.split())
    more = [event for event in events if not _values(event, words) or not known.issuperset(_values(event, words))]
    return [words.say("said", who=names[seat], what=move), *(tell(event, names, words) for event in more)]


def _values(event: JsonObject, words: Words) -> list[str]:
    return [value_text(value, words) for name, value in event.items() if name not in ("event", "seat")]


def tell(event: JsonObject, names: Sequence[str], words: Words) -> str:
    """Say the kind of an event and its values."""
    values = {name: value for name, value in event.items() if name not in ("event", "seat")}
    kind = str(event["event"]).replace("_", " ")
    what = f"{kind}, {value_text(values, words)}" if values else kind
    seat = event.get("seat")
    return words.say("said", who=names[seat], what=what) if isinstance(seat, int) else what


def turn(scene: Scene, words: Words) -> tuple[str, ...]:
    """Say whose turn it is; nothing when nobody is to move."""
    if scene.view is None or scene.view.to_move is None:
        return ()
    if scene.yours:
        return (words.say("turn-yours"),)
    return (words.say("turn-other", name=scene.name(scene.view.to_move)),)


def ending(result: Result, scene: Scene, words: Words) -> Ending:
    """Say who won or what was reached, and how it came to that."""
    won = result.winner is not None and result.winner == scene.seat
    if result.ended in PEOPLES:
        how = words.say(f"log-stopped-{result.ended}")
    else:
        how = words.say("generic-ended", how=result.ended.replace("_", " "))
    return Ending(_verdict(result, scene, words), how, _score(result, words), happy=won or result.winner is None)


def _verdict(result: Result, scene: Scene, words: Words) -> str:
    if result.winner == "draw":
        return words.say("generic-draw")
    if result.winner is None:
        return words.say("is-over")
    if result.winner == scene.seat:
        return words.say("generic-you-won")
    return words.say("generic-won", winner=scene.name(result.winner))


def _score(result: Result, words: Words) -> str:
    if result.score is None:
        return ""
    return str(result.score) if result.top is None else words.say("score-of", score=result.score, top=result.top)

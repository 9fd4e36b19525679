"""A server's table in lines: who is there, what time is left, what can be typed now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from chabudai.tui.commands import prompt_of

if TYPE_CHECKING:
    from chabudai.tui.scene import Scene
    from chabudai.words import Words


def changes(before: Scene | None, now: Scene, words: Words) -> Iterator[str]:
    """Say who of the others went away or came back."""
    pairs = zip(before.players if before is not None else (), now.players, strict=False)
    for seat, (old, new) in enumerate(pairs):
        if seat != now.seat and old.name == new.name and old.away != new.away:
            yield words.say("went-away" if new.away else "came-back", name=new.name)


def prompts(before: Scene | None, now: Scene, told: Sequence[str], words: Words) -> Iterator[str]:
    """Say what the table waits for, when that is new and was not *told* yet, and how to answer it."""
    prompt = prompt_of(now, words)
    if before is not None and prompt == prompt_of(before, words):
        return
    if prompt.sentence and prompt.sentence not in told:
        yield prompt.sentence
    if prompt.answers:
        yield words.say("can-type", orders=", ".join(item.line for item in prompt.answers))


def seats(scene: Scene, words: Words, now: float) -> Iterator[str]:
    """Say who sits where, with the time that is left, what was agreed, and the link for others."""
    status = scene.status
    if status is None:
        return
    for seat, player in enumerate(scene.players):
        remarks = (
            words.say("you") if seat == scene.seat else "",
            words.say("host") if seat == status.host else "",
            words.say("is-away") if player.away else "",
            time_left(scene, seat, words, now),
        )
        yield f"{seat + 1} " + ", ".join(filter(None, (player.name or words.say("empty-seat"), *remarks))) + "."
    if status.watchers:
        yield words.say("watchers", count=status.watchers) + "."
    yield "; ".join(filter(None, (status.name, *status.facts))) + "."
    yield f"{words.say('invite-more')} {status.link}"


def time_left(scene: Scene, seat: int, words: Words, now: float) -> str:
    """Say what a seat has left on its clock; empty where there is none."""
    clocks = None if scene.status is None or not scene.status.playing else scene.status.clocks
    return "" if clocks is None else words.say("time-of", time=clocks.text(seat, now))

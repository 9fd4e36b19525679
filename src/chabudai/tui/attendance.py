"""A server's table in lines: who is there, what time is left, what can be typed now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from chabudai.tui.asking import question

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
    asked = question(now, words)
    if before is not None and asked == question(before, words):
        return
    if asked.sentence and asked.sentence not in told:
        yield asked.sentence
    if asked.wishes:
        yield words.say("can-type", orders=", ".join(wish.order for wish in asked.wishes))


def seats(scene: Scene, words: Words, now: float) -> Iterator[str]:
    """Say who sits where, with the time that is left, what was agreed, and the link for others."""
    room = scene.room
    if room is None:
        return
    for seat, player in enumerate(scene.players):
        remarks = (
            words.say("you") if seat == scene.seat else "",
            words.say("host") if seat == room.host else "",
            words.say("is-away") if player.away else "",
            time_left(scene, seat, words, now),
        )
        yield f"{seat + 1} " + ", ".join(filter(None, (player.name or words.say("empty-seat"), *remarks))) + "."
    if room.watchers:
        yield words.say("watchers", count=room.watchers) + "."
    yield "; ".join(filter(None, (room.name, *room.facts))) + "."
    yield f"{words.say('invite-more')} {room.link}"


def time_left(scene: Scene, seat: int, words: Words, now: float) -> str:
    """Say what a seat has left on its clock; empty where there is none."""
    times = None if scene.room is None or not scene.room.playing else scene.room.times
    return "" if times is None else words.say("time-of", time=times.text(seat, now))

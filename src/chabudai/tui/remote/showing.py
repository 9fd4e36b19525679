"""From what a server tells about a table to what a screen shows of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from chabudai.tui.remote.chronicle import proposal
from chabudai.tui.remote.requests import terms
from chabudai.tui.room import Company, Room, Times, Vote, bot_name, numbered
from chabudai.tui.scene import Player

if TYPE_CHECKING:
    from chabudai.tui.remote.link import Link
    from chabudai.tui.remote.messages import ClockInfo, SeatInfo, TableInfo
    from chabudai.words import Words

VARIANTS: Final = ("empty_clues", "all_or_nothing", "synchronised", "avalanche")


def players(info: TableInfo, present: list[bool], words: Words) -> tuple[Player, ...]:
    """Return who sits where, and who of them is away."""
    names = numbered([_name(seat, words, level=info.phase == "waiting") for seat in info.seats])
    here = [*present, *[True] * len(names)]
    return tuple(
        Player(name, bot=seat.kind == "bot", away=seat.kind in ("person", "program") and not there)
        for name, seat, there in zip(names, info.seats, here, strict=False)
    )


def _name(seat: SeatInfo, words: Words, *, level: bool = False) -> str:
    if seat.kind == "empty":
        return ""
    return bot_name(seat.name, level=level) if seat.kind == "bot" else seat.name or words.say("guest")


def room(info: TableInfo, link: Link, bots: tuple[Company, ...], words: Words, ahead: float) -> Room:
    """Return the room; *ahead* is how far the server's clock is before this machine's."""
    return Room(
        link=link.text,
        playing=info.phase == "playing",
        name=info.name,
        facts=tuple(_facts(info, words)),
        terms=terms(info),
        host=next((seat for seat, each in enumerate(info.seats) if each.host), None),
        talk=info.options.talk,
        bots=bots,
        vote=_vote(info, words),
        times=None if info.clock is None else _times(info.clock, ahead),
        moved_on=info.rematch is not None,
    )


def _facts(info: TableInfo, words: Words) -> Iterator[str]:
    options = info.options
    if isinstance(edition := info.rules.get("edition"), str):
        yield words.say(f"edition-{edition}")
    yield from (words.say(f"variant-{name}") for name in VARIANTS if info.rules.get(name) is True)
    yield words.say(f"talk-{options.talk}")
    if info.game == "hanabi":
        yield words.say(f"aid-{options.aid}")
    yield words.say(f"pace-{options.pace}")
    if options.clock is not None:
        minutes = round(options.clock.base / 60, 1)
        yield words.say("clock-of", minutes=minutes, seconds=options.clock.increment)
    yield words.say(f"spectators-{options.spectators}")
    if info.practice:
        yield words.say("practice-table").rstrip(".")


def _vote(info: TableInfo, words: Words) -> Vote | None:
    vote = info.vote
    if vote is None:
        return None
    names = numbered([_name(seat, words) for seat in info.seats])
    sentence = proposal(vote.vote, names[vote.seat], "" if vote.target is None else names[vote.target], words)
    if vote.reveals:
        sentence = f"{sentence} {words.say('take-back-reveals')}"
    return Vote(sentence, own=vote.seat == info.seat)


def _times(clock: ClockInfo, ahead: float) -> Times:
    return Times(tuple(left / 1000 for left in clock.left), clock.running, clock.at / 1000 - ahead, clock.out)

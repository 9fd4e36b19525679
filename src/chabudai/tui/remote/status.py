"""From what a server tells about a table to what a screen shows of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from chabudai.protocol.names import numbered
from chabudai.tui.remote.log import proposal
from chabudai.tui.remote.requests import terms
from chabudai.tui.scene import Player
from chabudai.tui.status import BotChoice, Clocks, TableStatus, Vote, bot_name

if TYPE_CHECKING:
    from chabudai.protocol.messages import ClockInfo, SeatInfo, TableInfo
    from chabudai.protocol.service import GameInfo
    from chabudai.tui.remote.link import Link
    from chabudai.words import Words

EDITION = "edition"
"""The rule that names the rulebook."""


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


def status_of(
    info: TableInfo,
    game: GameInfo,
    link: Link,
    bots: tuple[BotChoice, ...],
    words: Words,
    ahead: float,
    present: list[bool],
) -> TableStatus:
    """Return the status of a table; *ahead* is how far the server's clock is before this machine's."""
    return TableStatus(
        link=link.text,
        playing=info.phase == "playing",
        name=info.name,
        facts=tuple(_facts(info, game, words)),
        terms=terms(info),
        host=next((seat for seat, each in enumerate(info.seats) if each.host), None),
        talk=info.options.talk,
        bots=bots,
        vote=_vote(info, present, words),
        clocks=None if info.clock is None else _clocks(info.clock, ahead),
        moved_on=info.rematch is not None,
        held=info.held,
    )


def _facts(info: TableInfo, game: GameInfo, words: Words) -> Iterator[str]:
    options = info.options
    yield from _rules(info, game, words)
    yield words.say(f"talk-{options.talk}")
    if game.aids:
        yield words.say(f"aid-{options.aid}")
    yield words.say(f"pace-{options.pace}")
    if options.clock is not None:
        minutes = round(options.clock.base / 60, 1)
        yield words.say("clock-of", minutes=minutes, seconds=options.clock.increment)
    yield words.say(f"spectators-{options.spectators}")
    if info.practice:
        yield words.say("practice-table").rstrip(".")


def _rules(info: TableInfo, game: GameInfo, words: Words) -> Iterator[str]:
    """Yield the edition and the variants; those that the catalogue does not know go by their own names."""
    if EDITION in info.rules:
        yield _word(f"edition-{info.rules[EDITION]}", str(info.rules[EDITION]), words)
    for name in game.options:
        if info.rules.get(name) is True:
            yield _word(f"variant-{name}", name.replace("_", " "), words)


def _word(name: str, otherwise: str, words: Words) -> str:
    return words.say(name) if name in words else otherwise


def _vote(info: TableInfo, present: list[bool], words: Words) -> Vote | None:
    vote = info.vote
    if vote is None:
        return None
    names = numbered([_name(seat, words) for seat in info.seats])
    joining = vote.vote == "join"
    asking = (vote.name or words.say("guest")) if joining else names[vote.seat]
    sentence = proposal(vote.vote, asking, "" if vote.target is None else names[vote.target], words)
    if vote.vote == "replace" and vote.target is not None and not vote.absent:
        target = players(info, present, words)[vote.target]
        sentence += f" {words.say('replace-waits', name=target.name)}" if target.away else ""
    if vote.reveals:
        sentence = f"{sentence} {words.say('join-seen' if joining else 'take-back-reveals')}"
    # An older server does not say who proposed it.
    return Vote(sentence, own=vote.yours or (vote.seat == info.seat and not joining))


def _clocks(clock: ClockInfo, ahead: float) -> Clocks:
    return Clocks(tuple(left / 1000 for left in clock.left), clock.running, clock.at / 1000 - ahead, clock.out)

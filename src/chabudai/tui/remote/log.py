"""What happened at a server's table, in sentences, with the names that people had then."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from chabudai.protocol import events
from chabudai.protocol.names import numbered
from chabudai.tui.status import bot_name

if TYPE_CHECKING:
    from chabudai.protocol.events import AnyTableEvent
    from chabudai.protocol.options import VoteKind
    from chabudai.tui.adapter import Adapter
    from chabudai.words import Words


class TableLog:
    """The log of one table, from its first entry on."""

    def __init__(self, adapter: Adapter, words: Words) -> None:
        """Start with an empty log."""
        self._adapter, self._words = adapter, words
        self._names: list[str] = []
        self._begun = False
        self.seq = 0
        """The number of the last entry."""
        self.lines: list[str] = []

    def add(self, seq: int, happened: Iterable[AnyTableEvent]) -> None:
        """Write an entry down, unless it is known."""
        if seq <= self.seq:
            return
        self.seq = seq
        for event in happened:
            if isinstance(event, events.Moved):
                names = numbered(self._names)
                self.lines += self._adapter.tell_move(event.move, event.seat, event.happened, names, self._words)
            else:
                self.lines += filter(None, [self._tell(event)])
                self._follow(event)

    def _follow(self, event: AnyTableEvent) -> None:
        """Remember who sits where."""
        names = self._names
        match event:
            case events.Created():
                self._names = [""] * event.players
            case events.Started():
                self._begun = True
            case events.Sat() | events.Named():
                names[event.seat] = event.name or self._words.say("guest")
            case events.BotSat() | events.Replaced():
                names[event.seat] = bot_name(event.bot)
            case events.BotFailed():
                names[event.seat] = bot_name(event.now)
            case events.Left() if not self._begun:
                # During a game the hand keeps its name until somebody else takes it.
                names[event.seat] = ""
            case events.SeatsSwapped(seats=(one, two)):
                names[one], names[two] = names[two], names[one]
            case events.Changed(players=int(seats)):
                self._names = _reseated(names, seats)

    def _name(self, seat: int | None) -> str:
        return "" if seat is None else numbered(self._names)[seat]

    def _tell(self, event: AnyTableEvent) -> str:
        """Say what happened; empty if nothing needs to be said."""
        say = self._words.say
        match event:
            case events.Sat():
                return say("log-sat", who=event.name or say("guest"))
            case events.BotSat():
                return say("log-bot-sat", who=bot_name(event.bot))
            case events.Replaced():
                return say("log-replaced", who=bot_name(event.bot))
            case events.BotFailed():
                return say("log-bot-failed", bot=bot_name(event.bot), who=bot_name(event.now))
            case events.Left():
                return say("log-left", who=self._name(event.seat))
            case events.Named():
                return say("log-named", who=self._name(event.seat), name=event.name or say("guest"))
            case events.Pointed():
                return say("log-pointed", who=self._name(event.seat), target=self._name(event.target))
            case events.SeatsSwapped(seats=(one, two)):
                return say("log-seats-exchanged", one=one + 1, two=two + 1)
            case _:
                return self._tell_course(event)

    def _tell_course(self, event: AnyTableEvent) -> str:
        """Say what happened to the game and the table, and what was said."""
        say = self._words.say
        match event:
            case events.Changed():
                return say("log-changed")
            case events.Renamed():
                return say("log-renamed", name=event.name)
            case events.Started():
                return say("log-started")
            case events.TakenBack():
                return say("log-taken-back")
            case events.TimeUp():
                return say("log-time-up", who=self._name(event.seat))
            case events.Coached():
                return say("log-coached", who=self._name(event.seat))
            case events.Stopped():
                return say(f"log-stopped-{event.why}")
            case events.Rematch():
                return say("log-rematch")
            case _:
                return self._tell_talk(event)

    def _tell_talk(self, event: AnyTableEvent) -> str:
        say = self._words.say
        match event:
            case events.Said():
                phrase = f"phrase-{event.phrase}"
                what = say(phrase) if phrase in self._words else event.text or event.phrase or ""
                return say("said", who=self._name(event.seat), what=what)
            case events.Proposed():
                asking = self._name(event.seat) if event.vote != "join" else event.name or say("guest")
                return proposal(event.vote, asking, self._name(event.target), self._words)
            case events.Agreed():
                return say("log-agreed", who=self._name(event.seat))
            case events.Refused():
                return say("log-refused", who=self._name(event.seat))
        return ""


def proposal(vote: VoteKind, who: str, target: str, words: Words) -> str:
    """Say what is proposed, by whom, and about whom."""
    if vote == "join":
        return words.say("log-proposed-join", name=who)
    return words.say(f"log-proposed-{vote}", **({"who": who} | ({"target": target} if vote == "replace" else {})))


def _reseated(names: list[str], seats: int) -> list[str]:
    """Add empty seats, or take them away, the last ones first."""
    kept = list(names)
    while len(kept) > seats:
        kept.pop(max((seat for seat, name in enumerate(kept) if not name), default=-1))
    return [*kept, *[""] * (seats - len(kept))]

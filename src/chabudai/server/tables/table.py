"""A table: what follows from its log, entry by entry."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal

from msgspec import structs

from chabudai.games import GAMES
from chabudai.protocol import events
from chabudai.protocol.coaching import CoachUse
from chabudai.protocol.options import Options
from chabudai.records.deal import Deal
from chabudai.server.tables.clocks import Clocks
from chabudai.server.tables.log import Log
from chabudai.server.tables.match import Match, Step
from chabudai.server.tables.occupant import Occupant
from chabudai.server.tables.vote import Vote

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from chabudai.core import Result
    from chabudai.protocol.events import AnyTableEvent
    from chabudai.protocol.options import Mark
    from chabudai.server.tables.entry import Entry, Secret
    from chabudai.server.tables.log import Seating


class Table:
    """The present state of a table; only `apply` changes it."""

    def __init__(self, table_id: str) -> None:
        """Start with an empty log."""
        self.id = table_id
        self.seq = 0
        self.name = self.game = ""
        self.rules: dict[str, Any] = {}
        self.options = Options()
        self.practice = False
        self.marks: set[Mark] = set()
        """Why the game does not count where results are compared."""
        self.seats: list[Occupant] = []
        self.host_id: str | None = None
        self.chosen: str | None = None
        """The seed that the creator chose."""
        self.deal: Deal | None = None
        """The numbered deal that it stands for."""
        self.pointed: dict[int, int] = {}
        """Whom each seat named as dressed most colourfully."""
        self.former: dict[str, int] = {}
        """Who left or was replaced during the game, and from which seat: they have seen the other hands."""
        self.turned_away: set[str] = set()
        """Who asked to be let in, and was refused."""
        self.acted: dict[int, int] = {}
        """When the person at a seat last did something."""
        self.began = 0
        """When the present turn began."""
        self.created = self.last = 0
        self.match: Match | None = None
        self.stopped: events.Stopped | None = None
        self.vote: Vote | None = None
        self.clocks: Clocks | None = None
        self.rematch: str | None = None
        self.coached: list[CoachUse] = []
        """When the coach was asked."""
        self.log = Log()
        self._answered: dict[tuple[str | None, str], int] = {}

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.seats)

    @property
    def phase(self) -> Literal["waiting", "playing", "over"]:
        """Whether the game is to come, on or over."""
        if self.match is None:
            return "waiting"
        over = self.stopped is not None or self.match.state.to_move is None
        return "over" if over else "playing"

    @property
    def turn(self) -> int | None:
        """The seat to move."""
        if self.match is None or self.stopped is not None:
            return None
        seat: int | None = self.match.state.to_move
        return seat

    @property
    def out(self) -> int | None:
        """The seat to move, if its time is up."""
        return None if self.clocks is None else self.clocks.out

    @property
    def host(self) -> int | None:
        """The host's seat: that of whoever set the table up, or else the first person's."""
        people = self.people()
        mine = [seat for seat in people if self.seats[seat].who == self.host_id]
        return next(iter(mine or people), None)

    @property
    def marked(self) -> bool:
        """Whether the game does not count where results are compared."""
        return bool(self.marks)

    def held(self, who: str) -> int | None:
        """Return the seat that somebody left or lost during the game and may take back: no other person sits there."""
        seat = self.former.get(who)
        if seat is None or self.phase != "playing" or self.seats[seat].who is not None:
            return None
        return seat if self.seat_of(who) is None else None

    def seat_of(self, who: str) -> int | None:
        """Return the seat of an identity."""
        for seat, occupant in enumerate(self.seats):
            if occupant.who == who:
                return seat
        return None

    @property
    def host_identity(self) -> str | None:
        """The identity of the host, who need not sit."""
        host = self.host
        return self.host_id if host is None else self.seats[host].who

    def hosted_by(self, who: str) -> bool:
        """Tell whether an identity is the host."""
        return self.host_identity == who

    def people(self) -> list[int]:
        """Return the seats of people and programs."""
        return [seat for seat, occupant in enumerate(self.seats) if occupant.who is not None]

    def bots(self) -> dict[int, str]:
        """Return the bots of a game that is on, by seat."""
        if self.phase != "playing":
            return {}
        return {seat: occupant.bot for seat, occupant in enumerate(self.seats) if occupant.bot is not None}

    def free(self) -> list[int]:
        """Return the empty seats."""
        return [seat for seat, occupant in enumerate(self.seats) if occupant.kind == "empty"]

    def joinable(self) -> bool:
        """Tell whether the table belongs in the lobby: it is listed, and waits for more people."""
        return self.options.listed and self.phase == "waiting" and bool(self.free() and self.people())

    def labels(self) -> list[str]:
        """Return the names that are shown, by seat."""
        return [occupant.label for occupant in self.seats]

    def identities(self) -> set[str]:
        """Return the identities that sit here."""
        return {occupant.who for occupant in self.seats if occupant.who is not None}

    def answered(self, who: str | None, request: str | None) -> int | None:
        """Return the entry that a request with this id has already made."""
        return None if request is None else self._answered.get((who, request))

    def result(self) -> Result | None:
        """Return how the game ended, or None."""
        if self.match is None:
            return None
        if self.stopped is None:
            return self.match.result()
        return self.match.stopped(self.stopped.why, self.stopped.seat)

    def after(self, entry: Entry, steps: Sequence[Step] = ()) -> Table:
        """Return what the table would be after an *entry* that deals or has no move; this one stays as it is."""
        ahead = copy(self)
        ahead.seats = [replace(occupant) for occupant in self.seats]
        ahead.former, ahead.pointed, ahead.acted = dict(self.former), dict(self.pointed), dict(self.acted)
        ahead.marks, ahead.turned_away, ahead.coached = set(self.marks), set(self.turned_away), [*self.coached]
        ahead.log, ahead._answered = Log(), {}
        ahead.apply(self.seq + 1, entry, steps)
        return ahead

    def foresee(self, entry: Entry) -> Iterator[Step]:
        """Work out the moves of an *entry* that deals and plays on at once, one each time the next is asked for."""
        moves = [event.move or "" for event in entry.events if isinstance(event, events.Moved)]
        if self.match is None and moves:
            others = [event for event in entry.events if not isinstance(event, events.Moved)]
            dealt = self.after(structs.replace(entry, events=others)).match
            if dealt is not None:
                yield from dealt.play_on(moves)

    def skip(self, seq: int) -> None:
        """Pass over talk up to an entry, which need not be read."""
        self.seq = max(self.seq, seq)

    @property
    def talked(self) -> int:
        """How many entries are nothing but talk."""
        return self.seq - self.log.story

    def apply(self, seq: int, entry: Entry, steps: Sequence[Step] = ()) -> None:
        """Add an entry; *steps* are its moves, where these were worked out before."""
        if seq != self.seq + 1:
            raise ValueError(f"entry {seq} does not follow entry {self.seq}")
        self.seq, self.last = seq, entry.at
        made: list[Step] = []
        ready = iter(steps)
        arranged = False
        acting = None if entry.by is None else self.seat_of(entry.by)
        if acting is not None:
            self.acted[acting] = entry.at
        for event in entry.events:
            if isinstance(event, events.Moved):
                made.append(self._move(event, entry.at, next(ready, None)))
                made[-1].why = entry.why
            else:
                self._apply_event(event, entry.secret, entry.at)
                arranged = True
        dropped = self.log.add(seq, entry, tuple(made), self._seating() if arranged else self.log.seating)
        if entry.id is not None:
            self._answered[entry.by, entry.id] = seq
        if dropped is not None and dropped.id is not None:
            self._answered.pop((dropped.by, dropped.id), None)

    def _seating(self) -> Seating:
        """Return who sits where, as the events that would seat them."""
        found = tuple(
            events.Sat(seat, occupant.name, occupant.program)
            if occupant.bot is None
            else events.BotSat(seat, occupant.bot)
            for seat, occupant in enumerate(self.seats)
            if occupant.kind != "empty"
        )
        return self.log.seating if found == self.log.seating else found

    def _move(self, event: events.Moved, at: int, step: Step | None) -> Step:
        if self.match is None:
            raise ValueError("a move before the deal")
        if step is None:
            step = self.match.try_out(self.match.game.parse(event.move or ""))
        self.match.add(step)
        self.began = at
        if self.vote is not None and self.vote.proposed.vote == "take_back":
            self.vote = None
        if self.clocks is not None:
            self.clocks.moved(event.seat, self.match.state.to_move, at)
        return step

    def _apply_event(self, event: AnyTableEvent, secret: Secret | None, at: int) -> None:
        match event:
            case events.Created():
                self._create(event, secret, at)
            case events.Started():
                self._deal(event, secret, at)
            case events.Changed() | events.Renamed() | events.Rematch():
                self._arrange(event)
            case events.TimeUp():
                self._run_out(at)
            case events.Coached():
                self._note_use(event)
            case events.Proposed() | events.Agreed() | events.Refused():
                self._count_vote(event, secret)
            case events.TakenBack() | events.Stopped():
                self._intervene(event, at)
            case _:
                self._seat(event, secret)

    def _create(self, event: events.Created, secret: Secret | None, at: int) -> None:
        if event.rules_version > GAMES.find(event.game).rules_version:
            raise ValueError(f"rules {event.rules_version} of {event.game} are newer than this program")
        self._require_seats(event.game, event.players)
        self.name, self.game, self.rules = event.name, event.game, event.rules
        self.options, self.practice = event.options, event.practice
        self.seats = [Occupant() for _ in range(event.players)]
        self.created = at
        self.host_id = secret.host if secret else None
        self.chosen = secret.seed if secret and event.practice else None
        self.deal = None if event.deal is None else Deal(event.game, event.players, event.deal)
        self.marks.update([] if event.trial is None else ["trial"])

    def _deal(self, event: events.Started, secret: Secret | None, at: int) -> None:
        if secret is None or (secret.seed is None and secret.deal is None):
            raise ValueError("a deal without a seed")
        self.rules, self.began = event.rules, at
        self.acted = dict.fromkeys(range(self.players), at)
        if secret.deal is not None:
            self.match = Match.laid(self.game, self.players, event.rules, secret.deal, secret.seed)
        else:
            self.match = Match.dealt(self.game, self.players, event.rules, secret.seed or "")
        if self.options.clock is not None:
            self.clocks = Clocks(self.options.clock, self.players, self.match.state.to_move, at)

    def _arrange(self, event: events.Changed | events.Renamed | events.Rematch) -> None:
        match event:
            case events.Changed():
                self.rules, self.options = event.rules, event.options
                self._make_room(event.players or self.players)
            case events.Renamed():
                self.name = event.name
            case events.Rematch():
                self.rematch = event.table

    def _make_room(self, players: int) -> None:
        """Add empty seats at the end, or take empty ones away, the last first."""
        self._require_seats(self.game, players)
        if players < self.players:
            self.pointed = {}
        self.seats += [Occupant() for _ in range(players - self.players)]
        for seat in self.free()[::-1][: max(0, self.players - players)]:
            del self.seats[seat]

    @staticmethod
    def _require_seats(game: str, players: int) -> None:
        """Refuse more seats than the game has: the memory might not have them."""
        if players > (most := GAMES.find(game).max_players):
            raise ValueError(f"{players} seats at a table of {game}, which has {most}")

    def _run_out(self, at: int) -> None:
        if self.clocks is not None:
            self.clocks.run_out(at)

    def _seat(self, event: AnyTableEvent, secret: Secret | None) -> None:
        match event:
            case events.Sat(seat, name, program):
                who = secret.who.get(seat) if secret else None
                self._welcome(seat, who)
                self.acted[seat] = self.last
                self.seats[seat] = Occupant(who=who, name=name, program=program)
            case events.Named(seat, name):
                self.seats[seat].name = name
            case events.BotSat(seat, bot) | events.Replaced(seat, bot):
                self._vacate(seat)
                self.seats[seat] = Occupant(bot=bot)
                self._settle(seat)
                if self.match is not None:
                    self.marks.add("replaced")
            case events.BotFailed(seat, _, _, now):
                self.seats[seat] = Occupant(bot=now)
            case events.Left(seat):
                self._vacate(seat)
                self.seats[seat] = Occupant()
                self.vote = None
            case events.SeatsSwapped((a, b)):
                self.seats[a], self.seats[b] = self.seats[b], self.seats[a]
                moved = {a: b, b: a}
                self.pointed = {moved.get(who, who): moved.get(whom, whom) for who, whom in self.pointed.items()}
            case events.Pointed(seat, target):
                self.pointed[seat] = target

    def _vacate(self, seat: int) -> None:
        self.pointed = {who: whom for who, whom in self.pointed.items() if seat not in (who, whom)}
        who = self.seats[seat].who
        if who is not None and self.match is not None:
            self.former[who] = seat

    def _welcome(self, seat: int, who: str | None) -> None:
        """Note that somebody sits down; during a game they are back, or new to the hand."""
        if self.match is None:
            return
        if who is None or self.former.get(who) != seat:
            self.marks.add("newcomer")
            if self.vote is not None and self.vote.proposed.reveals:
                self.marks.add("seen")
        self._settle(seat)

    def _settle(self, seat: int) -> None:
        """End the vote about a seat that has just been filled."""
        if self.vote is not None and seat in (self.vote.proposed.target, self.vote.proposed.seat):
            self.vote = None

    def _note_use(self, event: events.Coached) -> None:
        """Note that the coach was asked, for which the game does not count."""
        self.marks.add("coached")
        moves = 0 if self.match is None else len(self.match.steps)
        self.coached.append(CoachUse(self.seq, moves, event.seat, event.topic))

    def _count_vote(self, event: events.Proposed | events.Agreed | events.Refused, secret: Secret | None) -> None:
        match event:
            case events.Proposed(vote="join", seat=seat):
                self.vote = Vote(event, set(), secret.who.get(seat) if secret else None)
            case events.Proposed():
                self.vote = Vote(event, {event.seat}, self.seats[event.seat].who)
            case events.Agreed(seat) if self.vote is not None:
                self.vote.agreed.add(seat)
            case events.Refused():
                if self.vote is not None and self.vote.refused_by(event.seat):
                    self.turned_away.add(self.vote.who or "")
                self.vote = None

    def _intervene(self, event: events.TakenBack | events.Stopped, at: int) -> None:
        """Change the course of the game from outside its rules."""
        if isinstance(event, events.Stopped):
            self.stopped = event
        elif self.match is not None:
            self.match.take_back(event.moves)
            self.began = at
            self.marks.update(["taken_back"] if event.revealed else [])
        self.vote = None
        if self.clocks is not None:
            self.clocks.turn(self.turn, at)

"""A table: what follows from its log, entry by entry."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from chabudai.analysis.deals import Deal
from chabudai.protocol import events as happen
from chabudai.protocol.options import Options
from chabudai.server.chair import Chair
from chabudai.server.clock import Clocks
from chabudai.server.match import Match, Step
from chabudai.server.vote import Vote

if TYPE_CHECKING:
    from chabudai.core import Result
    from chabudai.protocol.events import AnyTableEvent
    from chabudai.server.entry import Entry, Secret


class Table:
    """The present state of a table; only `apply` changes it."""

    def __init__(self, table_id: str) -> None:
        """Start with an empty log."""
        self.id = table_id
        self.seq = 0
        self.name = self.game = ""
        self.rules: dict[str, Any] = {}
        self.options = Options()
        self.practice = self.marked = False
        self.chairs: list[Chair] = []
        self.host_id: str | None = None
        self.chosen: str | None = None
        """The seed that the creator chose."""
        self.deal: Deal | None = None
        """The numbered deal that it stands for."""
        self.former: dict[str, int] = {}
        """Who left during the game, and from which seat: they have seen the other hands."""
        self.created = self.last = 0
        self.match: Match | None = None
        self.stopped: happen.Stopped | None = None
        self.vote: Vote | None = None
        self.clocks: Clocks | None = None
        self.rematch: str | None = None
        self.log: list[tuple[Entry, Step | None]] = []
        self._answered: dict[tuple[str | None, str], int] = {}

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.chairs)

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
        """The host's seat: who set the table up, or else the first person at it."""
        people = [seat for seat, chair in enumerate(self.chairs) if chair.who is not None]
        mine = [seat for seat in people if self.chairs[seat].who == self.host_id]
        return next(iter(mine or people), None)

    def seat_of(self, who: str) -> int | None:
        """Return the seat of an identity."""
        for seat, chair in enumerate(self.chairs):
            if chair.who == who:
                return seat
        return None

    def hosted_by(self, who: str) -> bool:
        """Tell whether an identity is the host, who need not sit."""
        host = self.host
        return self.host_id == who if host is None else self.chairs[host].who == who

    def people(self) -> list[int]:
        """Return the seats of people and programs."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.who is not None]

    def free(self) -> list[int]:
        """Return the empty seats."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "empty"]

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

    def apply(self, seq: int, entry: Entry, step: Step | None = None) -> None:
        """Add an entry; *step* is its move, where that was worked out before."""
        if seq != self.seq + 1:
            raise ValueError(f"entry {seq} does not follow entry {self.seq}")
        self.seq, self.last = seq, entry.at
        made: Step | None = None
        for event in entry.events:
            if isinstance(event, happen.Moved):
                made = self._move(event, entry.at, step)
                made.why = entry.why
            else:
                self._happen(event, entry.secret, entry.at)
        self.log.append((entry, made))
        if entry.id is not None:
            self._answered[entry.by, entry.id] = seq

    def _move(self, event: happen.Moved, at: int, step: Step | None) -> Step:
        if self.match is None:
            raise ValueError("a move before the deal")
        if step is None:
            step = self.match.try_out(self.match.game.parse(event.move or ""))
        self.match.add(step)
        if self.vote is not None and self.vote.proposed.vote == "take_back":
            self.vote = None
        if self.clocks is not None:
            self.clocks.moved(event.seat, self.match.state.to_move, at)
        return step

    def _happen(self, event: AnyTableEvent, secret: Secret | None, at: int) -> None:
        match event:
            case happen.Created():
                self.name, self.game, self.rules = event.name, event.game, event.rules
                self.options, self.practice = event.options, event.practice
                self.chairs = [Chair() for _ in range(event.players)]
                self.created = at
                self.host_id = secret.host if secret else None
                self.chosen = secret.seed if secret and event.practice else None
                self.deal = None if event.deal is None else Deal(event.game, event.players, event.deal)
            case happen.Changed():
                self.rules, self.options = event.rules, event.options
                self._make_room(event.players or self.players)
            case happen.Started():
                self._deal(event, secret, at)
            case happen.Renamed():
                self.name = event.name
            case happen.TimeUp():
                if self.clocks is not None:
                    self.clocks.run_out(at)
            case happen.Rematch():
                self.rematch = event.table
            case happen.Proposed() | happen.Agreed() | happen.Refused() | happen.TakenBack() | happen.Stopped():
                self._agree(event, at)
            case _:
                self._seat(event, secret)

    def _deal(self, event: happen.Started, secret: Secret | None, at: int) -> None:
        if secret is None or secret.seed is None:
            raise ValueError("a deal without a seed")
        self.rules = event.rules
        self.match = Match.dealt(self.game, self.players, event.rules, secret.seed)
        if self.options.clock is not None:
            self.clocks = Clocks(self.options.clock, self.players, self.match.state.to_move, at)

    def _make_room(self, players: int) -> None:
        """Add empty seats at the end, or take empty ones away, the last first."""
        self.chairs += [Chair() for _ in range(players - self.players)]
        for seat in self.free()[::-1][: max(0, self.players - players)]:
            del self.chairs[seat]

    def _seat(self, event: AnyTableEvent, secret: Secret | None) -> None:
        match event:
            case happen.Sat(seat, name, program):
                who = secret.who.get(seat) if secret else None
                self.chairs[seat] = Chair(who=who, name=name, program=program)
            case happen.Named(seat, name):
                self.chairs[seat].name = name
            case happen.BotSat(seat, bot) | happen.Replaced(seat, bot):
                self._vacate(seat)
                self.chairs[seat] = Chair(bot=bot)
                self.vote = None if isinstance(event, happen.Replaced) else self.vote
            case happen.BotFailed(seat, _, _, now):
                self.chairs[seat] = Chair(bot=now)
            case happen.Left(seat):
                self._vacate(seat)
                self.chairs[seat] = Chair()
                self.vote = None
            case happen.SeatsSwapped((a, b)):
                self.chairs[a], self.chairs[b] = self.chairs[b], self.chairs[a]

    def _vacate(self, seat: int) -> None:
        who = self.chairs[seat].who
        if who is not None and self.match is not None:
            self.former[who] = seat

    def _agree(self, event: AnyTableEvent, at: int) -> None:
        match event:
            case happen.Proposed():
                self.vote = Vote(event, {event.seat})
            case happen.Agreed(seat) if self.vote is not None:
                self.vote.agreed.add(seat)
            case happen.Refused():
                self.vote = None
            case happen.TakenBack(moves, revealed) if self.match is not None:
                self.match.take_back(moves)
                self.marked = self.marked or revealed
                self.vote = None
            case happen.Stopped():
                self.stopped, self.vote = event, None
        if self.clocks is not None and isinstance(event, happen.TakenBack | happen.Stopped):
            self.clocks.turn(self.turn, at)

"""A game at a table: every position so far, and what each observer sees of it."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from chabudai.bots import BOTS
from chabudai.bots.history import mark_of
from chabudai.core import Chance, Observer, Record, Seat
from chabudai.games import GAMES
from chabudai.protocol.events import Moved
from chabudai.server.tables.presenter import presenter_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    import msgspec

    from chabudai.core import Event, Json, JsonObject, Result
    from chabudai.protocol.options import Aid
    from chabudai.protocol.reasons import Because


class Step:
    """A move that was made, its author and all that it brought about."""

    __slots__ = ("after", "before", "events", "memory", "move", "seat", "why")

    def __init__(self, before: Any, move: Any, after: Any, events: tuple[Event, ...], memory: Any) -> None:  # noqa: ANN401
        """Keep both positions: they share most of their parts."""
        self.seat: int = before.to_move
        self.before = before
        self.move = move
        self.after = after
        self.events = events
        self.memory = memory
        self.why: Because | None = None
        """A bot's reason, for when the game is over."""


class Match:
    """One game, from its deal on; it changes only by legal moves and by taking them back."""

    def __init__(self, game: str, players: int, rules: Mapping[str, Json], deal: Any, seed: str | None) -> None:  # noqa: ANN401
        """Lay out a deal; `dealt` makes one from a seed."""
        self.game = GAMES.find(game)
        self.presenter = presenter_of(game)
        self.setup = self.game.setup(players, rules)
        self.seed = seed or ""
        self.deal = deal
        self.first = self.game.deal(self.setup, deal)
        self._first_memory = self.presenter.first_memory(self.first)
        self.steps: list[Step] = []

    @classmethod
    def dealt(cls, game: str, players: int, rules: Mapping[str, Json], seed: str) -> Match:
        """Deal from a seed."""
        found = GAMES.find(game)
        return cls(game, players, rules, found.shuffle(found.setup(players, rules), seed), seed)

    @classmethod
    def laid(cls, game: str, players: int, rules: Mapping[str, Json], deal: JsonObject, seed: str | None) -> Match:
        """Lay out a deal that was written down."""
        found = GAMES.find(game)
        return cls(game, players, rules, found.read_deal(found.setup(players, rules), deal), seed)

    @classmethod
    def recorded(cls, record: Record) -> Match:
        """Play a record again, which has been checked."""
        match = cls.laid(record.game, record.players, record.rules, record.deal, record.seed)
        for _ in match.play_on(record.moves):
            pass
        return match

    @property
    def state(self) -> Any:  # noqa: ANN401
        """The position now."""
        return self.steps[-1].after if self.steps else self.first

    @property
    def memory(self) -> Any:  # noqa: ANN401
        """What is remembered beside the position."""
        return self.steps[-1].memory if self.steps else self._first_memory

    @cached_property
    def company(self) -> str:
        """The strongest bot that is meant to play with people under these rules; empty if there is none."""
        return BOTS.company(self.game.name, self.setup)

    def read(self, move: str | None, action: int | None) -> Any:  # noqa: ANN401
        """Return the move that a text or a number names here."""
        if move is not None:
            return self.game.parse(move)
        return self.game.move(self.state, -1 if action is None else action)

    def try_out(self, move: Any) -> Step:  # noqa: ANN401
        """Work out what a move would bring about, without making it."""
        before = self.state
        after = before.play(move)
        memory = self.presenter.memory(self.memory, before, move, after)
        return Step(before, move, after, self.game.events(before, move, after), memory)

    def play_on(self, moves: Iterable[str]) -> Iterator[Step]:
        """Make moves that were written down, one each time the next is asked for."""
        for text in moves:
            self.add(self.try_out(self.game.parse(text)))
            yield self.steps[-1]

    def add(self, step: Step) -> None:
        """Make a move that was tried out."""
        self.steps.append(step)

    def take_back(self, moves: int) -> None:
        """Go back to the position after so many moves."""
        del self.steps[moves:]

    def view(self, observer: Observer) -> Any:  # noqa: ANN401
        """Return what an observer may know now."""
        return self.state.view(observer)

    def position(self, observer: Observer, aid: Aid) -> msgspec.Raw:
        """Return the position for an observer, encoded."""
        state = self.state
        number = partial(self.game.action, state) if observer == state.to_move else None
        return self.presenter.position(state.view(observer), self.memory, aid, number)

    def position_after(self, moves: int, observer: Observer, aid: Aid) -> msgspec.Raw:
        """Return an earlier position for an observer, encoded, without the legal moves."""
        state = self.steps[moves - 1].after if moves else self.first
        memory = self.steps[moves - 1].memory if moves else self._first_memory
        return self.presenter.position(state.view(observer), memory, aid, None)

    def moved(self, step: Step, observer: Observer) -> Moved:
        """Return a move as an observer may see it."""
        move = step.before.told(step.move, observer)
        events = [event.seen_by(observer).to_json() for event in step.events]
        return Moved(step.seat, None if move is None else str(move), events)

    def result(self) -> Result | None:
        """Return how the game ended by its rules, or None while it goes on."""
        return self.game.result(self.state)

    def stopped(self, why: str, seat: int | None) -> Result:
        """Return the result if people end the game here; *seat* gave up or ran out of time."""
        return self.game.stopped(self.state, why, None if seat is None else Seat(seat))

    def record(self) -> Record:
        """Write the game down, deal and seed included: only for games that are over."""
        return Record(
            game=self.game.name,
            players=self.setup.players,
            rules=self.setup.rules_json(),
            deal=self.game.deal_json(self.deal),
            seed=self.seed or None,
            moves=tuple(str(step.move) for step in self.steps),
        )


class Seen:
    """The moves so far as a seat may know them, made only as far as they are asked for."""

    def __init__(self, match: Match, seat: int) -> None:
        """Look at *match* as *seat* sees it."""
        self._match, self._observer = match, Seat(seat)

    def __len__(self) -> int:
        return len(self._match.steps)

    def __getitem__(self, part: slice) -> list[tuple[Any, Any]]:
        observer = self._observer
        return [(step.before.told(step.move, observer), step.after.view(observer)) for step in self._match.steps[part]]

    def mark(self, count: int) -> bytes:
        """Return the mark of the first *count* moves, which stays on this side."""
        return mark_of(step.move for step in self._match.steps[:count])


def settled_rules(
    game: str, players: int, rules: Mapping[str, Json], seed: str, among: Sequence[int] = ()
) -> JsonObject:
    """Return the rules with every option, the first seat drawn by lot where nobody chose it: *among* these, or all."""
    found = GAMES.find(game)
    if "first" in found.options and "first" not in rules:
        seats = among or range(players)
        rules = {**rules, "first": seats[Chance("first", seed).below(len(seats))]}
    settled: JsonObject = found.setup(players, rules).rules_json()
    return settled

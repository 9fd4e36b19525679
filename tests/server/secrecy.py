"""Holding every byte for an observer against a table that this observer cannot tell from it.

If hidden cards are dealt anew, in any way that fits what a seat knows, then not one byte
that goes to that seat may change: neither the whole table, nor an update, nor a refusal.
"""

from __future__ import annotations

import copy
from collections import Counter
from itertools import product
from typing import Any

from chabudai.core import ChabudaiError, Chance, Observer
from chabudai.games import GAMES
from chabudai.games.bossa.board import Phase
from chabudai.games.hanabi.rules import SWITCHES
from chabudai.protocol import requests
from chabudai.protocol.events import Moved, Sat, Started
from chabudai.protocol.options import Aid, Options, Spectators
from chabudai.protocol.reasons import Because, Reason
from chabudai.protocol.tables import NewTable
from chabudai.server.hub.live_table import LiveTable
from chabudai.server.tables.commands import decide, opened
from chabudai.server.tables.encoding import earlier_position, encode
from chabudai.server.tables.entry import Entry, Secret
from chabudai.server.tables.log import Log
from chabudai.server.tables.match import Step, settled_rules
from chabudai.server.tables.observers import observer_of
from chabudai.server.tables.person import Person
from chabudai.server.tables.refusals import problem
from chabudai.server.tables.table import Table

HANABI: list[tuple[str, int, dict[str, Any]]] = [
    ("hanabi", players, dict(zip(SWITCHES, switches, strict=True)))
    for players in range(2, 6)
    for switches in product((False, True), repeat=4)
]
REASON = Reason("because-of-what-i-see", {"card": "R5"})
"""What bots think about every move."""
SETUPS: list[tuple[str, int, dict[str, Any]]] = [*HANABI, *([("bossa", 2, {})] * 16)]


class Spy:
    """Plays one game at a table and compares what is sent with what would be sent otherwise."""

    def __init__(self, number: int, thoroughness: int) -> None:
        game, players, rules = SETUPS[number % len(SETUPS)]
        self.chance = Chance("spy", str(number))
        self.thoroughness = thoroughness
        self.counts: Counter[str] = Counter()
        aid = tuple(Aid)[self.chance.below(len(Aid))]
        self.people = [Person(f"identity-of-{seat}", f"P{seat}") for seat in range(players)]
        self.onlooker = Person("identity-of-onlooker", "O")
        self.table = Table("t" * 20)
        new = NewTable(game=game, players=players, rules=rules, options=Options(aid=aid), name="T")
        self.seed = f"seed-{number}"
        draft = opened(new, self.people[0])
        self.add(draft.events, draft.secret)
        for seat in range(1, players):
            self.add([Sat(seat, f"P{seat}")], Secret(who={seat: f"identity-of-{seat}"}))
        settled = dict(settled_rules(game, players, rules, self.seed))
        self.add([Started(settled)], Secret(seed=self.seed))
        self.game = GAMES[game]
        self.choose = self.game.rehearsal(Chance("rehearsal", str(number)))

    def add(self, events: list[Any], secret: Secret | None = None, why: Because | None = None) -> None:
        self.table.apply(self.table.seq + 1, Entry(1_000, events, secret=secret, why=why))

    def run(self) -> Counter[str]:
        """Play to the end."""
        match = self.table.match
        assert match is not None
        while match.state.to_move is not None:
            if self.chance.below(100) < self.thoroughness:
                self.spy_on_position()
                self.spy_on_refusals()
            move = self.choose(match.state)
            before = copy.copy(self.table)
            self.add([Moved(match.state.to_move, str(move))], why=REASON)
            if self.chance.below(100) < self.thoroughness and self.table.phase == "playing":
                self.spy_on_update(before, move)
        self.counts["games"] += 1
        return self.counts

    def everybody(self) -> list[tuple[Person, Observer]]:
        found = [(person, observer_of(self.table, person.id)) for person in (*self.people, self.onlooker)]
        return [(person, observer) for person, observer in found if observer is not None]

    def spy_on_position(self) -> None:
        """Compare the whole table, as a reconnecting client gets it, and the position as it is looked back at."""
        for person, observer in self.everybody():
            twin = self.otherwise(self.table, observer)
            real = LiveTable(self.table).snapshot(person.id)
            other = LiveTable(twin).snapshot(person.id)
            assert real == other, f"the table tells {observer} something"
            moves = len(self.table.match.steps)  # type: ignore[union-attr]
            looked = earlier_position(self.table, person.id, moves)
            assert looked == earlier_position(twin, person.id, moves), f"a position tells {observer} something"
            self.no_secrets(looked, person)
            self.no_secrets(real, person)
            self.counts["tables"] += 1

    def spy_on_update(self, before: Table, move: Any) -> None:  # noqa: ANN401
        """Compare what is sent after a move, where the same move looks the same."""
        assert self.table.match is not None
        step = self.table.match.steps[-1]
        for person, observer in self.everybody():
            other_before = step.before.alike(observer, self.chance)
            if move not in other_before.legal_moves():
                continue
            other_after = other_before.play(move)
            if other_after.view(observer) != step.after.view(observer):
                continue
            events = self.game.events(other_before, move, other_after)
            other_step = Step(other_before, move, other_after, events, step.memory)
            twin = self.with_last_step(other_step)
            real = LiveTable(self.table)._update(self.table.seq, observer, person.id, brief=True)
            other = LiveTable(twin)._update(self.table.seq, observer, person.id, brief=True)
            assert real == other, f"an update tells {observer} something"
            self.no_secrets(real, person)
            self.counts["updates"] += 1
            self.spy_on_choice(step, person, observer, real)
        assert before.id == self.table.id

    def spy_on_choice(self, step: Step, person: Person, observer: Observer, real: bytes) -> None:
        """Compare a secret choice with every other one that looks the same to this observer."""
        if self.table.game != "bossa" or step.before.board.phase is not Phase.MODIFIERS or observer == step.seat:
            return
        for move in step.before.legal_moves():
            after = step.before.play(move)
            if after.board.phase is Phase.MODIFIERS:
                events = self.game.events(step.before, move, after)
                twin = self.with_last_step(Step(step.before, move, after, events, None))
                other = LiveTable(twin)._update(self.table.seq, observer, person.id, brief=True)
                assert real == other, f"a choice is told to {observer}"
                self.counts["choices"] += 1

    def spy_on_refusals(self) -> None:
        """Compare how wrong moves and wrong requests are refused."""
        for person, observer in self.everybody():
            action = self.chance.below(self.game.action_count(self.table.match.setup) + 5)  # type: ignore[union-attr]
            for request in (
                requests.Play(table=self.table.id, action=action),
                requests.Play(table=self.table.id, move="play 9"),
                requests.Play(table=self.table.id, move="swap 2/3 4/1"),
                requests.Propose(table=self.table.id, vote="take_back"),
                requests.Say(table=self.table.id, text="hello"),
                requests.Sit(table=self.table.id),
            ):
                real = refusal(self.table, person, request)
                other = refusal(self.otherwise(self.table, observer), person, request)
                assert real == other, f"{request} tells {observer} something: {real!r} {other!r}"
                self.counts["refusals"] += 1

    def otherwise(self, table: Table, observer: Observer) -> Table:
        """Return a table with other hidden cards that this observer cannot tell from it."""
        assert table.match is not None
        match = copy.copy(table.match)
        state = match.state.alike(observer, self.chance)
        if match.steps:
            last = match.steps[-1]
            changed = Step(last.before, last.move, state, last.events, last.memory)
            match.steps = [*match.steps[:-1], changed]
        else:
            match.first = state
        match.seed = "another seed"
        twin = copy.copy(table)
        twin.match = match
        return twin

    def with_last_step(self, step: Step) -> Table:
        assert self.table.match is not None
        match = copy.copy(self.table.match)
        match.steps = [*match.steps[:-1], step]
        twin = copy.copy(self.table)
        twin.match = match
        twin.log = Log()
        for seq, (entry, made, *_) in self.table.log.after(0):
            twin.log.add(seq, entry, (step,) if seq == self.table.seq else made)
        return twin

    def no_secrets(self, sent: bytes, person: Person) -> None:
        """No seed, no bot's reason and nobody's identity in any message."""
        text = sent.decode()
        assert self.seed not in text
        assert REASON.name not in text
        assert "identity-of-" not in text, person
        for key in ('"seed"', '"deck"', '"pile"', '"aside"', '"secret"', '"who"', '"by"'):
            assert key not in text, key


def refusal(table: Table, person: Person, request: requests.AnyTableRequest) -> bytes:
    """Return what is sent when a request is refused, or how it would be accepted."""
    try:
        decide(table, person, request)
    except ChabudaiError as error:
        return encode(problem(error))
    return b"accepted"


def spy(games: int, first: int = 0, thoroughness: int = 25) -> Counter[str]:
    """Spy on so many games; return what was compared."""
    counts: Counter[str] = Counter()
    for number in range(first, first + games):
        counts += Spy(number, thoroughness).run()
    return counts


def open_hands(table: Table) -> bool:
    """Tell whether onlookers see hands, so that the test knows what it skips."""
    return table.options.spectators is Spectators.EVERYTHING

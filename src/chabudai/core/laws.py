"""What must hold for every game, whoever wrote it: a conformance test that ships.

`check_game` plays one game by the game's own rehearsal player and looks at every position
on the way. It raises `BrokenLaw` with the law's name and the record that broke it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from chabudai.core.chance import Chance
from chabudai.core.errors import ChabudaiError, GameIsOver
from chabudai.core.observer import ALL, PUBLIC, Onlooker
from chabudai.core.record import Record
from chabudai.core.registry import Registry
from chabudai.core.seat import Seat

if TYPE_CHECKING:
    from chabudai.core.registry import AnyGame
    from chabudai.core.setup import Setup
    from chabudai.core.state import State

AnyState = Any
"""A state of whichever game is being checked."""


class BrokenLaw(AssertionError):
    """A game does something that no game may do."""

    def __init__(self, law: str, record: Record) -> None:
        """Name the law and the game so far."""
        super().__init__(f"{law}\nin {record.to_json()}")
        self.law = law
        self.record = record


def check_game(game: AnyGame, setup: Setup, seed: str, thoroughness: int = 100) -> State[Any, Any]:
    """Play one game from *seed* and hold it against every law; return its last position.

    The quick laws are looked at in every position, the slow ones in *thoroughness* per cent
    of them.
    """
    last: State[Any, Any] = _Inspection(game, setup, seed, thoroughness).run()
    return last


class _Inspection:
    """One game under inspection."""

    def __init__(self, game: AnyGame, setup: Setup, seed: str, thoroughness: int) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.thoroughness = thoroughness
        self.chance = Chance("laws", seed)
        self.moves: list[str] = []

    def run(self) -> AnyState:
        state = self.game.deal(self.setup, self.game.shuffle(self.setup, self.seed))
        pieces = state.pieces()
        choose = self.game.rehearsal(Chance("rehearsal", self.seed))
        while state.to_move is not None:
            move = choose(state)
            after = self._step(state, move)
            self._hold(after.pieces() == pieces, "no piece is lost or made")
            self._hold(len(self.moves) <= self.game.longest_game, "every game ends")
            state = after
        self._hold(state.legal_moves() == (), "an ended game has no legal move")
        self._hold(state.ended is not None, "an ended game says why")
        self._check_over(state)
        self._hold(len(state.returns() or ()) == state.players, "an ended game pays every seat")
        self._check_result(state)
        self._check_record(state)
        return state

    def _step(self, state: AnyState, move: object) -> AnyState:
        self._check_legal(state)
        after = state.play(move)
        self.moves.append(str(move))
        self._hold(after == state.play(move), "a move has one outcome")
        self._hold(state.ended is None, "a game that goes on has not ended")
        self._hold(state.returns() is None, "nobody is paid before the end")
        self._hold(self.game.result(state) is None, "a game that goes on has no result")
        self._hold(state.told(move, state.to_move) == move, "nobody's own move is a secret from them")
        if self.chance.below(100) < self.thoroughness:
            self._check_names(state)
            self._check_views(state)
            self._check_events(state, move, after)
            self._check_unlisted(state)
            self._hold(_is_json(state.to_json()), "a state's JSON form is plain JSON")
        return after

    def _check_legal(self, state: AnyState) -> None:
        legal = state.legal_moves()
        actions = [self.game.action(state, move) for move in legal]
        self._hold(bool(legal), "a game that goes on has a legal move")
        self._hold(len(set(legal)) == len(legal), "a legal move is listed once")
        self._hold(
            all(a < b for a, b in pairwise(actions)),
            "legal moves are ordered by their action numbers",
        )
        bound = self.game.action_count(self.setup)
        self._hold(actions[0] >= 0 and actions[-1] < bound, "action numbers stay in their range")

    def _check_names(self, state: AnyState) -> None:
        for move in state.legal_moves():
            action = self.game.action(state, move)
            self._hold(self.game.move(state, action) == move, "an action number gives its move")
            self._hold(self.game.parse(str(move)) == move, "a move's text parses back to it")

    def _check_unlisted(self, state: AnyState) -> None:
        """What is not listed is refused."""
        legal = {self.game.action(state, move) for move in state.legal_moves()}
        action = self.chance.below(self.game.action_count(self.setup))
        if action in legal:
            return
        try:
            state.play(self.game.move(state, action))
        except ChabudaiError as error:
            self._hold(bool(error.message and error.hint), "a refusal says what to do instead")
        else:
            self._hold(False, f"action {action} is not listed as legal, so it is refused")

    def _check_views(self, state: AnyState) -> None:
        for seat in map(Seat, range(state.players)):
            view = state.view(seat)
            expected = state.legal_moves() if seat == state.to_move else ()
            self._hold(view.legal_moves() == expected, "a view knows its seat's legal moves")
            self._hold(_is_json(view.to_json()), "a view's JSON form is plain JSON")
            other = state.alike(seat, self.chance)
            self._hold(other.pieces() == state.pieces(), "a look-alike has the same pieces")
            self._hold(other.view(seat) == view, "a view shows nothing that is hidden")

            self._hold(other.view(PUBLIC) == state.view(PUBLIC), "the public sees nothing that a seat does not see")
        for onlooker in Onlooker:
            view = state.view(onlooker)
            other = state.alike(onlooker, self.chance)
            self._hold(view.legal_moves() == (), "an onlooker has no legal moves")
            self._hold(_is_json(view.to_json()), "a view's JSON form is plain JSON")
            self._hold(other.pieces() == state.pieces(), "a look-alike has the same pieces")
            self._hold(other.view(onlooker) == view, "a view shows nothing that is hidden")

    def _check_result(self, state: AnyState) -> None:
        """Rivals are paid by who won, partners all the same."""
        result, paid = self.game.result(state), state.returns()
        self._hold(result, "an ended game has a result")
        winner = None if result is None else result.winner
        if self.game.cooperative:
            self._hold(winner is None and len(set(paid)) == 1, "partners are paid alike and none of them wins")
        elif winner == "draw":
            self._hold(paid.count(max(paid)) > 1, "in a draw more than one seat has the most")
        else:
            self._hold(winner == paid.index(max(paid)), "whoever wins is paid most")

    def _check_events(self, state: AnyState, move: object, after: AnyState) -> None:
        events = self.game.events(state, move, after)
        self._hold(bool(events), "a move makes something happen")
        self._hold(all(_is_json(event.to_json()) for event in events), "events are plain JSON")
        self._hold(all(event.seen_by(ALL) == event for event in events), "whoever sees all hears every event in full")
        self._hold(state.told(move, ALL) == move, "whoever sees all hears every move")
        for observer in (*map(Seat, range(state.players)), *Onlooker):
            other = state.alike(observer, self.chance)
            if move not in other.legal_moves():
                continue
            other_after = other.play(move)
            if other_after.view(observer) != after.view(observer):
                continue
            told = [event.seen_by(observer).to_json() for event in events]
            other_events = self.game.events(other, move, other_after)
            other_told = [event.seen_by(observer).to_json() for event in other_events]
            self._hold(told == other_told, "events tell an observer nothing that is hidden from them")

    def _check_record(self, state: AnyState) -> None:
        record = self._record()
        self._hold(Record.from_json(record.to_json()) == record, "a record's JSON reads back")
        *_, last = record.replay(Registry([self.game]))
        self._hold(last == state, "a record replays to the same position")
        self._hold(last.to_json() == state.to_json(), "a record replays to the same JSON")

    def _check_over(self, state: AnyState) -> None:
        try:
            state.play(self.game.parse(self.moves[-1]))
        except GameIsOver:
            return
        self._hold(False, "a move after the end is refused")

    def _record(self) -> Record:
        deal = self.game.shuffle(self.setup, self.seed)
        return Record.of(self.game, self.setup, deal, self.moves, seed=self.seed)

    def _hold(self, holds: object, law: str) -> None:
        if not holds:
            raise BrokenLaw(law, self._record())


def _is_json(value: object) -> bool:
    """Tell whether *value* is made of plain JSON types only."""
    if value is None or type(value) in (bool, int, float, str):
        return True
    if isinstance(value, Mapping):
        return all(type(key) is str and _is_json(item) for key, item in value.items())
    return isinstance(value, Sequence) and all(map(_is_json, value))

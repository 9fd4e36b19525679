"""A game in progress, with all that is needed to write it down."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from chabudai.core import InvalidDeal, Record

if TYPE_CHECKING:
    from chabudai.core import Event, Json, Note, Registry
    from chabudai.core.registry import AnyGame


class Table:
    """One game from its deal to its end; it changes only by legal moves."""

    def __init__(self, game: AnyGame, setup: Any, deal: Any, seed: str | None) -> None:  # noqa: ANN401
        """Sit down with everything agreed and dealt; `from_seed` and `from_deal` are easier."""
        self.game = game
        self.setup = setup
        self.state = game.deal(setup, deal)
        self.moves: list[str] = []
        self._deal = deal
        self._seed = seed
        self._names: tuple[str, ...] = ()
        self._notes: tuple[Note, ...] = ()

    @classmethod
    def from_seed(cls, game: AnyGame, players: int, rules: Mapping[str, Json], seed: str | None = None) -> Table:
        """Deal from *seed*, or from a fresh one that nobody can guess."""
        setup = game.setup(players, rules)
        seed = secrets.token_hex(16) if seed is None else seed
        return cls(game, setup, game.shuffle(setup, seed), seed)

    @classmethod
    def from_deal(cls, game: AnyGame, players: int, rules: Mapping[str, Json], given: Mapping[str, Json]) -> Table:
        """Deal exactly what is given, in its JSON form."""
        setup = game.setup(players, rules)
        if wrong := [name for name in given if name not in game.deal_schema]:
            raise InvalidDeal(
                f"{game.name.capitalize()} has no `{wrong[0]}` to deal.",
                hint=f"Its deal is given by: {', '.join(game.deal_schema)}.",
            )
        return cls(game, setup, game.read_deal(setup, given), None)

    @classmethod
    def from_record(cls, games: Registry, record: Record) -> Table:
        """Play a record again and stay at its last position."""
        *_, last = record.replay(games)
        game = games[record.game]
        setup = game.setup(record.players, record.rules)
        table = cls(game, setup, game.read_deal(setup, record.deal), record.seed)
        table.state = last
        table.moves = [str(game.parse(text)) for text in record.moves]
        table._names, table._notes = record.names, record.notes
        return table

    def play(self, move: Any) -> tuple[Event, ...]:  # noqa: ANN401
        """Make a move and return what happened; an illegal one changes nothing."""
        before = self.state
        after = before.play(move)
        self.state = after
        self.moves.append(str(move))
        return self.game.events(before, move, after)

    def record(self) -> Record:
        """Write the game down as far as it has gone."""
        return Record.of(
            self.game, self.setup, self._deal, self.moves, seed=self._seed, names=self._names, notes=self._notes
        )

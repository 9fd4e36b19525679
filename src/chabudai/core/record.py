"""A whole game, written down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from chabudai.core.errors import ChabudaiError, InvalidRecord
from chabudai.core.note import Note

if TYPE_CHECKING:
    from chabudai.core.json import Json, JsonObject
    from chabudai.core.registry import AnyGame, Registry
    from chabudai.core.setup import Setup
    from chabudai.core.state import State

FORMAT = "chabudai-record"
VERSION = 1
FIELDS = {"format", "version", "game", "players", "rules", "seed", "deal", "moves", "names", "notes"}


@dataclass(frozen=True, slots=True)
class Record:
    """Rules, deal and moves of one game: all that is needed to play it again, and what people wrote about it."""

    game: str
    players: int
    rules: JsonObject
    deal: JsonObject
    seed: str | None = None
    moves: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    """Who sat where, one name a seat; empty where nobody said."""
    notes: tuple[Note, ...] = ()

    @classmethod
    def of(
        cls,
        game: AnyGame,
        setup: Setup,
        deal: object,
        moves: Iterable[object] = (),
        *,
        seed: str | None = None,
        names: Sequence[str] = (),
        notes: Sequence[Note] = (),
    ) -> Record:
        """Write down a game of *game*: what was agreed, what was dealt, and the moves, as values or as texts."""
        return cls(
            game=game.name,
            players=setup.players,
            rules=setup.rules_json(),
            deal=game.deal_json(deal),
            seed=seed,
            moves=tuple(map(str, moves)),
            names=tuple(names),
            notes=tuple(notes),
        )

    def to_json(self) -> JsonObject:
        """Return the JSON form, version included; names and notes only where there are some."""
        written: dict[str, list[Json]] = {"names": list(self.names), "notes": [note.to_json() for note in self.notes]}
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "players": self.players,
            "rules": self.rules,
            "seed": self.seed,
            "deal": self.deal,
            "moves": list(self.moves),
            **{name: values for name, values in written.items() if values},
        }

    @classmethod
    def from_json(cls, given: Mapping[str, Json]) -> Record:
        """Read the JSON form.

        Raises:
            InvalidRecord: It is not a record, or of a version that we do not know.
        """
        _check_head(given)
        players = _field(given, "players", int)
        moves = _texts(_field(given, "moves", list), "Move")
        notes = _field(given, "notes", list) if "notes" in given else []
        return cls(
            game=_field(given, "game", str),
            players=players,
            rules=_field(given, "rules", dict),
            deal=_field(given, "deal", dict),
            seed=None if given.get("seed") is None else _field(given, "seed", str),
            moves=moves,
            names=_names(given, players),
            notes=tuple(Note.from_json(number, note, players, len(moves)) for number, note in enumerate(notes, 1)),
        )

    def replay(self, games: Registry) -> Iterator[State[Any, Any]]:
        """Play the game again: the first position, then one for each move.

        Raises:
            InvalidRecord: It does not replay; the message names the move's number.
        """
        try:
            game = games.find(self.game)
            state = self._deal(game)
        except InvalidRecord:
            raise
        except ChabudaiError as error:
            raise InvalidRecord(
                f"The record cannot be dealt: {error.message}", hint=error.hint, rule=error.rule
            ) from error
        yield state
        for number, text in enumerate(self.moves, start=1):
            try:
                state = state.play(game.parse(text))
            except ChabudaiError as error:
                raise InvalidRecord(
                    f"Move {number} of the record, {text!r}: {error.message}", hint=error.hint, rule=error.rule
                ) from error
            yield state

    def _deal(self, game: AnyGame) -> State[Any, Any]:
        setup = game.setup(self.players, self.rules)
        deal = game.read_deal(setup, self.deal)
        if self.seed is not None and game.shuffle(setup, self.seed) != deal:
            raise InvalidRecord(
                f"The seed {self.seed!r} does not give the deal that the record holds.",
                hint="Leave the seed out (null) if the deal was made by hand.",
            )
        state: State[Any, Any] = game.deal(setup, deal)
        return state


def _check_head(given: Mapping[str, Json]) -> None:
    if given.get("format") != FORMAT:
        raise InvalidRecord(
            f"The field `format` is {given.get('format')!r}.",
            hint=f"A record has the format {FORMAT!r}.",
        )
    version = given.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise InvalidRecord(f"The field `version` is {version!r}.", hint=f"It is a number from 1 to {VERSION}.")
    if version > VERSION:
        raise InvalidRecord(
            f"The record has version {version}; this software reads up to version {VERSION}.",
            hint="Read it with a newer release of chabudai.",
        )
    if unknown := sorted(set(given) - FIELDS):
        raise InvalidRecord(
            f"The record has the unknown field `{unknown[0]}`.",
            hint=f"Its fields are: {', '.join(sorted(FIELDS))}.",
        )


def _field(given: Mapping[str, Json], name: str, kind: type) -> Any:  # noqa: ANN401
    value = given.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        wanted = {str: "a text", int: "a number", dict: "an object", list: "a list"}[kind]
        raise InvalidRecord(f"The record's field `{name}` is {value!r}.", hint=f"It must be {wanted}.")
    return value


def _names(given: Mapping[str, Json], players: int) -> tuple[str, ...]:
    if "names" not in given:
        return ()
    names = _texts(_field(given, "names", list), "Name")
    if len(names) not in (0, players):
        raise InvalidRecord(f"The record has {len(names)} names for {players} players.", hint="Give one for each seat.")
    return names


def _texts(values: Sequence[object], what: str) -> tuple[str, ...]:
    for number, value in enumerate(values, start=1):
        if not isinstance(value, str):
            raise InvalidRecord(f"{what} {number} of the record is {value!r}.", hint=f"{what}s are texts.")
    return tuple(str(value) for value in values)

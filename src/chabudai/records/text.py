"""A game as a person reads it: who did what, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from chabudai.core import mover_of
from chabudai.games import GAMES

if TYPE_CHECKING:
    from chabudai.core import Json, JsonObject, Note, Record, Result


def in_words(record: Record) -> str:
    """Return the game, a line for each move; only for people, it is not read back."""
    return "\n".join(_lines(record))


def _lines(record: Record) -> Iterator[str]:
    game = GAMES[record.game]
    tell: Callable[[JsonObject], str] = getattr(GAMES.part(record.game, "records"), "told", _nothing)
    names = record.names or tuple(f"Seat {seat + 1}" for seat in range(record.players))
    yield f"{record.game.capitalize()}, {record.players} players{_rules(record)}"
    yield f"Seats: {', '.join(names)}"
    yield f"Seed: {record.seed}" if record.seed is not None else "The deal was given whole."
    yield from _notes(record, None, names)
    yield ""
    states = record.replay(GAMES)
    state = next(states)
    for number, (text, after) in enumerate(zip(record.moves, states, strict=True), start=1):
        events = [event.to_json() for event in game.events(state, game.parse(text), after)]
        told = "; ".join(filter(None, map(tell, events)))
        yield f"{number:>3}. {names[mover_of(state)]}: {text}" + (f"  ({told})" if told else "")
        yield from _notes(record, number, names)
        state = after
    yield ""
    yield _ending(game.result(state), state.returns(), names)


def _rules(record: Record) -> str:
    edition = {name: value for name, value in record.rules.items() if name == "edition"}
    usual = GAMES[record.game].setup(record.players, edition).rules_json()
    others = {name: value for name, value in record.rules.items() if name not in edition}
    said = [_option(name, value) for name, value in others.items() if value is True or value != usual.get(name)]
    return "".join(f", {word}" for word in [*map(str, edition.values()), *said])


def _option(name: str, value: Json) -> str:
    words = name.replace("_", " ")
    return words if value is True else f"no {words}" if value is False else f"{words} {value}"


def _notes(record: Record, move: int | None, names: tuple[str, ...]) -> Iterator[str]:
    for note in record.notes:
        if note.move == move:
            yield f"     {names[note.seat]}{_about(note)}: {note.text!r}"


def _about(note: Note) -> str:
    return f" on {note.about}" if note.about else ""


def _nothing(_event: JsonObject) -> str:
    """Add nothing to a move's text."""
    return ""


def _ending(result: Result | None, returns: tuple[float, ...] | None, names: tuple[str, ...]) -> str:
    if result is None or returns is None:
        return "Not finished."
    said = []
    if result.score is not None:
        said.append(f"score {result.score}" + ("" if result.top is None else f" of {result.top}"))
    if result.total is not None and result.total != result.score:
        said.append(f"{result.total} built")
    if result.winner == "draw":
        said.append("a draw")
    elif result.winner is not None:
        said.append(f"{names[result.winner]} wins")
    if result.winner is not None and len(returns) > 2:
        said.append(" to ".join(f"{paid:g}" for paid in returns))
    return f"Ended by {result.ended}" + (f": {', '.join(said)}." if said else ".")

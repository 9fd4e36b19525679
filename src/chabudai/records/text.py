"""A game as a person reads it: who did what, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from chabudai.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from chabudai.core import JsonObject, Note, Record


def in_words(record: Record) -> str:
    """Return the game, a line for each move; only for people, it is not read back."""
    return "\n".join(_lines(record))


def _lines(record: Record) -> Iterator[str]:
    game = GAMES[record.game]
    names = record.names or tuple(f"Seat {seat + 1}" for seat in range(record.players))
    yield f"{record.game.capitalize()}, {record.players} players{_rules(record.rules)}"
    yield f"Seats: {', '.join(names)}"
    yield f"Seed: {record.seed}" if record.seed is not None else "The deal was given whole."
    yield from _notes(record, None, names)
    yield ""
    states = record.replay(GAMES)
    state = next(states)
    for number, (text, after) in enumerate(zip(record.moves, states, strict=True), start=1):
        seat = state.to_move
        events = [event.to_json() for event in game.events(state, game.parse(text), after)]
        told = "; ".join(filter(None, map(_told, events)))
        name = names[0 if seat is None else seat]
        yield f"{number:>3}. {name}: {text}" + (f"  ({told})" if told else "")
        yield from _notes(record, number, names)
        state = after
    yield ""
    yield _result(state)


def _rules(rules: JsonObject) -> str:
    said = [name.replace("_", " ") for name, value in rules.items() if value is True]
    edition = [str(rules["edition"])] if "edition" in rules else []
    return "".join(f", {word}" for word in edition + said)


def _notes(record: Record, move: int | None, names: tuple[str, ...]) -> Iterator[str]:
    for note in record.notes:
        if note.move == move:
            yield f"     {names[note.seat]}{_about(note)}: {note.text!r}"


def _about(note: Note) -> str:
    return f" on {note.about}" if note.about else ""


def _told(event: Mapping[str, Any]) -> str:
    """Say what a move's text does not tell."""
    match event:
        case {"event": "clued", "slots": slots}:
            return "points at " + (", ".join(str(slot + 1) for slot in slots) or "nothing")
        case {"event": "played" | "discarded", "card": card}:
            return str(card)
        case {"event": "misplayed", "card": card, "errors": errors}:
            return f"{card}, error {errors}"
        case {"event": "completed", "colour": colour}:
            return f"{colour} complete"
    return ""


def _result(state: Any) -> str:  # noqa: ANN401 - a state of any game
    returns = state.returns()
    if returns is None:
        return "Not finished."
    if len(set(returns)) == 1 and hasattr(state, "fireworks_total"):
        return f"Ended by {state.ended}: {state.fireworks_total} on the fireworks, score {returns[0]:g}."
    return f"Ended by {state.ended}: {' to '.join(f'{paid:g}' for paid in returns)}."

"""From a record to hanab.live's game JSON."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from chabudai.core import InvalidRecord, JsonObject, Record, mover_of
from chabudai.games import GAMES
from chabudai.games.hanabi import (
    HANABI,
    Announce,
    Card,
    ClueColour,
    ClueValue,
    Colour,
    Discard,
    HanabiMove,
    HanabiSetup,
    HanabiState,
)
from chabudai.records.hanabi.live.codes import SUITS, WITH_BLACK, Kind
from chabudai.records.hanabi.live.ending import stops_there

if TYPE_CHECKING:
    from chabudai.core import Note

CARD: Final = re.compile(r"card ([1-9][0-9]?)")
COLOURS: Final = {colour.word: colour for colour in Colour}


def to_hanab_live(record: Record) -> tuple[JsonObject, tuple[str, ...]]:
    """Return the game in hanab.live's form, and what has to be said about it.

    Raises:
        InvalidRecord: That form cannot hold it.
    """
    if record.game != HANABI.name:
        raise InvalidRecord(
            f"hanab.live has no {record.game}.", hint="Only games of Hanabi can be written in its form."
        )
    states = [state for state in record.replay(GAMES) if isinstance(state, HanabiState)]
    setup, moves = states[0].setup, [HANABI.parse(text) for text in record.moves]
    notes, left_out = _notes(record, setup)
    game: dict[str, Any] = {
        "players": list(record.names) or [f"Seat {seat + 1}" for seat in range(record.players)],
        "deck": [_card_json(card) for card in HANABI.read_deal(setup, record.deal)],
        "actions": list(_actions(setup, states, moves)),
    }
    if options := _options(setup):
        game["options"] = options
    if notes:
        game["notes"] = notes
    return game, (*_remarks(setup, states), *left_out)


def _card_json(card: Card) -> JsonObject:
    return {"suitIndex": SUITS.index(card.colour), "rank": card.value}


def _options(setup: HanabiSetup) -> JsonObject:
    rules = setup.rules
    options = {
        "variant": WITH_BLACK if rules.avalanche else None,
        "startingPlayer": int(rules.first),
        "emptyClues": rules.empty_clues,
        "allOrNothing": rules.all_or_nothing,
    }
    return {name: value for name, value in options.items() if value}


def _actions(setup: HanabiSetup, states: list[HanabiState], moves: list[HanabiMove]) -> Iterator[JsonObject]:
    size = setup.hand_size
    orders = [list(range(seat * size, (seat + 1) * size)) for seat in range(setup.players)]
    dealt = size * setup.players
    for number, (state, move, after) in enumerate(zip(states[:-1], moves, states[1:], strict=True), start=1):
        if isinstance(move, ClueColour):
            yield {"type": int(Kind.CLUE_COLOUR), "target": move.target, "value": SUITS.index(move.colour)}
        elif isinstance(move, ClueValue):
            yield {"type": int(Kind.CLUE_VALUE), "target": move.target, "value": move.value}
        else:
            if isinstance(move, Announce):
                hint = "Only games of the synchronised show in which nobody announced can be written in its form."
                raise InvalidRecord(f"Move {number}, {str(move)!r}: hanab.live has no announced plays.", hint=hint)
            hand = orders[mover_of(state)]
            kind = Kind.DISCARD if isinstance(move, Discard) else Kind.PLAY
            yield {"type": int(kind), "target": hand.pop(move.slot), "value": 0}
            if after.deck_left < state.deck_left:
                hand.append(dealt)
                dealt += 1


def _remarks(setup: HanabiSetup, states: list[HanabiState]) -> Iterator[str]:
    if len(states) == 1:
        yield "hanab.live only takes games with at least one action."
    if setup.rules.synchronised:
        yield "The synchronised show became an ordinary game: nobody announced a colour."
    for number, state in enumerate(states[:-1]):
        if reason := stops_there(state):
            yield f"hanab.live ends this game after action {number}: {reason}. It does not show the actions after that."
            return


def _notes(record: Record, setup: HanabiSetup) -> tuple[list[list[str]], tuple[str, ...]]:
    """Return the notes by seat and place, and what could not be kept."""
    written: list[dict[int, str]] = [{} for _ in range(record.players)]
    lost = 0
    for note in record.notes:
        place = _place(note, setup)
        if place is None:
            lost += 1
        else:
            before = written[note.seat].get(place)
            written[note.seat][place] = note.text if before is None else f"{before} | {note.text}"
    rows = [[row.get(place, "") for place in range(max(row, default=-1) + 1)] for row in written]
    told = (f"{lost} notes are about moves or the whole game; hanab.live only has notes on cards.",) if lost else ()
    return (rows if any(rows) else []), told


def _place(note: Note, setup: HanabiSetup) -> int | None:
    about = note.about or ""
    if (found := CARD.fullmatch(about)) and int(found[1]) <= len(setup.deck):
        return int(found[1]) - 1
    if about in COLOURS and COLOURS[about] in setup.colours:
        return len(setup.deck) + SUITS.index(COLOURS[about])
    return None

"""A game shown move by move, as one observer sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chabudai.core import InvalidRecord, Record, parse_observer
from chabudai.protocol.reasons import Sentence
from chabudai.protocol.records import Replay
from chabudai.server.tables.match import Match

if TYPE_CHECKING:
    from chabudai.protocol.options import Aid
    from chabudai.server.tables.story.written import WrittenGame


def replay_of_table(game: WrittenGame, observer: str) -> Replay:
    """Show the game of a table."""
    shown = _replay(Match.recorded(Record.from_json(game.record)), observer, game.aid, game.seats)
    shown.result, shown.why = game.result, list(game.why)
    return shown


def replay_of_record(record: Record, observer: str, aid: Aid) -> Replay:
    """Show a record of anybody's, which has been checked."""
    shown = _replay(Match.recorded(record), observer, aid, list(record.names))
    for note in record.notes:
        if note.move is not None and shown.moves[note.move - 1].seat == note.seat:
            shown.why[note.move - 1] = Sentence(note.text)
    return shown


def _replay(match: Match, observer: str, aid: Aid, seats: list[str]) -> Replay:
    looking = parse_observer(observer, match.setup.players)
    if looking is None:
        raise InvalidRecord(
            f"There is no observer {observer!r}.",
            hint=f"Use a seat from 0 to {match.setup.players - 1}, public or all.",
        )
    positions: list[Any] = [match.position_after(moves, looking, aid) for moves in range(len(match.steps) + 1)]
    return Replay(
        match.game.name,
        match.setup.players,
        dict(match.setup.rules_json()),
        observer,
        [match.moved(step, looking) for step in match.steps],
        positions,
        match.result(),
        seats,
        [None] * len(match.steps),
    )

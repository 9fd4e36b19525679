"""Playing on from a position of another game: a table whose log begins with the moves so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.bots import BOTS
from chabudai.core import GameIsOver
from chabudai.protocol import events
from chabudai.protocol.options import Options
from chabudai.server.tables.commands.draft import Draft
from chabudai.server.tables.commands.opening import check_bot, versions
from chabudai.server.tables.entry import Secret
from chabudai.server.tables.match import Match
from chabudai.server.tables.refusals import NoPosition, SeatTaken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.core import Record
    from chabudai.protocol.events import AnyTableEvent
    from chabudai.protocol.tables import NewTrial
    from chabudai.server.tables.person import Person


def begun(record: Record, moves: int) -> tuple[Match, Sequence[str]]:
    """Lay out the deal of *record*, which has been checked; return it with the moves that are to be made in it.

    Raises:
        NoPosition: The record has fewer moves.
    """
    if moves > len(record.moves):
        raise NoPosition(f"There is no position after {moves} moves.", hint="Ask for one that was played.")
    match = Match.laid(record.game, record.players, record.rules, record.deal, record.seed)
    return match, record.moves[:moves]


def tried(new: NewTrial, record: Record, match: Match, person: Person) -> Draft:
    """Set up a table that goes on with *record* from where *match* is: bots sit around the person who tries.

    Raises:
        GameIsOver: There is nothing left to play.
        SeatTaken: There is no such seat.
        BotRefuses: The bot does not play under these rules.
    """
    if match.state.to_move is None:
        raise GameIsOver("The game is over at this position.", hint="Go on from an earlier one.")
    mine = match.state.to_move if new.seat is None else new.seat
    if mine not in range(record.players):
        raise SeatTaken(f"There is no seat {mine}.", hint=f"The table has seats 0 to {record.players - 1}.")
    bot = new.bot or BOTS.usual(record.game, match.setup)
    check_bot(record.game, bot, match.setup)
    rules = dict(match.setup.rules_json())
    made: list[AnyTableEvent] = [
        events.Created(
            "",
            record.game,
            record.players,
            rules,
            Options(),
            practice=True,
            trial=new.moves,
            **versions(record.game),
        ),
        events.Sat(mine, person.name, person.program),
        *(events.BotSat(seat, bot) for seat in range(record.players) if seat != mine),
        events.Started(rules),
        *(events.Moved(step.seat, str(step.move)) for step in match.steps),
    ]
    who = {mine: person.id}
    return Draft(made, Secret(record.seed, dict(record.deal), who, person.id), steps=tuple(match.steps))

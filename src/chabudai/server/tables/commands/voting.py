"""What needs the consent of others: taking back, resigning, replacing somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.engine.errors import MalformedRequest
from chabudai.protocol import events
from chabudai.server.tables.commands.draft import Draft
from chabudai.server.tables.commands.opening import check_bot, checked_rules
from chabudai.server.tables.consent import awaited, carried, claimable, stops_alone, voters
from chabudai.server.tables.entry import Secret
from chabudai.server.tables.refusals import NoVote, WrongPhase
from chabudai.server.tables.vote import Vote

if TYPE_CHECKING:
    from collections.abc import Collection

    from chabudai.protocol import requests
    from chabudai.protocol.events import AnyTableEvent, Proposed
    from chabudai.server.tables.person import Person
    from chabudai.server.tables.table import Table


def propose(table: Table, mine: int, request: requests.Propose, absent: Collection[int]) -> Draft:
    """Ask for consent; where nobody else has to be asked, it happens at once.

    Those who play go before somebody who asks to be let in. The *absent* seats have had nobody there for long.
    """
    if table.phase != "playing":
        raise WrongPhase("No game is on.", hint="This is possible only during a game.")
    _require_no_vote(table)
    if request.vote == "take_back":
        proposed = _take_back(table, mine)
    elif request.vote == "replace":
        proposed = _replace(table, mine, request, absent)
    elif request.vote == "claim":
        proposed = _claim(table, mine)
    elif request.vote == "resign":
        proposed = events.Proposed(mine, "resign")
    else:
        raise MalformedRequest("You sit here already.", hint="Whoever wants to join sends `sit`.")
    return _asked(table, proposed)


def propose_bot(table: Table, mine: int, seat: int, bot: str) -> Draft:
    """Ask for consent to a bot at a seat that was left: whoever sits there plays with the others."""
    _require_no_vote(table)
    return _asked(table, events.Proposed(mine, "replace", target=seat, bot=bot))


def agree(table: Table, mine: int, absent: Collection[int]) -> Draft:
    """Agree; the last consent that was needed makes it happen.

    Nobody who has come back meanwhile is replaced: that ends the vote.
    """
    vote = _open_vote(table)
    target = vote.proposed.target
    if vote.proposed.absent and target is not None and target not in absent and target != table.out:
        return Draft([events.Refused(target)])
    if mine not in voters(table, vote):
        raise NoVote("You are not asked.", hint="Wait for the others.")
    made: list[AnyTableEvent] = [events.Agreed(mine)]
    if not carried(table, vote, more=mine, absent=absent):
        return Draft(made)
    made.append(_outcome(table, vote.proposed))
    return Draft(made, _newcomer(vote))


def pass_over(table: Table, absent: Collection[int]) -> Draft | None:
    """Replace somebody who has been away for long by now, if everybody else agreed earlier."""
    if table.vote is None or awaited(table) not in absent:
        return None
    return Draft([_outcome(table, table.vote.proposed)])


def refuse(table: Table, mine: int) -> Draft:
    """Refuse, which also lets whoever is to be replaced say that they are there."""
    _open_vote(table)
    return Draft([events.Refused(mine)])


def withdraw(table: Table, person: Person) -> Draft:
    """Let somebody who asked to be let in ask no longer."""
    vote = _open_vote(table)
    if vote.who != person.id:
        raise NoVote("You are not asked.", hint="Those who sit decide.")
    return Draft([events.Refused(vote.proposed.seat)])


def _require_no_vote(table: Table) -> None:
    if table.vote is not None and table.vote.proposed.vote != "join":
        raise NoVote("Something else is being proposed.", hint="Answer that first.")


def _asked(table: Table, proposed: Proposed) -> Draft:
    """Ask those who must agree; where these are none but the proposer, it happens at once."""
    made: list[AnyTableEvent] = [proposed]
    if carried(table, Vote(proposed, {proposed.seat})):
        made.append(_outcome(table, proposed))
    return Draft(made)


def _newcomer(vote: Vote) -> Secret | None:
    return Secret(who={vote.proposed.seat: vote.who or ""}) if vote.proposed.vote == "join" else None


def _open_vote(table: Table) -> Vote:
    if table.vote is None:
        raise NoVote("Nothing is being proposed.", hint="Somebody else may have answered.")
    return table.vote


def _take_back(table: Table, mine: int) -> Proposed:
    steps = table.match.steps if table.match else []
    own = [number for number, step in enumerate(steps) if step.seat == mine]
    if table.match is None or not own:
        raise NoVote("You have made no move.", hint="Only your own last move can be taken back.")
    back_to, undone = own[-1], steps[own[-1] :]
    presenter = table.match.presenter
    reveals = len(undone) > 1 or any(presenter.reveals(step.before, step.move, step.after) for step in undone)
    return events.Proposed(mine, "take_back", back_to=back_to, reveals=reveals)


def _replace(table: Table, mine: int, request: requests.Propose, absent: Collection[int]) -> Proposed:
    if request.seat is None or request.bot is None:
        raise MalformedRequest("Replacing somebody needs `seat` and `bot`.", hint="Send both.")
    if request.seat == mine or request.seat not in table.people():
        raise NoVote(f"There is nobody to replace at seat {request.seat}.", hint="Name the seat of an absent player.")
    check_bot(table.game, request.bot, checked_rules(table.game, table.players, table.rules))
    gone = request.seat in absent
    return events.Proposed(mine, "replace", target=request.seat, bot=request.bot, absent=gone)


def _claim(table: Table, mine: int) -> Proposed:
    if not claimable(table, mine):
        raise NoVote("There is no game to claim.", hint="The other's time must be up, in a game against each other.")
    return events.Proposed(mine, "claim", target=table.turn)


def _outcome(table: Table, proposed: Proposed) -> AnyTableEvent:
    if proposed.vote == "take_back":
        return events.TakenBack(proposed.back_to or 0, revealed=proposed.reveals)
    if proposed.vote == "replace":
        seat, bot = proposed.target or 0, proposed.bot or ""
        return events.BotSat(seat, bot) if seat in table.free() else events.Replaced(seat, bot)
    if proposed.vote == "join":
        return events.Sat(proposed.seat, proposed.name, proposed.program)
    if proposed.vote == "claim":
        return events.Stopped("clock", proposed.target)
    return events.Stopped("resigned", proposed.seat if stops_alone(table) else None)

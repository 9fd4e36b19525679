"""Setting a table up, and dealing."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, TypedDict

import chabudai
from chabudai.bots import BOTS
from chabudai.core import InvalidRules
from chabudai.games import GAMES
from chabudai.protocol import events
from chabudai.protocol.names import checked_name
from chabudai.records.deal import Deal
from chabudai.server.tables.commands.beginning import most_named
from chabudai.server.tables.commands.draft import Draft
from chabudai.server.tables.entry import Secret
from chabudai.server.tables.match import settled_rules
from chabudai.server.tables.refusals import SeatTaken, WrongPhase

if TYPE_CHECKING:
    from collections.abc import Mapping

    from chabudai.core import Setup
    from chabudai.protocol.events import AnyTableEvent
    from chabudai.protocol.tables import NewTable
    from chabudai.server.tables.person import Person
    from chabudai.server.tables.table import Table


def opened(new: NewTable, person: Person) -> Draft:
    """Set a table up, seat its creator and its bots, and deal if that is asked for."""
    deal = _numbered(new)
    rules, chosen = (new.rules, new.seed) if deal is None else (deal.rules, deal.seed)
    setup = checked_rules(new.game, new.players, rules)
    taken: set[int] = set()
    made: list[AnyTableEvent] = [
        events.Created(
            "" if new.name is None else checked_name(new.name),
            new.game,
            new.players,
            dict(rules),
            new.options,
            practice=chosen is not None,
            deal=new.deal,
            **versions(new.game),
        )
    ]
    who: dict[int, str] = {}
    if new.seat is not None:
        _take(taken, new.seat, new.players)
        who[new.seat] = person.id
        made.append(events.Sat(new.seat, person.name, person.program))
    for wanted in new.bots:
        seat = _take(taken, wanted.seat, new.players)
        check_bot(new.game, wanted.bot, setup)
        made.append(events.BotSat(seat, wanted.bot))
    if not new.start:
        return Draft(made, Secret(seed=chosen, who=who, host=person.id))
    if len(taken) < new.players:
        raise WrongPhase(f"{new.players - len(taken)} seats are empty.", hint="Add bots, or start later.")
    seed = chosen or fresh_seed()
    made.append(events.Started(dict(settled_rules(new.game, new.players, rules, seed))))
    return Draft(made, Secret(seed=seed, who=who, host=person.id))


def _numbered(new: NewTable) -> Deal | None:
    """Return the numbered deal that is asked for."""
    if new.deal is None:
        return None
    if new.rules or new.seed is not None:
        raise InvalidRules("A numbered deal has rules and a seed of its own.", hint="Leave `rules` and `seed` out.")
    return Deal(new.game, new.players, new.deal)


def dealt(table: Table) -> Draft:
    """Deal at a table whose seats are all taken."""
    if free := table.free():
        raise WrongPhase(f"{len(free)} seats are empty.", hint="Wait for people, or add bots.")
    seed = table.chosen or fresh_seed()
    rules = settled_rules(table.game, table.players, table.rules, seed, most_named(table))
    return Draft([events.Started(dict(rules))], Secret(seed=seed))


def again(table: Table, host: str, names: Mapping[str, str]) -> Draft:
    """Set up the table of a rematch: the same seats, who moves first drawn anew; *host* is the identity of its host.

    *names* are what people are called now, by identity: after a game the table keeps the names of then.
    Whoever plays with bots alone has nobody to wait for, and is dealt a game at once.
    """
    rules = {name: value for name, value in table.rules.items() if name != "first"}
    created = events.Created(table.name, table.game, table.players, rules, table.options, **versions(table.game))
    made: list[AnyTableEvent] = [created]
    who: dict[int, str] = {}
    for seat, occupant in enumerate(table.seats):
        if occupant.bot is not None:
            made.append(events.BotSat(seat, occupant.bot))
        elif occupant.who:
            who[seat] = occupant.who
            made.append(events.Sat(seat, names.get(occupant.who, occupant.name), occupant.program))
    seed = None
    if list(who.values()) == [host] and not table.free():
        seed = fresh_seed()
        made.append(events.Started(dict(settled_rules(table.game, table.players, rules, seed))))
    return Draft(made, Secret(seed=seed, who=who, host=host))


class Versions(TypedDict):
    """Which code made a log."""

    version: str
    rules_version: int


def versions(game: str) -> Versions:
    """Return what a log says about the code that makes it."""
    return {"version": chabudai.__version__, "rules_version": GAMES.find(game).rules_version}


def fresh_seed() -> str:
    """Return a seed that nobody can guess."""
    return secrets.token_hex(16)


def check_bot(game: str, bot: str, setup: Setup | None = None) -> None:
    """Refuse a bot that does not exist or does not play under these rules.

    A program on a pipe is refused too: nobody may start commands on the server.
    """
    if bot.startswith("pipe:"):
        raise InvalidRules("A table's bots are those of this server.", hint="Let your own bot connect with a token.")
    if setup is None:
        BOTS.find(game, bot)
    else:
        BOTS.seated(bot, game, setup)


def checked_rules(game: str, players: int, rules: Mapping[str, Any]) -> Setup:
    """Return the setup that these rules make.

    Raises:
        InvalidRules: They make none.
    """
    setup: Setup = GAMES.find(game).setup(players, rules)
    return setup


def _take(taken: set[int], wanted: int | None, players: int) -> int:
    free = [seat for seat in range(players) if seat not in taken]
    if wanted is None and free:
        wanted = free[0]
    if wanted is None or wanted not in free:
        raise SeatTaken(f"Seat {wanted} is not free.", hint=f"The table has seats 0 to {players - 1}, one for each.")
    taken.add(wanted)
    return wanted

"""From the options of the command line to a session, and from there to a saved record."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Mapping
from dataclasses import dataclass, field
from getpass import getuser
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING

from chabudai.core import InvalidRules
from chabudai.games import GAMES
from chabudai.protocol.options import Aid
from chabudai.tui.adapters import adapter_of
from chabudai.tui.agreement import Agreement, Participant
from chabudai.tui.local import LocalSession
from chabudai.words import words_for

if TYPE_CHECKING:
    from chabudai.core import Json, Setup
    from chabudai.records.deal import Deal
    from chabudai.tui.adapter import Adapter
    from chabudai.tui.session import Session
    from chabudai.words import Words


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """What somebody asked for; what was left out has good defaults."""

    what: str
    """A game, or the link of a table."""
    people: tuple[str, ...] = ()
    players: int | None = None
    bots: tuple[str, ...] = ()
    rules: Mapping[str, Json] = field(default_factory=dict)
    seed: str | None = None
    aid: str = Aid.EXCLUSIONS
    thoughts: bool = False
    language: str | None = None
    pace: float = 0.0
    """Seconds before a bot's move."""
    deal: Deal | None = None
    """A numbered deal, which brings its own rules and seed."""


def open_session(options: PlayOptions) -> Session:
    """Return the session that was asked for.

    Raises:
        ChabudaiError: There is no such game, rule, bot, language or table.
    """
    if "://" in options.what:
        # Late, because few come this way.
        from chabudai.tui.remote.session import RemoteSession  # noqa: PLC0415

        words = words_for(options.language, "game", "bots", "terminal", "page")
        return RemoteSession.at(options.what, options.people[0] if options.people else "", words)
    parts = ("game", "bots", "terminal") if options.deal is None else ("game", "bots", "terminal", "daily")
    words = words_for(options.language, *parts)
    game = GAMES.find(options.what)
    adapter = adapter_of(game.name)
    people = options.people or (_own_name(words),)
    # Several people want no more bots than they asked for.
    players = options.players or (game.usual_players if len(people) == 1 else len(people))
    if len(people) > players:
        raise InvalidRules(
            f"{len(people)} people cannot sit on {players} seats.", hint="Give a larger number of players."
        )
    setup = game.setup(players, options.rules)
    participants = (*map(Participant, people), *_bots(options, adapter, setup, players - len(people)))
    seed, aid = _seed(options), _aid(options.aid)
    agreement = Agreement(game, setup, seed, participants, aid, options.thoughts, options.pace, options.deal)
    return LocalSession(agreement, adapter, words)


def run_session(session: Session, *, plain: bool, save: Path | None) -> str:
    """Play *session* to the end, write the record, and return what there is to say about it.

    Raises:
        ChabudaiError: The table cannot be reached, or the file cannot be written.
    """
    if save is not None:
        _check_folder(save)
    if plain:
        from chabudai.tui.plain import run_plain  # noqa: PLC0415 - one of the two is needed

        run_plain(session)
    else:
        from chabudai.tui.app import run_app  # noqa: PLC0415

        run_app(session)
    gc.enable()
    if save is None:
        return ""
    _save(session, save)
    return session.words.say("saved", file=str(save))


def _save(session: Session, save: Path) -> None:
    from chabudai.records import write  # noqa: PLC0415 - only when a file is wanted

    record = asyncio.run(session.record())
    if record is None:
        raise InvalidRules("The game is not over, so its record is still a secret.", hint="Save it after the end.")
    text, _ = write(record, "record")
    save.write_text(text + "\n", encoding="utf-8")


def _check_folder(save: Path) -> None:
    if save.is_dir() or not save.absolute().parent.is_dir():
        raise InvalidRules(f"The record cannot be written to {save}.", hint="Name a file in a folder that exists.")


def _seed(options: PlayOptions) -> str:
    if options.deal is not None:
        return options.deal.seed
    return token_hex(8) if options.seed is None else options.seed


def _own_name(words: Words) -> str:
    """Return the name under which somebody logged in."""
    try:
        return getuser().capitalize()
    except (KeyError, OSError):
        return words.say("somebody")


def _aid(name: str) -> Aid:
    if name not in tuple(Aid):
        raise InvalidRules(f"There is no memory aid {name!r}.", hint=f"There are: {', '.join(Aid)}.")
    return Aid(name)


def _bots(options: PlayOptions, adapter: Adapter, setup: Setup, seats: int) -> tuple[Participant, ...]:
    """Seat bots in turn: those that were named, or the first that plays under these rules."""
    if not seats:
        return ()
    named = options.bots or (_usual_bot(adapter, setup),)
    if options.bots:
        from chabudai.bots import BOTS  # noqa: PLC0415 - the usual bot is known without looking

        for bot in named:
            BOTS.seated(bot, adapter.game, setup)
    bots = [named[seat % len(named)] for seat in range(seats)]
    return tuple(Participant(_name(bots, seat), bot) for seat, bot in enumerate(bots))


def _usual_bot(adapter: Adapter, setup: Setup) -> str:
    """Return the first bot that plays under these rules, of those that the adapter prefers or of all.

    Raises:
        InvalidRules: There is none.
    """
    if len(adapter.bots) == 1:
        return adapter.bots[0]
    from chabudai.bots import BOTS  # noqa: PLC0415 - only where there is a choice

    kinds = sorted(BOTS.of(adapter.game), key=lambda kind: not kind.for_people)
    names = adapter.bots or tuple(kind.name for kind in kinds)
    for name in names:
        if BOTS.find(adapter.game, name).plays(setup):
            return name
    raise InvalidRules(
        f"No bot plays {adapter.game} under these rules.", hint="Name all players after --hot-seat, or install a bot."
    )


def _name(bots: list[str], seat: int) -> str:
    """Return a bot's name for the table, with a number where there are several of a kind."""
    name = bots[seat].partition(":")[0].capitalize()
    return name if bots.count(bots[seat]) == 1 else f"{name} {bots[: seat + 1].count(bots[seat])}"

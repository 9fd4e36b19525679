"""From what somebody wishes for on the command line to a table, and from there to a saved record."""

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
from chabudai.tui.agreement import Agreement, Sitter
from chabudai.tui.face import face_of
from chabudai.tui.local import LocalTable
from chabudai.tui.scene import Aid
from chabudai.words import words_for

if TYPE_CHECKING:
    from chabudai.core import Json, Setup
    from chabudai.records.deal import Deal
    from chabudai.tui.face import Face
    from chabudai.tui.table import Table
    from chabudai.words import Words


@dataclass(frozen=True, slots=True)
class Wishes:
    """What somebody asked for; what was left out has good values."""

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


def open_table(wishes: Wishes) -> Table:
    """Return the table that was wished for.

    Raises:
        ChabudaiError: There is no such game, rule, bot, language or table.
    """
    if "://" in wishes.what:
        # Late, because few come this way.
        from chabudai.tui.remote.table import RemoteTable  # noqa: PLC0415

        words = words_for(wishes.language, "game", "terminal", "page")
        return RemoteTable.at(wishes.what, wishes.people[0] if wishes.people else "", words)
    parts = ("game", "bots", "terminal") if wishes.deal is None else ("game", "bots", "terminal", "daily")
    words = words_for(wishes.language, *parts)
    game = GAMES.find(wishes.what)
    face = face_of(game.name)
    people = wishes.people or (_own_name(words),)
    # Several people want no more company than they asked for.
    players = wishes.players or (face.players if len(people) == 1 else len(people))
    if len(people) > players:
        raise InvalidRules(
            f"{len(people)} people cannot sit on {players} seats.", hint="Give a larger number of players."
        )
    setup = game.setup(players, wishes.rules)
    sitters = (*map(Sitter, people), *_bots(wishes, face, setup, players - len(people)))
    seed, aid = _seed(wishes), _aid(wishes.aid)
    agreement = Agreement(game, setup, seed, sitters, aid, wishes.thoughts, wishes.pace, wishes.deal)
    return LocalTable(agreement, face, words)


def sit_down(table: Table, *, plain: bool, save: Path | None) -> str:
    """Play at *table* to the end, write the record, and return what there is to say about it.

    Raises:
        ChabudaiError: The table cannot be reached, or the file cannot be written.
    """
    if save is not None:
        _check_folder(save)
    if plain:
        from chabudai.tui.plain import run_plain  # noqa: PLC0415 - one of the two is needed

        run_plain(table)
    else:
        from chabudai.tui.app import run_app  # noqa: PLC0415

        run_app(table)
    gc.enable()
    if save is None:
        return ""
    _save(table, save)
    return table.words.say("saved", file=str(save))


def _save(table: Table, save: Path) -> None:
    from chabudai.records import write  # noqa: PLC0415 - only when a file is wanted

    record = asyncio.run(table.record())
    if record is None:
        raise InvalidRules("The game is not over, so its record is still a secret.", hint="Save it after the end.")
    text, _ = write(record, "record")
    save.write_text(text + "\n", encoding="utf-8")


def _check_folder(save: Path) -> None:
    if save.is_dir() or not save.absolute().parent.is_dir():
        raise InvalidRules(f"The record cannot be written to {save}.", hint="Name a file in a folder that exists.")


def _seed(wishes: Wishes) -> str:
    if wishes.deal is not None:
        return wishes.deal.seed
    return token_hex(8) if wishes.seed is None else wishes.seed


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


def _bots(wishes: Wishes, face: Face, setup: Setup, seats: int) -> tuple[Sitter, ...]:
    """Seat bots in turn: those that were named, or the first that plays under these rules."""
    if not seats:
        return ()
    named = wishes.bots or (_company(face, setup),)
    if wishes.bots:
        from chabudai.bots import BOTS  # noqa: PLC0415 - the usual company is known without looking

        for bot in named:
            BOTS.seated(bot, face.game, setup)
    bots = [named[seat % len(named)] for seat in range(seats)]
    return tuple(Sitter(_name(bots, seat), bot) for seat, bot in enumerate(bots))


def _company(face: Face, setup: Setup) -> str:
    first, *others = face.bots
    if not others:
        return first
    from chabudai.bots import BOTS  # noqa: PLC0415 - only where there is a choice

    return next(bot for bot in face.bots if BOTS.find(face.game, bot).plays(setup))


def _name(bots: list[str], seat: int) -> str:
    """Return a bot's name for the table, with a number where there are several of a kind."""
    name = bots[seat].partition(":")[0].capitalize()
    return name if bots.count(bots[seat]) == 1 else f"{name} {bots[: seat + 1].count(bots[seat])}"

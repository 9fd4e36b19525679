"""The bots that there are: those of each game, installed ones, and programs on a pipe."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Final

from chabudai.bots.any_move import AnyMoveKind
from chabudai.bots.errors import BotFailed, BotRefuses, UnknownBot
from chabudai.bots.kind import BotKind
from chabudai.bots.pipe import MOVE_SECONDS, PipeKind

if TYPE_CHECKING:
    from chabudai.core import Registry, Setup

GROUP: Final = "chabudai.bots"
"""The entry point group under which other packages offer kinds of bots."""
LEVEL: Final = "bots"
"""Where a game's own bots are: see `Registry.part`."""
PIPE: Final = "pipe:"
"""What a command that is a bot starts with."""


class Bots:
    """Kinds of bots by game and name.

    Every game has `random`, and what its own part for this level lists as `KINDS`; other packages
    install more. All are looked for when first needed.
    """

    def __init__(self, games: Registry) -> None:
        """Look for the bots of *games*."""
        self._games = games
        self._brought: dict[str, dict[str, BotKind]] = {}
        self._installed: dict[tuple[str, str], BotKind] | None = None

    def __iter__(self) -> Iterator[BotKind]:
        for game in self._games:
            yield from self._of_game(game).values()
        yield from self._others().values()

    def of(self, game: str) -> tuple[BotKind, ...]:
        """Return the bots that play *game*.

        Raises:
            InvalidRules: There is no such game.
        """
        others = (kind for kind in self._others().values() if kind.game == game)
        return (*self._of_game(game).values(), *others)

    def find(self, game: str, text: str, move_seconds: float = MOVE_SECONDS) -> BotKind:
        """Return the bot that *text* names: `name`, `name:level` or `pipe:command`.

        Only a command is held to *move_seconds*; our own bots have budgets.

        Raises:
            InvalidRules: There is no such game.
            UnknownBot: There is no such bot.
        """
        if text.startswith(PIPE):
            return PipeKind(game, text.removeprefix(PIPE), move_seconds)
        name, _, level = text.partition(":")
        kind = self._of_game(game).get(name) or self._others().get((game, name))
        if kind is None:
            names = ", ".join(kind.name for kind in self.of(game))
            raise UnknownBot(
                f"There is no bot {name!r} for {game}.",
                hint=f"The bots are: {names}; or {PIPE}COMMAND for a program of your own.",
            )
        return kind.at(level) if level else kind

    def seated(self, text: str, game: str, setup: Setup) -> BotKind:
        """Return the bot that *text* names, if it plays under these rules.

        Raises:
            UnknownBot: There is none.
            BotRefuses: It does not play under these rules.
        """
        kind = self.find(game, text)
        if not kind.plays(setup):
            able = ", ".join(other.name for other in self.of(game) if other.plays(setup))
            if not kind.installed:
                raise BotRefuses(
                    f"The bot {kind.name!r} needs the compiled engines, which are not installed.",
                    hint=f"Install chabudai[fast], or choose one of these: {able}.",
                )
            table = f"{setup.players} players and the rules {setup.rules_json()}"
            raise BotRefuses(
                f"The bot {kind.name!r} does not play {game} with {table}.",
                hint=f"These bots do: {able}.",
            )
        return kind

    def usual(self, game: str, setup: Setup) -> str:
        """Return the name of the best company for people under these rules, of those whose name alone says all.

        Raises:
            InvalidRules: There is no such game.
        """
        able = [kind for kind in self.of(game) if kind.plays(setup)]
        company = [kind for kind in able if kind.for_people and not kind.level]
        plain = [kind for kind in able if not kind.speaks_code]
        return (company or plain)[-1].name

    def company(self, game: str, setup: Setup) -> str:
        """Return the name of the strongest bot that is meant to play with people here; empty if there is none.

        Raises:
            InvalidRules: There is no such game.
        """
        return next((kind.name for kind in self.of(game)[::-1] if kind.for_people and kind.plays(setup)), "")

    def _of_game(self, game: str) -> dict[str, BotKind]:
        """Return what a game brings by itself, by name."""
        if game not in self._brought:
            kinds: tuple[BotKind, ...] = getattr(self._games.part(game, LEVEL), "KINDS", ())
            self._brought[game] = {kind.name: kind for kind in (AnyMoveKind(game), *kinds)}
        return self._brought[game]

    def _others(self) -> dict[tuple[str, str], BotKind]:
        """Return what other packages install, by game and name; no bot replaces a game's own."""
        if self._installed is None:
            offered = [kind for point in entry_points(group=GROUP) for kind in _offered(point)]
            self._installed = {}
            for kind in offered:
                if kind.game in self._games and kind.name not in self._of_game(kind.game):
                    self._installed.setdefault((kind.game, kind.name), kind)
        return self._installed


def _offered(point: EntryPoint) -> tuple[BotKind, ...]:
    """Return the kinds behind an entry point: a kind, a class of kinds, or several kinds."""
    found = point.load()
    if isinstance(found, type) and issubclass(found, BotKind):
        found = found()
    kinds: tuple[object, ...] = tuple(found) if isinstance(found, list | tuple) else (found,)
    if wrong := [kind for kind in kinds if not isinstance(kind, BotKind)]:
        raise BotFailed(
            f"The installed bot {point.name!r} offers {wrong[0]!r}, which is no kind of bot.",
            hint=f"An entry point in {GROUP!r} names a BotKind, its class, or a list of them.",
        )
    return tuple(kind for kind in kinds if isinstance(kind, BotKind))

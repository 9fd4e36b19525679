"""The bots that there are: ours, installed ones, and programs on a pipe."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Final

from chabudai.bots.errors import BotFailed, BotRefuses, UnknownBot
from chabudai.bots.kind import BotKind
from chabudai.bots.pipe import MOVE_SECONDS, PipeKind

if TYPE_CHECKING:
    from chabudai.core import Setup

GROUP: Final = "chabudai.bots"
"""The entry point group under which other packages offer kinds of bots."""
PIPE: Final = "pipe:"
"""What a command that is a bot starts with."""


class Bots:
    """Kinds of bots by game and name; installed ones are looked for when first needed."""

    def __init__(self, ours: Iterable[BotKind]) -> None:
        """Hold our own kinds, in this order."""
        self._kinds = {(kind.game, kind.name): kind for kind in ours}
        self._looked = False

    def __iter__(self) -> Iterator[BotKind]:
        self._look()
        return iter(tuple(self._kinds.values()))

    def of(self, game: str) -> tuple[BotKind, ...]:
        """Return the bots that play *game*."""
        return tuple(kind for kind in self if kind.game == game)

    def find(self, game: str, text: str, move_seconds: float = MOVE_SECONDS) -> BotKind:
        """Return the bot that *text* names: `name`, `name:level` or `pipe:command`.

        Only a command is held to *move_seconds*; our own bots have budgets.

        Raises:
            UnknownBot: There is none.
        """
        if text.startswith(PIPE):
            return PipeKind(game, text.removeprefix(PIPE), move_seconds)
        name, _, level = text.partition(":")
        if (game, name) not in self._kinds:
            self._look()
        if (game, name) not in self._kinds:
            names = ", ".join(kind.name for kind in self.of(game)) or "none"
            raise UnknownBot(
                f"There is no bot {name!r} for {game}.",
                hint=f"The bots are: {names}; or {PIPE}COMMAND for a program of your own.",
            )
        kind = self._kinds[game, name]
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

    def _look(self) -> None:
        if self._looked:
            return
        self._looked = True
        for point in entry_points(group=GROUP):
            for kind in _offered(point):
                self._kinds.setdefault((kind.game, kind.name), kind)


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

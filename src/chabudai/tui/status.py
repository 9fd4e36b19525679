"""What there is to know about a server's table beside its game."""

from __future__ import annotations

from dataclasses import dataclass

from chabudai.protocol.options import Talk


@dataclass(frozen=True, slots=True)
class BotChoice:
    """A bot that may take a seat."""

    bot: str
    """What the server calls it: a name, with a level after a colon."""
    sentence: str
    """How it plays."""

    @property
    def name(self) -> str:
        """What people call it."""
        return bot_name(self.bot, level=True)


@dataclass(frozen=True, slots=True)
class Vote:
    """What somebody proposes."""

    sentence: str
    own: bool
    """Whether the seat that looks proposed it."""


@dataclass(frozen=True, slots=True)
class Clocks:
    """The thinking times in seconds, as they stood when the running one was last looked at."""

    left: tuple[float, ...]
    running: int | None
    since: float
    """When that was, on a monotonic clock."""
    out: int | None
    """The seat to move, if its time is up."""

    def text(self, seat: int, now: float) -> str:
        """Return what a seat has left, in minutes and seconds."""
        used = max(now - self.since, 0.0) if seat == self.running else 0.0
        minutes, seconds = divmod(int(max(self.left[seat] - used, 0.0)), 60)
        return f"{minutes}:{seconds:02}"


@dataclass(frozen=True, slots=True)
class TableStatus:
    """A table on a server: who may join, what was agreed, what is being asked."""

    link: str
    """What others open to sit down."""
    playing: bool = False
    name: str = ""
    facts: tuple[str, ...] = ()
    """What was agreed, a few words each."""
    terms: str = ""
    """The same in the form that the command `change` reads."""
    host: int | None = None
    talk: Talk = Talk.STOCK
    """What may be said during a game."""
    bots: tuple[BotChoice, ...] = ()
    vote: Vote | None = None
    clocks: Clocks | None = None
    watchers: int = 0
    moved_on: bool = False
    """Whether there is a new table for the next game."""
    held: int | None = None
    """The seat that was left or lost to a bot during the game, and may be taken back."""

    @property
    def default_bot(self) -> str:
        """The bot that sits down when nobody chose one: the last that plays at one level."""
        named = [each.bot for each in self.bots]
        return next((bot for bot in reversed(named) if ":" not in bot), named[-1] if named else "")


def bot_name(text: str, *, level: bool = False) -> str:
    """Return a bot's name for the table, with its *level* if that is wanted."""
    name, _, strength = text.partition(":")
    shown = name.capitalize().replace("_", " ")
    return f"{shown} · {strength}" if level and strength else shown

"""What a thinking process is told, and what it answers."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from chabudai.bots.reason import Why
    from chabudai.protocol.coaching import Reading


class Chair(NamedTuple):
    """Where a bot sits, and who it is."""

    table: str
    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class Question:
    """Choose a move at a seat of a table; *seen* is what the process does not know yet."""

    chair: Chair
    game: str
    seed: str
    first: Any
    """The seat's view of the deal."""
    view: Any
    known: int = 0
    """How many moves the process has been told of; 0 seats the bot anew."""
    seen: tuple[tuple[Any, Any], ...] = ()
    """The moves since, each with the seat's view after it."""
    reads: bool = False
    """Whether to say what the moves meant to the seat, instead of choosing one."""


@dataclass(frozen=True, slots=True)
class Leave:
    """The bot is no longer needed: its game is over, or somebody else has taken its seat. There is no answer."""

    chair: Chair


@dataclass(frozen=True, slots=True)
class Choice:
    """The move's text with the bot's reason, or what the moves so far meant, or what went wrong."""

    move: str | None
    why: Why = ""
    problem: str = ""
    reading: Reading | None = None
    memory: int = 0
    """How many bytes the process uses."""


class Thought(NamedTuple):
    """A move's text, and the bot's reason for it: a secret of its seat, as far as the rules have any.

    Where the question was what the moves meant, there is only the reading.
    """

    move: str
    why: Why = ""
    reading: Reading | None = None


def pack(value: object) -> bytes:
    """Return a length and a pickle: both ends are our own processes."""
    body = pickle.dumps(value, protocol=pickle.HIGHEST_PROTOCOL)
    return len(body).to_bytes(4, "big") + body

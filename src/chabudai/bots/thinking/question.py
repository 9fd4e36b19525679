"""What a thinking process is asked, and what it answers."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from chabudai.bots.reason import Why


@dataclass(frozen=True, slots=True)
class Question:
    """Choose a move at a seat of a table; *seen* is what the process does not know yet."""

    key: str
    """The table, the deal and the seat."""
    game: str
    bot: str
    seed: str
    first: Any
    """The seat's view of the deal."""
    known: int
    """How many moves the process has been told of; 0 seats the bot anew."""
    seen: tuple[tuple[Any, Any], ...]
    """The moves since, each with the seat's view after it."""
    view: Any


@dataclass(frozen=True, slots=True)
class Choice:
    """The move's text with the bot's reason, or what went wrong."""

    move: str | None
    why: Why = ""
    problem: str = ""


class Thought(NamedTuple):
    """A move's text, and the bot's reason for it: a secret of its seat, as far as the rules have any."""

    move: str
    why: Why = ""


def pack(value: object) -> bytes:
    """Return a length and a pickle: both ends are our own processes."""
    body = pickle.dumps(value, protocol=pickle.HIGHEST_PROTOCOL)
    return len(body).to_bytes(4, "big") + body

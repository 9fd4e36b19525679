"""What is to be written: entries of logs, and anything else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from sqlalchemy import Connection


@dataclass(frozen=True, slots=True)
class Dealt:
    """A numbered deal by its name, and the identities that play it."""

    deal: str
    people: tuple[str, ...]


@dataclass(slots=True)
class Append:
    """An entry to be added to a log, with what else must become true at the same moment."""

    table: str
    seq: int
    body: str
    leader: str = ""
    """The worker that leads the table; if it is no longer alive, nothing is written. Empty where nobody else writes."""
    opened: int | None = None
    """When the table was set up, if this is its first entry."""
    host: str | None = None
    """Who set it up then."""
    listed: bool | None = None
    """Whether the table is in the lobby from now on."""
    members: Iterable[tuple[str, int]] = ()
    """The identities that sat down, and when."""
    dealt: Dealt | None = None
    """The numbered deal that is dealt now."""
    reached: int | None = None
    """What was reached on it, if the game ends now."""
    aside: bool = False
    """Whether it is nothing but talk."""
    ended: int | None = None
    """When the game was over, if it is with this entry."""
    done: asyncio.Future[Any] | None = field(default=None, repr=False)


@dataclass(slots=True)
class Job:
    """Anything else to be done in a transaction of its own."""

    work: Callable[[Connection], Any]
    done: asyncio.Future[Any] | None = field(default=None, repr=False)


Work: TypeAlias = Append | Job

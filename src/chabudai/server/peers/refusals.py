"""What can come between a worker and the leader of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.core import ChabudaiError
from chabudai.server.store.failure import StoreFailed
from chabudai.server.tables.refusals import Later, damaged_table, unknown_table

if TYPE_CHECKING:
    from chabudai.protocol.problem import Problem


class LedElsewhere(ChabudaiError):
    """Another worker leads the table."""

    code = "server/elsewhere"

    def __init__(self, worker: str) -> None:
        """Name the *worker*; empty if it must be looked up."""
        super().__init__("Another worker leads this table.", hint="Send it again with the same `id`.")
        self.worker = worker


class MovedAway(ChabudaiError):
    """The worker that was asked does not lead the table any more."""

    code = "server/elsewhere"

    def __init__(self) -> None:
        """Say so."""
        super().__init__("This table has moved to another worker.", hint="Send it again with the same `id`.")


class LinkLost(ChabudaiError):
    """The worker that leads the table cannot be reached."""

    code = "server/peer"

    def __init__(self, *, sent: bool) -> None:
        """Say whether it may have been done: it was *sent*, and no answer came."""
        super().__init__("The worker that leads this table does not answer.", hint="Send it again with the same `id`.")
        self.sent = sent


class RemoteRefusal(ChabudaiError):
    """What another worker refused, with its code."""

    def __init__(self, problem: Problem) -> None:
        """Refuse for the same reason."""
        super().__init__(problem.message, hint=problem.hint, rule=problem.rule)
        # The code of this one refusal: the class has none of its own.
        vars(self)["code"] = problem.code


class RemoteLater(Later):
    """What another worker refused for a while, with its code."""

    def __init__(self, problem: Problem, retry: int) -> None:
        """Refuse for the same reason, and as long."""
        super().__init__(problem.message, hint=problem.hint, retry=retry)
        vars(self)["code"] = problem.code


def refusal_of(problem: Problem) -> ChabudaiError:
    """Return the refusal of another worker as what it would be here."""
    if problem.retry is not None:
        return RemoteLater(problem, problem.retry)
    if problem.code == "table/unknown":
        return unknown_table()
    if problem.code == "table/damaged":
        return damaged_table()
    if problem.code == StoreFailed.code:
        return StoreFailed(problem.message, hint=problem.hint)
    return RemoteRefusal(problem)

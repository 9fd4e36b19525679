"""What goes wrong in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.core import ChabudaiError

if TYPE_CHECKING:
    from chabudai.protocol.problem import Problem


class NotYourTurn(ChabudaiError):
    """A move by somebody who is not to move."""

    code = "move/turn"


class Unclear(ChabudaiError):
    """A request that cannot be read; its hint is one that can."""

    code = "request/unclear"


class CannotJoin(ChabudaiError):
    """A link that leads to no table, or a table that lets nobody in."""

    code = "table/unknown"


class Refused(ChabudaiError):
    """A server's refusal, with its own code."""

    def __init__(self, reason: str, message: str, *, hint: str = "", rule: str | None = None) -> None:
        """Keep the *reason*, a stable code, and the paragraph of the rulebook where there is one."""
        super().__init__(message, hint=hint, rule=rule)
        self.reason = reason


def refusal(problem: Problem) -> Refused:
    """Return a server's refusal as an error."""
    return Refused(problem.code, problem.message, hint=problem.hint, rule=problem.rule)

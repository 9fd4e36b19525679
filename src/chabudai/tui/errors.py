"""What goes wrong in a terminal."""

from chabudai.core import ChabudaiError


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

"""What goes wrong, each with a stable code, what happened and what to do instead."""

from typing import ClassVar


class ChabudaiError(Exception):
    """A refusal: nothing has changed, and the hint says what would work."""

    code: ClassVar[str] = "error"

    def __init__(self, message: str, *, hint: str = "", rule: str | None = None) -> None:
        """Say what was wrong, with the offending input, what to do instead, and which paragraph says so.

        The number of the paragraph is cited at the end of the message, for people; programs read `rule`.
        """
        self.message = message if rule is None or f"({rule})" in message else _citing(message, rule)
        super().__init__(self.message)
        self.hint = hint
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.message} {self.hint}".rstrip()


def _citing(message: str, rule: str) -> str:
    return f"{message.removesuffix('.')} ({rule})."


class InvalidRules(ChabudaiError):
    """An unknown game, number of players, edition or rule option."""

    code = "rules/invalid"


class InvalidDeal(ChabudaiError):
    """A deal that this game cannot have, or a seed that is too long."""

    code = "deal/invalid"


class UnreadableMove(ChabudaiError):
    """A text or a number that names no move of this game."""

    code = "move/unreadable"


class IllegalMove(ChabudaiError):
    """A move that the rules forbid in this position."""

    code = "move/illegal"


class GameIsOver(ChabudaiError):
    """A move in a game that has ended."""

    code = "game/over"


class InvalidRecord(ChabudaiError):
    """A record that is not of a known form, or does not replay."""

    code = "record/invalid"

"""What goes wrong with bots; each error names the bot."""

from __future__ import annotations

from chabudai.core import ChabudaiError


class UnknownBot(ChabudaiError):
    """A name that no bot of this game has."""

    code = "bot/unknown"


class BotRefuses(ChabudaiError):
    """A bot that does not play under these rules."""

    code = "bot/refuses"


class BotFailed(ChabudaiError):
    """A bot that crashed, ran out of time or moved against the rules."""

    code = "bot/failed"

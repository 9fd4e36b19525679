"""The bots that a server offers."""

from __future__ import annotations

from typing import Any

import msgspec

from chabudai.tui.remote.messages import BotInfo
from chabudai.tui.room import Company


def company(offer: dict[str, Any], game: str, language: str) -> tuple[Company, ...]:
    """Return the bots of a game that are meant for people, each at each level; all if none is."""
    bots = msgspec.convert(offer["games"][game]["bots"], list[BotInfo])
    good = [bot for bot in bots if bot.for_people] or bots
    return tuple(
        Company(name, bot.sentence.get(language) or bot.sentence.get("en", ""))
        for bot in good
        for name in ([f"{bot.name}:{level}" for level in bot.levels] or [bot.name])
    )

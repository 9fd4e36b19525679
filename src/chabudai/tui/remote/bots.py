"""The bots that a server offers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.tui.status import BotChoice

if TYPE_CHECKING:
    from chabudai.protocol.service import GameInfo


def bot_choices(game: GameInfo, language: str) -> tuple[BotChoice, ...]:
    """Return the bots of a game that are meant for people, each at each level; all if none is."""
    good = [bot for bot in game.bots if bot.for_people] or game.bots
    return tuple(
        BotChoice(name, sentence.get(language) or sentence.get("en", ""))
        for bot in good
        for name, sentence in (
            [(f"{bot.name}:{level}", bot.at.get(level, bot.sentence)) for level in bot.levels]
            or [(bot.name, bot.sentence)]
        )
    )

"""How a game of Hanabi ended, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from chabudai.games.hanabi.scoring import Ended
from chabudai.tui.scene import Ending

if TYPE_CHECKING:
    from chabudai.core import Result
    from chabudai.tui.scene import Scene
    from chabudai.words import Words

WITH_SCORE: Final = (Ended.VICTORY, Ended.DECK)
"""The ends at which the fireworks count; every other end is a defeat."""


def ending(result: Result, scene: Scene, words: Words) -> Ending:
    """Say how the game ended, by its rules or because the table gave up."""
    view: Any = scene.view
    top = view.setup.top_score
    how = words.say(f"ended-{result.ended}")
    if result.ended not in WITH_SCORE:
        stood = words.say("stood-at", total=view.fireworks_total, top=top)
        return Ending(words.say("verdict-defeat"), f"{how} {stood}")
    if result.score is None:
        return Ending(words.say("verdict-victory"), how, happy=True)
    verdict = words.say(f"verdict-{result.verdict}")
    return Ending(verdict, how, words.say("score-of", score=result.score, top=top), happy=True)

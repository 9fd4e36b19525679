"""How a game of Hanabi ended, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chabudai.games.hanabi.scoring import DEFEATS, Band
from chabudai.tui.scene import Ending

if TYPE_CHECKING:
    from chabudai.core import JsonObject
    from chabudai.tui.scene import Scene
    from chabudai.words import Words


def ending(scene: Scene, words: Words, stopped: JsonObject | None) -> Ending | None:
    """Say how the game ended, by its rules or because it was *stopped*; None while it goes on."""
    view: Any = scene.view
    if view is None or (view.ended is None and stopped is None):
        return None
    total, top = view.fireworks_total, view.setup.top_score
    if view.ended is None and stopped is not None:
        return _defeat(str(stopped["ended"]), total, top, words)
    if view.ended in DEFEATS:
        return _defeat(str(view.ended), total, top, words)
    how = words.say(f"ended-{view.ended}")
    if view.score is None:
        return Ending(words.say("verdict-victory"), how, happy=True)
    verdict = words.say(f"verdict-{Band.of(view.score).name.lower()}")
    return Ending(verdict, how, words.say("score-of", score=view.score, top=top), happy=True)


def _defeat(why: str, total: int, top: int, words: Words) -> Ending:
    how = words.say(f"ended-{why}")
    return Ending(words.say("verdict-defeat"), f"{how} {words.say('stood-at', total=total, top=top)}")

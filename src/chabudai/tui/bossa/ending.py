"""How a game of Bossa ended, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.tui.scene import Ending

if TYPE_CHECKING:
    from chabudai.core import Result
    from chabudai.tui.scene import Scene
    from chabudai.words import Words


def ending(result: Result, scene: Scene, words: Words) -> Ending:
    """Say who won and how, by the rules or because somebody gave up or ran out of time."""
    winner = result.winner
    if winner is None or winner == "draw":
        return Ending(words.say("bossa-draw"), words.say("bossa-ended-pile-draw"))
    names = {"winner": scene.name(winner), "loser": scene.name(1 - winner)}
    yours = winner == scene.seat
    title = words.say("bossa-you-won") if yours else words.say("bossa-won", winner=names["winner"])
    needed = "loser" if result.ended in ("stuck", "resigned", "clock") else "winner"
    return Ending(title, words.say(f"bossa-ended-{result.ended}", **{needed: names[needed]}), happy=yours)

"""How a game of Bossa ended, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chabudai.games.bossa.rules import GROUPS_TO_END
from chabudai.games.bossa.table import Ended, Table
from chabudai.tui.scene import Ending

if TYPE_CHECKING:
    from chabudai.core import JsonObject
    from chabudai.tui.scene import Scene
    from chabudai.words import Words


def ending(scene: Scene, words: Words, stopped: JsonObject | None) -> Ending | None:
    """Say how the game ended, by its rules or because it was *stopped*; None while it goes on."""
    view: Any = scene.view
    if view is None or (view.table.ended is None and stopped is None):
        return None
    if view.table.ended is None and stopped is not None:
        return _won(scene, words, str(stopped["ended"]), stopped["winner"])
    return _won(scene, words, kind(view.table), view.table.winner)


def kind(table: Table) -> str:
    """Tell the five ends apart: an emptied hand may have finished a line (B7.3)."""
    if table.ended is Ended.HAND and any(len(line.groups) >= GROUPS_TO_END for line in table.lines):
        return "hand_on_line"
    return str(table.ended)


def _won(scene: Scene, words: Words, how: str, winner: Any) -> Ending:  # noqa: ANN401 - a seat or "draw"
    if not isinstance(winner, int):
        return Ending(words.say("bossa-draw"), words.say("bossa-ended-pile-draw"))
    names = {"winner": scene.name(winner), "loser": scene.name(1 - winner)}
    yours = winner == scene.seat
    title = words.say("bossa-you-won") if yours else words.say("bossa-won", winner=names["winner"])
    needed = "loser" if how in ("stuck", "resigned", "clock") else "winner"
    return Ending(title, words.say(f"bossa-ended-{how}", **{needed: names[needed]}), happy=yours)

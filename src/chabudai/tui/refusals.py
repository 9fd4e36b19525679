"""Why something did not work, in the reader's language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from chabudai.core import GameIsOver, UnreadableMove
from chabudai.tui.errors import NotYourTurn, Refused, Unclear

if TYPE_CHECKING:
    from chabudai.core import ChabudaiError
    from chabudai.tui.adapter import Adapter
    from chabudai.words import Words

_EXAMPLES: Final = re.compile(r"^Write (?:for example: )?|\.$")


def explain(error: ChabudaiError, adapter: Adapter, words: Words) -> str:
    """Say why, with the paragraph of the rulebook where there is one; in English if there are no other words."""
    if error.rule is not None and (said := adapter.objection(error.rule, words)):
        return f"{said} ({error.rule})"
    code = error.reason if isinstance(error, Refused) else error.code
    if isinstance(error, NotYourTurn) or code == "move/turn":
        return words.say("not-your-turn")
    if isinstance(error, GameIsOver) or code == "game/over":
        return words.say("is-over")
    if isinstance(error, UnreadableMove) or code == "move/unreadable":
        return words.say("unreadable", examples=_EXAMPLES.sub("", error.hint))
    if isinstance(error, Unclear):
        return words.say("unclear", example=error.hint)
    if (name := f"refused-{code.replace('/', '-')}") in words:
        return words.say(name)
    return str(error)

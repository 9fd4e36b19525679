"""Play the installed game on the terminal's screen, as a program: it prints what the screen says at the end."""

from __future__ import annotations

import asyncio
import sys

from tests.tui.hands import Hands, terminal

from chabudai.core import Chance
from chabudai.tui.canvas import Canvas
from chabudai.tui.drawing import text_of


async def ending(*, clicks: bool) -> str:
    """Choose everybody's moves by their numbers or with clicks; return the screen's last words."""
    chance = Chance("test", "screen")
    async with terminal("cairn", "Anna", "Bob", "Cleo").run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot)
        while await hands.ready():
            scene = hands.frame.scene
            assert scene is not None
            number = chance.below(len(scene.legal_moves))
            await (hands.click(f"move {number}") if clicks else hands.press(str(number + 1)))
            await hands.press("enter")
            await hands.done(scene)
        return " ".join(text_of(hands.frame.query_one("#hint", Canvas).drawing).split())


if __name__ == "__main__":
    for clicks in (False, True):
        sys.stdout.write(f"{asyncio.run(ending(clicks=clicks))}\n")

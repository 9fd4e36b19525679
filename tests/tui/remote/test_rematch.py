"""After the end: a rematch, for whoever asks for it and whoever follows."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from tests.tui.hands import Hands
from tests.tui.remote.people import People, act, choose, heard, reads, seen, start


def test_a_rematch_takes_along_who_wants_it(people: People, tmp_path: Path) -> None:
    """One asks in lines and is there at once; the other follows by a key; the record of the first game is kept."""
    link, saved = people.table("bossa", 2), tmp_path / "game.json"
    app = people.screen("Anna", link)

    async def story(hands: Hands) -> None:
        bob = people.lines("Bob", link, "--save", str(saved))
        await start(hands)
        await heard(bob, "The game begins.")
        bob.say("resign")
        await heard(bob, "Now you can type: rematch.")
        bob.say("rematch", "seats")
        await heard(bob, "Everybody is here. The game begins when you start it.")
        await seen(hands, lambda scene: scene.status is not None and scene.status.moved_on)
        await reads(hands, "offers", "To the new table")
        await hands.press("+", "enter")
        await seen(hands, lambda scene: scene.ending is None and scene.status is not None and scene.status.link != link)
        room = hands.frame.scene.status if hands.frame.scene else None
        assert room is not None
        assert any(line.endswith(room.link) for line in [*(await heard(bob, "Whoever opens")), bob.heard[-1]])
        bob.say("start")
        await heard(bob, "The game begins.")
        await seen(hands, lambda scene: scene.view is not None)
        bob.say("quit")
        assert await asyncio.to_thread(bob.end) == 0

    act(app, story)
    assert json.loads(saved.read_text("utf-8"))["moves"] == []


def test_who_asks_for_a_rematch_at_the_screen_is_taken_there(people: People) -> None:
    """Asking and following are one step; with a bot the next game is dealt at once."""
    app = people.screen("Anna", people.table("bossa", 2, bots=[{"bot": "greedy", "seat": 1}]))

    async def story(hands: Hands) -> None:
        await start(hands)
        await seen(hands, lambda scene: scene.view is not None)
        await choose(hands, "Propose to give up")
        await seen(hands, lambda scene: scene.ending is not None)
        await hands.press("+")
        await reads(hands, "hint", "Once more?")
        await hands.press("escape")
        await reads(hands, "offers", "Once more")
        await hands.press("+", "enter")
        await seen(hands, lambda scene: scene.ending is None and scene.view is not None)
        await reads(hands, "board", "Greedy")

    act(app, story)

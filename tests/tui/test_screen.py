"""The screen plays whole games, with keys and with clicks, and does nothing by one key alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from tests.tui.hands import Hands, terminal

from chabudai.core import Chance
from chabudai.records.deal import Deal
from chabudai.tui.app import Terminal
from chabudai.tui.canvas import Canvas
from chabudai.tui.drawing import text_of

SMALL = (80, 24)


QUICK_DEAL = 12
"""A number whose deal bots have tried within seconds."""


def act(app: Terminal, story: Callable[[Hands], Awaitable[None]], size: tuple[int, int] = SMALL) -> None:
    """Let *story* happen at a screen."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await story(Hands(pilot))

    asyncio.run(run())


HANABI: list[tuple[bool, dict[str, Any], str, str]] = [
    (False, {}, "93", "deck"),
    (False, {"edition": "pl", "avalanche": True, "synchronised": True}, "18", "errors"),
    (False, {"all_or_nothing": True}, "27", "hopeless"),
    (True, {"avalanche": True, "synchronised": True}, "29", "errors"),
]
"""Clicks or keys, the rules, a deal that the rehearsal soon ends with them, and how."""


@pytest.mark.parametrize(("clicks", "rules", "seed", "ended"), HANABI, ids=str)
def test_hanabi_is_played_to_its_end_at_one_screen(clicks: bool, rules: dict[str, Any], seed: str, ended: str) -> None:
    """Every kind of move that the rules have can be made, with keys or with clicks, and the end is told."""
    app = terminal("hanabi", "Anna", "Bob", "Cleo", rules=rules, seed=seed)

    async def story(hands: Hands) -> None:
        assert await hands.rehearse("hanabi", 3, rules, seed, clicks=clicks) == ended
        assert hands.kinds >= {"Discard", "ClueColour", "ClueValue"}
        assert hands.kinds & {"Play", "Announce"}
        assert ("Announce" in hands.kinds) is bool(rules.get("synchronised"))
        assert hands.frame.scene is not None
        assert hands.frame.scene.ending is not None
        assert hands.frame.scene.ending.title in text_of(hands.frame.query_one("#hint", Canvas).drawing)

    act(app, story)


@pytest.mark.parametrize(("clicks", "seed"), [(False, "w40"), (True, "w1201")], ids=["keys", "clicks"])
def test_bossa_is_played_to_its_end_at_one_screen(clicks: bool, seed: str) -> None:
    """The choices of the set-up, groups, stacks, modifiers and action tiles: all can be done."""
    app = terminal("bossa", "Anna", "Bob", seed=seed)

    async def story(hands: Hands) -> None:
        await hands.game(Chance("screen", seed), clicks=clicks)
        assert hands.frame.scene is not None
        assert hands.frame.scene.ending is not None
        wanted = {"TakeLine", "PlayFirst", "ChooseModifier", "Place", "Stack", "Swap", "Redraw", "modifier"}
        assert hands.kinds == wanted

    act(app, story)


@pytest.mark.parametrize(("game", "bots"), [("hanabi", ("cautious",)), ("bossa", ("greedy",))])
def test_a_game_against_bots_reaches_its_end(game: str, bots: tuple[str, ...]) -> None:
    """Bots move by themselves, and the screen stays with its one person."""
    app = terminal(game, bots=bots, players=2)

    async def story(hands: Hands) -> None:
        await hands.game(Chance("screen", game))
        assert hands.frame.next_name == ""

    act(app, story)


def test_no_key_alone_makes_a_move() -> None:
    """Whatever single key is pressed first, the game has not moved on."""
    app = terminal("hanabi", "Anna", "Bob")

    async def story(hands: Hands) -> None:
        await hands.ready()
        before = hands.frame.scene
        for key in ["enter", "space", *"abcdefghijklmnopqrstuvwxyz123456789?"]:
            await hands.press(key)
            await hands.pilot.pause()
            assert hands.frame.scene is before, key
            await hands.press("escape", "escape", "escape")

    act(app, story)


def test_the_table_may_be_heard_while_the_screen_is_taken_down() -> None:
    """Its parts go first; a bot's move that comes then breaks nothing."""
    app = terminal("hanabi", "Anna", "Bob")

    async def story(hands: Hands) -> None:
        await hands.ready()
        await hands.frame.query(Canvas).remove()
        hands.frame.paint()

    act(app, story)


def test_escape_takes_a_choice_back() -> None:
    """A move that was chosen and not confirmed is forgotten."""
    app = terminal("hanabi", "Anna", "Bob")

    async def story(hands: Hands) -> None:
        await hands.ready()
        await hands.press("1", "p")
        assert hands.frame.selection.pending == "play 1"
        await hands.press("escape")
        assert hands.frame.selection.pending == ""

    act(app, story)


def test_nothing_is_shown_between_two_players() -> None:
    """Until the next player says so, neither hand is on the screen, and keys show nothing of it."""
    app = terminal("hanabi", "Anna", "Bob")

    async def story(hands: Hands) -> None:
        await hands.ready()
        await hands.press("1", "p", "enter")
        await hands.until(lambda: hands.frame.scene is None)
        await hands.press("up", "l", "m", "t")
        shown = "".join(
            text_of(hands.frame.query_one(f"#{part}", Canvas).drawing) for part in ("board", "tail", "side", "hint")
        )
        assert "Bob" in shown
        assert not any(f"{letter}{value}" in shown for letter in "WRBYG" for value in range(1, 6))
        assert hands.frame.selection.scene is None

    act(app, story)


def test_a_dark_place_says_why() -> None:
    """Tiles that do not fit somewhere get a reason, and nothing happens."""
    app = terminal("bossa", "Anna", "Bob")

    async def story(hands: Hands) -> None:
        for _ in range(3):
            await hands.ready()
            scene = hands.frame.scene
            assert scene is not None
            assert scene.view is not None
            await hands.move(scene.view.legal_moves()[0])
        await hands.ready()
        view: Any = hands.frame.scene.view if hands.frame.scene else None
        line = view.board.lines[0]
        await hands.press(*(str(number) for number in range(1, len(view.hands[view.seat]) + 1)))
        await hands.click(f"end white {line.next_up}")
        assert (
            text_of(hands.frame.query_one("#hint", Canvas).drawing).strip()
            == "Next to the die it takes one or two tiles."
        )

    act(app, story)


@pytest.mark.parametrize(("key", "words"), [("?", "Arrow keys"), ("m", "Play card 1"), ("q", "Leave the game?")])
def test_pages_open_and_close(key: str, words: str) -> None:
    """Help, all moves and leaving each have a page; escape closes it."""
    app = terminal("hanabi", "Anna", "Bob")

    async def story(hands: Hands) -> None:
        await hands.ready()
        await hands.press(key)
        await hands.until(lambda: words in hands.app.export_screenshot().replace("&#160;", " "))
        await hands.press("escape")
        await hands.until(lambda: hands.app.screen is hands.frame)

    act(app, story)


def test_a_move_is_chosen_from_the_list_of_all() -> None:
    """Choosing from the list asks for the same confirmation."""
    app = terminal("hanabi", "Anna", "Bob")

    async def story(hands: Hands) -> None:
        await hands.ready()
        before = hands.frame.scene
        await hands.press("m")
        await hands.until(lambda: hands.app.screen is not hands.frame and hands.app.focused is not None)
        await hands.press("down", "enter")
        await hands.until(lambda: hands.frame.selection.pending == "play 2")
        assert hands.frame.scene is before

    act(app, story)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_hanabi_fits_into_the_smallest_screen(players: int) -> None:
    """Every own and other card, the log and the offers are inside 80 columns and 24 lines."""
    app = terminal("hanabi", *[f"Player{number}" for number in range(players)], rules={"avalanche": True})

    async def story(hands: Hands) -> None:
        await hands.ready()
        for row in hands.frame.selection.rows():
            for spot in row:
                canvas, x, y = hands.where(spot)
                assert x + 7 <= canvas.size.width
                assert y < canvas.size.height
        assert max(len(line) for line in text_of(hands.frame.query_one("#board", Canvas).drawing).splitlines()) <= 78

    act(app, story)


@pytest.mark.slow
def test_a_numbered_deal_ends_with_where_the_score_stands() -> None:
    """The bots try the deal beside the game; the end does not wait for them, and tells their results when they come."""
    deal = Deal("bossa", 2, QUICK_DEAL)
    app = terminal("bossa", "Anna", "Bob", players=2, deal=deal)

    async def story(hands: Hands) -> None:
        await hands.rehearse("bossa", 2, {}, deal.seed, clicks=False)
        await hands.until(lambda: hands.frame.scene is not None and not hands.frame.scene.counting)
        assert hands.frame.scene is not None
        assert hands.frame.scene.ending is not None
        assert "master against master: the first seat wins" in hands.frame.scene.log[-3]
        assert "of 20" in text_of(hands.frame.query_one("#tail", Canvas).drawing)

    act(app, story)

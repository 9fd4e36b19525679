"""The coach in a terminal: in lines, at a screen, and at a server's table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

from tests.server.running import Server
from tests.tui.hands import Hands, terminal
from tests.tui.lines import Lines
from tests.tui.test_server_table import Host

from chabudai.core import Record
from chabudai.tui.pages import Answer, Choosing
from chabudai.words import Words

Play = Callable[..., Lines]
WORDS = Words("en", ("game", "bots", "terminal"))
SURE = WORDS.say("coach-sure")
CLUE = "clue 2 1"


def _ask_in_lines(lines: Lines) -> None:
    """Ask for a move and for a meaning; before the first answer it is said that the game will be marked."""
    lines.say("coach", "coach move")
    lines.until("That can be asked: coach meaning (What could this clue mean?), coach move (What would")
    lines.until(SURE)
    lines.say("coach move")
    lines.until("Partner would choose: ")
    lines.say("coach meaning")
    lines.until(WORDS.say("refused-coach-nothing"))
    lines.say(CLUE)
    lines.until("Your move, Anna:")
    lines.say("coach meaning")
    heard = lines.more()
    while heard.startswith(("Anna asked", "Your move")):
        # A server's log, and that it is the turn again, may be heard before the answer.
        heard = lines.more()
    assert " clue" in heard or "convention" in heard, heard


def test_lines_with_bots_note_each_use_in_the_record(play: Play, tmp_path: Path) -> None:
    """What was asked is in the log, and as a note in the file."""
    saved = tmp_path / "game.json"
    lines = play("hanabi", "--players", "2", "--bot", "partner", "--seed", "a", "--name", "Anna", "--save", str(saved))
    lines.until("Your move, Anna:")

    _ask_in_lines(lines)
    lines.say("log", "quit")
    lines.until("Anna asked the coach.")

    assert lines.end() == 0
    record = Record.from_json(json.loads(saved.read_text("utf-8")))
    assert [(note.seat, note.move) for note in record.notes] == [(0, None), (0, 2)]


def test_lines_at_a_servers_table_mark_it(play: Play, home: Path, tmp_path: Path) -> None:
    """The same words; the server's log tells of it."""
    assert home.is_dir()
    with Server(tmp_path) as server:
        lines = play(Host(server).table("hanabi", "partner", rules={"first": 0}), "--name", "Anna")
        lines.until("Anna sat down.")
        lines.say("start")
        lines.until("Your move, Anna:")
        _ask_in_lines(lines)
        lines.say("log")
        lines.until("Anna asked the coach.")
        lines.say("quit")
        assert lines.end() == 0


def test_two_people_at_one_screen_have_no_coach(play: Play) -> None:
    """Neither its word nor its line in the help."""
    lines = play("hanabi", "--hot-seat", "Anna", "Bob", "--seed", "a")
    lines.say("", "coach move", "quit")
    lines.until("You cannot ask for that now: coach.")
    assert lines.end() == 0


def test_the_screen_asks_by_one_key_and_answers_below_the_board() -> None:
    """The page says what a use changes; the answer is read and closed, and the board is as it was."""
    app = terminal("hanabi", bots=("partner",), players=2)

    async def story() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            hands = Hands(pilot)
            assert await hands.ready()
            await hands.press("h")
            page = app.screen
            assert isinstance(page, Choosing)
            assert page._note == SURE
            await hands.press("down", "enter")
            await hands.until(lambda: isinstance(app.screen, Answer))
            answer = app.screen
            assert isinstance(answer, Answer)
            assert " would choose: " in answer._lines[0]
            await hands.press("escape")
            assert app.screen is hands.frame
            await hands.press("h")
            again = app.screen
            assert isinstance(again, Choosing)
            assert again._note == ""

    asyncio.run(story())

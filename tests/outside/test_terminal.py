"""An installed game in the terminal: whole games in lines, with bots and with several people at one screen."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.outside.running import python
from tests.tui.lines import Lines

from chabudai.core import Chance

Play = Callable[..., Lines]


@pytest.fixture
def play() -> Iterator[Play]:
    """Start games in lines; none of them outlives its test."""
    started: list[Lines] = []

    def start(*arguments: str) -> Lines:
        started.append(Lines(*arguments))
        return started[-1]

    yield start
    for lines in started:
        lines.kill()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_pipe_plays_with_bots_to_the_end(players: int, play: Play, tmp_path: Path) -> None:
    """Every move is offered, the end is told, and the record is in a file."""
    saved, chance = tmp_path / "game.json", Chance("test", str(players))
    lines = play("cairn", "--players", str(players), "--seed", "a", "--name", "Anna", "--save", str(saved))

    lines.play(lambda legal: legal[chance.below(len(legal))])

    assert lines.end() == 0
    record = json.loads(saved.read_text("utf-8"))
    assert (record["game"], record["players"], record["names"][0]) == ("cairn", players, "Anna")
    assert record["moves"][-1] == "call"
    assert any("won" in line or "draw" in line for line in lines.heard[-12:]), lines.heard[-12:]


def test_wrong_input_is_answered_with_the_paragraph(play: Play) -> None:
    """A forbidden move gets the game's own sentence and number."""
    lines = play("cairn", "--seed", "a", "--name", "Anna")
    lines.until("Your move, Anna:")

    lines.say("dance", "call", "quit")

    lines.until("That is not a move.")
    lines.until("You cannot play `call`. Nobody has added to this cairn (C6).")
    assert lines.end() == 0


def test_the_terminal_hides_what_others_add(play: Play) -> None:
    """What a bot adds is told without its weight."""
    lines = play("cairn", "--players", "2", "--bot", "random", "--seed", "b", "--name", "Anna")
    lines.until("Your move, Anna:")
    lines.say(lines.legal()[0])
    told = lines.until("Your move, Anna:")

    assert "Random: added, weight –" in told
    assert not [line for line in told if line.startswith("Random: add ")]


def test_the_screen_plays_a_whole_game() -> None:
    """Three people at one screen choose every move by its number, then with clicks; each time the end is told."""
    keys, clicks = python("tests.outside.screen").splitlines()

    assert keys == clicks
    assert "won" in keys

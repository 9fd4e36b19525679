"""What an installed game does not bring is refused in a sentence; what needs nothing special works."""

from __future__ import annotations

import json
from pathlib import Path

from tests.engine.asking import Engine
from tests.outside.playing import whole_game
from tests.outside.running import chabudai, refused


def test_a_numbered_deal_is_tried_by_bots() -> None:
    """Any game has numbered deals, and a bot that plays them."""
    found = json.loads(chabudai("deal", "cairn", "--number", "7", "--tries", "5", "--json"))

    assert (found["game"], found["players"], found["number"]) == ("cairn", 3, 7)


def test_puzzles_are_refused() -> None:
    """Somebody has to make them."""
    assert "There are no puzzles of cairn." in refused("puzzle", "cairn")


def test_courses_are_refused() -> None:
    """Somebody has to write them."""
    assert "There is no course of cairn." in refused("course", "--game", "cairn")


def test_reviews_are_refused(tmp_path: Path) -> None:
    """Somebody has to say what a good move is."""
    file = tmp_path / "game.json"
    with Engine() as engine:
        file.write_text(json.dumps(whole_game(engine, 3)[0]), encoding="utf-8")

    assert "There is no review of cairn." in refused("review", str(file))


def test_a_game_is_shadowed_by_a_bot(tmp_path: Path) -> None:
    """Any game has a bot that can be asked; without truths of its own nothing is said about cards."""
    file = tmp_path / "game.json"
    with Engine() as engine:
        file.write_text(json.dumps(record := whole_game(engine, 3)[0]), encoding="utf-8")
    found = json.loads(chabudai("shadow", str(file), "--bot", "random", "--json"))

    assert found["together"]["same"]["total"] == len(record["moves"])
    assert found["together"]["readings"]["total"] == 0

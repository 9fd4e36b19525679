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


def test_reviews_are_refused(tmp_path: Path) -> None:
    """Somebody has to say what a good move is."""
    file = tmp_path / "game.json"
    with Engine() as engine:
        file.write_text(json.dumps(whole_game(engine, 3)[0]), encoding="utf-8")

    assert "There is no review of cairn." in refused("review", str(file))

"""Bots for an installed game: every game has `random`, a game brings its own, and the arena measures any rivals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.outside.running import chabudai


def test_the_game_has_bots() -> None:
    """Nobody wrote the first one for it; the second is in the package's part for bots."""
    listed = [line.split() for line in chabudai("bots").splitlines()]

    assert [words[1] for words in listed if words[0] == "cairn"] == ["random", "wary"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_arena_plays_with_any_number_of_rivals(players: int, tmp_path: Path) -> None:
    """Seats share the victories, and every game can be made again from its record."""
    file = tmp_path / "games.jsonl"
    table = ["--bot", "random", "--players", str(players), "--games", "40", "--jobs", "1"]
    found = json.loads(chabudai("arena", "cairn", *table, "--rules", "hand=3", "--json", "--records", str(file)))

    assert found["rules"] == {"footing": True, "hand": 3}
    assert sum(found["ended"].values()) == found["games"] == 40
    if players > 2:
        assert sum(found["seats"]) == pytest.approx(1, abs=0.001)
    again = chabudai("convert", str(file)).splitlines()
    assert [json.loads(line)["moves"] for line in again] == [
        json.loads(line)["moves"] for line in file.read_text("utf-8").splitlines()
    ]


@pytest.mark.parametrize("players", [2, 4])
def test_duels_are_rated_and_larger_tables_share(players: int) -> None:
    """Two rivals have Elo; of more, each has a part of the victories, and the better bot has the larger."""
    table = ["--bot", "wary", "--bot", "random", "--players", str(players), "--games", "100", "--jobs", "1"]
    found = json.loads(chabudai("arena", "cairn", *table, "--json"))

    assert ("elo" in found) == ("rate" in found) == (players == 2)
    assert (found["rate"] if players == 2 else found["share"]) > 0.5


def test_the_arena_reports_on_an_installed_game(tmp_path: Path) -> None:
    """The HTML report names the game and its ends."""
    page = tmp_path / "report.html"
    chabudai("arena", "cairn", "--bot", "random", "--players", "4", "--games", "20", "--report", str(page))

    assert all(word in page.read_text("utf-8") for word in ("Cairn", "last", "random"))

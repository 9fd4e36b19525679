"""Games that other packages bring: found, and left out with a warning where they cannot be used."""

from importlib.metadata import EntryPoint

import pytest

from chabudai.games import HANABI, installed
from chabudai.games.installed import GROUP, installed_games


def offering(monkeypatch: pytest.MonkeyPatch, *values: str) -> None:
    """Let packages name these objects as their games."""
    points = [EntryPoint(f"game{number}", value, GROUP) for number, value in enumerate(values)]
    monkeypatch.setattr(installed, "entry_points", lambda *, group: [point for point in points if point.group == group])


def test_a_game_is_found_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    """The object behind the entry point is the game."""
    offering(monkeypatch, "chabudai.games.hanabi:HANABI")

    assert installed_games([]) == (HANABI,)


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("chabudai.games.nowhere:GAME", "ModuleNotFoundError"),
        ("chabudai.core:Seat", "is no chabudai.core.Game"),
        ("chabudai.games.hanabi:HANABI", "there is a game 'hanabi' already"),
    ],
)
def test_a_game_that_cannot_be_used_is_left_out(monkeypatch: pytest.MonkeyPatch, value: str, why: str) -> None:
    """One bad package does not stop the others, and the warning says what is wrong."""
    offering(monkeypatch, value, "chabudai.games.bossa:BOSSA")

    with pytest.warns(UserWarning, match=why):
        found = installed_games(["hanabi"])

    assert [game.name for game in found] == ["bossa"]

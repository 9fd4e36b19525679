"""The registry: games by name, and what is special to one on each level."""

import pytest

from chabudai.core import InvalidRules, Registry
from chabudai.games import GAMES, HANABI


@pytest.mark.parametrize("name", GAMES)
def test_a_part_is_the_folder_of_the_game_on_that_level(name: str) -> None:
    """Levels find what is special to a game by the game's name."""
    part = GAMES.part(name, "bots")

    assert part is not None
    assert part.__name__ == f"chabudai.bots.{name}"


@pytest.mark.parametrize("level", ["nowhere", "engine"])
def test_a_level_without_a_part_gets_none(level: str) -> None:
    """What a game does not bring is no error: the level has a generic form."""
    assert GAMES.part("hanabi", level) is None


def test_a_game_that_brings_nothing_has_no_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game need not say where its parts are."""
    monkeypatch.setattr(type(HANABI), "parts", "")

    assert Registry([HANABI]).part("hanabi", "bots") is None


def test_an_unknown_game_is_refused() -> None:
    """The refusal lists the games that there are."""
    with pytest.raises(InvalidRules, match="hanabi"):
        GAMES.part("go", "bots")


def test_a_part_is_known_without_being_imported() -> None:
    """Whoever only lists games need not load what is heavy."""
    assert GAMES.has_part("hanabi", "fast")
    assert not GAMES.has_part("hanabi", "nowhere")
    with pytest.raises(InvalidRules, match="hanabi"):
        GAMES.has_part("go", "fast")

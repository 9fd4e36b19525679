"""What environments offer to a game that brings nothing of its own, and what they refuse."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest

from chabudai.core import InvalidRules
from chabudai.envs import bossa_v1, hanabi_v1, table_v1
from chabudai.envs.errors import InvalidOption
from chabudai.envs.registration import id_of, register
from chabudai.envs.solo import SoloEnv
from chabudai.envs.vector import BatchEnv
from chabudai.games import GAMES
from chabudai.games.hanabi import Hanabi


class Plain(Hanabi):
    """A game of another package: it has no parts on any level."""

    name = "plain"
    parts = ""


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_an_id(game: str) -> None:
    """Gymnasium knows it by its name."""
    assert id_of(game) in gymnasium.registry


def test_a_game_without_a_twin_has_no_id(monkeypatch: pytest.MonkeyPatch) -> None:
    """An id that can never be made would only mislead."""
    monkeypatch.setitem(GAMES._games, "plain", Plain())
    register()

    assert id_of("plain") not in gymnasium.registry


def test_our_ids_and_names_stay() -> None:
    """Programs that others wrote rely on them."""
    assert [id_of(game) for game in ("hanabi", "bossa")] == ["chabudai/Hanabi-v1", "chabudai/Bossa-v1"]
    assert hanabi_v1.env().metadata["name"] == "hanabi_v1"
    assert bossa_v1.raw_env().metadata["name"] == "bossa_v1"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_any_game_is_made_by_its_name(game: str) -> None:
    """It is the same table as that of the game's own module."""
    tables = table_v1.env(game), {"hanabi": hanabi_v1, "bossa": bossa_v1}[game].env()
    for table in tables:
        table.reset(seed=3)

    assert tables[0].metadata == tables[1].metadata
    assert np.array_equal(tables[0].state(), tables[1].state())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_without_drawings_is_shown_field_by_field(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Text and picture come from the position's JSON form, and tell who is to move."""
    found = GAMES.part
    monkeypatch.setattr(GAMES, "part", lambda name, level: None if level == "envs" else found(name, level))
    texts, pictures = (table_v1.env(game, render_mode=mode) for mode in ("ansi", "rgb_array"))
    texts.reset(seed=3)
    pictures.reset(seed=3)
    lines = str(texts.render()).splitlines()
    picture = pictures.render()

    assert lines[0] == game.capitalize()
    assert [line.split()[0] for line in lines[1:-2]] == list(texts.unwrapped.game.state().to_json())
    assert f"> {texts.agent_selection}" in lines
    assert isinstance(picture, np.ndarray)
    assert picture.std() > 0


def test_a_game_without_a_twin_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error says what the game lacks."""
    monkeypatch.setitem(GAMES._games, "plain", Plain())

    for make in (table_v1.env, SoloEnv, BatchEnv):
        with pytest.raises(InvalidRules, match="has no compiled twin"):
            make("plain")


def test_more_than_two_rivals_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """One number for each move cannot pay three rivals."""
    monkeypatch.setattr(Hanabi, "cooperative", False)

    for make in (table_v1.env, SoloEnv, BatchEnv):
        with pytest.raises(InvalidOption, match="3 rivals play hanabi"):
            make("hanabi", players=3)

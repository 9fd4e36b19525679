"""What the drop-in for the Hanabi Learning Environment refuses, and how."""

from __future__ import annotations

from typing import Any

import pytest

from chabudai.core import GameIsOver, IllegalMove
from chabudai.envs import rl_env
from chabudai.envs.errors import OutOfOrder

Action = Any
# Player 1 holds no yellow card.
DECK = ["R1", "R2", "B5", "W1", "Y3", "G1", "G1", "W2", "B4", "R1"]
ALL = [f"{colour}{value}" for colour in "RYGWB" for value in (1, 1, 1, 2, 2, 3, 3, 4, 4, 5)]


def whole_deck(start: list[str]) -> list[str]:
    """Return a deck that begins with these cards."""
    rest = ALL.copy()
    for card in start:
        rest.remove(card)
    return start + rest


@pytest.mark.parametrize(
    ("config", "said"),
    [
        ({"colors": 2}, "`colors` is 2; 5 is supported"),
        ({"ranks": 3}, "`ranks` is 3"),
        ({"players": 6}, "`players` is 6"),
        ({"players": 5, "hand_size": 5}, "`hand_size` is 5; 4 is supported"),
        ({"max_information_tokens": 3}, "`max_information_tokens` is 3"),
        ({"max_life_tokens": 1}, "`max_life_tokens` is 1"),
        ({"observation_type": 2}, "`observation_type` is 2"),
        ({"player": 2}, "no parameter 'player'"),
        ({"players": "two"}, "whole number"),
    ],
)
def test_what_is_not_supported_is_refused_by_name(config: dict[str, Any], said: str) -> None:
    """Each says what is supported, and is the exception that callers expect."""
    with pytest.raises(ValueError, match=said):
        rl_env.HanabiEnv(config)


def test_small_games_are_refused_by_name() -> None:
    """Other environments of the original are named with what there is."""
    for name in ("Hanabi-Small", "Hanabi-Very-Small", "Bridge"):
        with pytest.raises(ValueError, match=f"{name}.*Hanabi-Full"):
            rl_env.make(name)
    with pytest.raises(ValueError, match="dictionary"):
        rl_env.HanabiEnv([("players", 2)])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("action", "error", "said"),
    [
        ({"action_type": "DISCARD", "card_index": 0}, AssertionError, r"H4\.1"),
        (0, IllegalMove, r"H4\.1"),
        ({"action_type": "REVEAL_COLOR", "color": "Y", "target_offset": 1}, AssertionError, r"H3\.4"),
        ({"action_type": "PLAY", "card_index": 5}, AssertionError, "no move"),
        ({"action_type": "REVEAL_RANK", "rank": 0, "target_offset": 0}, AssertionError, "no move"),
        (20, AssertionError, "no move 20"),
        (-1, AssertionError, "no move -1"),
        ({"action_type": "PASS"}, ValueError, "PLAY, DISCARD, REVEAL_COLOR, REVEAL_RANK"),
        ({"action_type": "PLAY"}, ValueError, "`card_index` is missing"),
        ({"action_type": "REVEAL_COLOR", "color": "P", "target_offset": 1}, ValueError, "no color 'P'"),
        ({"action_type": "REVEAL_RANK", "rank": "one", "target_offset": 1}, ValueError, "rank"),
        ("5", ValueError, "dictionary or a whole number"),
        (True, ValueError, "dictionary or a whole number"),
    ],
)
def test_wrong_actions_are_refused(action: Action, error: type[Exception], said: str) -> None:
    """Nothing changes, and the process lives on."""
    env = rl_env.make()
    env.reset(whole_deck(DECK))

    with pytest.raises(error, match=said):
        env.step(action)

    assert env.state.cur_player() == 0


def test_calls_out_of_order_are_refused() -> None:
    """Before the first game, and after the last move."""
    env = rl_env.make()
    with pytest.raises(OutOfOrder, match="reset"):
        env.step(5)
    env.reset()
    while not env.step(5)[2]:
        pass
    with pytest.raises(GameIsOver):
        env.step(5)
